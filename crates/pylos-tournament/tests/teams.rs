//! Teams: who belongs to which, what they come to, and who is kept apart.

use pylos_rules::Random;
use pylos_tournament::{
    Action, Counted, Entrant, Format, Mates, Outcome, Phase, Place, Score, Settings, Teams,
    Tournament,
};

struct School {
    tournament: Tournament,
    chance: Random,
}

impl School {
    fn new(format: Format, teams: Teams, players: &[(&str, &str)]) -> School {
        let tournament =
            Tournament::new(Settings { format, teams, ..Settings::default() }).unwrap();
        let mut school = School { tournament, chance: Random::new(5) };
        for (name, team) in players {
            let (name, team) = ((*name).to_owned(), Some((*team).to_owned()));
            school.act(&Action::Enter { name, rating: None, team });
        }
        school
    }

    fn act(&mut self, action: &Action) {
        let events = self.tournament.decide(action, &mut self.chance).unwrap();
        self.tournament = self.tournament.advance(events).unwrap();
        // Whatever happens can be written and read.
        assert_eq!(self.tournament.to_string().parse().as_ref(), Ok(&self.tournament));
    }

    /// Pairs a round in which whoever is named earlier in the alphabet wins.
    fn round(&mut self) {
        self.act(&Action::Pair);
        while let Some(place) = self.tournament.missing_result() {
            let players = self.tournament.board(place).unwrap().players;
            let [first, second] = players.map(|who| self.tournament.player(who).name.clone());
            let won = if first < second { [2, 0] } else { [0, 2] }.map(Score::halves);
            let outcome = Outcome::Played(won[0], won[1]);
            self.act(&Action::Report { place, outcome });
        }
    }

    /// `1 North 3: Ada, Dora`, those who count first.
    fn table(&self) -> Vec<String> {
        let name = |who: &Entrant| self.tournament.player(*who).name.clone();
        let row = |row: pylos_tournament::TeamStanding| {
            let counted: Vec<String> = row.players[..row.counted].iter().map(name).collect();
            format!("{} {} {}: {}", row.rank, row.team, row.score, counted.join(", "))
        };
        self.tournament.team_standings().into_iter().map(row).collect()
    }
}

const SIX: [(&str, &str); 6] = [
    ("Ada", "North"),
    ("Ben", "South"),
    ("Cleo", "South"),
    ("Dora", "NORTH"),
    ("Emil", "North"),
    ("Fay", "South"),
];

#[test]
fn a_team_is_what_its_best_come_to() {
    // Ada 5, Ben 4, Cleo 3, Dora 2, Emil 1, Fay 0.
    let played = |counted| {
        let teams = Teams { counted, ..Teams::default() };
        let mut school = School::new(Format::RoundRobin, teams, &SIX);
        while school.tournament.phase() != Phase::Over {
            school.round();
        }
        school.table()
    };
    assert_eq!(played(Counted::All), ["1 North 8: Ada, Dora, Emil", "2 South 7: Ben, Cleo, Fay"]);
    // Both have seven: the better of the best.
    assert_eq!(played(Counted::Best(2)), ["1 North 7: Ada, Dora", "2 South 7: Ben, Cleo"]);
    assert_eq!(played(Counted::Best(1)), ["1 North 5: Ada", "2 South 4: Ben"]);
}

#[test]
fn whom_nothing_tells_apart_shares_a_place_and_whoever_has_no_team_is_left_out() {
    let mut school = School::new(Format::RoundRobin, Teams::default(), &SIX);
    assert_eq!(school.table(), ["1 North 0: Ada, Dora, Emil", "1 South 0: Ben, Cleo, Fay"]);
    school.act(&Action::Join { player: "Ada".to_owned(), team: None });
    school.act(&Action::Join { player: "Ben".to_owned(), team: Some(" East ".to_owned()) });
    assert_eq!(
        school.table(),
        ["1 East 0: Ben", "1 South 0: Cleo, Fay", "1 North 0: Dora, Emil"]
            .map(|row| row.replace("North", "NORTH"))
    );
    let text = school.tournament.to_string();
    assert!(text.ends_with("team \"Ada\"\nteam \"Ben\" \"East\"\n"), "{text}");
}

#[test]
fn team_mates_are_kept_apart_while_that_can_be() {
    let meetings = |mates| {
        let teams = Teams { mates, ..Teams::default() };
        let mut school = School::new(Format::Swiss { rounds: 3 }, teams, &SIX);
        (0..3).for_each(|_| school.round());
        let team =
            |who: Entrant| school.tournament.player(who).team.as_deref().map(str::to_lowercase);
        let boards = school.tournament.rounds().iter().flat_map(|round| round.boards());
        boards.filter(|board| team(board.players[0]) == team(board.players[1])).count()
    };
    // Three against three: in three rounds everybody can meet the others.
    assert_eq!(meetings(Mates::Apart), 0);
    assert!(meetings(Mates::Meet) > 0);
}

#[test]
fn when_all_are_one_team_they_are_paired_all_the_same() {
    let teams = Teams { mates: Mates::Apart, ..Teams::default() };
    let one = ["Ada", "Ben", "Cleo", "Dora"].map(|name| (name, "We"));
    for format in [Format::Swiss { rounds: 3 }, Format::Arena, Format::RoundRobin] {
        let mut school = School::new(format, teams, &one);
        school.round();
        assert_eq!(school.tournament.rounds()[0].boards().len(), 2);
        assert!(school.tournament.board(Place { round: 1, board: 2 }).is_some());
    }
}

#[test]
fn what_is_agreed_is_read_as_it_was_written() {
    for text in ["all", "best 4", "all apart", "best 99 apart"] {
        assert_eq!(text.parse::<Teams>().unwrap().to_string(), text);
    }
    for wrong in ["", "best", "best 0", "best 04", "best 100", "worst 3", "apart", "all  apart"] {
        assert!(wrong.parse::<Teams>().is_err(), "{wrong}");
    }
}
