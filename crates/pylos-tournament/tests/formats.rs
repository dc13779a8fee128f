//! Every format from its first round to its last, and what is refused.

use pylos_rules::Random;
use pylos_tournament::{
    Action, Bye, Cell, Entrant, Event, Format, Outcome, Phase, Place, Refusal, Score, Scoring,
    Settings, ThirdPlace, TieBreak, Tournament,
};

struct Evening {
    tournament: Tournament,
    chance: Random,
}

impl Evening {
    fn new(settings: Settings, players: usize) -> Evening {
        let tournament = Tournament::new(settings).unwrap();
        let mut evening = Evening { tournament, chance: Random::new(3) };
        for number in 0..players {
            let name = char::from(b'A' + number as u8).to_string();
            evening
                .act(Action::Enter { name, rating: Some(2000 - number as u16), team: None })
                .unwrap();
        }
        evening
    }

    fn of(format: Format, players: usize) -> Evening {
        Evening::new(Settings { format, ..Settings::default() }, players)
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        let events = self.tournament.decide(&action, &mut self.chance)?;
        self.tournament = self.tournament.advance(events)?;
        assert_eq!(self.tournament.to_string().parse().as_ref(), Ok(&self.tournament));
        Ok(())
    }

    fn pair(&mut self) {
        self.act(Action::Pair).unwrap();
    }

    fn report(&mut self, round: usize, board: usize, result: &str) -> Result<(), Refusal> {
        let outcome = result.parse().unwrap();
        self.act(Action::Report { place: Place { round, board }, outcome })
    }

    /// The better seed wins everything that is open.
    fn favourites_win(&mut self) {
        while let Some(place) = self.tournament.missing_result() {
            let [first, second] = self.tournament.board(place).unwrap().players;
            let result = if first < second { "1-0" } else { "0-1" };
            self.report(place.round, place.board, result).unwrap();
        }
    }

    fn names(&self) -> String {
        let rows = self.tournament.standings().rows;
        rows.iter().map(|row| self.tournament.player(row.who).name.clone()).collect()
    }

    fn boards(&self) -> Vec<String> {
        let name = |who: Entrant| self.tournament.player(who).name.clone();
        let round = self.tournament.rounds().last().unwrap();
        round.boards().iter().map(|it| it.players.map(name).concat()).collect()
    }
}

#[test]
fn in_a_round_robin_everybody_meets_everybody() {
    for (format, times) in [(Format::RoundRobin, 1), (Format::DoubleRoundRobin, 2)] {
        for players in [2, 3, 6, 7] {
            let mut evening = Evening::of(format, players);
            while evening.tournament.phase() != Phase::Over {
                evening.pair();
                evening.favourites_win();
            }
            assert_eq!(evening.names(), "ABCDEFG"[..players]);
            let table = evening.tournament.crosstable();
            for (i, row) in table.opponents.iter().enumerate() {
                for (j, meetings) in row.iter().enumerate() {
                    assert_eq!(meetings.len(), if i == j { 0 } else { times });
                    let sides: Vec<_> = meetings.iter().map(|meeting| meeting.colour).collect();
                    assert!(sides.len() < 2 || sides[0] != sides[1], "once as either side");
                }
            }
            for history in evening.tournament.histories() {
                let three = history.colours.windows(3).any(|it| it[0] == it[1] && it[1] == it[2]);
                assert!(!three, "{players} players: {:?}", history.colours);
            }
            assert_eq!(evening.act(Action::Pair), Err(Refusal::Over));
        }
    }
}

#[test]
fn who_leaves_a_round_robin_forfeits_what_is_left() {
    let mut evening = Evening::of(Format::RoundRobin, 4);
    evening.pair();
    evening.favourites_win();
    evening.act(Action::Withdraw { player: "A".to_owned() }).unwrap();
    evening.act(Action::Withdraw { player: "b".to_owned() }).unwrap();
    evening.pair();
    evening.favourites_win();
    evening.pair();
    let forfeits = |outcome| {
        let boards = evening.tournament.rounds().iter().flat_map(|round| round.boards());
        boards.filter(|board| board.outcome == Some(outcome)).count()
    };
    assert_eq!(forfeits(Outcome::BothAbsent), 1);
    assert_eq!(forfeits(Outcome::FirstByForfeit) + forfeits(Outcome::SecondByForfeit), 2);
    let late = Action::Enter { name: "Z".to_owned(), rating: None, team: None };
    assert_eq!(evening.act(late), Err(Refusal::TooLate));
}

#[test]
fn a_knockout_spares_the_strongest_and_finds_one_winner() {
    let format = Format::Knockout { third_place: ThirdPlace::Played };
    for players in 2..=20 {
        let mut evening = Evening::of(format, players);
        while evening.tournament.phase() != Phase::Over {
            evening.pair();
            evening.favourites_win();
        }
        assert!(evening.names().starts_with(&"ABCD"[..players.min(4)]), "{}", evening.names());
        let played: usize =
            evening.tournament.rounds().iter().map(|round| round.boards().len()).sum();
        assert_eq!(played, players - 1 + usize::from(players > 3), "and the third place");
    }
    let mut evening = Evening::of(format, 6);
    evening.pair();
    let sorted = |boards: Vec<String>| -> Vec<String> {
        let sort = |it: String| {
            let mut letters: Vec<char> = it.chars().collect();
            letters.sort();
            letters.into_iter().collect()
        };
        boards.into_iter().map(sort).collect()
    };
    assert_eq!(sorted(evening.boards()), ["DE", "CF"]);
    assert_eq!(evening.report(1, 1, "1/2-1/2"), Err(Refusal::NoWinner));
    evening.report(1, 1, "-/-").unwrap();
    evening.report(1, 2, "1.5-2.5").unwrap();
    evening.pair();
    // Nobody came out of D–E: A is in the final.
    assert_eq!(evening.boards().len(), 1);
    let place = Place { round: 1, board: 2 };
    let other = Action::Correct { place, outcome: Some(Outcome::FirstByForfeit) };
    assert_eq!(evening.act(other), Err(Refusal::Settled(place)));
    let same = Action::Correct { place, outcome: Some(Outcome::SecondByForfeit) };
    assert_eq!(evening.act(same), Ok(()));
}

#[test]
fn an_arena_pairs_whoever_is_free() {
    let mut evening = Evening::of(Format::Arena, 5);
    evening.pair();
    assert_eq!(evening.boards().len(), 2);
    assert_eq!(evening.act(Action::Pair), Err(Refusal::NobodyFree), "one waits");
    evening.report(1, 1, "1-0").unwrap();
    evening.pair();
    assert_eq!(evening.boards().len(), 1, "two of three are free, and one waited");
    let [before, now] = [0, 1].map(|round| evening.tournament.rounds()[round].boards()[0].players);
    assert!(now != before && [now[1], now[0]] != before, "not the same again");
    evening.act(Action::Close).unwrap();
    assert_eq!(evening.act(Action::Pair), Err(Refusal::Over));
}

/// Two points for a win; after two in a row four, until one is not won.
#[test]
fn streaks_count_double_in_an_arena() {
    let mut evening = Evening::of(Format::Arena, 2);
    for (round, wins) in (1..).zip([true, true, true, false, true]) {
        evening.pair();
        let board = evening.tournament.rounds()[round - 1].boards()[0];
        let first = board.players[0] == Entrant(0);
        evening.report(round, 1, if first == wins { "1-0" } else { "0-1" }).unwrap();
    }
    let rows = evening.tournament.standings().rows;
    assert_eq!((rows[0].who, rows[0].score), (Entrant(0), Score::whole(2 + 2 + 4 + 2)));
    assert_eq!(rows[1].score, Score::whole(2));
}

#[test]
fn the_first_swiss_round_is_the_upper_half_against_the_lower() {
    let mut evening = Evening::of(Format::Swiss { rounds: 3 }, 7);
    evening.pair();
    let round = &evening.tournament.rounds()[0];
    let mut pairs: Vec<[u16; 2]> =
        round.boards().iter().map(|board| board.players.map(|who| who.0)).collect();
    pairs.iter_mut().for_each(|pair| pair.sort());
    assert_eq!(pairs, [[0, 3], [1, 4], [2, 5]]);
    assert_eq!(round.byes(), [(Entrant(6), Bye::Full)]);
    // Sides alternate down the boards.
    let began: Vec<bool> = round.boards().iter().map(|it| it.players[0].0 < 3).collect();
    assert!(began[0] != began[1] && began[1] != began[2]);
    assert_eq!(
        evening.act(Action::Pair),
        Err(Refusal::RoundNotFinished(Place { round: 1, board: 1 }))
    );
}

#[test]
fn series_count_as_agreed() {
    let equator = "carpentier".parse().unwrap();
    let settings = Settings {
        rules: equator,
        games: 2,
        scoring: Scoring::Points,
        format: Format::RoundRobin,
        ..Settings::default()
    };
    let mut evening = Evening::new(settings.clone(), 2);
    evening.pair();
    assert!(matches!(evening.report(1, 1, "30-13"), Err(Refusal::WrongScore { games: 2, .. })));
    evening.report(1, 1, "24-18").unwrap();
    assert_eq!(evening.tournament.standings().rows[0].score, Score::whole(24));
    let pyramid = Settings { rules: "standard".parse().unwrap(), ..settings };
    assert!(matches!(Tournament::new(pyramid.clone()), Err(Refusal::Settings(_))));
    let games = Settings { scoring: Scoring::Games, ..pyramid };
    let mut evening = Evening::new(games, 2);
    evening.pair();
    assert!(evening.report(1, 1, "1-0").is_err());
    evening.report(1, 1, "1.5-0.5").unwrap();
    assert_eq!(evening.tournament.standings().rows[1].score, Score::halves(1));
}

/// Four players, all results by hand, all tie-breaks by hand:
///
/// | | A | B | C | D | points | Sonneborn–Berger |
/// |---|---|---|---|---|---|---|
/// | A | | 1 | 0 | 1 | 2 | 1½ + 1 = 2½ |
/// | B | 0 | | 1 | ½ | 1½ | 1½ + ½·1 = 2 |
/// | C | 1 | 0 | | ½ | 1½ | 2 + ½·1 = 2½ |
/// | D | 0 | ½ | ½ | | 1 | ½·1½ + ½·1½ = 1½ |
#[test]
fn tie_breaks_are_as_reckoned_by_hand() {
    let mut evening = Evening::of(Format::RoundRobin, 4);
    let result = |one: &str, other: &str| match (one, other) {
        ("A", "B") | ("C", "A") | ("A", "D") | ("B", "C") => "1-0",
        ("B", "A") | ("A", "C") | ("D", "A") | ("C", "B") => "0-1",
        _ => "1/2-1/2",
    };
    while evening.tournament.phase() != Phase::Over {
        evening.pair();
        let round = evening.tournament.rounds().len();
        for (board, names) in (1..).zip(evening.boards()) {
            evening.report(round, board, result(&names[..1], &names[1..])).unwrap();
        }
    }
    let standings = evening.tournament.standings();
    let at = |tie_break| {
        standings.tie_breaks.iter().position(|it| *it == tie_break).expect("one of them")
    };
    let rows: Vec<[String; 4]> = standings
        .rows
        .iter()
        .map(|row| {
            let value = |tie_break| row.tie_breaks[at(tie_break)].0.to_string();
            let name = evening.tournament.player(row.who).name.clone();
            let [berger, wins] = [TieBreak::SonnebornBerger, TieBreak::Wins].map(value);
            [name, row.score.to_string(), berger, wins]
        })
        .collect();
    // Buchholz: A meets 4, B and C 4½, D 5. B and C differ in cut 1: both cut
    // D's point, both have 3½; then 4½ each, then Sonneborn–Berger.
    assert_eq!(
        rows,
        [
            ["A", "2", "2.5", "2"],
            ["C", "1.5", "2.5", "1"],
            ["B", "1.5", "2", "1"],
            ["D", "1", "1.5", "0"]
        ]
    );
}

#[test]
fn a_bye_counts_as_an_opponent_of_ones_own_strength() {
    let mut evening = Evening::of(Format::Swiss { rounds: 1 }, 3);
    evening.pair();
    evening.favourites_win();
    let standings = evening.tournament.standings();
    let buchholz = standings.tie_breaks.iter().position(|it| *it == TieBreak::Buchholz).unwrap();
    let resting = standings.rows.iter().find(|row| row.who == Entrant(2)).unwrap();
    let (value, terms) = &resting.tie_breaks[buchholz];
    assert_eq!((value.to_string().as_str(), terms[0].opponent), ("1", None));
    let table = evening.tournament.crosstable();
    assert!(table.rounds.iter().any(|row| row[0] == Cell::Bye(Bye::Full)));
}

#[test]
fn results_and_entries_that_cannot_be_are_refused() {
    let mut evening = Evening::of(Format::Swiss { rounds: 3 }, 1);
    assert_eq!(evening.act(Action::Pair), Err(Refusal::TooFewPlayers));
    let enter = |name: &str| Action::Enter { name: name.to_owned(), rating: None, team: None };
    assert_eq!(evening.act(enter(" a ")), Err(Refusal::NameTaken("A".to_owned())));
    assert_eq!(evening.act(enter("two\nlines")), Err(Refusal::BadName));
    evening.act(enter("B")).unwrap();
    evening.pair();
    assert_eq!(evening.report(1, 2, "1-0"), Err(Refusal::NotPaired(Place { round: 1, board: 2 })));
    evening.report(1, 1, "1-0").unwrap();
    let place = Place { round: 1, board: 1 };
    assert_eq!(evening.report(1, 1, "1-0"), Err(Refusal::HasResult(place)));
    evening.act(Action::Correct { place, outcome: None }).unwrap();
    evening.report(1, 1, "-/-").unwrap();
    let stranger = Event::Withdrawn { who: Entrant(9) };
    assert!(matches!(evening.tournament.apply(stranger), Err(Refusal::UnknownPlayer(_))));
    let gone = Action::Withdraw { player: "B".to_owned() };
    evening.act(gone.clone()).unwrap();
    assert_eq!(evening.act(gone), Err(Refusal::HasLeft("B".to_owned())));
    assert_eq!(evening.act(Action::Pair), Err(Refusal::TooFewPlayers));
    evening.act(Action::Return { player: "B".to_owned() }).unwrap();
    evening.pair();
}

/// The columns that FIDE prescribes.
#[test]
fn trf_has_its_columns() {
    let tournament: Tournament = include_str!("club-evening.tournament").parse().unwrap();
    let trf = tournament.to_trf();
    let charles = trf.lines().find(|line| line.contains("Charles")).unwrap();
    assert_eq!(&charles[..8], "001    2");
    assert_eq!(&charles[14..21], "Charles");
    assert_eq!(&charles[48..52], "1700");
    assert_eq!(&charles[80..84], " 1.0");
    assert_eq!(&charles[91..99], "0004 b 1");
    assert_eq!(&charles[101..109], "0001 w 0");
    assert!(trf.contains("\nXXR 3\n") && trf.contains("\nXXC white1\n"));
    let round = |name: &str, from: usize| {
        let line: Vec<char> = trf.lines().find(|it| it.contains(name)).unwrap().chars().collect();
        line[from..from + 8].iter().collect::<String>()
    };
    assert_eq!(round("Dora", 91), "0000 - U");
    assert_eq!(round("Emil", 101), "0000 - H");
    assert_eq!(round("Grete", 91), "0000 - Z");
    assert_eq!(round("Dora", 101), "0006 w +");
}
