//! Tournaments in words.

use std::path::Path;

use pylos_tournament::{FileError, FileProblem, MOST, Refusal, SettingsProblem, TieBreak};
use pylos_views::Explain as _;

use crate::failure::{Failure, FailureKind};
use crate::language::{Text, Word, name};

/// Why something cannot be done.
pub fn refused(refusal: &Refusal) -> Failure {
    let kind = match refusal {
        // A valid question with a negative answer.
        Refusal::Over | Refusal::NobodyFree => FailureKind::NothingToPair,
        _ => FailureKind::Tournament,
    };
    Failure::told(kind, refusal_text(refusal))
}

/// What is wrong with a file.
pub fn in_file(path: &Path, error: &FileError) -> Failure {
    let problem =
        Text::TournamentLine { line: error.line.into(), problem: problem(&error.problem) };
    let file = name(path.display());
    Failure::told(FailureKind::File, Text::TournamentInFile { file, problem: problem.into() })
}

fn problem(problem: &FileProblem) -> Word {
    match problem {
        FileProblem::Form(form) => Text::TournamentLineForm { form: name(form) }.into(),
        FileProblem::Quote => Text::TournamentQuote.into(),
        FileProblem::UnknownLine(word) => Text::TournamentUnknownLine { word: name(word) }.into(),
        FileProblem::UnknownTag(tag) => Text::TournamentUnknownTag { tag: name(tag) }.into(),
        FileProblem::TagTwice(tag) => Text::TournamentTagTwice { tag: name(tag) }.into(),
        FileProblem::LateTag => Text::TournamentLateTag.into(),
        FileProblem::MissingTag(tag) => Text::TournamentMissingTag { tag: name(tag) }.into(),
        FileProblem::Number { found, expected } => {
            let (found, expected) = (name(found), (*expected).into());
            Text::TournamentNumber { found, expected }.into()
        }
        FileProblem::Rules(error) => {
            Word::Refusal { reason: Box::new(error.reason()), english: error.to_string() }
        }
        FileProblem::Clock(error) => name(error),
        FileProblem::Outcome(error) => Text::TournamentNotAResult { text: name(&error.0) }.into(),
        FileProblem::Refused(refusal) => refusal_text(refusal).into(),
    }
}

fn refusal_text(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::Settings(problem) => settings(problem),
        Refusal::NameTaken(it) => Text::TournamentNameTaken { name: name(it) },
        Refusal::BadName => Text::TournamentBadName,
        Refusal::BadTeam => Text::TournamentBadTeam,
        Refusal::UnknownPlayer(it) => Text::TournamentUnknownPlayer { name: name(it) },
        Refusal::TooManyPlayers => Text::TournamentTooMany { most: MOST.into() },
        Refusal::TooLate => Text::TournamentTooLate,
        Refusal::HasLeft(it) => Text::TournamentHasLeft { name: name(it) },
        Refusal::HasNotLeft(it) => Text::TournamentHasNotLeft { name: name(it) },
        Refusal::NoExcuse => Text::TournamentNoExcuse,
        Refusal::TooFewPlayers => Text::TournamentTooFew,
        Refusal::RoundNotFinished(at) => Text::TournamentRoundNotFinished { place: name(at) },
        Refusal::NobodyFree => Text::TournamentNobodyFree,
        Refusal::Over => Text::TournamentOver,
        Refusal::HasStarted => Text::TournamentHasStarted,
        Refusal::NotPaired(at) => Text::TournamentNotPaired { place: name(at) },
        Refusal::NotOpponents(one, other) => {
            Text::TournamentNotOpponents { one: name(one), other: name(other) }
        }
        Refusal::HasResult(at) => Text::TournamentHasResult { place: name(at) },
        Refusal::HasNoResult(at) => Text::TournamentHasNoResult { place: name(at) },
        Refusal::WrongScore { outcome, games } => {
            Text::TournamentWrongScore { result: name(outcome), games: (*games).into() }
        }
        Refusal::NoWinner => Text::TournamentNoWinner,
        Refusal::Settled(at) => Text::TournamentSettled { place: name(at) },
        Refusal::Twice(it) => Text::TournamentTwice { name: name(it) },
        Refusal::NotPlaying(it) => Text::TournamentNotPlaying { name: name(it) },
        Refusal::Forgotten(it) => Text::TournamentForgotten { name: name(it) },
        Refusal::OtherRound => Text::TournamentOtherRound,
        Refusal::BadStartList => Text::TournamentBadStartList,
    }
}

fn settings(problem: &SettingsProblem) -> Text {
    match problem {
        SettingsProblem::Unknown { what, text, known } => Text::TournamentUnknownWord {
            what: name(what),
            text: name(text),
            known: name(known.join(", ")),
        },
        SettingsProblem::Rounds => Text::TournamentRoundsWrong,
        SettingsProblem::Games => Text::TournamentGamesWrong,
        SettingsProblem::Points => Text::TournamentPointsWrong,
        SettingsProblem::NoBallots(rules) => Text::TournamentNoBallots { rules: name(rules) },
        SettingsProblem::MatchesAlone => Text::TournamentMatchesAlone,
        SettingsProblem::Teams => Text::TournamentTeamsWrong,
        SettingsProblem::TieBreakTwice(it) => Text::TournamentTieBreakTwice { name: name(it) },
        SettingsProblem::Name => Text::TournamentNeedsName,
    }
}

/// The name of a tie-break.
pub fn tie_break(tie_break: TieBreak) -> Text {
    match tie_break {
        TieBreak::Buchholz => Text::TournamentBuchholz,
        TieBreak::BuchholzCut1 => Text::TournamentBuchholzCut,
        TieBreak::SonnebornBerger => Text::TournamentSonneborn,
        TieBreak::DirectEncounter => Text::TournamentDirect,
        TieBreak::Wins => Text::TournamentWins,
    }
}

/// The name of a tie-break at the head of a column.
pub fn heading(tie_break: TieBreak) -> &'static str {
    match tie_break {
        TieBreak::Buchholz => "BH",
        TieBreak::BuchholzCut1 => "BC1",
        TieBreak::SonnebornBerger => "SB",
        TieBreak::DirectEncounter => "DE",
        TieBreak::Wins => "W",
    }
}
