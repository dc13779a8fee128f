//! The error on the way, as a picture.

use std::fmt::Write as _;

use pylos_rules::pyramid::Rules;

/// A curve of the mean error, from the first step to the last.
pub fn errors(rules: Rules, errors: &[f64]) -> String {
    let (wide, high, edge) = (640.0, 320.0, 40.0);
    let most = errors.iter().copied().fold(0.1, f64::max);
    let x = |i: usize| edge + (wide - 2.0 * edge) * i as f64 / (errors.len().max(2) - 1) as f64;
    let y = |error: f64| high - edge - (high - 2.0 * edge) * error / most;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" \
         fill=\"#fff\"/>\n<text x=\"{edge}\" y=\"24\">{rules}: mean error (cross entropy) of \
         every sixtieth of the training</text>\n"
    );
    let mut level = 0.0;
    while level <= most {
        let at = y(level);
        let _ = writeln!(
            svg,
            "<path d=\"M{edge} {at:.1}H{}\" stroke=\"#ddd\"/><text x=\"8\" y=\"{:.1}\">{level:.1}</text>",
            wide - edge,
            at + 4.0
        );
        level += 0.1;
    }
    let points: Vec<String> = errors
        .iter()
        .enumerate()
        .map(|(i, error)| format!("{:.1},{:.1}", x(i), y(*error)))
        .collect();
    let _ = writeln!(
        svg,
        "<polyline fill=\"none\" stroke=\"#a50\" stroke-width=\"2\" points=\"{}\"/>\n</svg>",
        points.join(" ")
    );
    svg
}
