//! Functions whose last bit is the same on every machine: made of sums,
//! products and quotients, which are.

/// e to the power of x.
pub fn exp(x: f64) -> f64 {
    const LN_2: f64 = std::f64::consts::LN_2;
    if x < -700.0 {
        return 0.0;
    }
    let x = x.min(700.0);
    // x = n ln 2 + r with |r| ≤ ln 2 / 2; the series for r, from its end.
    let n = (x / LN_2).round();
    let r = x - n * LN_2;
    let series = (1..=13).rev().fold(1.0, |sum, k| 1.0 + sum * r / f64::from(k));
    series * f64::from_bits(((n as i64 + 1023) as u64) << 52)
}

/// The natural logarithm of a positive number.
pub fn ln(x: f64) -> f64 {
    let bits = x.max(f64::MIN_POSITIVE).to_bits();
    let exponent = (bits >> 52) as i64 - 1023;
    let mantissa = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52);
    // ln m = 2 artanh((m − 1) / (m + 1)), and m is less than 2.
    let t = (mantissa - 1.0) / (mantissa + 1.0);
    let series = (0..20).rev().fold(0.0, |sum, k| sum * t * t + 1.0 / f64::from(2 * k + 1));
    2.0 * t * series + exponent as f64 * std::f64::consts::LN_2
}

/// The probability that goes with the logarithm of the odds.
pub fn probability(odds: f32) -> f32 {
    (1.0 / (1.0 + exp(-f64::from(odds)))) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_the_functions_that_they_are_called() {
        for i in -4_000..4_000 {
            let x = f64::from(i) / 173.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-13, "{x}");
            let y = exp(x);
            assert!((ln(y) - y.ln()).abs() < 1e-9, "{y}");
        }
        assert_eq!(exp(0.0), 1.0);
        assert_eq!(probability(0.0), 0.5);
    }
}
