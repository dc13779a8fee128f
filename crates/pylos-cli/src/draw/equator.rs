//! The globe: two circles, five meridians, the equator; blue north, red south.

use pylos_rules::equator::{
    Circle, Color, EquatorPoints, Intersection, Place as _, Point, Position, Rules, SetupMode,
    Size, Step,
};

use super::picture::Material;
use super::{Ink, Look, Picture, Scale};
use crate::language::{Language, Text, name};

/// A spot of the globe, or of the box that pawns are taken from in the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GlobeSpot {
    /// An intersection of a side's hemisphere.
    Intersection(Color, Intersection),
    /// A point of the equator.
    Point(Point),
    /// The pawns of a size that a side has yet to place.
    Box(Color, Size),
}

/// The globe after some steps of a turn, with the battle and the score.
/// Pawns are written with their owner and size, `B4`; an empty place shows its
/// name.
pub fn picture(
    position: &Position,
    rules: Rules,
    steps: &[Step],
    look: Look,
) -> Picture<GlobeSpot> {
    let language = look.language;
    let scene = GlobeMidTurn::of(position, steps);
    let globe = Globe {
        row: match look.scale {
            Scale::Small => 2,
            Scale::Large => 3,
        },
        top: if position.in_setup() { 2 } else { 0 },
    };
    let mut picture = Picture::new();
    globe.lines(&mut picture);
    for color in Color::BOTH {
        for place in Intersection::ALL {
            let (x, y) = globe.intersection(color, place);
            picture.write(x - 1, y, "    ", Ink::Plain);
            let pawn = scene.hemispheres[color as usize].at(place).map(|size| (color, size));
            let (text, ink) = pawn_or_name(pawn, place);
            picture.spot(GlobeSpot::Intersection(color, place), x, y, text, ink);
        }
    }
    for point in points(rules) {
        let (x, y) = globe.point(point);
        picture.write(x - 1, y, "    ", Ink::Plain);
        let (text, ink) = pawn_or_name(position.equator().at(point), point);
        picture.spot(GlobeSpot::Point(point), x, y, text, ink);
    }
    if position.in_setup() {
        for (color, y) in [(Color::Blue, 0), (Color::Red, globe.bottom() + 2)] {
            if is_secret(position, rules) && color != position.to_move() {
                let arranges = Text::SideArranges { side: side(color).into() };
                picture.write(2, y, language.say(&arranges), Ink::Plain);
            } else {
                boxes(&mut picture, position, (color, y), &scene, language);
            }
        }
    }
    let below = globe.bottom() + if position.in_setup() { 4 } else { 2 };
    words(&mut picture, position, rules, below, &scene, language);
    picture
}

/// Whether both sides are arranging their pawns unseen (E5, hidden).
fn is_secret(position: &Position, rules: Rules) -> bool {
    position.in_setup() && rules.setup() == SetupMode::Hidden
}

/// The points of the equator under these rules (E2).
fn points(rules: Rules) -> impl Iterator<Item = Point> {
    let all = rules.points() == EquatorPoints::Nine;
    Point::ALL.into_iter().filter(move |point| all || point.meridian().is_some())
}

/// Where things are on the drawing.
struct Globe {
    /// How many rows lie between neighbouring circles.
    row: u16,
    /// The northernmost row.
    top: u16,
}

impl Globe {
    fn bottom(&self) -> u16 {
        self.top + 4 * self.row
    }

    fn equator(&self) -> u16 {
        self.top + 2 * self.row
    }

    /// How many rows a circle lies from the equator.
    fn distance(&self, circle: Circle) -> u16 {
        match circle {
            Circle::Inner => self.row,
            Circle::Outer => 2 * self.row,
        }
    }

    fn intersection(&self, color: Color, place: Intersection) -> (u16, u16) {
        let distance = self.distance(place.circle());
        let y = match color {
            Color::Blue => self.equator() - distance,
            Color::Red => self.equator() + distance,
        };
        (column(place.meridian(), place.circle()), y)
    }

    fn point(&self, point: Point) -> (u16, u16) {
        (2 + 7 * point.index() as u16, self.equator())
    }

    /// Circles, equator and meridians, to be covered by what stands on them.
    fn lines(&self, picture: &mut Picture<GlobeSpot>) {
        let equator = self.equator();
        picture.write(2, equator, "─".repeat(58), Ink::Faint);
        for (circle, left) in [(Circle::Outer, 3u16), (Circle::Inner, 10)] {
            let distance = self.distance(circle);
            let right = mirrored(left);
            let inside = usize::from(right - left - 1);
            let north = format!("╭{}╮", "─".repeat(inside));
            let south = format!("╰{}╯", "─".repeat(inside));
            picture.write(left, equator - distance, north, Ink::Faint);
            picture.write(left, equator + distance, south, Ink::Faint);
            for y in 1..distance {
                for y in [equator - y, equator + y] {
                    picture.write(left, y, "│", Ink::Faint);
                    picture.write(right, y, "│", Ink::Faint);
                }
            }
        }
        // From the crossing with the equator towards the pole the meridians
        // draw together.
        for meridian in 1..=2u16 {
            let (foot, head) = (9 + 7 * meridian, column(meridian as u8, Circle::Outer));
            for y in 1..2 * self.row {
                let x = (foot * (2 * self.row - y) + head * y + self.row) / (2 * self.row);
                picture.write(x, equator - y, "╱", Ink::Faint);
                picture.write(mirrored(x), equator - y, "╲", Ink::Faint);
                picture.write(x, equator + y, "╲", Ink::Faint);
                picture.write(mirrored(x), equator + y, "╱", Ink::Faint);
            }
        }
        for y in self.top..self.bottom() {
            picture.write(30, y, "│", Ink::Faint);
        }
    }
}

/// The column as far from the right edge as this one from the left.
fn mirrored(column: u16) -> u16 {
    61 - column
}

/// The column of a meridian's crossing with a circle.
fn column(meridian: u8, circle: Circle) -> u16 {
    match circle {
        Circle::Inner => 12 + 6 * u16::from(meridian),
        Circle::Outer => 15 + 5 * u16::from(meridian),
    }
}

/// What stands where in the middle of a turn.
struct GlobeMidTurn {
    hemispheres: [pylos_rules::equator::Hemisphere; 2],
    /// The pawn that has been picked up.
    in_hand: Option<(Color, Size)>,
}

impl GlobeMidTurn {
    fn of(position: &Position, steps: &[Step]) -> GlobeMidTurn {
        let mover = position.to_move();
        let mut hemispheres = Color::BOTH.map(|color| position.hemisphere(color));
        let mut in_hand = None;
        for step in steps {
            match *step {
                Step::Take(size) => in_hand = Some((mover, size)),
                Step::Lift(from) => {
                    let own = &mut hemispheres[mover as usize];
                    in_hand = own.at(from).map(|size| (mover, size));
                    *own = own.without(from);
                }
                Step::Place(_) | Step::Slide(_) | Step::Pass => in_hand = None,
            }
        }
        GlobeMidTurn { hemispheres, in_hand }
    }
}

fn pawn_or_name(pawn: Option<(Color, Size)>, name: impl ToString) -> (String, Ink) {
    match pawn {
        Some((color, size)) => (format!("{}{size}", color.letter()), ink(color)),
        None => (name.to_string(), Ink::Faint),
    }
}

fn ink(color: Color) -> Ink {
    match color {
        Color::Blue => Ink::First(Material::Paint),
        Color::Red => Ink::Second(Material::Paint),
    }
}

/// The name of a side.
pub fn side(color: Color) -> Text {
    match color {
        Color::Blue => Text::SideBlue,
        Color::Red => Text::SideRed,
    }
}

/// The pawns that a side has yet to place.
fn boxes(
    picture: &mut Picture<GlobeSpot>,
    position: &Position,
    (color, y): (Color, u16),
    scene: &GlobeMidTurn,
    language: Language,
) {
    let labels = Color::BOTH.map(|color| language.say(&Text::ToPlace { side: side(color).into() }));
    let longest = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    picture.write(2, y, labels[color as usize].clone(), Ink::Plain);
    for (size, x) in Size::ALL.into_iter().zip((longest as u16 + 4..).step_by(6)) {
        let taken = u32::from(scene.in_hand == Some((color, size)));
        let left = position.in_hand(color, size).saturating_sub(taken);
        let text =
            if left == 0 { "  ".to_owned() } else { format!("{size} ").repeat(left as usize) };
        picture.spot(GlobeSpot::Box(color, size), x, y, text.trim_end(), ink(color));
    }
}

/// The battle, the race to 11, and what decides the battle now.
fn words(
    picture: &mut Picture<GlobeSpot>,
    position: &Position,
    rules: Rules,
    y: u16,
    scene: &GlobeMidTurn,
    language: Language,
) {
    let leader = side(position.leader()).into();
    let battle = match position.battle() {
        // How far the other side is remains its secret.
        0 if is_secret(position, rules) => {
            let placed = position.hemisphere(position.to_move()).len().into();
            Text::SetupSecret { placed, leader }
        }
        0 => Text::SetupPlaced { placed: position.played().into(), leader },
        battle @ 1..=5 => {
            let turn = (position.played() + 1).into();
            Text::BattleTurn { number: battle.into(), turn, leader }
        }
        _ => Text::BattleOver,
    };
    let mut lines = vec![(language.say(&battle), Ink::Plain)];
    if !position.in_setup() {
        let [one, two] = Color::BOTH.map(|color| position.points(color).into());
        let [first, second] = Color::BOTH.map(|color| side(color).into());
        let points = Text::PointsAndPile { first, one, second, two, pile: position.pile().into() };
        lines.push((language.say(&points), Ink::Plain));
    }
    if let Some((color, size)) = scene.in_hand {
        let piece = name(format_args!("{}{size}", color.letter()));
        lines.push((language.say(&Text::InHand { piece }), ink(color)));
    } else if let Some((color, text)) = deciding(position) {
        lines.push((language.say(&text), ink(color)));
    }
    for (y, (line, ink)) in (y..).zip(lines) {
        picture.write(2, y, line, ink);
    }
}

/// The pawn that would win the battle as it stands, and why (E9).
fn deciding(position: &Position) -> Option<(Color, Text)> {
    let equator = position.equator();
    let (color, size) = equator.deciding().and_then(|point| equator.at(point))?;
    let left = equator.pawns().len();
    let why = match left {
        1 => Text::DecidesOnly,
        2 => Text::DecidesSmallest { left: left.into() },
        3 => Text::DecidesMiddle { left: left.into() },
        _ => Text::DecidesLargest { left: left.into() },
    };
    let owner = match color {
        Color::Blue => "blue",
        Color::Red => "red",
    };
    let pawn = Text::PawnShort { owner: owner.into(), size: name(size) };
    Some((color, Text::BattleDecides { why: why.into(), pawn: pawn.into() }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::Paint;
    use pylos_rules::Position as _;

    #[test]
    fn the_globe_is_drawn_from_north_to_south() {
        let rules = Rules::CARPENTIER;
        let text = "EDCBA/ED.BA/....c..../ab.de/abcde B 1.2 e3 1 0:0";
        let position = Position::parse(rules, text).unwrap();
        let look = Look { scale: Scale::Small, paint: Paint::Plain, language: Language::En };
        let drawn = picture(&position, rules, &[], look).to_text(0, Paint::Plain);
        let expected = "
   ╭─────────────── B5 ─ B4 ─ B3 ─ B2 ─ B1 ───────────────╮
   │               ╱     ╱    │     ╲     ╲               │
   │      ╭────── B5 ── B4 ── i3 ── B2 ── B1 ──────╮      │
   │      │      ╱      ╱     │      ╲      ╲      │      │
  ol ─── il ─── e1 ─── e2 ─── R3 ─── e4 ─── e5 ─── ir ─── or
   │      │      ╲      ╲     │      ╱      ╱      │      │
   │      ╰────── R1 ── R2 ── i3 ── R4 ── R5 ──────╯      │
   │               ╲     ╲    │     ╱     ╱               │
   ╰─────────────── R1 ─ R2 ─ R3 ─ R4 ─ R5 ───────────────╯

  Battle 1 of 5, turn 3 of 4, led by Blue
  Points: Blue 0, Red 0; set aside: 1
  one pawn on the equator: it wins (red 3)
";
        assert_eq!(format!("\n{drawn}"), expected);
    }
}
