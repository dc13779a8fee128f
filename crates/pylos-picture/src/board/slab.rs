//! What boards are made from: a slab, and what is carved out of it.

use crate::math::Vec3;

/// A slab with upright sides and round corners; as round as can be, a disc.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slab {
    /// Half its width and half its depth; its middle is the origin.
    pub half: (f32, f32),
    /// Radius of its corners.
    pub corner: f32,
    /// Height of its upper face.
    pub top: f32,
    /// Height of its lower face, and of the table.
    pub bottom: f32,
}

/// Something carved out of a slab: a row of overlapping spheres, or one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hollow {
    /// The centre of the first sphere, above the slab's face.
    pub from: Vec3,
    /// The direction in which the groove runs, of length 1.
    pub along: (f32, f32),
    /// How far it runs; 0 for a single hollow.
    pub length: f32,
    /// Radius of the spheres.
    pub radius: f32,
    /// Half the width of its opening in the slab's face.
    pub opening: f32,
}

impl Hollow {
    /// A groove between two centres, in a face of this height.
    pub fn between(from: Vec3, to: Vec3, radius: f32, top: f32) -> Hollow {
        let (way, above) = (to - from, from.z - top);
        let along = if way.length() > 0.0 { way.unit() } else { Vec3::new(1.0, 0.0, 0.0) };
        Hollow {
            from,
            along: (along.x, along.y),
            length: way.length(),
            radius,
            opening: (radius * radius - above * above).max(0.0).sqrt(),
        }
    }

    /// The other end of the groove.
    pub fn to(&self) -> Vec3 {
        let (x, y) = self.along;
        self.from + Vec3::new(x, y, 0.0) * self.length
    }
}

impl Slab {
    /// Points on its outline, `n` to each corner, anticlockwise.
    pub fn outline(&self, n: usize) -> Vec<(f32, f32)> {
        let mut points = Vec::with_capacity(4 * (n + 1));
        for (quarter, (sx, sy)) in
            [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].into_iter().enumerate()
        {
            for step in 0..=n {
                let degrees = 90.0 * (quarter as f32 + step as f32 / n as f32);
                let (sin, cos) = crate::math::sin_cos(degrees);
                let x = sx * (self.half.0 - self.corner) + cos * self.corner;
                let y = sy * (self.half.1 - self.corner) + sin * self.corner;
                points.push((x, y));
            }
        }
        points
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_goes_round_once_and_stays_at_the_edge() {
        let slab = Slab { half: (3.0, 4.0), corner: 0.5, top: 0.0, bottom: -1.0 };
        let points = slab.outline(4);
        let area: f32 = (0..points.len())
            .map(|i| {
                let (a, b) = (points[i], points[(i + 1) % points.len()]);
                (a.0 * b.1 - a.1 * b.0) / 2.0
            })
            .sum();
        assert!((47.0..48.0).contains(&area), "{area}");
        assert!(points.iter().all(|p| p.0.abs() <= 3.0001 && p.1.abs() <= 4.0001));
    }

    #[test]
    fn a_groove_ends_where_it_should() {
        let (a, b) = (Vec3::new(1.0, 2.0, 0.3), Vec3::new(1.0, 5.0, 0.3));
        let groove = Hollow::between(a, b, 0.5, 0.0);
        assert_eq!(groove.to(), b);
        assert!((groove.opening - 0.4).abs() < 1e-6);
    }
}
