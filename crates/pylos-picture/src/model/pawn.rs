//! The shape of a pawn, as the lathe gives it.

/// A part of a pawn: at the heights `from` to `to`, both as shares of its
/// height, its radius r (as a share of its largest one) follows
/// `r² = a + b z + c z²`. Spheres, cones, waists and domes are all of this
/// kind, and a ray meets each of them where a quadratic equation says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turning {
    pub from: f32,
    pub to: f32,
    pub a: f32,
    pub b: f32,
    pub c: f32,
}

impl Turning {
    /// The part whose squared radius is `peak + curve (z − at)²`.
    const fn about(from: f32, to: f32, peak: f32, curve: f32, at: f32) -> Turning {
        Turning { from, to, a: peak + curve * at * at, b: -2.0 * curve * at, c: curve }
    }

    /// The squared radius at a height.
    pub fn radius2(&self, z: f32) -> f32 {
        self.a + self.b * z + self.c * z * z
    }
}

/// Foot, waist, collar, cup and dome. The dome's part ends a hair above it, so
/// that its very top is met.
pub const PROFILE: [Turning; 5] = [
    Turning::about(0.0, 0.15, 1.0, -28.0, 0.065),
    Turning::about(0.15, 0.56, 0.354_26, 4.614_4, 0.46),
    Turning::about(0.56, 0.64, 0.49, -56.0, 0.60),
    Turning { from: 0.64, to: 0.88, a: -0.814_53, b: 1.898_33, c: 0.0 },
    Turning::about(0.88, 1.01, 0.856, -59.444_4, 0.88),
];

/// The upper edge of a crown of five points as a share of its height, from the
/// cosine of five times the angle round it.
#[inline(always)]
pub fn crown_edge(cos5: f32) -> f32 {
    let up = 0.5 + 0.5 * cos5;
    0.45 + 0.55 * up * up
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each part begins where the one beneath it ends; the dome is closed.
    #[test]
    fn the_parts_fit_together() {
        for pair in PROFILE.windows(2) {
            assert_eq!(pair[0].to, pair[1].from);
            let (low, high) = (pair[0].radius2(pair[0].to), pair[1].radius2(pair[1].from));
            assert!((low.sqrt() - high.sqrt()).abs() < 1e-3, "{low} {high}");
        }
        assert!(PROFILE[4].radius2(1.0).abs() < 1e-3);
        assert!(PROFILE.iter().all(|part| part.radius2((part.from + part.to) / 2.0) <= 1.0));
    }
}
