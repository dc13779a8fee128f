//! The readings of the equator game: what its three sources leave open.

/// How many points the equator has (E2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EquatorPoints {
    /// Where circles and meridians cross it: `ol il e1 … e5 ir or`.
    Nine,
    /// Where meridians cross it: `e1 … e5`.
    Five,
}

/// How a pawn gets to the equator (E7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Movement {
    /// It slides along the lines and may turn at intersections.
    Slide,
    /// It slides along one line, without turning; who cannot move passes.
    Straight,
    /// From anywhere to any empty point.
    Free,
}

/// Which of two pawns of the same size is set aside (E8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SetAside {
    /// The one already on the equator.
    Old,
    /// The one being played.
    New,
}

/// Which pawns may answer (E14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Designation {
    /// Any pawn.
    Any,
    /// Those on a line through the point just played.
    Line,
}

/// Whether the winner of battle 5 takes the singleton (E11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Singleton {
    /// 21 points in all.
    On,
    /// 20 points in all; 10–10 goes to the winner of battle 5.
    Off,
}

/// How the pawns get to their intersections before battle 1 (E5).
///
/// Whatever the mode, a setup consists of twenty placements, so that positions
/// and records need nothing special; the modes differ in their order and in
/// who or what chooses them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SetupMode {
    /// One pawn each in turn; who will not lead battle 1 places first.
    Alternating,
    /// Both arrange in secret, then reveal. The placements come in the order
    /// of [`SetupMode::Whole`], and nobody is shown the other's before both
    /// are complete: see [`HiddenSetup`](super::HiddenSetup).
    Hidden,
    /// Who will not lead battle 1 places all ten pawns, then the other.
    Whole,
    /// In turn, but every placement is drawn by lot: see
    /// [`dealt`](crate::Position::dealt).
    Random,
    /// In turn, and who will lead battle 1 places what the opponent has just
    /// placed, at the intersection of the same name: the hemispheres become
    /// each other's reflection in the equator.
    Mirror,
}

/// The rules of one equator game.
///
/// Written as a preset and what differs from it, in a fixed order: `5`,
/// `slide`|`straight`|`free`, `old`|`new`, `any`|`line`, `nosingleton`, then
/// `hidden`|`whole`|`random`|`mirror`. An option that the preset already has,
/// a repeated one or one out of order is refused. Either preset may be the
/// base; the canonical text is the one with fewer options, `carpentier` when
/// both need the same number.
///
/// ```
/// use pylos_rules::equator::{Movement, Rules, SetAside};
/// let rules: Rules = "carpentier+5+new".parse().unwrap();
/// assert_eq!((rules.movement(), rules.set_aside()), (Movement::Slide, SetAside::New));
/// assert_eq!("carpentier+new+line".parse::<Rules>().unwrap().to_string(), "jeux-et-strategie+slide");
/// assert!("carpentier+slide".parse::<Rules>().is_err());
/// assert!("carpentier+new+5".parse::<Rules>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rules {
    pub(super) points: EquatorPoints,
    pub(super) movement: Movement,
    pub(super) set_aside: SetAside,
    pub(super) designation: Designation,
    pub(super) singleton: Singleton,
    pub(super) setup: SetupMode,
}

impl Rules {
    /// Patrik Carpentier's rules: slide, the old pawn is set aside, any pawn
    /// answers.
    pub const CARPENTIER: Rules = Rules {
        points: EquatorPoints::Nine,
        movement: Movement::Slide,
        set_aside: SetAside::Old,
        designation: Designation::Any,
        singleton: Singleton::On,
        setup: SetupMode::Alternating,
    };

    /// The rules as *Jeux et Stratégie* 41 tells them: free placing, the new
    /// pawn is set aside, the place played designates who may answer.
    pub const JEUX_ET_STRATEGIE: Rules = Rules {
        movement: Movement::Free,
        set_aside: SetAside::New,
        designation: Designation::Line,
        ..Rules::CARPENTIER
    };

    /// All 240 combinations.
    pub fn all() -> impl Iterator<Item = Rules> {
        use {EquatorPoints::*, Movement::*, SetAside::*, SetupMode::*};
        let setups = [Alternating, Hidden, Whole, Random, Mirror];
        let singletons = [Singleton::On, Singleton::Off];
        let designations = [Designation::Any, Designation::Line];
        (0..240).map(move |n: usize| Rules {
            points: [Nine, Five][n / 120],
            movement: [Slide, Straight, Free][n / 40 % 3],
            set_aside: [Old, New][n / 20 % 2],
            designation: designations[n / 10 % 2],
            singleton: singletons[n / 5 % 2],
            setup: setups[n % 5],
        })
    }

    /// The reading of E2.
    pub const fn points(self) -> EquatorPoints {
        self.points
    }

    /// The reading of E7.
    pub const fn movement(self) -> Movement {
        self.movement
    }

    /// The reading of E8.
    pub const fn set_aside(self) -> SetAside {
        self.set_aside
    }

    /// The reading of E14.
    pub const fn designation(self) -> Designation {
        self.designation
    }

    /// The reading of E11.
    pub const fn singleton(self) -> Singleton {
        self.singleton
    }

    /// The reading of E5.
    pub const fn setup(self) -> SetupMode {
        self.setup
    }

    /// The same rules with another setup.
    #[must_use]
    pub const fn with_setup(self, setup: SetupMode) -> Rules {
        Rules { setup, ..self }
    }

    /// What the singleton is worth (E11).
    pub const fn singleton_points(self) -> u8 {
        match self.singleton {
            Singleton::On => 1,
            Singleton::Off => 0,
        }
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::CARPENTIER
    }
}
