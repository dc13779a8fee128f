//! Sine and cosine of an angle in degrees.

/// The sine and the cosine of an angle, right to the last bit or nearly so.
/// An angle that is no number has the sine and cosine of 0.
pub fn sin_cos(degrees: f32) -> (f32, f32) {
    if !degrees.is_finite() {
        return (0.0, 1.0);
    }
    // A remainder is exact, whatever the angle.
    let degrees = f64::from(degrees % 360.0);
    let quarters = (degrees / 90.0 + 4.5) as i32; // 0 to 8: never negative
    let rest = (degrees - 90.0 * f64::from(quarters - 4)) * (std::f64::consts::PI / 180.0);
    // Within an eighth of a circle these series are exact beyond single
    // precision.
    let x2 = rest * rest;
    let sin = rest
        * (1.0
            - x2 / 6.0
                * (1.0 - x2 / 20.0 * (1.0 - x2 / 42.0 * (1.0 - x2 / 72.0 * (1.0 - x2 / 110.0)))));
    let cos = 1.0
        - x2 / 2.0 * (1.0 - x2 / 12.0 * (1.0 - x2 / 30.0 * (1.0 - x2 / 56.0 * (1.0 - x2 / 90.0))));
    let (sin, cos) = match quarters % 4 {
        0 => (sin, cos),
        1 => (cos, -sin),
        2 => (-sin, -cos),
        _ => (-cos, sin),
    };
    (sin as f32, cos as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_agrees_with_the_library_to_seven_digits() {
        for step in -800..800 {
            let degrees = step as f32 * 1.7;
            let (sin, cos) = sin_cos(degrees);
            let radians = f64::from(degrees).to_radians();
            assert!((f64::from(sin) - radians.sin()).abs() < 1e-7, "sin {degrees}");
            assert!((f64::from(cos) - radians.cos()).abs() < 1e-7, "cos {degrees}");
        }
        assert_eq!(sin_cos(90.0), (1.0, 0.0));
        assert_eq!(sin_cos(f32::NAN), (0.0, 1.0));
        assert_eq!(sin_cos(f32::INFINITY), (0.0, 1.0));
    }
}
