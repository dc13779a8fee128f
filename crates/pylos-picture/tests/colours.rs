//! The two sides are told apart by everybody: whatever colours one sees, one
//! of them is much lighter than the other, in every set and theme.

#[allow(dead_code)]
mod scenes;

use pylos_picture::{
    Board, EquatorBoard, Painter, Pawn, PyramidBoard, Scene, Set, Sight, Size, Station, Theme,
};
use pylos_rules::Position as _;
use pylos_rules::equator::{self, Color, Position};
use pylos_rules::pyramid::{Cell, Cells};

/// How people see who lack one of the three kinds of cones, or all of them:
/// what their red, green and blue are made of (G. M. Machado, M. M. Oliveira,
/// L. A. F. Fernandes, 2009; the last is luminance).
const EYES: [(&str, [[f64; 3]; 3]); 5] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "no long cones",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "no middle cones",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "no short cones",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
    ("no cones", [[0.2126, 0.7152, 0.0722]; 3]),
];

fn light_of(number: u8) -> f64 {
    let value = f64::from(number) / 255.0;
    if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

/// The lightness of CIELAB, 0 to 100, of what such eyes see.
fn lightness(eyes: [[f64; 3]; 3], colour: [f64; 3]) -> f64 {
    let seen = eyes.map(|row| {
        row.iter().zip(colour).map(|(share, part)| share * part).sum::<f64>().clamp(0.0, 1.0)
    });
    let y = 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2];
    if y > 0.008_856 { 116.0 * y.cbrt() - 16.0 } else { 903.3 * y }
}

/// The mean light of a disc of a picture.
fn mean(painter: &Painter, x: f32, y: f32, radius: f32) -> [f64; 3] {
    let width = painter.size().width() as usize;
    let (mut sum, mut count) = ([0.0; 3], 0.0);
    for (i, pixel) in painter.pixels().chunks_exact(4).enumerate() {
        let (dx, dy) = ((i % width) as f32 + 0.5 - x, (i / width) as f32 + 0.5 - y);
        if dx * dx + dy * dy < radius * radius {
            for (sum, part) in sum.iter_mut().zip(pixel) {
                *sum += light_of(*part);
            }
            count += 1.0;
        }
    }
    sum.map(|part| part / count)
}

fn assert_apart(what: &str, a: [f64; 3], b: [f64; 3], least: f64) {
    for (name, eyes) in EYES {
        let (a, b) = (lightness(eyes, a), lightness(eyes, b));
        assert!(a - b > least, "{what} with {name}: {a:.0} and {b:.0}");
    }
}

#[test]
fn light_and_dark_balls_differ_in_lightness_for_all_eyes() {
    let size = Size::new(300, 240).unwrap();
    for (_, set) in Set::ALL {
        for (_, theme) in Theme::ALL {
            let board = scenes::pyramid("L..D............/........./..../. L");
            let scene = Scene { set, theme, ..Scene::of(Board::Pyramid(board)) };
            let sight = Sight::of(&scene, size);
            let mut painter = Painter::new(size);
            painter.paint(&scene);
            let ball = |cell: &str| {
                let outline = sight.outline(cell.parse().unwrap());
                mean(&painter, outline.x, outline.y, outline.short * 0.9)
            };
            assert_apart(&format!("{set} {theme}"), ball("a1"), ball("d1"), 30.0);
        }
    }
}

#[test]
fn blue_and_red_pawns_differ_in_lightness_for_all_eyes() {
    let size = Size::new(600, 480).unwrap();
    let station = |color, at: &str| Station::Hemisphere(color, at.parse().unwrap());
    let blue = (station(Color::Blue, "o1"), Pawn::Hidden(Color::Blue));
    let red = (station(Color::Red, "o5"), Pawn::Hidden(Color::Red));
    for (_, set) in Set::ALL {
        for (_, theme) in Theme::ALL {
            let rules = equator::Rules::CARPENTIER;
            let mut board = EquatorBoard::of(&Position::start(rules), rules);
            board.pawns = vec![blue, red];
            let scene = Scene { set, theme, ..Scene::of(Board::Equator(board)) };
            let sight = Sight::of(&scene, size);
            let mut painter = Painter::new(size);
            painter.paint(&scene);
            // The dome, half a unit above the foot.
            let dome = |station| {
                let spot = sight.station(station);
                mean(&painter, spot.x, spot.y - 0.27 * spot.scale, 0.14 * spot.scale)
            };
            assert_apart(&format!("{set} {theme}"), dome(red.0), dome(blue.0), 15.0);
        }
    }
}

/// Light balls are light wherever they lie: in a pyramid of light balls alone
/// the darkest one is lighter than the lightest one in a pyramid of dark balls.
#[test]
fn no_light_ball_is_sooty() {
    for (_, set) in Set::ALL {
        for (_, theme) in Theme::ALL {
            let light = lightnesses(Cells::ALL, Cells::NONE, set, theme);
            let dark = lightnesses(Cells::NONE, Cells::ALL, set, theme);
            let darkest = light.iter().copied().fold(100.0, f64::min);
            let lightest = dark.iter().copied().fold(0.0, f64::max);
            assert!(darkest > 50.0, "{set} {theme}: {darkest:.0}");
            assert!(darkest - lightest > 5.0, "{set} {theme}: {darkest:.0} and {lightest:.0}");
        }
    }
}

/// How light each ball is that is seen well, from both sides.
fn lightnesses(light: Cells, dark: Cells, set: Set, theme: Theme) -> Vec<f64> {
    let size = Size::new(480, 400).unwrap();
    let board = PyramidBoard { light, dark, reserve: [0, 0], ..scenes::pyramid(scenes::EMPTY) };
    let scene = Scene { set, theme, ..Scene::of(Board::Pyramid(board)) };
    let mut found = Vec::new();
    for scene in [Scene { view: scene.view.from_behind(), ..scene.clone() }, scene] {
        let sight = Sight::of(&scene, size);
        let mut painter = Painter::new(size);
        painter.paint(&scene);
        for cell in Cell::ALL.into_iter().filter(|cell| sight.share_of_cell(*cell) > 0.5) {
            let outline = sight.outline(cell);
            let colour = mean(&painter, outline.x, outline.y, outline.short * 0.9);
            found.push(lightness(EYES[0].1, colour));
        }
    }
    assert!(found.len() > 20, "only {} are seen", found.len());
    found
}
