//! A tournament: what its events have made of it.

use std::collections::{BTreeSet, HashMap};

use pylos_rules::ByGame;

use crate::history::histories;
use crate::{
    Board, Bye, Colour, Entrant, Event, Format, History, Order, Outcome, Place, Refusal, Round,
    Score, Scoring, Settings, berger, knockout,
};

/// The most players that a tournament can have.
pub const MOST: usize = 1000;

/// The longest name, in characters.
const LONGEST_NAME: usize = 60;

/// A tournament. Two are equal if the same has happened in both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    settings: Settings,
    pub(crate) players: Vec<Player>,
    /// Players by what their names are compared by.
    by_name: HashMap<String, Entrant>,
    pub(crate) start: Option<(Vec<Entrant>, Colour)>,
    pub(crate) rounds: Vec<Round>,
    /// What the ballots of its games are drawn with, once it has begun.
    pub(crate) lot: u64,
    closed: bool,
    pub(crate) events: Vec<Event>,
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The rating, if there is one.
    pub rating: Option<u16>,
    /// The team they belong to, if they belong to one.
    pub team: Option<String>,
    /// Whether they have left.
    pub withdrawn: bool,
    /// The rounds, from 1, that they are excused from.
    pub excused: BTreeSet<usize>,
}

/// Where a tournament is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// People enter.
    Entry,
    /// Results of the last round that was paired are missing.
    Playing,
    /// The next round can be paired.
    Between,
    /// It is over.
    Over,
}

impl Tournament {
    /// A tournament before anything has happened.
    pub fn new(settings: Settings) -> Result<Tournament, Refusal> {
        settings.check()?;
        Ok(Tournament {
            settings,
            players: Vec::new(),
            by_name: HashMap::new(),
            start: None,
            rounds: Vec::new(),
            lot: 0,
            closed: false,
            events: Vec::new(),
        })
    }

    /// What was agreed.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Everybody, in the order of entry.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Somebody.
    pub fn player(&self, who: Entrant) -> &Player {
        &self.players[who.index()]
    }

    /// Everybody's number.
    pub fn entrants(&self) -> impl Iterator<Item = Entrant> + use<> {
        (0..self.players.len()).map(Entrant::at)
    }

    /// The rounds that were paired.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// All that has happened.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// A pairing.
    pub fn board(&self, place: Place) -> Option<&Board> {
        let round = self.rounds.get(place.round.checked_sub(1)?)?;
        round.boards.get(place.board.checked_sub(1)?)
    }

    /// Whoever has this name; upper and lower case are the same.
    pub fn find(&self, name: &str) -> Result<Entrant, Refusal> {
        let found = self.by_name.get(&folded(name)).copied();
        found.ok_or_else(|| Refusal::UnknownPlayer(name.chars().take(LONGEST_NAME).collect()))
    }

    /// The last pairing of two players with each other, and whether the first
    /// of them has the second side in it.
    pub fn find_pairing(&self, one: Entrant, other: Entrant) -> Option<(Place, bool)> {
        self.rounds.iter().enumerate().rev().find_map(|(round, it)| {
            let found = (1..).zip(&it.boards).find_map(|(board, it)| match it.players {
                [first, second] if [first, second] == [one, other] => Some((board, false)),
                [first, second] if [second, first] == [one, other] => Some((board, true)),
                _ => None,
            });
            found.map(|(board, turned)| (Place { round: round + 1, board }, turned))
        })
    }

    /// How many rounds there will be; an arena has no number.
    pub fn planned_rounds(&self) -> Option<usize> {
        let players = self.start.as_ref().map_or(self.players.len(), |(order, _)| order.len());
        match self.settings.format {
            Format::RoundRobin => Some(berger::rounds(players)),
            Format::DoubleRoundRobin => Some(2 * berger::rounds(players)),
            Format::Swiss { rounds } => Some(rounds.into()),
            Format::Knockout { .. } => Some(knockout::rounds(players)),
            Format::Arena => None,
        }
    }

    /// Where the tournament is in its life.
    pub fn phase(&self) -> Phase {
        if self.closed {
            return Phase::Over;
        }
        if self.start.is_none() {
            return Phase::Entry;
        }
        let playing = self.missing_result().is_some();
        let all_paired = self.planned_rounds().is_some_and(|planned| self.rounds.len() >= planned);
        match (playing, all_paired) {
            (true, _) => Phase::Playing,
            (false, true) => Phase::Over,
            (false, false) => Phase::Between,
        }
    }

    /// The first pairing without a result.
    pub fn missing_result(&self) -> Option<Place> {
        (1..)
            .zip(&self.rounds)
            .find_map(|(round, it)| it.open_board().map(|board| Place { round, board: board + 1 }))
    }

    /// The start list as it is now: whoever entered late is ranked too.
    pub fn start_list(&self) -> Vec<Entrant> {
        let mut list: Vec<Entrant> = match &self.start {
            Some((order, _)) => order.clone(),
            None => self.entrants().collect(),
        };
        list.extend(self.entrants().skip(list.len()));
        if self.settings.order == Order::Rating {
            // Stable: those of equal rating stay as they were.
            list.sort_by_key(|who| std::cmp::Reverse(self.player(*who).rating));
        }
        list
    }

    /// What everybody has behind them.
    pub fn histories(&self) -> Vec<History> {
        histories(self)
    }

    /// What a pairing adds to both scores. The streaks of an arena come on top
    /// of it ([`standings`](Tournament::standings)).
    pub fn scores_of(&self, outcome: Outcome) -> [Score; 2] {
        let full = self.settings.full_score();
        match (outcome, self.settings.scoring) {
            (Outcome::Played(first, second), Scoring::Games | Scoring::Points) => [first, second],
            (outcome, Scoring::Matches) => outcome.match_points(),
            (Outcome::FirstByForfeit, _) => [full, Score::ZERO],
            (Outcome::SecondByForfeit, _) => [Score::ZERO, full],
            (Outcome::BothAbsent, _) => [Score::ZERO; 2],
        }
    }

    /// The tournament after these events, on a copy.
    pub fn advance(&self, events: Vec<Event>) -> Result<Tournament, Refusal> {
        let mut next = self.clone();
        for event in events {
            next.apply(event)?;
        }
        Ok(next)
    }

    /// Lets an event happen. One that does not fit is refused, and changes
    /// nothing.
    pub fn apply(&mut self, event: Event) -> Result<(), Refusal> {
        let mends =
            matches!(event, Event::Corrected { .. } | Event::Renamed { .. } | Event::Joined { .. });
        if self.closed && !mends {
            return Err(Refusal::Over);
        }
        if let Some(stranger) =
            event.entrants().iter().find(|who| who.index() >= self.players.len())
        {
            return Err(Refusal::UnknownPlayer(format!("#{}", stranger.0)));
        }
        match &event {
            Event::Entered { name, rating, team } => self.enter(name, *rating, team.as_deref())?,
            Event::Joined { who, team } => {
                check_team(team.as_deref())?;
                self.players[who.index()].team.clone_from(team);
            }
            Event::Renamed { who, name } => self.rename(*who, name)?,
            Event::Withdrawn { who } => match &mut self.players[who.index()] {
                player if player.withdrawn => return Err(Refusal::HasLeft(player.name.clone())),
                player => player.withdrawn = true,
            },
            Event::Returned { who } => match &mut self.players[who.index()] {
                player if !player.withdrawn => {
                    return Err(Refusal::HasNotLeft(player.name.clone()));
                }
                player => player.withdrawn = false,
            },
            Event::Excused { who, round } => {
                let Format::Swiss { rounds } = self.settings.format else {
                    return Err(Refusal::NoExcuse);
                };
                if *round <= self.rounds.len() || *round > rounds.into() {
                    return Err(Refusal::NoExcuse);
                }
                self.players[who.index()].excused.insert(*round);
            }
            Event::Started { order, colour } => self.begin(order, *colour)?,
            Event::Paired { boards, byes } => self.pair(boards, byes)?,
            Event::Reported { place, outcome } => {
                self.check_outcome(*outcome)?;
                let board = self.board_mut(*place)?;
                if board.outcome.is_some() {
                    return Err(Refusal::HasResult(*place));
                }
                board.outcome = Some(*outcome);
            }
            Event::Corrected { place, outcome } => self.correct(*place, *outcome)?,
            Event::Closed => self.closed = true,
        }
        self.events.push(event);
        Ok(())
    }

    fn enter(
        &mut self,
        name: &str,
        rating: Option<u16>,
        team: Option<&str>,
    ) -> Result<(), Refusal> {
        let open = matches!(self.settings.format, Format::Swiss { .. } | Format::Arena);
        if self.start.is_some() && !open {
            return Err(Refusal::TooLate);
        }
        if self.phase() == Phase::Over {
            return Err(Refusal::Over);
        }
        if self.players.len() >= MOST {
            return Err(Refusal::TooManyPlayers);
        }
        self.check_name(name)?;
        check_team(team)?;
        self.by_name.insert(folded(name), Entrant::at(self.players.len()));
        self.players.push(Player {
            name: name.to_owned(),
            rating,
            team: team.map(str::to_owned),
            withdrawn: false,
            excused: BTreeSet::new(),
        });
        Ok(())
    }

    fn rename(&mut self, who: Entrant, name: &str) -> Result<(), Refusal> {
        let before = folded(&self.player(who).name);
        if before != folded(name) {
            self.check_name(name)?;
        }
        self.by_name.remove(&before);
        self.by_name.insert(folded(name), who);
        self.players[who.index()].name = name.to_owned();
        Ok(())
    }

    fn check_name(&self, name: &str) -> Result<(), Refusal> {
        if !is_name(name) {
            return Err(Refusal::BadName);
        }
        match self.find(name) {
            Ok(taken) => Err(Refusal::NameTaken(self.player(taken).name.clone())),
            Err(_) => Ok(()),
        }
    }

    fn begin(&mut self, order: &[Entrant], colour: Colour) -> Result<(), Refusal> {
        if self.start.is_some() {
            return Err(Refusal::HasStarted);
        }
        if order.len() < 2 {
            return Err(Refusal::TooFewPlayers);
        }
        let all: BTreeSet<Entrant> = order.iter().copied().collect();
        if all.len() != order.len() || !self.entrants().eq(all.iter().copied()) {
            return Err(Refusal::BadStartList);
        }
        self.lot = self.draw_lot();
        self.start = Some((order.to_vec(), colour));
        Ok(())
    }

    fn pair(&mut self, boards: &[[Entrant; 2]], byes: &[(Entrant, Bye)]) -> Result<(), Refusal> {
        match self.phase() {
            Phase::Over => return Err(Refusal::Over),
            Phase::Entry => return Err(Refusal::TooFewPlayers),
            _ if self.settings.format == Format::Arena => {}
            _ => {
                if let Some(place) = self.missing_result() {
                    return Err(Refusal::RoundNotFinished(place));
                }
            }
        }
        let mut seen = vec![false; self.players.len()];
        let rest = byes.iter().map(|(who, _)| *who);
        for who in boards.iter().flatten().copied().chain(rest) {
            if std::mem::replace(&mut seen[who.index()], true) {
                return Err(Refusal::Twice(self.player(who).name.clone()));
            }
        }
        self.check_round(boards, byes, &seen)?;
        let boards = boards.iter().map(|players| Board { players: *players, outcome: None });
        self.rounds.push(Round { boards: boards.collect(), byes: byes.to_vec() });
        Ok(())
    }

    fn check_round(
        &self,
        boards: &[[Entrant; 2]],
        byes: &[(Entrant, Bye)],
        seen: &[bool],
    ) -> Result<(), Refusal> {
        let name = |who: Entrant| self.player(who).name.clone();
        match self.settings.format {
            // These two follow from what has happened.
            Format::RoundRobin | Format::DoubleRoundRobin => {
                let same = boards == berger::pairings(self) && byes.is_empty();
                if same { Ok(()) } else { Err(Refusal::OtherRound) }
            }
            Format::Knockout { .. } => {
                let same = boards == knockout::pairings(self) && byes.is_empty();
                if same { Ok(()) } else { Err(Refusal::OtherRound) }
            }
            // An organiser may pair by hand, but leave nobody out.
            Format::Swiss { .. } => {
                let round = self.rounds.len() + 1;
                for who in self.entrants() {
                    let player = self.player(who);
                    let half = byes.contains(&(who, Bye::Half));
                    let plays = seen[who.index()] && !half;
                    let excused = player.excused.contains(&round);
                    if plays && (player.withdrawn || excused) || half && !excused {
                        return Err(Refusal::NotPlaying(name(who)));
                    }
                    if !seen[who.index()] && !player.withdrawn {
                        return Err(Refusal::Forgotten(name(who)));
                    }
                }
                Ok(())
            }
            Format::Arena => {
                let busy = |who: Entrant| !self.is_free(who);
                match boards.iter().flatten().copied().find(|who| busy(*who)) {
                    Some(who) => Err(Refusal::NotPlaying(name(who))),
                    None if boards.is_empty() => Err(Refusal::NobodyFree),
                    None if !byes.is_empty() => Err(Refusal::OtherRound),
                    None => Ok(()),
                }
            }
        }
    }

    /// Whether somebody is here and not at a board.
    pub(crate) fn is_free(&self, who: Entrant) -> bool {
        let open = |board: &Board| board.outcome.is_none() && board.players.contains(&who);
        let busy = self.rounds.iter().any(|round| round.boards.iter().any(open));
        !self.player(who).withdrawn && !busy
    }

    fn board_mut(&mut self, place: Place) -> Result<&mut Board, Refusal> {
        let found = place.round.checked_sub(1).zip(place.board.checked_sub(1));
        let board = found.and_then(|(round, board)| {
            self.rounds.get_mut(round).and_then(|round| round.boards.get_mut(board))
        });
        board.ok_or(Refusal::NotPaired(place))
    }

    fn correct(&mut self, place: Place, outcome: Option<Outcome>) -> Result<(), Refusal> {
        outcome.map_or(Ok(()), |outcome| self.check_outcome(outcome))?;
        let knockout = matches!(self.settings.format, Format::Knockout { .. });
        let followed = knockout && place.round < self.rounds.len();
        let board = self.board_mut(place)?;
        let Some(before) = board.outcome else { return Err(Refusal::HasNoResult(place)) };
        let same_winner = outcome.map(Outcome::match_points) == Some(before.match_points());
        if followed && !same_winner {
            return Err(Refusal::Settled(place));
        }
        board.outcome = outcome;
        Ok(())
    }

    /// Whether a score can be that of a pairing.
    fn check_outcome(&self, outcome: Outcome) -> Result<(), Refusal> {
        let Outcome::Played(first, second) = outcome else { return Ok(()) };
        let games = u32::from(self.settings.games);
        let [high, low] = [first.max(second).in_halves(), first.min(second).in_halves()];
        let knockout = matches!(self.settings.format, Format::Knockout { .. });
        if knockout && high == low {
            return Err(Refusal::NoWinner);
        }
        let equator = matches!(self.settings.rules, ByGame::Equator(_));
        let fits = if equator && self.settings.scoring != Scoring::Games {
            // E13: the points of all games; pawns that were never played count
            // for nobody (E7).
            let whole = self.settings.scoring == Scoring::Matches || (high | low) % 2 == 0;
            whole && high > 0 && (knockout || high + low <= 42 * games)
        } else if knockout {
            // A series that is decided may stop, one that is level goes on.
            high > games
        } else {
            high + low == 2 * games
        };
        let games = self.settings.games;
        if fits { Ok(()) } else { Err(Refusal::WrongScore { outcome, games }) }
    }
}

/// Whether a text is one line of 1 to 60 characters.
fn is_name(text: &str) -> bool {
    let fits = (1..=LONGEST_NAME).contains(&text.chars().count());
    fits && text.trim() == text && !text.contains(char::is_control)
}

fn check_team(team: Option<&str>) -> Result<(), Refusal> {
    if team.is_none_or(is_name) { Ok(()) } else { Err(Refusal::BadTeam) }
}

/// What names are compared by.
pub(crate) fn folded(name: &str) -> String {
    name.to_lowercase()
}
