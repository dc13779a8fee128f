//! What a puzzle is about: predicates on its position and its line.

pub mod equator;
pub mod pyramid;

use std::fmt;
use std::str::FromStr;

use crate::{Judge, Puzzling, Solution};

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// A ball is raised (P5).
    Raise,
    /// A square is completed (P6).
    Square,
    /// A line is completed (P13).
    Line,
    /// Two balls are taken back (P6).
    TwoBack,
    /// Taking back the first frees the second (P7).
    FreeTheSecond,
    /// Fewer balls are taken back than could be (P6).
    DeclineToTakeBack,
    /// The ball goes where the opponent would have completed a square or line.
    BlockASquare,
    /// Whoever is to move loses.
    Zugzwang,
    /// The solver has to choose with one ball left in his reserve (P11).
    LastBall,
    /// Only the number of balls is left to decide: nobody completes anything.
    Counting,
    /// The first turn neither raises, completes nor blocks anything.
    QuietTurn,
    /// The longest resistance in a lost position.
    Defence,
    /// A battle won with the middle one of three pawns (E9).
    MakeItThree,
    /// The solver sets a pawn aside (E8).
    SetAside,
    /// The opponent can play nothing and passes (E7).
    ForceAPass,
    /// It begins in the fifth battle.
    FifthBattle,
    /// The pile decides who wins (E11).
    Pile,
}

/// The themes of the pyramid game.
pub(crate) const PYRAMID: [Theme; 12] = [
    Theme::Raise,
    Theme::Square,
    Theme::Line,
    Theme::TwoBack,
    Theme::FreeTheSecond,
    Theme::DeclineToTakeBack,
    Theme::BlockASquare,
    Theme::Zugzwang,
    Theme::LastBall,
    Theme::Counting,
    Theme::QuietTurn,
    Theme::Defence,
];

/// The themes of the equator game.
pub(crate) const EQUATOR: [Theme; 5] =
    [Theme::MakeItThree, Theme::SetAside, Theme::ForceAPass, Theme::FifthBattle, Theme::Pile];

impl Theme {
    /// All themes, those of the pyramid game first.
    pub const ALL: [Theme; 17] = {
        let mut all = [Theme::Raise; 17];
        let mut i = 0;
        while i < 17 {
            all[i] = if i < 12 { PYRAMID[i] } else { EQUATOR[i - 12] };
            i += 1;
        }
        all
    };

    /// Its name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Raise => "raise",
            Theme::Square => "square",
            Theme::Line => "line",
            Theme::TwoBack => "two-back",
            Theme::FreeTheSecond => "free-the-second",
            Theme::DeclineToTakeBack => "decline-to-take-back",
            Theme::BlockASquare => "block-a-square",
            Theme::Zugzwang => "zugzwang",
            Theme::LastBall => "last-ball",
            Theme::Counting => "counting",
            Theme::QuietTurn => "quiet-turn",
            Theme::Defence => "defence",
            Theme::MakeItThree => "make-it-three",
            Theme::SetAside => "set-aside",
            Theme::ForceAPass => "force-a-pass",
            Theme::FifthBattle => "fifth-battle",
            Theme::Pile => "pile",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no theme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThemeError(String);

impl fmt::Display for ThemeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Theme::ALL.iter().map(|theme| theme.name()).collect();
        write!(f, "unknown theme “{}”: there are {}", self.0, names.join(", "))
    }
}

impl std::error::Error for ThemeError {}

impl FromStr for Theme {
    type Err = ThemeError;

    fn from_str(text: &str) -> Result<Theme, ThemeError> {
        let found = Theme::ALL.into_iter().find(|theme| theme.name() == text);
        found.ok_or_else(|| ThemeError(text.chars().take(24).collect()))
    }
}

/// Some of the themes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Themes(u32);

impl Themes {
    /// Those that a puzzle has; a judge knows them all, without one those are
    /// left out that take exact values.
    pub fn of<P: Puzzling>(solution: &Solution<P>, mut judge: Option<&mut dyn Judge<P>>) -> Themes {
        let mut themes = Themes::default();
        for theme in P::THEMES {
            // Each predicate gets the judge for as long as it looks.
            let judge: Option<&mut dyn Judge<P>> = match &mut judge {
                Some(judge) => Some(&mut **judge),
                None => None,
            };
            if P::shows(*theme, solution, judge) == Some(true) {
                themes = themes.with(*theme);
            }
        }
        themes
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, theme: Theme) -> Themes {
        Themes(self.0 | 1 << theme as u32)
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, theme: Theme) -> Themes {
        Themes(self.0 & !(1 << theme as u32))
    }

    /// Whether one is among them.
    pub const fn contains(self, theme: Theme) -> bool {
        self.0 >> theme as u32 & 1 == 1
    }

    /// One after the other.
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL.into_iter().filter(move |theme| self.contains(*theme))
    }

    /// One bit for each.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// From one bit for each; `None` if a bit stands for no theme.
    pub fn from_bits(bits: u32) -> Option<Themes> {
        (bits >> Theme::ALL.len() == 0).then_some(Themes(bits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_has_a_name_a_bit_and_a_game() {
        for (bit, theme) in Theme::ALL.into_iter().enumerate() {
            assert_eq!(theme as usize, bit);
            assert_eq!(theme.name().parse(), Ok(theme));
            assert!(Themes::default().with(theme).contains(theme));
        }
        let error = "raze".parse::<Theme>().unwrap_err().to_string();
        assert!(error.starts_with("unknown theme “raze”: there are raise, square"), "{error}");
        assert_eq!(Themes::from_bits(1 << 17), None);
    }
}
