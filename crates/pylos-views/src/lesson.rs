//! What a teacher would say at the end of a game.

use serde::Serialize;

use crate::{Because, SideName};

/// What a review comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lesson {
    /// The plies of the turns that decided the game, three at most.
    pub decided: Vec<usize>,
    /// What each side should work on, if there is something.
    pub habits: Vec<Habit>,
}

/// What a side overlooks, and how often it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Habit {
    /// Who.
    pub side: SideName,
    /// What there is to practise.
    pub practice: Practice,
    /// In how many turns of the game.
    pub times: u32,
}

/// Declares [`Practice`] with the name of each.
macro_rules! practices {
    ($($(#[$about:meta])* $variant:ident $name:literal)+) => {
        /// What a puzzle is about, and what there is to practise.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[serde(rename_all = "kebab-case")]
        pub enum Practice {
            $($(#[$about])* $variant,)+
        }

        impl Practice {
            /// Everything there is to practise.
            pub const ALL: &[Practice] = &[$(Practice::$variant),+];

            /// Its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Practice::$variant => $name,)+
                }
            }
        }
    };
}

practices! {
    /// A ball goes up instead of coming from the reserve.
    Raise "raise"
    /// A square or line is completed.
    Square "square"
    /// Two balls are taken back.
    TwoBack "two-back"
    /// The first ball taken back frees the second.
    FreeTheSecond "free-the-second"
    /// It is better not to take back.
    DeclineToTakeBack "decline-to-take-back"
    /// A square of the opponent is stopped.
    BlockASquare "block-a-square"
    /// Whoever is to move loses.
    Zugzwang "zugzwang"
    /// The last ball decides.
    LastBall "last-ball"
    /// The reserves decide.
    Counting "counting"
    /// Nothing is completed, raised or stopped.
    QuietTurn "quiet-turn"
    /// Everything loses, and this lasts longest.
    Defence "defence"
    /// Three pawns are left.
    MakeItThree "make-it-three"
    /// A pawn is set aside.
    SetAside "set-aside"
    /// The opponent must pass.
    ForceAPass "force-a-pass"
    /// The last battle decides.
    FifthBattle "fifth-battle"
    /// What was set aside decides.
    Pile "pile"
}

impl Because {
    /// What there is to practise for whoever did not see this.
    pub const fn practice(&self) -> Practice {
        match self {
            Because::WinsNow { .. } | Because::AnswerWins { .. } => Practice::LastBall,
            Because::Completes { taken: 2, .. } => Practice::TwoBack,
            Because::Completes { .. } | Because::Threatens { .. } => Practice::Square,
            Because::FreesSecond { .. } => Practice::FreeTheSecond,
            Because::KeepsBalls { .. } | Because::OtherTakeBack { .. } => {
                Practice::DeclineToTakeBack
            }
            Because::Raises { .. } | Because::OpensRaise { .. } | Because::AnswerRaises { .. } => {
                Practice::Raise
            }
            Because::OnlyStop { .. }
            | Because::Stops { .. }
            | Because::LeavesSquare { .. }
            | Because::OpensSquare { .. }
            | Because::AnswerCompletes { .. }
            | Because::AnswerThreatens { .. }
            | Because::LaterCompletes { .. }
            | Because::AnswerStops { .. } => Practice::BlockASquare,
            Because::Zugzwang { .. } | Because::AnswerZugzwang { .. } => Practice::Zugzwang,
            Because::OnlyTurn { .. } | Because::OnlyKeeps { .. } => Practice::QuietTurn,
            Because::HoldsOut { .. } => Practice::Defence,
            Because::RunsOut { .. } => Practice::Counting,
            Because::SetsAside { .. } | Because::AnswerSetsAside { .. } => Practice::SetAside,
            Because::LastBattle { pile: 0, .. } => Practice::FifthBattle,
            Because::LastBattle { .. } => Practice::Pile,
            Because::ForcesPass { .. } => Practice::ForceAPass,
            Because::BattleGoes { .. }
            | Because::Designates { .. }
            | Because::OnlyPoints { .. } => Practice::MakeItThree,
        }
    }
}
