//! The table.

use crate::round::Seat;
use crate::{Bye, Entrant, Format, Score, Share, Term, TieBreak, TieValue, Tournament, knockout};

/// The table: everybody, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// What ties are broken by, in order.
    pub tie_breaks: Vec<TieBreak>,
    /// Everybody.
    pub rows: Vec<Standing>,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The place, shared by those whom nothing tells apart.
    pub rank: usize,
    /// Who.
    pub who: Entrant,
    /// The points.
    pub score: Score,
    /// Every tie-break with what it is made of.
    pub tie_breaks: Vec<(TieValue, Vec<Term>)>,
}

/// What a round was for somebody.
struct Entry {
    round: usize,
    opponent: Option<Entrant>,
    /// Match points.
    points: Score,
    score: Score,
    won: bool,
}

impl Tournament {
    /// The table as it stands.
    pub fn standings(&self) -> Standings {
        let entries: Vec<Vec<Entry>> = self.entrants().map(|who| self.entries(who)).collect();
        let scores: Vec<Score> = entries
            .iter()
            .map(|entries| match self.settings().format {
                Format::Arena => arena_score(entries),
                _ => entries.iter().map(|entry| entry.score).sum(),
            })
            .collect();
        let tie_breaks = self.settings().tie_breaks.clone();
        let mut rows: Vec<Standing> = self
            .entrants()
            .map(|who| Standing {
                rank: 0,
                who,
                score: scores[who.index()],
                tie_breaks: Vec::new(),
            })
            .collect();
        for tie_break in &tie_breaks {
            // Who is tied so far: only direct encounters ask for it.
            let tied: Vec<Vec<Entrant>> = match tie_break {
                TieBreak::DirectEncounter => rows.iter().map(|row| tied_with(row, &rows)).collect(),
                _ => vec![Vec::new(); rows.len()],
            };
            for (row, tied) in rows.iter_mut().zip(tied) {
                let own = &entries[row.who.index()];
                let terms = match tie_break {
                    TieBreak::Buchholz => buchholz(own, row.score, &scores),
                    TieBreak::BuchholzCut1 => cut(buchholz(own, row.score, &scores)),
                    TieBreak::SonnebornBerger => sonneborn_berger(own, row.score, &scores),
                    TieBreak::DirectEncounter => direct(own, row.who, &tied, &entries),
                    TieBreak::Wins => wins(own),
                };
                row.tie_breaks.push((sum(&terms), terms));
            }
        }
        self.rank(&mut rows);
        Standings { tie_breaks, rows }
    }

    fn rank(&self, rows: &mut [Standing]) {
        let list = self.start_list();
        let mut places = vec![0; list.len()];
        for (place, who) in list.iter().enumerate() {
            places[who.index()] = place;
        }
        let knockout = match self.settings().format {
            Format::Knockout { .. } => knockout::ranks(self),
            _ => vec![0; rows.len()],
        };
        let key = |row: &Standing| {
            let values: Vec<TieValue> = row.tie_breaks.iter().map(|(value, _)| *value).collect();
            // In a knockout the round that was reached is all that counts.
            let (score, values) = match self.settings().format {
                Format::Knockout { .. } => (Score::ZERO, Vec::new()),
                _ => (row.score, values),
            };
            (knockout[row.who.index()], std::cmp::Reverse((score, values)))
        };
        rows.sort_by_cached_key(|row| (key(row), places[row.who.index()]));
        for i in 0..rows.len() {
            let same = i > 0 && key(&rows[i]) == key(&rows[i - 1]);
            rows[i].rank = if same { rows[i - 1].rank } else { i + 1 };
        }
    }

    /// All rounds of somebody that have ended.
    fn entries(&self, who: Entrant) -> Vec<Entry> {
        let robin = matches!(self.settings().format, Format::RoundRobin | Format::DoubleRoundRobin);
        let mut entries = Vec::new();
        for (round, it) in (1..).zip(&self.rounds) {
            let nothing = Entry {
                round,
                opponent: None,
                points: Score::ZERO,
                score: Score::ZERO,
                won: false,
            };
            let entry = match it.seat(who) {
                // Resting in a round robin, waiting in an arena, being out: no
                // round of one's own. In a Swiss it is one that was missed.
                None if matches!(self.settings().format, Format::Swiss { .. }) => nothing,
                None => continue,
                Some(Seat::Bye(bye)) => {
                    let score = match bye {
                        Bye::Full => self.settings().full_score(),
                        Bye::Half => self.settings().half_score(),
                    };
                    Entry { points: Score::halves(bye.halves()), score, ..nothing }
                }
                Some(Seat::Board(board, place)) => {
                    let Some(outcome) = board.outcome else { continue };
                    let met = outcome.was_played() || robin;
                    let points = outcome.match_points()[place];
                    Entry {
                        opponent: met.then(|| board.opponent(place)),
                        points,
                        score: self.scores_of(outcome)[place],
                        won: outcome.was_played() && points == Score::whole(1),
                        ..nothing
                    }
                }
            };
            entries.push(entry);
        }
        entries
    }
}

/// Two points for a win and one for a draw; after two wins in a row everything
/// counts double until something is not won.
fn arena_score(entries: &[Entry]) -> Score {
    let mut streak = 0;
    let mut score = Score::ZERO;
    for entry in entries {
        let factor = if streak >= 2 { 4 } else { 2 };
        score = score + Score::halves(factor * entry.points.in_halves());
        streak = if entry.points == Score::whole(1) { streak + 1 } else { 0 };
    }
    score
}

/// Everybody with the same points and tie-breaks so far.
fn tied_with(row: &Standing, rows: &[Standing]) -> Vec<Entrant> {
    let value = |row: &Standing| {
        let values: Vec<TieValue> = row.tie_breaks.iter().map(|(value, _)| *value).collect();
        (row.score, values)
    };
    let own = value(row);
    rows.iter().filter(|other| value(other) == own).map(|other| other.who).collect()
}

fn sum(terms: &[Term]) -> TieValue {
    TieValue(
        terms
            .iter()
            .map(|term| match term.share {
                Share::Whole => term.value.0,
                Share::Half => term.value.0 / 2,
                Share::Nothing => 0,
            })
            .sum(),
    )
}

/// The points of whoever a round was played against.
fn against(entry: &Entry, own: Score, scores: &[Score]) -> TieValue {
    TieValue::of(entry.opponent.map_or(own, |who| scores[who.index()]))
}

fn buchholz(entries: &[Entry], own: Score, scores: &[Score]) -> Vec<Term> {
    let term = |entry: &Entry| Term {
        round: entry.round,
        opponent: entry.opponent,
        value: against(entry, own, scores),
        share: Share::Whole,
    };
    entries.iter().map(term).collect()
}

fn cut(mut terms: Vec<Term>) -> Vec<Term> {
    if let Some(lowest) = terms.iter_mut().min_by_key(|term| term.value) {
        lowest.share = Share::Nothing;
    }
    terms
}

fn sonneborn_berger(entries: &[Entry], own: Score, scores: &[Score]) -> Vec<Term> {
    let term = |entry: &Entry| Term {
        round: entry.round,
        opponent: entry.opponent,
        value: against(entry, own, scores),
        share: match entry.points.in_halves() {
            0 => Share::Nothing,
            1 => Share::Half,
            _ => Share::Whole,
        },
    };
    entries.iter().map(term).collect()
}

fn direct(own: &[Entry], who: Entrant, tied: &[Entrant], entries: &[Vec<Entry>]) -> Vec<Term> {
    let have_met = |one: Entrant, other: Entrant| {
        entries[one.index()].iter().any(|entry| entry.opponent == Some(other))
    };
    let all_met = tied
        .iter()
        .enumerate()
        .all(|(i, &one)| tied[i + 1..].iter().all(|&other| have_met(one, other)));
    if tied.len() < 2 || !all_met {
        return Vec::new();
    }
    let among = |entry: &&Entry| entry.opponent.is_some_and(|it| it != who && tied.contains(&it));
    let term = |entry: &Entry| Term {
        round: entry.round,
        opponent: entry.opponent,
        value: TieValue::of(entry.score),
        share: Share::Whole,
    };
    own.iter().filter(among).map(term).collect()
}

fn wins(entries: &[Entry]) -> Vec<Term> {
    let term = |entry: &Entry| Term {
        round: entry.round,
        opponent: entry.opponent,
        value: TieValue::of(Score::whole(1)),
        share: Share::Whole,
    };
    entries.iter().filter(|entry| entry.won).map(term).collect()
}
