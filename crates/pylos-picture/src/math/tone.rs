//! Between light and the numbers of a picture file.

use std::sync::OnceLock;

use super::lanes::{clamp, round_bits};

/// Light by the square root of what a pixel holds, finely enough that no
/// number of the file is ever off by one.
const STEPS: usize = 4096;

/// How much light (0 to 1) a number of a picture file stands for, by the
/// definition of sRGB.
pub const fn light_of(number: u8) -> f32 {
    light(number as f64 / 255.0) as f32
}

const fn light(value: f64) -> f64 {
    if value <= 0.040_45 {
        return value / 12.92;
    }
    // x to the power of 2.4 is x² times the fifth root of x².
    let x = (value + 0.055) / 1.055;
    let x2 = x * x;
    let mut fifth = 1.0_f64;
    let mut round = 0;
    while round < 40 {
        let f4 = fifth * fifth * fifth * fifth;
        fifth = 0.8 * fifth + 0.2 * x2 / f4;
        round += 1;
    }
    x2 * fifth
}

/// The numbers of picture files for amounts of light.
pub struct Tones(Box<[u8; STEPS]>);

impl Tones {
    /// The table, made when it is first needed.
    pub fn shared() -> &'static Tones {
        static TONES: OnceLock<Tones> = OnceLock::new();
        TONES.get_or_init(Tones::new)
    }

    fn new() -> Tones {
        let mut table = Box::new([0; STEPS]);
        let mut number = 0_u8;
        for (step, entry) in table.iter_mut().enumerate() {
            let root = step as f64 / (STEPS - 1) as f64;
            while number < 255 && root * root >= light((f64::from(number) + 0.5) / 255.0) {
                number += 1;
            }
            *entry = number;
        }
        Tones(table)
    }

    /// The numbers for amounts of light; what is brighter than 1 is white.
    #[inline]
    pub fn numbers(&self, light: [f32; 3]) -> [u8; 3] {
        let last = (STEPS - 1) as f32;
        let mut bits = [0; 3];
        for (bits, light) in bits.iter_mut().zip(light) {
            *bits = round_bits(clamp(light, 0.0, 1.0).sqrt() * last);
        }
        bits.map(|bits| self.0[bits as usize % STEPS])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_back() {
        let tones = Tones::shared();
        for number in 0..=255 {
            assert_eq!(tones.numbers([light_of(number); 3]), [number; 3]);
        }
        assert_eq!(tones.numbers([7.0, -1.0, f32::NAN])[..2], [255, 0]);
    }

    #[test]
    fn light_follows_the_standard() {
        for number in 0..=255_u8 {
            let value = f64::from(number) / 255.0;
            let wanted =
                if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) };
            assert!((f64::from(light_of(number)) - wanted).abs() < 1e-6, "{number}");
        }
    }
}
