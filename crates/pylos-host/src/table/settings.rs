//! What was agreed before a game.

use pylos_findings::ballots;
use pylos_rules::{ByGame, Random, Repetition};

use crate::board::{Board, read_rules};
use crate::chair::Chair;
use crate::lots::Lots;
use crate::refusal::{Code, Refusal};
use crate::wire::{ClockSetting, NewGame, Opening, SeatWish, SeriesLength, Visibility};

/// What was agreed, with everything that chance has decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The canonical rule string.
    pub rules: String,
    /// Who was to sit where, after the lot was drawn.
    pub seats: [SeatWish; 2],
    /// How time is limited.
    pub clock: ClockSetting,
    /// At which occurrence of a position the game is drawn (P12).
    pub repetition: Option<u32>,
    /// Who may find the game.
    pub visibility: Visibility,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// The position that it begins with.
    pub start: String,
    /// Whether that is where games under these rules usually begin.
    pub usual_start: bool,
    /// The opening that was drawn, if it begins with one.
    pub ballot: Option<Ballot>,
    /// Who created it.
    pub creator: String,
    /// What a friend must know to sit down.
    pub invite: String,
    /// The series that it belongs to.
    pub series: Option<Series>,
}

/// An opening that was drawn by lot, for this game and those that follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ballot {
    /// What it was drawn with.
    pub seed: u32,
    /// The number of this game among those that are drawn with it, from 1.
    pub game: u32,
    /// The turns that were given, light's first.
    pub turns: String,
}

/// A game's place in a series.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// The id of its first game.
    pub id: String,
    /// When it is over.
    pub length: SeriesLength,
    /// This game's number, from 1.
    pub number: u32,
    /// The score before this game, by seat of this game.
    pub before: [f64; 2],
}

impl Settings {
    /// Checks a wish and draws the lots.
    pub fn new(
        wish: NewGame,
        id: &str,
        creator: &str,
        lots: &dyn Lots,
    ) -> Result<Settings, Refusal> {
        let bad = |message: &'static str| Err(Refusal::new(Code::BadRequest, message));
        let rules = read_rules(&wish.rules)?;
        wish.clock.control()?;
        let repetition = check_repetition(wish.repetition)?;
        check_levels(&wish.seats)?;
        let people = wish.seats.iter().filter(|seat| !matches!(seat, SeatWish::Engine { .. }));
        if wish.rated && (people.count() < 2 || wish.seats == [SeatWish::Me {}; 2]) {
            return bad("a rated game is between two people with accounts");
        }
        if wish.rated && wish.start.is_some() {
            return bad("a rated game begins where games usually begin, or is balanced");
        }
        if wish.start.is_some() && wish.opening == Opening::Balanced {
            return bad("a game begins from a position or with a balanced opening, not both");
        }
        match wish.series {
            Some(SeriesLength::Games(games)) if !(2..=100).contains(&games) => {
                return bad("a series has 2 to 100 games");
            }
            Some(SeriesLength::Target(target)) if !(1..=1000).contains(&target) => {
                return bad("a series goes to 1 to 1000 points");
            }
            _ => {}
        }
        let mut random = Random::new(lots.number());
        let mut seats = wish.seats;
        if wish.lot && random.below(2) == 1 {
            seats.swap(0, 1); // P3: colours are drawn by lot
        }
        let board = Board::begin(rules, wish.start.as_deref(), None, repetition, &mut random)?;
        if board.to_move().is_none() {
            return Err(Refusal::new(Code::BadPosition, "the game is already over there"));
        }
        let series = wish.series.map(|length| Series {
            id: id.to_owned(),
            length,
            number: 1,
            before: [0.0; 2],
        });
        let settings = Settings {
            rules: rules.to_string(),
            seats,
            clock: wish.clock,
            repetition: wish.repetition,
            visibility: wish.visibility,
            rated: wish.rated,
            start: board.position(),
            usual_start: wish.start.is_none(),
            ballot: None,
            creator: creator.to_owned(),
            invite: lots.text(24),
            series,
        };
        match wish.opening {
            Opening::Usual => Ok(settings),
            Opening::Balanced => settings.with_ballot(random.bits() as u32, 1),
        }
    }

    /// The same with an opening that is drawn with this seed, for a game of
    /// this number, from 1.
    pub fn with_ballot(self, seed: u32, game: u32) -> Result<Settings, Refusal> {
        let drawn = match read_rules(&self.rules)? {
            ByGame::Pyramid(rules) => ballots::draw(rules, seed, game)
                .and_then(|opening| Some((opening.position(rules)?, opening))),
            ByGame::Equator(_) => None,
        };
        let Some((start, opening)) = drawn else {
            let message = format!("no balanced openings are known for {}", self.rules);
            return Err(Refusal::new(Code::BadRequest, message));
        };
        let turns: Vec<String> = opening.turns.iter().map(ToString::to_string).collect();
        let ballot = Ballot { seed, game, turns: turns.join(" ") };
        let (start, usual_start) = (start.to_string(), false);
        Ok(Settings { start, usual_start, ballot: Some(ballot), ..self })
    }

    /// The settings of the game that follows, with the seats swapped or not.
    pub fn following(
        &self,
        leader: Option<Chair>,
        swap: Swap,
        lots: &dyn Lots,
    ) -> Result<Settings, Refusal> {
        let mut next = self.clone();
        if swap == Swap::Seats {
            next.seats.swap(0, 1);
        }
        if self.usual_start {
            let mut random = Random::new(lots.number());
            let rules = read_rules(&self.rules)?;
            next.start =
                Board::begin(rules, None, leader, Repetition::OFF, &mut random)?.position();
        }
        next.invite = lots.text(24);
        match &self.ballot {
            Some(ballot) => next.with_ballot(ballot.seed, ballot.game.saturating_add(1)),
            None => Ok(next),
        }
    }
}

/// At which occurrence of a position a game may be drawn (P12).
pub(crate) fn check_repetition(limit: Option<u32>) -> Result<Repetition, Refusal> {
    let Some(limit) = limit else { return Ok(Repetition::OFF) };
    Repetition::at(limit).filter(|_| limit <= 100).ok_or_else(|| {
        Refusal::new(Code::BadRequest, "repetition is 2 to 100, or null for off (P12)")
    })
}

/// Which computer players there are.
pub(crate) fn check_levels(seats: &[SeatWish; 2]) -> Result<(), Refusal> {
    let unknown =
        |seat: &SeatWish| matches!(seat, SeatWish::Engine { level } if !(1..=10).contains(level));
    if seats.iter().any(unknown) {
        return Err(Refusal::new(Code::BadRequest, "engine levels are 1 to 10"));
    }
    Ok(())
}

/// Whether players change sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Swap {
    /// They do.
    Seats,
    /// They stay.
    Nothing,
}
