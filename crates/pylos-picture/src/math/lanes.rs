//! Small functions for loops over many samples at once.
//!
//! A loop made of these becomes vector instructions on every machine, because
//! none of them branches or calls a library: the compiler's own `min`, `floor`
//! and the like do where processors of the oldest kind are meant.

/// Adding this and taking it away again rounds to a whole number (for numbers
/// below four million), because a single has no digits left behind the point.
const ROUNDER: f32 = 12_582_912.0;

/// The smaller one.
#[inline(always)]
pub fn min(a: f32, b: f32) -> f32 {
    if a < b { a } else { b }
}

/// The larger one.
#[inline(always)]
pub fn max(a: f32, b: f32) -> f32 {
    if a > b { a } else { b }
}

/// The nearest number from `low` to `high`.
#[inline(always)]
pub fn clamp(x: f32, low: f32, high: f32) -> f32 {
    min(max(x, low), high)
}

/// The nearest number from 0 to 1.
#[inline(always)]
pub fn unit(x: f32) -> f32 {
    clamp(x, 0.0, 1.0)
}

/// `a` at 0, `b` at 1.
#[inline(always)]
pub fn mix(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}

/// 0 up to `low`, 1 from `high` on, and without a kink in between.
#[inline(always)]
pub fn smooth(low: f32, high: f32, x: f32) -> f32 {
    let t = unit((x - low) / (high - low));
    t * t * (3.0 - 2.0 * t)
}

/// The nearest whole number.
#[inline(always)]
pub fn round(x: f32) -> f32 {
    (x + ROUNDER) - ROUNDER
}

/// The nearest whole number as bits that follow each other as the numbers do.
#[inline(always)]
pub fn round_bits(x: f32) -> u32 {
    (x + ROUNDER).to_bits()
}

/// A wave that is nearly a sine, once round for every 1 of `x`.
#[inline(always)]
pub fn wave(x: f32) -> f32 {
    let r = x - round(x);
    let arc = r * (8.0 - 16.0 * r.abs());
    arc * (0.775 + 0.225 * arc.abs())
}

/// The root, of negative numbers 0.
#[inline(always)]
pub fn root(x: f32) -> f32 {
    max(x, 0.0).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wave_is_nearly_a_sine() {
        for step in -1000..1000 {
            let x = step as f32 * 0.013;
            let sine = (f64::from(x) * std::f64::consts::TAU).sin();
            assert!((f64::from(wave(x)) - sine).abs() < 2e-3, "{x}");
        }
    }

    #[test]
    fn rounding_rounds() {
        for (x, whole) in [(0.2, 0.0), (0.7, 1.0), (-0.7, -1.0), (-12.4, -12.0), (99.6, 100.0)] {
            assert_eq!(round(x), whole);
        }
        assert_eq!(round_bits(3.0) - round_bits(-2.0), 5);
    }
}
