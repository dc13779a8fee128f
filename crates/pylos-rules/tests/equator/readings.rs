//! The rules' sentences, one after the other, on written positions.

use pylos_rules::equator::{Color, HiddenSetup, Position, Rules};
use pylos_rules::{Game, Position as _, Random, Record, Viewer};

fn at(rules: &str, text: &str) -> (Rules, Position) {
    let rules = rules.parse().unwrap();
    (rules, Position::parse(rules, text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

/// Plays turns and gives the position text after them.
fn after(rules: &str, text: &str, turns: &str) -> String {
    let (rules, mut position) = at(rules, text);
    for turn in turns.split_whitespace() {
        let read = position.read_turn(rules, turn);
        let turn = read.unwrap_or_else(|error| panic!("{position} {turn}: {error}"));
        position = position.play(rules, turn).unwrap();
    }
    position.to_string()
}

fn turns(rules: &str, text: &str) -> String {
    let (rules, position) = at(rules, text);
    position.turns(rules).iter().map(|turn| turn.to_string()).collect::<Vec<_>>().join(" ")
}

const START: &str = "EDCBA/EDCBA/........./abcde/abcde B 1.0 - 0 0:0";

#[test]
fn e5_the_player_who_will_not_lead_places_first_and_then_in_turn() {
    let empty = "...../...../........./...../..... B 0.0 - 0 0:0";
    assert_eq!(
        after("carpentier", empty, "4@i3"),
        "...../...../........./..d../..... B 0.1 - 0 0:0"
    );
    assert_eq!(
        after("carpentier", empty, "4@i3 5@o1"),
        "E..../...../........./..d../..... B 0.2 - 0 0:0"
    );
    assert_eq!(
        after("carpentier+whole", empty, "4@i3 5@o1"),
        "...../...../........./..d../e.... B 0.2 - 0 0:0"
    );
    assert_eq!(
        turns("carpentier", empty).split(' ').take(6).collect::<Vec<_>>(),
        ["1@i1", "2@i1", "3@i1", "4@i1", "5@i1", "1@i2"]
    );
    let (rules, position) = at("carpentier", empty);
    assert_eq!((position.to_move(), position.count(rules)), (Color::Red, 50));
}

#[test]
fn e5_the_last_placement_begins_battle_1() {
    let text = "EDCB./EDCBA/........./abcde/abcde B 0.19 - 0 0:0";
    assert_eq!(after("carpentier", text, "1@o5"), START);
}

#[test]
fn e5_mirror_leaves_the_leader_no_choice() {
    let text = "...../...../........./..d../..... B 0.1 - 0 0:0";
    assert_eq!(turns("carpentier+mirror", text), "4@i3");
}

#[test]
fn e5_random_deals_a_whole_setup_and_draws_the_leader() {
    let rules: Rules = "carpentier+random".parse().unwrap();
    let mut random = Random::new(3);
    let mut leaders = [0; 2];
    for _ in 0..200 {
        let start = Position::dealt(rules, &mut random);
        assert_eq!((start.battle(), start.played()), (1, 0));
        assert_eq!(Position::parse(rules, &start.to_string()), Ok(start));
        leaders[start.leader() as usize] += 1;
    }
    assert!(leaders.iter().all(|n| *n > 70), "{leaders:?}");
    let start = Position::dealt(Rules::CARPENTIER, &mut random);
    assert!(start.in_setup() && start.played() == 0);
}

/// Everything that a viewer is told of a game.
fn view(game: &Game<Position>, viewer: Viewer<Color>) -> (Position, Vec<String>, bool) {
    let seen = game.seen_by(viewer);
    let turns = seen.played().iter().map(|played| played.turn.to_string()).collect();
    assert!(seen.last().is_none() || !seen.hides_something());
    (*seen.position(), turns, seen.hides_something() && game.ply() > 0)
}

/// Nothing that may be shown to a player before both are committed depends on
/// the other's arrangement.
#[test]
fn e5_a_hidden_setup_shows_nothing_before_both_are_committed() {
    let rules: Rules = "carpentier+hidden".parse().unwrap();
    let blue = |game: &Game<Position>| format!("{:?}", view(game, Viewer::Player(Color::Blue)));
    let watcher = |game: &Game<Position>| format!("{:?}", view(game, Viewer::Watcher));
    let mut shown = Vec::new();
    for reds in ["12345/54321", "54321/12345", "11223/34455"] {
        let arrangement: pylos_rules::equator::Arrangement = reds.parse().unwrap();
        let mut setup = HiddenSetup::new(rules, Color::Blue);
        setup.commit(Color::Red, arrangement).unwrap();
        assert!(setup.commit(Color::Red, arrangement).is_err());
        assert_eq!((setup.reveal(), setup.placements()), (None, None));
        let mut seen = vec![format!("{setup:?}")];
        // The same on the board, placement by placement.
        let mut game = Game::<Position>::new(rules);
        for turn in arrangement.placements() {
            seen.push(blue(&game));
            seen.push(watcher(&game));
            game.play(turn).unwrap();
        }
        assert_eq!(game.position().to_move(), Color::Blue);
        game.play_text("3@i1").unwrap();
        let blues_view = blue(&game);
        assert!(blues_view.contains("...../C..../........./...../..... B 0.1 - 0 0:0"));
        seen.push(blues_view);
        seen.push(watcher(&game));
        shown.push(seen);
        // Red still sees his own.
        let reds_view = *game.seen_by(Viewer::Player(Color::Red)).position();
        assert_eq!(reds_view.hemisphere(Color::Red), arrangement.hemisphere());
        assert!(reds_view.hemisphere(Color::Blue).is_empty());
        // And once both are committed, all is shown, and the same position
        // is reached placement by placement.
        setup.commit(Color::Blue, "12345/12345".parse().unwrap()).unwrap();
        let mut game = Game::<Position>::new(rules);
        for turn in setup.placements().unwrap() {
            game.play(turn).unwrap();
        }
        assert_eq!(Some(*game.position()), setup.reveal());
        let seen = game.seen_by(Viewer::Player(Color::Blue));
        assert_eq!((seen.position(), seen.played().len()), (game.position(), 20));
    }
    assert!(shown.windows(2).all(|pair| pair[0] == pair[1]), "{shown:#?}");
}

#[test]
fn e6_leader_and_responder_take_turns_and_the_winner_leads_next() {
    // Red 1 is set aside. Left over: blue 1, blue 2 and red 5; with three, the
    // middle one wins.
    assert_eq!(
        after("carpentier", START, "i4-e4 i1-e1 i5-e5 i5-ir"),
        "EDCBA/EDC../........./.bcd./abcde B 2.0 - 1 3:0"
    );
}

#[test]
fn e7_a_pawn_turns_at_empty_intersections_and_never_passes_an_occupied_one() {
    let blocked = "EDC.A/EDCBA/......Be./abcd./abcde B 1.2 ir 0 0:0";
    let (rules, position) = at("carpentier", blocked);
    let targets = |from: &str| position.targets(rules, from.parse().unwrap()).to_string();
    assert_eq!(targets("o3"), "", "o4 leads nowhere: i4 and o5 are occupied");
    assert_eq!(targets("i4"), "e4");
    assert_eq!(targets("o5"), "or");
    let open = "C..../..D../........./a..../b.... B 5.0 - 0 8:8";
    let (rules, position) = at("carpentier", open);
    let targets = |from: &str| position.targets(rules, from.parse().unwrap()).to_string();
    assert_eq!(targets("o1"), "ol il e1 e2 e4 e5 ir or", "only i3 is in the way");
    assert_eq!(targets("i3"), "il e1 e2 e3 e4 e5 ir or", "only o1 is in the way");
}

#[test]
fn e7_under_straight_who_cannot_move_must_pass_and_only_then_may() {
    let rules = "carpentier+5+straight";
    // Red's two pawns stand on meridian 1, and blue takes e1.
    let start = "...../AB.../...../a..../b.... B 5.0 - 0 8:8";
    let stuck = after(rules, start, "i1-e1");
    assert_eq!(stuck, "...../.B.../A..../a..../b.... B 5.1 e1 0 8:8");
    assert_eq!(turns(rules, &stuck), "pass");
    // Nothing was played last, so nothing is designated either.
    assert_eq!(after(rules, &stuck, "pass"), "...../.B.../A..../a..../b.... B 5.2 - 0 8:8");
    // Two blue pawns are left: the smallest wins. Red's count for nobody.
    assert_eq!(
        after(rules, &stuck, "pass i2-e2 pass"),
        "...../...../...../a..../b.... B 6.0 - 0 11:8"
    );
}

#[test]
fn e8_the_old_pawn_is_set_aside_or_the_new_one() {
    let turns = "i1-il i5-ir";
    assert_eq!(
        after("carpentier", START, turns),
        "EDCBA/.DCBA/.......e./abcd./abcde B 1.2 ir 1 0:0"
    );
    assert_eq!(
        after("carpentier+new", START, turns),
        "EDCBA/.DCBA/.E......./abcd./abcde B 1.2 ir 1 0:0"
    );
}

#[test]
fn e11_the_winner_of_battle_5_takes_the_pile_and_the_singleton() {
    // Left over: blue 1, blue 2, red 4, red 5: the largest wins, and takes
    // four pawns, a pile of three and the singleton.
    let start = "...../AB.../........./de.../..... B 5.0 - 3 9:4";
    let turns = "i1-e1 i1-il i2-e2 i2-e3";
    assert_eq!(
        after("carpentier", start, turns),
        "...../...../........./...../..... R 6.0 - 0 9:12"
    );
    assert_eq!(
        after("carpentier+nosingleton", start, turns),
        "...../...../........./...../..... R 6.0 - 0 9:11"
    );
}

#[test]
fn e11_without_the_singleton_ten_all_goes_to_the_winner_of_battle_5() {
    for (leader, winner) in [("B", Color::Blue), ("R", Color::Red)] {
        let text = format!("...../...../........./...../..... {leader} 6.0 - 0 10:10");
        let (rules, end) = at("carpentier+nosingleton", &text);
        assert_eq!(end.outcome(rules).unwrap().winner(), Some(winner));
    }
}

#[test]
fn e14_the_point_just_played_designates_who_may_answer() {
    let answers = |text: &str| {
        let (rules, position) = at("jeux-et-strategie", text);
        position.playable(rules).to_string()
    };
    assert_eq!(answers(START), "i1 i2 i3 i4 i5 o1 o2 o3 o4 o5", "the leader is free");
    for (turn, designated) in [
        ("i3-e2", "i2 o2"),
        ("i3-il", "i1 i2 i3 i4 i5"),
        ("i3-ir", "i1 i2 i3 i4 i5"),
        ("i3-ol", "o1 o2 o3 o4 o5"),
        ("i3-or", "o1 o2 o3 o4 o5"),
    ] {
        assert_eq!(answers(&after("jeux-et-strategie", START, turn)), designated, "{turn}");
    }
    // The new pawn is set aside, and its place designates nevertheless.
    let aside = after("jeux-et-strategie", START, "i3-e3 i3-e5");
    assert_eq!(aside, "EDCBA/ED.BA/....C..../ab.de/abcde B 1.2 e5 1 0:0");
    assert_eq!(answers(&aside), "i5 o5");
    // Nobody stands on meridian 3: any pawn may answer.
    let nobody = "...../AB.../........./d.e../..... R 5.0 - 3 4:9";
    assert_eq!(answers(&after("jeux-et-strategie", nobody, "i3-e3")), "i1 i2");
}

#[test]
fn records_of_the_equator_game_are_read_back() {
    let mut random = Random::new(9);
    for rules in Rules::all().step_by(7) {
        let mut game = Game::<Position>::from_position(rules, Position::dealt(rules, &mut random));
        while let Some(turn) = game.position().random_turn(rules, &mut random) {
            game.play(turn).unwrap();
        }
        let record = Record::of_game(&game);
        let text = record.to_string();
        assert!(text.starts_with("[Game \"equator\"]\n[Rules \""), "{text}");
        let read: Record = text.parse().unwrap();
        assert_eq!(read.to_game::<Position>().unwrap(), game, "{text}");
    }
}
