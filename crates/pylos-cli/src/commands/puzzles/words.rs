//! Puzzles in words.

use pylos_puzzles::{Goal, Theme, Themes};
use pylos_rules::{AnyRules, for_game};
use pylos_views::{SideName, View, Worth};
use serde::Serialize;

use crate::console::Paint;
use crate::failure::{Failure, FailureKind};
use crate::language::{Language, Text, name};
use crate::telling;
use crate::terminal_game::TerminalGame;

/// The name of a theme.
pub fn theme(theme: Theme) -> Text {
    match theme {
        Theme::Raise => Text::PuzzleThemeRaise,
        Theme::Square => Text::PuzzleThemeSquare,
        Theme::Line => Text::PuzzleThemeLine,
        Theme::TwoBack => Text::PuzzleThemeTwoBack,
        Theme::FreeTheSecond => Text::PuzzleThemeFreeTheSecond,
        Theme::DeclineToTakeBack => Text::PuzzleThemeDeclineToTakeBack,
        Theme::BlockASquare => Text::PuzzleThemeBlockASquare,
        Theme::Zugzwang => Text::PuzzleThemeZugzwang,
        Theme::LastBall => Text::PuzzleThemeLastBall,
        Theme::Counting => Text::PuzzleThemeCounting,
        Theme::QuietTurn => Text::PuzzleThemeQuietTurn,
        Theme::Defence => Text::PuzzleThemeDefence,
        Theme::MakeItThree => Text::PuzzleThemeMakeItThree,
        Theme::SetAside => Text::PuzzleThemeSetAside,
        Theme::ForceAPass => Text::PuzzleThemeForceAPass,
        Theme::FifthBattle => Text::PuzzleThemeFifthBattle,
        Theme::Pile => Text::PuzzleThemePile,
    }
}

/// Themes, one after the other.
pub fn themes(themes: Themes, language: Language) -> String {
    let names: Vec<String> = themes.iter().map(|it| language.say(&theme(it))).collect();
    names.join(", ")
}

/// The name of a side.
pub fn side(side: SideName) -> Text {
    match side {
        SideName::Light => Text::SideLight,
        SideName::Dark => Text::SideDark,
        SideName::Blue => Text::SideBlue,
        SideName::Red => Text::SideRed,
    }
}

/// Who plays against a side.
pub fn opponent(side: SideName) -> SideName {
    match side {
        SideName::Light => SideName::Dark,
        SideName::Dark => SideName::Light,
        SideName::Blue => SideName::Red,
        SideName::Red => SideName::Blue,
    }
}

/// What a side has to do.
pub fn goal(goal: Goal, solver: SideName) -> Text {
    let side = side(solver).into();
    match goal {
        Goal::Win => Text::PuzzleGoalWin { side },
        Goal::Draw => Text::PuzzleGoalDraw { side },
        Goal::Points => Text::PuzzleGoalPoints { side },
        Goal::Resist => Text::PuzzleGoalResist { side },
    }
}

/// What something is worth.
pub fn worth(worth: Worth) -> Text {
    use pylos_engine::Score::{Estimate, Exact, Points};
    use pylos_rules::Value::{Draw, Loss, Win};
    telling::score(match worth {
        Worth::Win { plies } => Exact(Win(plies)),
        Worth::Loss { plies } => Exact(Loss(plies)),
        Worth::Draw => Exact(Draw),
        Worth::Points { points } => Points(points),
        Worth::Estimate { score } => Estimate((100.0 * score) as i16),
    })
}

/// The title of a puzzle and what is to be done.
pub fn heading(puzzle: &pylos_host::wire::PuzzleShown, language: Language) -> String {
    let title = Text::PuzzleTitle {
        id: name(&puzzle.id),
        rules: name(&puzzle.rules),
        rating: name(puzzle.rating),
    };
    let goal = goal(puzzle.goal.into(), puzzle.side);
    let turns = Text::PuzzleTurns { count: i32::from(puzzle.decisions).into() };
    let [title, goal, turns] = [title, goal, turns].map(|text| language.say(&text));
    format!("{title}\n{goal} ({turns})")
}

/// A board drawn for the terminal.
pub fn board(view: &View, paint: Paint, language: Language) -> Result<String, Failure> {
    let (rules, text) = match view {
        View::Pyramid(view) => (&view.rules, &view.text),
        View::Equator(view) => (&view.rules, &view.text),
    };
    for_game!(rules.parse::<AnyRules>()?, |P, rules| {
        Ok(P::given(rules, Some(text))?.draw(rules, paint, language))
    })
}

/// A shape as JSON.
pub fn json<T: Serialize>(shape: &T) -> Result<serde_json::Value, Failure> {
    serde_json::to_value(shape)
        .map_err(|error| Failure::new(FailureKind::Output, error.to_string()))
}
