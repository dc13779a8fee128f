//! Letters and figures, drawn with a round pen.

use crate::math::sin_cos;

/// A movement of the pen. The feet of letters are at height 0, figures and
/// tall letters are 1 high.
enum Stroke {
    /// From point to point.
    Line(&'static [(f32, f32)]),
    /// Part of an ellipse: middle, half axes, from and to in degrees.
    Arc(f32, f32, f32, f32, f32, f32),
}

use Stroke::{Arc, Line};

/// How a character is drawn, and how wide it is.
fn strokes(character: char) -> Option<(&'static [Stroke], f32)> {
    Some(match character {
        '1' => (&[Line(&[(0.06, 0.76), (0.32, 1.0), (0.32, 0.0)])], 0.46),
        '2' => (
            &[
                Arc(0.3, 0.71, 0.27, 0.29, 165.0, -38.0),
                Line(&[(0.513, 0.531), (0.03, 0.0), (0.58, 0.0)]),
            ],
            0.6,
        ),
        '3' => (
            &[Arc(0.28, 0.76, 0.23, 0.24, 150.0, -90.0), Arc(0.28, 0.26, 0.27, 0.26, 90.0, -150.0)],
            0.56,
        ),
        '4' => (&[Line(&[(0.44, 0.0), (0.44, 1.0), (0.02, 0.29), (0.62, 0.29)])], 0.62),
        '5' => (
            &[
                Line(&[(0.53, 1.0), (0.12, 1.0), (0.08, 0.55)]),
                Arc(0.27, 0.31, 0.28, 0.31, 132.0, -150.0),
            ],
            0.58,
        ),
        'a' => {
            (&[Arc(0.27, 0.33, 0.24, 0.33, 0.0, 360.0), Line(&[(0.51, 0.66), (0.51, 0.0)])], 0.54)
        }
        'b' => {
            (&[Line(&[(0.05, 1.0), (0.05, 0.0)]), Arc(0.29, 0.33, 0.24, 0.33, 0.0, 360.0)], 0.54)
        }
        'c' => (&[Arc(0.28, 0.33, 0.25, 0.33, 48.0, 312.0)], 0.48),
        'd' => {
            (&[Arc(0.27, 0.33, 0.24, 0.33, 0.0, 360.0), Line(&[(0.51, 1.0), (0.51, 0.0)])], 0.54)
        }
        'e' => {
            (&[Line(&[(0.03, 0.35), (0.53, 0.35)]), Arc(0.28, 0.33, 0.25, 0.33, 4.0, 318.0)], 0.54)
        }
        'f' => (
            &[
                Line(&[(0.18, 0.0), (0.18, 0.78)]),
                Arc(0.36, 0.78, 0.18, 0.22, 180.0, 70.0),
                Line(&[(0.0, 0.62), (0.38, 0.62)]),
            ],
            0.4,
        ),
        'g' => (
            &[
                Arc(0.27, 0.35, 0.24, 0.31, 0.0, 360.0),
                Line(&[(0.51, 0.66), (0.51, -0.08)]),
                Arc(0.27, -0.08, 0.24, 0.2, 0.0, -145.0),
            ],
            0.54,
        ),
        'h' => (
            &[
                Line(&[(0.05, 1.0), (0.05, 0.0)]),
                Arc(0.27, 0.42, 0.22, 0.24, 180.0, 0.0),
                Line(&[(0.49, 0.42), (0.49, 0.0)]),
            ],
            0.52,
        ),
        'i' => (&[Line(&[(0.08, 0.66), (0.08, 0.0)]), Line(&[(0.08, 0.93), (0.08, 0.95)])], 0.16),
        'j' => (
            &[
                Line(&[(0.2, 0.66), (0.2, -0.1)]),
                Arc(0.04, -0.1, 0.16, 0.17, 0.0, -85.0),
                Line(&[(0.2, 0.93), (0.2, 0.95)]),
            ],
            0.28,
        ),
        'l' => (&[Line(&[(0.08, 1.0), (0.08, 0.0)])], 0.16),
        'o' => (&[Arc(0.29, 0.33, 0.26, 0.33, 0.0, 360.0)], 0.56),
        'r' => {
            (&[Line(&[(0.05, 0.66), (0.05, 0.0)]), Arc(0.27, 0.42, 0.22, 0.24, 180.0, 52.0)], 0.42)
        }
        _ => return None,
    })
}

/// A piece of a stroke, short enough to be straight.
pub type Piece = ((f32, f32), (f32, f32));

/// The pieces of a text from x = 0 on, and its width. What the names of cells
/// and points do not need is left out.
pub fn pieces(text: &str) -> (Vec<Piece>, f32) {
    /// Between two characters.
    const SPACE: f32 = 0.17;
    let (mut pieces, mut x) = (Vec::new(), 0.0);
    for (drawn, width) in text.chars().filter_map(strokes) {
        for stroke in drawn {
            let points: Vec<(f32, f32)> = match stroke {
                Line(points) => points.to_vec(),
                &Arc(cx, cy, rx, ry, from, to) => {
                    let parts = ((to - from).abs() / 30.0) as u32 + 1;
                    let at = |step: u32| {
                        let (sin, cos) = sin_cos(from + (to - from) * step as f32 / parts as f32);
                        (cx + rx * cos, cy + ry * sin)
                    };
                    (0..=parts).map(at).collect()
                }
            };
            pieces.extend(points.windows(2).map(|p| ((x + p[0].0, p[0].1), (x + p[1].0, p[1].1))));
        }
        x += width + SPACE;
    }
    (pieces, (x - SPACE).max(0.0))
}

/// How far a point is from the nearest piece.
#[inline]
pub fn distance(pieces: &[Piece], x: f32, y: f32) -> f32 {
    use crate::math::lanes::{min, unit};
    let mut nearest = f32::MAX;
    for &((ax, ay), (bx, by)) in pieces {
        let (ux, uy, px, py) = (bx - ax, by - ay, x - ax, y - ay);
        let t = unit((px * ux + py * uy) / (ux * ux + uy * uy));
        let (rx, ry) = (px - t * ux, py - t * uy);
        nearest = min(nearest, rx * rx + ry * ry);
    }
    nearest.sqrt()
}

/// The numbers of the pawns, about the origin and 1 high.
pub struct Numbers([Vec<Piece>; 5]);

impl Numbers {
    /// Draws them once.
    pub fn new() -> Numbers {
        Numbers(["1", "2", "3", "4", "5"].map(|number| {
            let (pieces, width) = pieces(number);
            let shift = |(x, y): (f32, f32)| (x - width / 2.0, y - 0.5);
            pieces.into_iter().map(|(a, b)| (shift(a), shift(b))).collect()
        }))
    }

    /// How far a point is from the strokes of a number, 1 to 5.
    #[inline]
    pub fn distance(&self, number: u8, x: f32, y: f32) -> f32 {
        if x.abs() > 1.0 || y.abs() > 1.0 {
            return 1.0;
        }
        distance(&self.0[usize::from(number.clamp(1, 5)) - 1], x, y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pylos_rules::equator::{Intersection, Point};
    use pylos_rules::pyramid::Cell;

    #[test]
    fn every_name_can_be_written() {
        let names = Cell::ALL.iter().map(ToString::to_string);
        let names = names.chain(Intersection::ALL.iter().map(ToString::to_string));
        for name in names.chain(Point::ALL.iter().map(ToString::to_string)) {
            assert!(name.chars().all(|c| strokes(c).is_some()), "{name}");
            let (pieces, width) = pieces(&name);
            let inside = |(x, y): (f32, f32)| {
                (-0.2..=width + 0.1).contains(&x) && (-0.3..=1.01).contains(&y)
            };
            assert!(pieces.iter().all(|&(a, b)| inside(a) && inside(b)), "{name}");
        }
    }

    #[test]
    fn a_point_on_a_stroke_is_near_it() {
        let numbers = Numbers::new();
        assert!(numbers.distance(1, 0.09, 0.0) < 1e-3);
        assert!(numbers.distance(4, -0.3, 0.45) > 0.1);
    }
}
