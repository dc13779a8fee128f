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
            Set::Wood => wood(),
            Set::Marble => marble(),
            Set::HighContrast => high_contrast(),
            Set::Paper => paper(),
        };
        // Glass is seen by its difference from the table.
        let glass = match theme {
            Theme::Light => rgb(0x4b4136),
            Theme::Dark => rgb(0xf2ead8),
        };
        Palette { glass, ..palette }
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

fn wood() -> Palette {
    let maple = Wood {
        early: rgb(0xf6dfb0),
        late: rgb(0xd9ab6b),
        rings: 5.0,
        fibre: 0.12,
        pores: 0.04,
        gloss: 0.9,
    };
    let walnut = Wood {
        early: rgb(0x6e4630),
        late: rgb(0x392015),
        rings: 5.0,
        fibre: 0.24,
        pores: 0.22,
        gloss: 1.0,
    };
    let cherry = Wood {
        early: rgb(0xbd7d49),
        late: rgb(0x95592f),
        rings: 3.2,
        fibre: 0.16,
        pores: 0.10,
        gloss: 0.55,
    };
    let sycamore = Wood {
        early: rgb(0xf3dfb2),
        late: rgb(0xdfbf86),
        rings: 2.6,
        fibre: 0.10,
        pores: 0.05,
        gloss: 0.5,
    };
    // Stains let the grain through. Blue is the darker one, so that the two
    // sides differ for those who do not see the colours.
    let stain = |early: u32, late: u32| {
        Kind::Wood(Wood { early: rgb(early), late: rgb(late), rings: 7.0, gloss: 1.0, ..walnut })
    };
    Palette {
        balls: [Kind::Wood(maple), Kind::Wood(walnut)],
        board: Kind::Wood(cherry),
        pawns: [stain(0x21427d, 0x14284e), stain(0xe56440, 0xbf482c)],
        plain_pawn: Kind::Wood(Wood { early: rgb(0xd9b277), late: rgb(0xb88a4e), ..maple }),
        plate: Kind::Wood(sycamore),
        ink: rgb(0x5a3d1e),
        edge: 0.0,
        numbers: [rgb(0xf7ecd0), rgb(0xfff3da)],
        outlines: [rgb(0x000000); 2],
        outline: 0.0,
        mark: rgb(0xffb347),
        ring: rgb(0xffd27d),
        ring_edge: rgb(0x4a2508),
        crown: Kind::Plain(rgb(0xf0bf45), 2.0),
        glass: rgb(0),
    }
}

fn marble() -> Palette {
    let stone = |ground: u32, cloud: u32, vein: u32, sharp: f32| Marble {
        ground: rgb(ground),
        cloud: rgb(cloud),
        vein: rgb(vein),
        sharp,
        gloss: 1.2,
    };
    let slate = Marble { gloss: 0.45, ..stone(0x807c77, 0x6c6966, 0x918c85, 2.0) };
    let plate = Marble { gloss: 0.6, ..stone(0xe6dcc8, 0xd9ccb3, 0xc2b291, 2.6) };
    Palette {
        balls: [
            Kind::Marble(stone(0xf6f3ee, 0xe2dfda, 0x8b8d92, 2.6)),
            Kind::Marble(stone(0x2b2c30, 0x191a1d, 0xbdb6a8, 5.5)),
        ],
        board: Kind::Marble(slate),
        pawns: [
            Kind::Marble(stone(0x1a3570, 0x10214a, 0xb8964a, 6.5)),
            Kind::Marble(stone(0xd8714f, 0xb85338, 0xf0d6b8, 4.0)),
        ],
        plain_pawn: Kind::Marble(stone(0xc9b48c, 0xb49c71, 0xefe3c8, 3.5)),
        plate: Kind::Marble(plate),
        ink: rgb(0x4c4436),
        ..wood()
    }
}

fn high_contrast() -> Palette {
    let plain = |hex| Kind::Plain(rgb(hex), 1.0);
    Palette {
        balls: [plain(0xffffff), plain(0x0d0d0d)],
        board: plain(0x8c8c8c),
        pawns: [plain(0x06299c), plain(0xff8a66)],
        plain_pawn: plain(0xd8d8d8),
        plate: plain(0xf4f4f4),
        ink: rgb(0x000000),
        edge: 0.035,
        numbers: [rgb(0xffffff), rgb(0x000000)],
        outlines: [rgb(0x000000), rgb(0xffffff)],
        outline: 0.07,
        mark: rgb(0xffd400),
        ring: rgb(0xffe23d),
        ring_edge: rgb(0x000000),
        crown: plain(0xffd400),
        glass: rgb(0),
    }
}

fn paper() -> Palette {
    let white = rgb(0xfdfdfb);
    let plain = |hex| Kind::Plain(rgb(hex), 0.0);
    let ink = rgb(0x26262a);
    Palette {
        balls: [
            Kind::Plain(white, 0.0),
            Kind::Hatched { paper: rgb(0xb9b9bb), ink: rgb(0x3c3c40) },
        ],
        board: plain(0xf6f5f1),
        pawns: [
            Kind::Hatched { paper: rgb(0xa9a9ad), ink: rgb(0x333338) },
            Kind::Plain(white, 0.0),
        ],
        plain_pawn: plain(0xe3e2dd),
        plate: plain(0xfaf9f5),
        ink,
        edge: 0.028,
        numbers: [rgb(0xffffff), ink],
        outlines: [ink; 2],
        outline: 0.045,
        mark: rgb(0xd98a1f),
        ring: rgb(0xd98a1f),
        ring_edge: rgb(0xffffff),
        crown: plain(0xf2c14e),
        glass: rgb(0),
    }
}
