//! Which material is used for what, in each set.

use pylos_rules::{equator, pyramid};

use super::light::rgb;
use super::{Kind, Marble, Rgb, Wood};
use crate::{Pawn, Set, Theme};

/// The materials and colours of a set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// Light and dark balls.
    balls: [Kind; 2],
    /// The slab of the pyramid game.
    pub board: Kind,
    /// Blue and red pawns.
    pawns: [Kind; 2],
    /// Pawns that belong to nobody.
    plain_pawn: Kind,
    /// The plate of the equator game.
    pub plate: Kind,
    /// What is engraved is filled with this.
    pub ink: Rgb,
    /// Lines along the edges, as wide as this; none at 0.
    pub edge: f32,
    /// Numbers on blue and red pawns.
    numbers: [Rgb; 2],
    /// Outlines of what is light and what is dark, and their width.
    outlines: [Rgb; 2],
    outline: f32,
    /// Glints, glows and ways.
    pub mark: Rgb,
    /// Rings.
    pub ring: Rgb,
    /// What keeps rings apart from what they lie on.
    pub ring_edge: Rgb,
    /// The crown.
    pub crown: Kind,
    /// What levels lifted apart lie on.
    pub glass: Rgb,
}

impl Palette {
    /// The palette of a set, in a room of this theme.
    pub fn of(set: Set, theme: Theme) -> Palette {
        let palette = match set {
            Set::Wood => WOOD,
            Set::Marble => MARBLE,
            Set::HighContrast => HIGH_CONTRAST,
            Set::Paper => PAPER,
        };
        // Glass is seen by its difference from the table.
        match theme {
            Theme::Light => Palette { glass: SMOKED_GLASS, ..palette },
            Theme::Dark => palette,
        }
    }

    /// What a ball is made of.
    pub fn ball(&self, color: pyramid::Color) -> Kind {
        self.balls[color as usize]
    }

    /// What a pawn is made of.
    pub fn pawn(&self, pawn: Pawn) -> Kind {
        match pawn {
            Pawn::Numbered(color, _) | Pawn::Hidden(color) => self.pawns[color as usize],
            Pawn::Gone | Pawn::Singleton => self.plain_pawn,
        }
    }

    /// The colour of the number on a pawn.
    pub fn number(&self, color: equator::Color) -> Rgb {
        self.numbers[color as usize]
    }

    /// The outline of something of the first or the second side, if the set
    /// has outlines.
    pub fn outline(&self, side: usize) -> Option<(Rgb, f32)> {
        (self.outline > 0.0).then(|| (self.outlines[side % 2], self.outline))
    }
}

const GLASS: Rgb = rgb(0xf2ead8);
const SMOKED_GLASS: Rgb = rgb(0x4b4136);

const fn timber(early: u32, late: u32, rings: f32, fibre: f32, pores: f32, gloss: f32) -> Kind {
    Kind::Wood(Wood { early: rgb(early), late: rgb(late), rings, fibre, pores, gloss })
}

/// Stains let the grain through.
const fn stained(early: u32, late: u32) -> Kind {
    timber(early, late, 7.0, 0.24, 0.22, 1.0)
}

const fn stone(ground: u32, cloud: u32, vein: u32, sharp: f32, gloss: f32) -> Kind {
    Kind::Marble(Marble { ground: rgb(ground), cloud: rgb(cloud), vein: rgb(vein), sharp, gloss })
}

const fn plain(colour: u32, gloss: f32) -> Kind {
    Kind::Plain(rgb(colour), gloss)
}

const fn hatched(paper: u32, ink: u32) -> Kind {
    Kind::Hatched { paper: rgb(paper), ink: rgb(ink) }
}

/// Maple and walnut on cherry; sycamore. Of the stains blue is the darker one,
/// so that the two sides differ for those who do not see the colours.
const WOOD: Palette = Palette {
    balls: [
        timber(0xf6dfb0, 0xd9ab6b, 5.0, 0.12, 0.04, 0.9),
        timber(0x6e4630, 0x392015, 5.0, 0.24, 0.22, 1.0),
    ],
    board: timber(0xbd7d49, 0x95592f, 3.2, 0.16, 0.10, 0.55),
    pawns: [stained(0x21427d, 0x14284e), stained(0xe56440, 0xbf482c)],
    plain_pawn: timber(0xd9b277, 0xb88a4e, 5.0, 0.12, 0.04, 0.9),
    plate: timber(0xf3dfb2, 0xdfbf86, 2.6, 0.10, 0.05, 0.5),
    ink: rgb(0x5a3d1e),
    edge: 0.0,
    numbers: [rgb(0xf7ecd0), rgb(0xfff3da)],
    outlines: [[0.0; 3]; 2],
    outline: 0.0,
    mark: rgb(0xffb347),
    ring: rgb(0xffd27d),
    ring_edge: rgb(0x4a2508),
    crown: plain(0xf0bf45, 2.0),
    glass: GLASS,
};

/// White and black marble on slate; lapis and jasper on cream.
const MARBLE: Palette = Palette {
    balls: [
        stone(0xf6f3ee, 0xe2dfda, 0x8b8d92, 2.6, 1.2),
        stone(0x2b2c30, 0x191a1d, 0xbdb6a8, 5.5, 1.2),
    ],
    board: stone(0x807c77, 0x6c6966, 0x918c85, 2.0, 0.45),
    pawns: [
        stone(0x1a3570, 0x10214a, 0xb8964a, 6.5, 1.2),
        stone(0xd8714f, 0xb85338, 0xf0d6b8, 4.0, 1.2),
    ],
    plain_pawn: stone(0xc9b48c, 0xb49c71, 0xefe3c8, 3.5, 1.2),
    plate: stone(0xe6dcc8, 0xd9ccb3, 0xc2b291, 2.6, 0.6),
    ink: rgb(0x4c4436),
    ..WOOD
};

const HIGH_CONTRAST: Palette = Palette {
    balls: [plain(0xffffff, 1.0), plain(0x0d0d0d, 1.0)],
    board: plain(0x8c8c8c, 1.0),
    pawns: [plain(0x06299c, 1.0), plain(0xff8a66, 1.0)],
    plain_pawn: plain(0xd8d8d8, 1.0),
    plate: plain(0xf4f4f4, 1.0),
    ink: rgb(0x000000),
    edge: 0.035,
    numbers: [rgb(0xffffff), rgb(0x000000)],
    outlines: [rgb(0x000000), rgb(0xffffff)],
    outline: 0.07,
    mark: rgb(0xffd400),
    ring: rgb(0xffe23d),
    ring_edge: rgb(0x000000),
    crown: plain(0xffd400, 1.0),
    glass: GLASS,
};

const PAPER: Palette = Palette {
    balls: [plain(0xfdfdfb, 0.0), hatched(0xb9b9bb, 0x3c3c40)],
    board: plain(0xf6f5f1, 0.0),
    pawns: [hatched(0xa9a9ad, 0x333338), plain(0xfdfdfb, 0.0)],
    plain_pawn: plain(0xe3e2dd, 0.0),
    plate: plain(0xfaf9f5, 0.0),
    ink: rgb(0x26262a),
    edge: 0.028,
    numbers: [rgb(0xffffff), rgb(0x26262a)],
    outlines: [rgb(0x26262a); 2],
    outline: 0.045,
    mark: rgb(0xd98a1f),
    ring: rgb(0xd98a1f),
    ring_edge: rgb(0xffffff),
    crown: plain(0xf2c14e, 0.0),
    glass: GLASS,
};
