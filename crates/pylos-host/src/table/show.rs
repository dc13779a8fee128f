//! A game as one viewer may see it.

use pylos_rules::{Side as _, TimeControl};
use pylos_views::{EndedBy, ResultShown, SideName};

use super::{Sitting, Table, engine_player};
use crate::chair::Chair;
use crate::wire::{
    Arranging, Claim, ClockState, Moment, Offers, Phase, Phrase, PlayedTurn, Said, Seat,
    SeriesState, State, StateTag, Summary, UndoOffer, Wanted, What,
};

use super::decide::Now;
use crate::{Millis, Seen};

/// Somebody who looks at a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Viewer {
    /// The player, if known.
    pub player: Option<String>,
    /// What the viewer has already: turns after this moment are news.
    pub has: Moment,
    /// How many watch.
    pub watchers: usize,
    /// What the players have just said, which is no part of the game.
    pub said: Vec<(Chair, Phrase, Millis)>,
}

impl Table {
    /// Everything that this viewer may know.
    pub fn state(&self, viewer: &Viewer, now: Now) -> State {
        let kind = self.board.kind();
        let sides = kind.sides();
        let side = |chair: Chair| sides[chair as usize];
        let chairs =
            viewer.player.as_deref().map_or_else(Vec::new, |player| self.chairs_of(player));
        let known = viewer.has.undos == self.undos;
        let from = if known { viewer.has.ply.min(self.board.ply()) } else { 0 };
        let my_turn = self.to_move().is_some_and(|chair| chairs.contains(&chair));
        let creator = viewer.player.as_deref() == Some(&*self.settings.creator);
        let waits = self.seats.contains(&Sitting::Free(Wanted::Friend));
        State {
            tag: StateTag::State,
            game: self.id.clone(),
            kind,
            rules: self.settings.rules.clone(),
            sides,
            revision: self.revision,
            ply: self.board.ply(),
            undos: self.undos,
            time: now.at,
            you: chairs.iter().map(|&chair| side(chair)).collect(),
            seats: self.show_seats(now),
            phase: self.phase(),
            from,
            turns: self.show_turns(from),
            // Who plays both sides at one screen sees what watchers see.
            position: self.board.view(<[Chair; 1]>::try_from(&*chairs).ok().map(|[chair]| chair)),
            legal: my_turn.then(|| self.board.legal()),
            arranging: self.show_arranging(&chairs),
            clock: self.show_clock(now),
            offers: self.show_offers(),
            undo_to: self.undo_to(&chairs),
            claim: self.claimable(&chairs, now.presence).map(|from| Claim { from }),
            result: self.result(),
            series: self.show_series(),
            next: self.next.clone(),
            invite: (creator && waits && !self.is_over()).then(|| self.settings.invite.clone()),
            ballot: self.settings.ballot.as_ref().map(|ballot| ballot.turns.clone()),
            rated: self.settings.rated,
            visibility: self.settings.visibility,
            created: self.created,
            watchers: viewer.watchers,
            said: viewer
                .said
                .iter()
                .map(|&(chair, phrase, at)| Said { side: side(chair), phrase, at })
                .collect(),
        }
    }

    /// What lists show.
    pub fn summary(&self, now: Now) -> Summary {
        Summary {
            id: self.id.clone(),
            game: self.board.kind(),
            rules: self.settings.rules.clone(),
            seats: self.show_seats(now),
            phase: self.phase(),
            ply: self.board.ply(),
            clock: self.settings.clock,
            rated: self.settings.rated,
            position: self.board.position(),
            created: self.created,
            result: self.result(),
            to_move: self.awaited().into_iter().map(|chair| self.side(chair)).collect(),
            you: Vec::new(),
            deadline: None,
            ended: self.ended,
        }
    }

    fn side(&self, chair: Chair) -> SideName {
        self.board.kind().sides()[chair as usize]
    }

    /// How the game ended.
    pub fn result(&self) -> Option<ResultShown> {
        if self.aborted {
            return Some(ResultShown {
                winner: None,
                by: EndedBy::Aborted,
                text: "the game ended before it began".to_owned(),
                score: None,
                rating_changes: None,
            });
        }
        let rating_changes = self.rating_changes;
        self.board.result().map(|result| ResultShown { rating_changes, ..result })
    }

    fn show_seats(&self, now: Now) -> Vec<Seat> {
        let sides = self.board.kind().sides();
        let show = |chair: Chair| {
            let on_vacation = self.is_paused(chair) && !self.is_over();
            let seat = Seat {
                side: sides[chair as usize],
                player: None,
                free: None,
                online: true,
                on_vacation,
            };
            match &self.seats[chair as usize] {
                Sitting::Person(player) => Seat {
                    player: Some(player.clone()),
                    online: now.presence[chair as usize] == Seen::Online,
                    ..seat
                },
                Sitting::Engine(level) => Seat { player: Some(engine_player(*level)), ..seat },
                Sitting::Free(wanted) => Seat { free: Some(*wanted), online: false, ..seat },
            }
        };
        Chair::BOTH.map(show).into()
    }

    fn show_turns(&self, from: usize) -> Vec<PlayedTurn> {
        let sides = self.board.kind().sides();
        let turns = self.turns.iter().enumerate().skip(from);
        turns
            .filter_map(|(ply, time)| {
                Some(PlayedTurn {
                    ply: ply + 1,
                    turn: self.board.turn_at(ply)?,
                    side: sides[time.chair as usize],
                    spent: time.spent.as_millis() as u64,
                    at: time.at,
                })
            })
            .collect()
    }

    fn show_arranging(&self, chairs: &[Chair]) -> Option<Vec<Arranging>> {
        if self.phase() != Phase::Playing || !self.board.is_arranging() {
            return None;
        }
        let sides = self.board.kind().sides();
        let show = |chair: Chair| {
            let arrangement = &self.arranged[chair as usize];
            Arranging {
                side: sides[chair as usize],
                done: arrangement.is_some(),
                // Two at one screen look at the same page: neither arrangement
                // is sent to it.
                arrangement: arrangement.clone().filter(|_| chairs == [chair]),
            }
        };
        Some(Chair::BOTH.map(show).into())
    }

    fn show_clock(&self, now: Now) -> Option<ClockState> {
        if self.clock.control() == TimeControl::Unlimited {
            return None;
        }
        let sides = self.board.kind().sides();
        let left = |chair| self.clock.left(chair, self.clock_time(now.time)).unwrap_or_default();
        Some(ClockState {
            control: self.settings.clock,
            remaining: Chair::BOTH.map(|chair| left(chair).as_millis() as u64),
            running: self
                .clock
                .running()
                .filter(|_| !self.clock_stands())
                .map(|(chair, _)| sides[chair as usize]),
        })
    }

    fn show_offers(&self) -> Offers {
        let sides = self.board.kind().sides();
        let by = |offer| self.offers.by(offer).map(|chair| sides[chair as usize]);
        let undo = self.offers.by(What::Undo).and_then(|chair| {
            let to = self.undo_to(&[chair])?;
            Some(UndoOffer { by: sides[chair as usize], to })
        });
        Offers { draw: by(What::Draw), undo, rematch: by(What::Rematch) }
    }

    fn show_series(&self) -> Option<SeriesState> {
        let series = self.settings.series.as_ref()?;
        let game = self.series_score().unwrap_or_default();
        let score = [series.before[0] + game[0], series.before[1] + game[1]];
        Some(SeriesState {
            id: series.id.clone(),
            length: series.length,
            number: series.number,
            score,
            over: self.series_is_over(series.length, series.number, score),
        })
    }
}
