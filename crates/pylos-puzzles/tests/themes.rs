//! Every theme, drawn: boards on which it is there, and others.

use pylos_engine::Score;
use pylos_puzzles::{Choice, Goal, Judge, Ply, Puzzling, Solution, Theme, Themes};
use pylos_rules::{Value, equator, pyramid};

/// A board as the README draws it, without names: level 1 first, the highest
/// rank on top.
fn drawn(board: &str, to_move: char) -> String {
    let mut levels = vec![Vec::new(); 4];
    let rows: Vec<&str> = board.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    for row in rows.iter().rev() {
        for (level, group) in row.split("   ").enumerate() {
            levels[level].push(group.replace(' ', ""));
        }
    }
    let levels: Vec<String> = levels.into_iter().map(|rows| rows.concat()).collect();
    format!("{} {to_move}", levels.join("/"))
}

/// A solution that begins here and has these turns.
fn solution<P: Puzzling>(rules: P::Rules, position: &str, turns: &str, goal: Goal) -> Solution<P> {
    let mut position = P::parse(rules, position).unwrap();
    let mut plies = Vec::new();
    for text in turns.split_whitespace() {
        let turn = position.read_turn(rules, text).unwrap();
        let next = position.play(rules, turn).unwrap();
        plies.push(Ply { position, turn, next });
        position = next;
    }
    Solution { rules, goal, worth: Score::Exact(Value::Win(9)), plies }
}

fn pyramid(rules: &str, board: &str, turns: &str) -> Solution<pyramid::Position> {
    solution(rules.parse().unwrap(), &drawn(board, 'L'), turns, Goal::Win)
}

/// A judge to whom all positions are worth the same.
struct Same(Value);

impl Judge<pyramid::Position> for Same {
    fn worth(&mut self, _: &pyramid::Position) -> Option<Score> {
        Some(self.0.into())
    }

    fn choices(&mut self, _: &pyramid::Position) -> Option<Vec<Choice<pyramid::Position>>> {
        None
    }
}

/// The themes that need no exact values.
fn themes<P: Puzzling>(solution: &Solution<P>) -> Vec<Theme> {
    Themes::of(solution, None).iter().collect()
}

const CORNER: &str = "
    . . . L
    . . . .   . . .
    D L . .   . . .   . .
    L D . .   . . .   . .   .
";

const THREE: &str = "
    . . . .
    . . . .   . . .
    L . . .   . . .   . .
    L L . D   . . .   . .   .
";

#[test]
fn a_raise_is_not_quiet() {
    assert_eq!(themes(&pyramid("standard", CORNER, "d4-e1")), [Theme::Raise]);
    assert_eq!(themes(&pyramid("standard", CORNER, "d1")), [Theme::QuietTurn]);
    // The opponent's raise is not the solver's.
    let reply = "
        . . . L
        . . . .   . . .
        D L . .   . . .   . .
        L D . D   . . .   . .   .
    ";
    assert_eq!(themes(&pyramid("standard", reply, "c4 d1-e1 a4")), [Theme::QuietTurn]);
}

#[test]
fn squares_give_two_one_or_none_back() {
    let shown = |turns| themes(&pyramid("standard", THREE, turns));
    assert_eq!(shown("b2xa1xb2"), [Theme::Square, Theme::TwoBack]);
    assert_eq!(shown("b2xa1"), [Theme::Square, Theme::DeclineToTakeBack]);
    assert_eq!(shown("b2"), [Theme::Square, Theme::DeclineToTakeBack]);
    // The children's rules know no squares (P6).
    assert_eq!(themes(&pyramid("children", THREE, "b2")), [Theme::QuietTurn]);
}

#[test]
fn lines_count_under_the_advanced_rules() {
    let row = "
        . . . .
        . . . .   . . .
        . . . .   . . .   . .
        L L L .   . . .   . .   .
    ";
    assert_eq!(themes(&pyramid("advanced", row, "d1xa1xb1")), [Theme::Line, Theme::TwoBack]);
    assert_eq!(themes(&pyramid("standard", row, "d1")), [Theme::QuietTurn]);
}

#[test]
fn the_first_may_free_the_second() {
    let stacked = "
        . . L .
        . . L L   . . .
        D D . .   . . .   . .
        L D . .   L . .   . .   .
    ";
    let freed = themes(&pyramid("standard", stacked, "d4xe1xa1"));
    assert_eq!(freed, [Theme::Square, Theme::TwoBack, Theme::FreeTheSecond]);
    let beside = themes(&pyramid("standard", stacked, "d4xe1xc3"));
    assert_eq!(beside, [Theme::Square, Theme::TwoBack]);
}

#[test]
fn a_square_is_stopped_where_it_would_be_completed() {
    let threat = "
        . . . .
        . . . .   . . .
        D . . .   . . .   . .
        D D . L   . . .   . .   .
    ";
    assert_eq!(themes(&pyramid("standard", threat, "b2")), [Theme::BlockASquare]);
    assert_eq!(themes(&pyramid("standard", threat, "d4")), [Theme::QuietTurn]);
}

#[test]
fn zugzwang_is_for_a_judge_to_see() {
    let puzzle = pyramid("standard", THREE, "d4");
    let shows = |judge: Option<&mut dyn Judge<pyramid::Position>>| {
        pyramid::Position::shows(Theme::Zugzwang, &puzzle, judge)
    };
    assert_eq!(shows(Some(&mut Same(Value::Loss(8)))), Some(true), "whoever is to move loses");
    assert_eq!(shows(Some(&mut Same(Value::Win(7)))), Some(false));
    assert_eq!(shows(None), None);
}

#[test]
fn the_last_ball_and_counting() {
    let last = "
        L L D D
        L L L L   . . .
        L L L L   . . .   . .
        L L L L   . . .   . .   .
    ";
    assert!(themes(&pyramid("standard", last, "e1")).contains(&Theme::LastBall));
    let few = "
        L D L D
        L D L D   . . .
        L D L D   L D L   . .
        L D L D   D L D   . .   .
    ";
    let shown = themes(&pyramid("standard", few, "e3"));
    assert!(shown.contains(&Theme::Counting) && !shown.contains(&Theme::LastBall), "{shown:?}");
    // With a square to complete it is not counting any more.
    let square = "
        L D L D
        L D L D   D . .
        L D L D   L . D   . .
        L D L D   L L D   . .   .
    ";
    assert!(!themes(&pyramid("standard", square, "g3")).contains(&Theme::Counting));
    assert!(!themes(&pyramid("standard", THREE, "d4")).contains(&Theme::Counting), "many are left");
}

#[test]
fn defence_is_what_is_left_when_all_is_lost() {
    let puzzle = pyramid("standard", CORNER, "d1");
    let lost = Solution { goal: Goal::Resist, ..puzzle.clone() };
    assert!(themes(&lost).contains(&Theme::Defence) && !themes(&puzzle).contains(&Theme::Defence));
}

fn equator(position: &str, turns: &str, lead: i16) -> Solution<equator::Position> {
    let solution = solution(equator::Rules::CARPENTIER, position, turns, Goal::Win);
    Solution { worth: Score::Points(lead), ..solution }
}

/// Blue leads the last battle with 1 and 3, red has 1 and 5.
const LAST: &str = "...../AC.../........./ae.../..... B 5.0 - 3 5:8";

#[test]
fn a_battle_is_won_by_the_middle_one_of_three() {
    // Red's 1 sets blue's aside; 1, 3 and 5 are left, and the 3 is blue.
    let won = equator(LAST, "i1-e1 i1-e3 i2-e2 i2-e4", 5);
    let shown = themes(&won);
    assert_eq!(shown, [Theme::MakeItThree, Theme::FifthBattle, Theme::Pile]);
    // Ahead by far, blue would have won without the pile.
    let far = equator(&LAST.replace("5:8", "9:4"), "i1-e1 i1-e3 i2-e2 i2-e4", 13);
    assert_eq!(themes(&far), [Theme::MakeItThree, Theme::FifthBattle]);
    // As long as the battle is not over, no middle pawn has won it.
    let open = themes(&equator(LAST, "i1-e1 i1-e3 i2-e2", 5));
    assert_eq!(open, [Theme::FifthBattle, Theme::Pile]);
}

#[test]
fn who_sets_aside_is_the_solver() {
    let position = "...../.C.../A......../ae.../..... B 5.1 ol 3 5:8";
    assert_eq!(themes(&equator(position, "i1-e3", -3)), [Theme::SetAside, Theme::FifthBattle]);
    assert_eq!(themes(&equator(position, "i2-e2", -3)), [Theme::FifthBattle]);
}

#[test]
fn a_pass_of_the_opponent_is_forced() {
    let mut passed = equator(LAST, "i1-e1 i1-e3", 5);
    assert!(!themes(&passed).contains(&Theme::ForceAPass));
    passed.plies[1].turn = equator::Turn::Pass;
    assert!(themes(&passed).contains(&Theme::ForceAPass));
    passed.plies[0].turn = equator::Turn::Pass;
    passed.plies.truncate(1);
    assert!(!themes(&passed).contains(&Theme::ForceAPass), "the solver's own pass is none");
}
