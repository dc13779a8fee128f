//! Tournaments as they are shown.

use pylos_host::wire::Visibility;
use pylos_tournament::{
    Bye, Counted, Entrant, Format, Mates, Place, TeamStanding, ThirdPlace, Tournament,
};

use super::Loaded;
use super::wire::{
    BallotShown, BoardShown, ByeShown, FormatName, OwnBoard, PlayerInTournament, RoundShown,
    StandingShown, TeamShown, TermShown, TieBreakExplained, TieBreaksExplained, TournamentPhase,
    TournamentShown, TournamentSummary, YouInTournament, clock_setting,
};
use crate::error::ApiError;
use crate::store::{RoundGameState, TournamentRow};

impl Loaded {
    /// The tournament, and what this player has to do with it, as JSON.
    pub fn page(&self, player: Option<&str>) -> Result<String, ApiError> {
        let body = match self.shown.get() {
            Some(body) => body,
            None => {
                let body = serde_json::to_string(&self.show()).map_err(ApiError::internal)?;
                self.shown.get_or_init(|| body)
            }
        };
        let you = serde_json::to_string(&self.you(player)).map_err(ApiError::internal)?;
        Ok(format!("{{\"tournament\":{body},\"you\":{you}}}"))
    }

    fn show(&self) -> TournamentShown {
        let (row, tournament) = (&self.row, &self.tournament);
        let settings = tournament.settings();
        let players = tournament.entrants().map(|who| {
            let player = tournament.player(who);
            PlayerInTournament {
                name: player.name.clone(),
                rating: player.rating,
                team: player.team.clone(),
                left: player.withdrawn,
                online: self.players.contains_key(&who),
                excused: player.excused.iter().copied().collect(),
            }
        });
        let standings = tournament.standings();
        let table = standings.rows.iter().map(|row| StandingShown {
            rank: row.rank,
            player: number(row.who),
            score: f64::from(row.score.in_halves()) / 2.0,
            values: row.tie_breaks.iter().map(|(value, _)| value.0 as f64 / 4.0).collect(),
        });
        TournamentShown {
            id: row.new.id.clone(),
            name: settings.name.clone(),
            site: settings.site.clone(),
            date: settings.date.clone(),
            game: pylos_host::kind_of(settings.rules),
            rules: settings.rules.to_string(),
            clock: clock_setting(settings.clock),
            format: format_name(settings.format),
            third_place: matches!(
                settings.format,
                Format::Knockout { third_place: ThirdPlace::Played }
            ),
            planned: tournament.planned_rounds(),
            games: settings.games,
            openings: settings.openings.into(),
            scoring: settings.scoring.into(),
            order: settings.order.into(),
            tie_breaks: settings.tie_breaks.iter().map(|&it| it.into()).collect(),
            team_counts: match settings.teams.counted {
                Counted::All => None,
                Counted::Best(many) => Some(many),
            },
            mates_apart: settings.teams.mates == Mates::Apart,
            venue: row.new.venue.into(),
            visibility: if row.new.listed { Visibility::Public } else { Visibility::Private },
            rated: row.new.rated,
            pairing: row.new.pairing.into(),
            organiser: row.organiser_name.clone(),
            created: row.new.created,
            starts: row.new.starts,
            no_show: row.new.no_show.map(|patience| patience / 1_000),
            phase: phase(tournament.phase()),
            revision: row.revision,
            changed: row.changed,
            players: players.collect(),
            rounds: (1..=tournament.rounds().len()).map(|round| self.round(round)).collect(),
            table: table.collect(),
            teams: tournament.team_standings().into_iter().map(team).collect(),
        }
    }

    fn round(&self, number_of_round: usize) -> RoundShown {
        let round = &self.tournament.rounds()[number_of_round - 1];
        let board = |(board, it): (usize, &pylos_tournament::Board)| {
            let place = Place { round: number_of_round, board };
            let game = self.game_at(place);
            let ballots = self.tournament.ballots(place).into_iter();
            let ballots = ballots.map(|ballot| BallotShown {
                turns: ballot.to_string(),
                position: ballot.position.to_string(),
            });
            let words = [0, 1].map(|seat: usize| self.words.get(&(place, seat)).cloned());
            let said = it.outcome.is_none() && words.iter().any(Option::is_some);
            BoardShown {
                players: it.players.map(number),
                result: it.outcome.map(|outcome| outcome.to_string()),
                ballots: ballots.collect(),
                game: game.map(|game| game.game.clone()),
                void: game.is_some_and(|game| game.state == RoundGameState::Void),
                words: said.then_some(words),
            }
        };
        RoundShown {
            boards: (1..).zip(round.boards()).map(board).collect(),
            byes: round
                .byes()
                .iter()
                .map(|&(who, bye)| ByeShown { player: number(who), half: bye == Bye::Half })
                .collect(),
        }
    }

    fn you(&self, player: Option<&str>) -> YouInTournament {
        let who = player.and_then(|player| self.entrant_of(player));
        YouInTournament {
            organiser: player.is_some_and(|player| self.row.new.organiser == player),
            player: who.map(number),
            board: who.and_then(|who| open_board(&self.tournament, who)),
        }
    }

    /// How the tie-breaks of somebody come about.
    pub fn explain(&self, player: usize) -> Result<TieBreaksExplained, ApiError> {
        let standings = self.tournament.standings();
        let row = standings.rows.iter().find(|row| number(row.who) == player);
        let row = row.ok_or_else(|| ApiError::not_found("player"))?;
        let explained = standings.tie_breaks.iter().zip(&row.tie_breaks);
        let tie_breaks = explained.map(|(&tie_break, (value, terms))| TieBreakExplained {
            tie_break: tie_break.into(),
            value: value.0 as f64 / 4.0,
            terms: terms
                .iter()
                .map(|term| TermShown {
                    round: term.round,
                    opponent: term.opponent.map(number),
                    value: term.value.0 as f64 / 4.0,
                    share: term.share.into(),
                })
                .collect(),
        });
        Ok(TieBreaksExplained { tie_breaks: tie_breaks.collect() })
    }
}

/// A tournament in a list.
pub fn summary(row: &TournamentRow) -> Result<TournamentSummary, ApiError> {
    let tournament: Tournament = row.new.head.parse().map_err(ApiError::internal)?;
    let settings = tournament.settings();
    Ok(TournamentSummary {
        id: row.new.id.clone(),
        name: settings.name.clone(),
        site: settings.site.clone(),
        date: settings.date.clone(),
        game: pylos_host::kind_of(settings.rules),
        rules: settings.rules.to_string(),
        clock: clock_setting(settings.clock),
        format: format_name(settings.format),
        venue: row.new.venue.into(),
        phase: match row.phase.as_str() {
            "entry" => TournamentPhase::Entry,
            "playing" => TournamentPhase::Playing,
            "between" => TournamentPhase::Between,
            _ => TournamentPhase::Over,
        },
        starts: row.new.starts,
        created: row.new.created,
        entered: row.players,
        round: row.rounds,
        planned: match settings.format {
            Format::Swiss { rounds } => Some(rounds.into()),
            // Those follow from who takes part.
            _ => None,
        },
    })
}

fn team(row: TeamStanding) -> TeamShown {
    TeamShown {
        rank: row.rank,
        team: row.team,
        score: f64::from(row.score.in_halves()) / 2.0,
        players: row.players.into_iter().map(number).collect(),
        counted: row.counted,
    }
}

fn number(who: Entrant) -> usize {
    who.0.into()
}

/// The last pairing of somebody that has no result yet.
fn open_board(tournament: &Tournament, who: Entrant) -> Option<OwnBoard> {
    let rounds = tournament.rounds().iter().enumerate().rev();
    rounds.into_iter().find_map(|(round, it)| {
        let open = |board: &pylos_tournament::Board| {
            board.outcome.is_none() && board.players.contains(&who)
        };
        let board = it.boards().iter().position(open)?;
        Some(OwnBoard { round: round + 1, board: board + 1 })
    })
}

fn format_name(format: Format) -> FormatName {
    match format {
        Format::RoundRobin => FormatName::RoundRobin,
        Format::DoubleRoundRobin => FormatName::DoubleRoundRobin,
        Format::Swiss { .. } => FormatName::Swiss,
        Format::Arena => FormatName::Arena,
        Format::Knockout { .. } => FormatName::Knockout,
    }
}

fn phase(phase: pylos_tournament::Phase) -> TournamentPhase {
    match phase {
        pylos_tournament::Phase::Entry => TournamentPhase::Entry,
        pylos_tournament::Phase::Playing => TournamentPhase::Playing,
        pylos_tournament::Phase::Between => TournamentPhase::Between,
        pylos_tournament::Phase::Over => TournamentPhase::Over,
    }
}
