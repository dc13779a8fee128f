//! What an action leads to.

use pylos_rules::Random;

use crate::{
    Action, Bye, Colour, Entrant, Event, Format, Order, Outcome, Phase, Place, Refusal, Tournament,
    arena, berger, knockout, swiss,
};

impl Tournament {
    /// What an action leads to, or why it is refused. Nothing changes yet.
    pub fn decide(&self, action: &Action, chance: &mut Random) -> Result<Vec<Event>, Refusal> {
        let events = match action {
            Action::Enter { name, rating, team } => {
                let (name, team) = (name.trim().to_owned(), trimmed(team));
                vec![Event::Entered { name, rating: *rating, team }]
            }
            Action::Join { player, team } => {
                vec![Event::Joined { who: self.find(player)?, team: trimmed(team) }]
            }
            Action::Rename { player, name } => {
                let name = name.trim().to_owned();
                vec![Event::Renamed { who: self.find(player)?, name }]
            }
            Action::Withdraw { player } => vec![Event::Withdrawn { who: self.find(player)? }],
            Action::Return { player } => vec![Event::Returned { who: self.find(player)? }],
            Action::Excuse { player, round } => {
                vec![Event::Excused { who: self.find(player)?, round: *round }]
            }
            Action::Pair => return self.decide_round(chance),
            &Action::Report { place, outcome } => vec![Event::Reported { place, outcome }],
            &Action::Correct { place, outcome } => vec![Event::Corrected { place, outcome }],
            Action::Close => vec![Event::Closed],
        };
        // The same rules decide what may happen and what may be read.
        self.advance(events.clone())?;
        Ok(events)
    }

    fn decide_round(&self, chance: &mut Random) -> Result<Vec<Event>, Refusal> {
        if self.phase() == Phase::Over {
            return Err(Refusal::Over);
        }
        let mut events = Vec::new();
        let mut started = self.clone();
        if self.phase() == Phase::Entry {
            let start = self.start(chance);
            started.apply(start.clone())?;
            events.push(start);
        }
        let (boards, byes) = started.next_round()?;
        let round = started.rounds.len() + 1;
        let absent = |who: Entrant| self.player(who).withdrawn;
        // Whoever has left a fixed table or draw loses without a game.
        let forfeits: Vec<Event> = (1..)
            .zip(&boards)
            .filter_map(|(board, &[first, second])| {
                let outcome = match (absent(first), absent(second)) {
                    (false, false) => return None,
                    (false, true) => Outcome::FirstByForfeit,
                    (true, false) => Outcome::SecondByForfeit,
                    (true, true) => Outcome::BothAbsent,
                };
                Some(Event::Reported { place: Place { round, board }, outcome })
            })
            .collect();
        let paired = Event::Paired { boards, byes };
        started.apply(paired.clone())?;
        events.push(paired);
        events.extend(forfeits);
        Ok(events)
    }

    /// The start list, and the side of its first.
    fn start(&self, chance: &mut Random) -> Event {
        let mut order = self.start_list();
        if self.settings().order == Order::Lot {
            chance.shuffle(&mut order);
        }
        let colour = if chance.below(2) == 0 { Colour::First } else { Colour::Second };
        Event::Started { order, colour }
    }

    fn next_round(&self) -> Result<swiss::Pairings, Refusal> {
        if self.settings().format != Format::Arena
            && let Some(place) = self.missing_result()
        {
            return Err(Refusal::RoundNotFinished(place));
        }
        let without_byes = |boards: Vec<[Entrant; 2]>| (boards, Vec::<(Entrant, Bye)>::new());
        match self.settings().format {
            Format::RoundRobin | Format::DoubleRoundRobin => {
                Ok(without_byes(berger::pairings(self)))
            }
            Format::Knockout { .. } => Ok(without_byes(knockout::pairings(self))),
            Format::Swiss { .. } => swiss::pairings(self),
            Format::Arena => arena::pairings(self).map(without_byes),
        }
    }
}

/// A team as it is meant: without space around it; none, if nothing is left.
fn trimmed(team: &Option<String>) -> Option<String> {
    team.as_ref().map(|team| team.trim().to_owned()).filter(|team| !team.is_empty())
}
