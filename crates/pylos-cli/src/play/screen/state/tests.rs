//! The screen without a terminal.

use super::*;
use pylos_rules::{Game, Position, Random, TimeControl, equator, pyramid};

const NOW: Duration = Duration::ZERO;

fn screen<P: TerminalGame>(rules: &str, position: &str) -> Screen<P> {
    let Ok(rules) = rules.parse::<P::Rules>() else { panic!("{rules}") };
    let start = P::given(rules, Some(position)).unwrap();
    let game = Game::from_position(rules, start);
    let control = TimeControl::Unlimited;
    let table = Table::new(game, [Seat::Human; 2], control, Random::new(1));
    Screen::new(table, None, Language::En)
}

fn typed<P: TerminalGame>(screen: &mut Screen<P>, line: &str) -> Flow {
    for letter in line.chars() {
        let action = if letter == ' ' { Action::Choose } else { Action::Type(letter) };
        screen.act(action, NOW);
    }
    screen.act(Action::Confirm, NOW)
}

fn warning<P: TerminalGame>(screen: &Screen<P>) -> &str {
    match screen.notice() {
        Notice::Warn(text) => text,
        Notice::Tell(text) => panic!("no warning: {text}"),
    }
}

#[test]
fn the_cursor_walks_over_the_levels() {
    let mut screen = screen::<pyramid::Position>("standard", "start");
    assert_eq!(screen.cursor().to_string(), "a1");
    let walk = [
        (Direction::Up, "a2"),
        (Direction::Right, "b2"),
        (Direction::Down, "b1"),
        (Direction::Left, "a1"),
        (Direction::Left, "a1"),
        (Direction::Down, "a1"),
    ];
    for (direction, cell) in walk {
        screen.act(Action::Turn(direction), NOW);
        assert_eq!(screen.cursor().to_string(), cell, "{direction:?}");
    }
    for cell in ["b1", "c1", "d1", "e1"] {
        screen.act(Action::Turn(Direction::Right), NOW);
        assert_eq!(screen.cursor().to_string(), cell);
    }
    screen.act(Action::Choose, NOW);
    assert_eq!(warning(&screen), "e1 is not supported (P1): a1 is empty");
}

#[test]
fn take_backs_are_chosen_one_by_one_and_can_be_cancelled() {
    let position = "LLD.L......D...D/........./..../. L";
    let mut screen = screen::<pyramid::Position>("standard", position);
    let go = |screen: &mut Screen<pyramid::Position>, cell: &str| {
        screen.cursor = cell.parse().unwrap();
        screen.act(Action::Choose, NOW);
    };
    go(&mut screen, "b2");
    assert_eq!(*screen.notice(), Notice::Tell("Enter plays b2, or take back a ball.".to_owned()));
    assert_eq!(screen.possible().len(), 4);
    go(&mut screen, "c1");
    assert_eq!(warning(&screen), "c1 cannot be taken back (P6): no ball of the mover is there");
    go(&mut screen, "a1");
    screen.act(Action::Back, NOW);
    assert_eq!(screen.possible().len(), 4, "the step was taken back");
    // Undo is for whole turns.
    screen.act(Action::Undo, NOW);
    assert!(warning(&screen).contains("not finished"));
    screen.act(Action::Cancel, NOW);
    assert!(screen.table().composer().steps().is_empty());
    go(&mut screen, "b2");
    go(&mut screen, "b2");
    screen.act(Action::Confirm, NOW);
    let played = screen.table().game().turns().next_back().unwrap();
    assert_eq!(played.to_string(), "b2xb2");
}

#[test]
fn what_is_typed_is_played_or_explained() {
    let mut screen = screen::<pyramid::Position>("standard", "start");
    typed(&mut screen, "b2");
    assert_eq!(screen.table().game().ply(), 1);
    typed(&mut screen, "b2");
    assert_eq!(warning(&screen), "b2 is not empty (P4)");
    screen.act(Action::Type('z'), NOW);
    screen.act(Action::Back, NOW);
    assert_eq!(screen.entry(), "");
    screen.act(Action::Undo, NOW);
    assert_eq!(screen.table().game().ply(), 0);
    screen.act(Action::Redo, NOW);
    assert_eq!(screen.table().game().ply(), 1);
    typed(&mut screen, "resign");
    assert!(matches!(screen.notice(), Notice::Tell(text) if text.starts_with("What next?")));
    let end = screen.table().end().unwrap().map(|text| Language::En.say(&text));
    assert_eq!(end, ["Light wins!", "Dark resigned."]);
    typed(&mut screen, "c3");
    assert!(warning(&screen).starts_with("The game is over: Light wins"));
    assert!(screen.possible().is_empty());
}

/// Somebody who knows how it ends.
struct Prophet(Value);

impl Oracle<pyramid::Position> for Prophet {
    fn value(&self, _: &pyramid::Position) -> Option<Value> {
        Some(self.0)
    }
}

#[test]
fn exact_values_are_told_from_one_point_of_view_and_can_be_hidden() {
    let verdict = |value| {
        let screen = screen::<pyramid::Position>("standard", "start");
        screen.with_oracle(Some(Arc::new(Prophet(value)))).verdict()
    };
    assert_eq!(verdict(Value::Loss(40)).as_deref(), Some("Dark: wins in 40 turns"));
    assert_eq!(verdict(Value::Win(21)).as_deref(), Some("Light: wins in 21 turns"));
    assert_eq!(verdict(Value::Draw).as_deref(), Some("draw"));
    let mut screen = screen::<pyramid::Position>("standard", "start");
    assert_eq!(screen.verdict(), None);
    screen.act(Action::Value, NOW);
    assert!(warning(&screen).contains("pylos solve"));
    let mut screen = screen.with_oracle(Some(Arc::new(Prophet(Value::Draw))));
    screen.act(Action::Value, NOW);
    assert_eq!(screen.verdict(), None);
    typed(&mut screen, "value");
    assert!(screen.verdict().is_some());
}

#[test]
fn pages_open_scroll_and_close() {
    let mut screen = screen::<pyramid::Position>("standard", "start");
    typed(&mut screen, "review");
    assert!(warning(&screen).contains("Nothing has been played"));
    for line in ["help", "rules", "turns", "turns a"] {
        typed(&mut screen, line);
        assert!(screen.page().is_some_and(|page| !page.lines.is_empty()), "{line}");
        screen.act(Action::Turn(Direction::Down), NOW);
        screen.act(Action::Turn(Direction::Up), NOW);
        assert_eq!(screen.page().map(|page| page.skipped), Some(0));
        screen.act(Action::Choose, NOW);
        assert!(screen.page().is_none());
    }
    assert_eq!(screen.table().game().ply(), 0);
}

#[test]
fn an_unsaved_game_is_left_at_the_second_time_of_asking() {
    let mut screen = screen::<pyramid::Position>("standard", "start");
    assert_eq!(screen.act(Action::Quit, NOW), Flow::Leave);
    typed(&mut screen, "b2");
    assert_eq!(screen.act(Action::Quit, NOW), Flow::GoOn);
    assert!(warning(&screen).contains("not saved"));
    screen.act(Action::Next, NOW);
    assert_eq!(typed(&mut screen, "quit"), Flow::GoOn);
    assert_eq!(screen.act(Action::Quit, NOW), Flow::Leave);
}

#[test]
fn a_setup_and_a_battle_are_played_with_the_cursor() {
    let mut screen = screen::<equator::Position>("carpentier", "start");
    let mut turns = 0;
    // Tab always finds something to do, to the very end.
    while screen.table().game().outcome().is_none() {
        screen.act(Action::Next, NOW);
        screen.act(Action::Choose, NOW);
        turns += 1;
        assert!(turns < 200, "{}", screen.table().game().position());
    }
    assert_eq!(screen.table().game().ply(), 40);
}

#[test]
fn who_cannot_move_passes_with_a_key() {
    // Red's only pawns that could answer are shut in.
    let rules: equator::Rules = "carpentier+5+straight".parse().unwrap();
    let mut random = Random::new(3);
    for _ in 0..10_000 {
        let mut position = equator::Position::start(rules);
        while let Some(turn) = position.random_turn(rules, &mut random) {
            if turn == equator::Turn::Pass {
                let text = position.to_string();
                let mut screen = screen::<equator::Position>("carpentier+5+straight", &text);
                screen.act(Action::Confirm, NOW);
                assert_eq!(screen.table().game().ply(), 1, "{text}");
                return;
            }
            position = position.play_unchecked(rules, turn);
        }
    }
    panic!("nobody was ever stuck");
}
