//! Balanced openings: which ones, of what, and that the file alone says it.

use std::collections::BTreeSet;

use pylos_rules::{ByGame, Game, Random, pyramid};
use pylos_tournament::{
    Action, Format, Openings, Place, Refusal, Settings, SettingsProblem, Tournament,
};

fn agreed(rules: &str, games: u8) -> Settings {
    Settings {
        rules: rules.parse().unwrap(),
        openings: Openings::Balanced,
        games,
        format: Format::RoundRobin,
        ..Settings::default()
    }
}

/// Everybody has entered, and the first round is paired.
fn begun(settings: Settings, players: &[&str]) -> Tournament {
    let mut chance = Random::new(4);
    let mut tournament = Tournament::new(settings).unwrap();
    let enter = |name: &&str| Action::Enter { name: (*name).to_owned(), rating: None, team: None };
    for action in players.iter().map(enter).chain([Action::Pair]) {
        let events = tournament.decide(&action, &mut chance).unwrap();
        tournament = tournament.advance(events).unwrap();
    }
    tournament
}

const FOUR: [&str; 4] = ["Ada", "Charles", "Dora", "Emil"];

fn ballots(tournament: &Tournament) -> Vec<String> {
    let places = (1..=3).flat_map(|round| (1..=2).map(move |board| Place { round, board }));
    let given = places.flat_map(|place| tournament.ballots(place));
    given.map(|ballot| ballot.to_string()).collect()
}

#[test]
fn a_file_says_its_openings_wherever_it_is_read() {
    let tournament = begun(agreed("standard", 1), &FOUR);
    let text = tournament.to_string();
    assert!(text.contains("[Games \"1\"]\n[Openings \"balanced\"]\n[Scoring"), "{text}");
    let read: Tournament = text.parse().unwrap();
    assert_eq!(read.to_string(), text);
    assert_eq!(ballots(&read), ballots(&tournament));
    // As a server reads it: the tags, then an event at a time.
    let mut grown: Tournament = tournament.tags().parse().unwrap();
    for lines in tournament.lines_after(0) {
        grown = grown.read_on(&lines).unwrap();
    }
    assert_eq!(ballots(&grown), ballots(&tournament));
    // What happens afterwards changes nothing, not even a name.
    let rename = Action::Rename { player: "Ada".to_owned(), name: "Ada L.".to_owned() };
    let events = tournament.decide(&rename, &mut Random::new(0)).unwrap();
    assert_eq!(ballots(&tournament.advance(events).unwrap()), ballots(&tournament));
}

#[test]
fn boards_and_evenings_differ_and_the_games_of_a_pair_do_not() {
    let evening = begun(agreed("advanced", 5), &FOUR);
    let place = Place { round: 1, board: 1 };
    let game = |number| evening.ballot(place, number).unwrap();
    assert_eq!(evening.ballots(place), [game(1), game(3), game(5)]);
    assert_eq!([game(2), game(4)], [game(1), game(3)]);
    let distinct: BTreeSet<String> = ballots(&evening).into_iter().collect();
    assert!(distinct.len() > 6, "{distinct:?}");
    let other = begun(agreed("advanced", 5), &["Ada", "Charles", "Dora", "Fritz"]);
    assert_ne!(ballots(&other), ballots(&evening));
}

#[test]
fn they_are_legal_and_leave_light_to_begin() {
    for rules in ["children", "standard+must", "advanced+must+raise"] {
        let tournament = begun(agreed(rules, 2), &FOUR);
        let ballot = tournament.ballot(Place { round: 2, board: 1 }, 1).unwrap();
        let ByGame::Pyramid(rules) = tournament.settings().rules else { panic!("the pyramid") };
        let mut game = Game::<pyramid::Position>::new(rules);
        for turn in ballot.to_string().split(' ') {
            game.play_text(turn).unwrap();
        }
        assert_eq!(*game.position(), ballot.position);
        assert_eq!(game.position().to_move(), pyramid::Color::Light);
    }
}

#[test]
fn where_none_are_known_they_are_refused() {
    for rules in ["carpentier", "standard+13-15"] {
        let refused = Tournament::new(agreed(rules, 1)).unwrap_err();
        let problem = SettingsProblem::NoBallots(rules.to_owned());
        assert_eq!(refused, Refusal::Settings(problem));
    }
    let usual = begun(Settings { openings: Openings::Usual, ..agreed("standard", 1) }, &FOUR);
    assert!(ballots(&usual).is_empty());
    assert!(!usual.to_string().contains("Openings"));
    let unknown = usual.to_string().replace("[Scoring", "[Openings \"fair\"]\n[Scoring");
    let error = unknown.parse::<Tournament>().unwrap_err().to_string();
    assert_eq!(error, "line 6: unknown openings “fair”: there are usual, balanced");
}
