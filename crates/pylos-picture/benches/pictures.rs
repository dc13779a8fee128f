//! How long pictures take: `cargo bench -p pylos-picture`.

#[path = "../tests/scenes/mod.rs"]
#[allow(dead_code)]
mod scenes;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use pylos_picture::{
    Berth, Board, Journey, Painter, PyramidBoard, Scene, Set, Size, Theme, View, svg,
};
use pylos_rules::pyramid::{Cell, Color};
use scenes::{MIDDLE, pyramid};

fn size() -> Size {
    Size::new(900, 700).expect("a size")
}

/// Everything, with care.
fn whole(c: &mut Criterion) {
    let mut group = c.benchmark_group("whole picture 900x700");
    group.sample_size(20);
    for (name, scene) in scenes::twelve() {
        let scene = Scene { theme: Theme::Dark, ..scene };
        group.bench_function(name, |b| {
            b.iter(|| {
                let mut painter = Painter::new(size());
                painter.paint(black_box(&scene));
            });
        });
    }
    for (name, set) in Set::ALL {
        let scene = Scene { set, ..Scene::of(Board::Pyramid(pyramid(MIDDLE))) };
        group.bench_function(format!("middle in {name}"), |b| {
            b.iter(|| {
                let mut painter = Painter::new(size());
                painter.paint(black_box(&scene));
            });
        });
    }
    group.finish();
}

/// A ball on its way from the groove to the board, a little farther each time.
fn flight(c: &mut Criterion) {
    let mut board = pyramid(MIDDLE);
    board.reserve[0] -= 1;
    let slot = board.reserve[0] as usize;
    let to: Cell = "c4".parse().expect("a cell");
    let journey =
        Journey::new(board.arrangement, Color::Light, Berth::Reserve(slot), Berth::Cell(to));
    let frame = |step: u32| {
        let time = (step % 60) as f32 / 60.0;
        let flights = vec![journey.at(time)];
        Scene::of(Board::Pyramid(PyramidBoard { flights, ..board.clone() }))
    };
    let mut painter = Painter::new(size());
    painter.paint(&frame(0));
    let mut step = 0;
    c.bench_function("a frame of a flying ball 900x700", |b| {
        b.iter(|| {
            step += 1;
            painter.paint(black_box(&frame(step)));
        });
    });
}

/// While the board turns: half and a third of the pixels along each side.
fn turning(c: &mut Criterion) {
    let scene = Scene::of(Board::Pyramid(pyramid(MIDDLE)));
    let mut painter = Painter::new(size());
    let mut yaw = 0.0;
    for coarseness in [2, 3] {
        c.bench_function(&format!("a frame of a turning board 900x700 / {coarseness}"), |b| {
            b.iter(|| {
                yaw += 1.5;
                let view = View { yaw, ..scene.view };
                painter.sketch(black_box(&Scene { view, ..scene.clone() }), coarseness);
            });
        });
    }
}

fn drawing(c: &mut Criterion) {
    let scene = Scene::of(Board::Pyramid(pyramid(MIDDLE)));
    c.bench_function("a drawing as SVG", |b| b.iter(|| svg(black_box(&scene), size())));
}

criterion_group!(benches, whole, flight, turning, drawing);
criterion_main!(benches);
