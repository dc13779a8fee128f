//! Noise: a random number for every point of a lattice, and smooth in between.

use super::lanes::{mix, round_bits};

/// Scatters the bits of three whole numbers. Only shifts, sums and exclusive
/// ors: every processor does these with four numbers at once.
#[inline(always)]
fn scatter(x: u32, y: u32, z: u32) -> f32 {
    let mut h = x.wrapping_add(y << 7).wrapping_add(z << 15).wrapping_add(z);
    h = h.wrapping_add(h << 10);
    h ^= h >> 6;
    h = h.wrapping_add(h << 3);
    h ^= h >> 11;
    h = h.wrapping_add(h << 15);
    h ^= h >> 9;
    // 23 bits as the digits of a number from 1 to 2.
    f32::from_bits(0x3f80_0000 | h >> 9) - 1.0
}

#[inline(always)]
fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// Noise from 0 to 1 in the plane.
#[inline(always)]
pub fn noise2(x: f32, y: f32) -> f32 {
    let (ix, iy) = (round_bits(x - 0.5), round_bits(y - 0.5));
    let (fx, fy) = (x - below(ix), y - below(iy));
    let (tx, ty) = (ease(fx), ease(fy));
    let (jx, jy) = (ix.wrapping_add(1), iy.wrapping_add(1));
    let low = mix(scatter(ix, iy, 0), scatter(jx, iy, 0), tx);
    let high = mix(scatter(ix, jy, 0), scatter(jx, jy, 0), tx);
    mix(low, high, ty)
}

/// Noise from 0 to 1 in space.
#[inline(always)]
pub fn noise3(x: f32, y: f32, z: f32) -> f32 {
    let (ix, iy, iz) = (round_bits(x - 0.5), round_bits(y - 0.5), round_bits(z - 0.5));
    let (fx, fy, fz) = (x - below(ix), y - below(iy), z - below(iz));
    let (tx, ty, tz) = (ease(fx), ease(fy), ease(fz));
    let (jx, jy, jz) = (ix.wrapping_add(1), iy.wrapping_add(1), iz.wrapping_add(1));
    let near = mix(
        mix(scatter(ix, iy, iz), scatter(jx, iy, iz), tx),
        mix(scatter(ix, jy, iz), scatter(jx, jy, iz), tx),
        ty,
    );
    let far = mix(
        mix(scatter(ix, iy, jz), scatter(jx, iy, jz), tx),
        mix(scatter(ix, jy, jz), scatter(jx, jy, jz), tx),
        ty,
    );
    mix(near, far, tz)
}

/// The whole number that [`round_bits`] has found.
#[inline(always)]
fn below(bits: u32) -> f32 {
    f32::from_bits(bits) - 12_582_912.0
}

/// A random number from 0 to 1 for a number and a purpose.
pub fn chance(number: u32, purpose: u32) -> f32 {
    scatter(number.wrapping_mul(0x9e37_79b1), purpose.wrapping_mul(0x85eb_ca6b), number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_smooth_and_fills_its_range() {
        let (mut low, mut high, mut sum) = (1.0_f32, 0.0_f32, 0.0);
        let mut last = noise3(0.0, 3.3, -7.7);
        for step in 1..4000 {
            let x = step as f32 * 0.01;
            let here = noise3(x, 3.3 + x * 0.3, -7.7 - x * 0.2);
            assert!((here - last).abs() < 0.05, "a jump at {x}");
            (low, high, sum, last) = (low.min(here), high.max(here), sum + here, here);
        }
        assert!(low < 0.2 && high > 0.8, "{low} {high}");
        assert!((sum / 4000.0 - 0.5).abs() < 0.1, "{}", sum / 4000.0);
        assert!((noise2(5.0, -2.0) - noise2(5.001, -2.0)).abs() < 0.01);
    }
}
