//! Prints how long pictures take, in time that the processor has really
//! worked where the system tells it, so that a busy machine does not matter:
//! `cargo run --release -p pylos-picture --example figures`

#[path = "../tests/scenes/mod.rs"]
#[allow(dead_code)]
mod scenes;

use std::time::Duration;

use pylos_picture::{
    Berth, Board, Journey, Painter, PyramidBoard, Scene, Set, Size, Theme, View, svg,
};
use pylos_rules::pyramid::{Cell, Color};
use scenes::{MIDDLE, pyramid};

/// The time that this thread has worked, from some moment on.
#[cfg(unix)]
fn worked() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

/// The time, from some moment on.
#[cfg(not(unix))]
fn worked() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}

/// The least time of so many runs, in milliseconds.
fn least(runs: u32, mut work: impl FnMut(u32)) -> f64 {
    let mut best = f64::MAX;
    for run in 0..runs {
        let start = worked();
        work(run);
        let time = worked().saturating_sub(start);
        best = best.min(time.as_secs_f64() * 1e3);
    }
    best
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let size: Size = "900x700".parse()?;
    println!("{size}, least of several runs, in milliseconds");
    for (name, scene) in scenes::twelve() {
        let scene = Scene { theme: Theme::Dark, ..scene };
        let time = least(9, |_| {
            Painter::new(size).paint(&scene);
        });
        println!("{time:7.1}  {name}");
    }
    for (name, set) in Set::ALL {
        let scene = Scene { set, ..Scene::of(Board::Pyramid(pyramid(MIDDLE))) };
        let time = least(9, |_| {
            Painter::new(size).paint(&scene);
        });
        println!("{time:7.1}  middle in {name}");
    }
    let mut board = pyramid(MIDDLE);
    board.reserve[0] -= 1;
    let slot = board.reserve[0] as usize;
    let to: Cell = "c4".parse()?;
    let from = Berth::Reserve(slot);
    let journey = Journey::new(board.arrangement, Color::Light, from, Berth::Cell(to));
    let frame = |step: u32| {
        let flights = vec![journey.at(step as f32 / 60.0)];
        Scene::of(Board::Pyramid(PyramidBoard { flights, ..board.clone() }))
    };
    let mut painter = Painter::new(size);
    let (mut slowest, mut sum) = (0.0_f64, 0.0);
    for step in 1..60 {
        let time = least(5, |_| {
            painter.paint(&frame(step - 1));
            painter.paint(&frame(step));
        }) / 2.0;
        slowest = slowest.max(time);
        sum += time;
    }
    println!("{:7.1}  a frame of a flying ball ({slowest:.1} the slowest)", sum / 59.0);
    let scene = Scene::of(Board::Pyramid(pyramid(MIDDLE)));
    for coarseness in [2, 3] {
        let time = least(9, |run| {
            let view = View { yaw: run as f32 * 11.0, ..scene.view };
            painter.sketch(&Scene { view, ..scene.clone() }, coarseness);
        });
        println!("{time:7.1}  a frame of a turning board, at 1/{coarseness}");
    }
    let time = least(9, |_| {
        std::hint::black_box(svg(&scene, size));
    });
    println!("{time:7.1}  as SVG");
    Ok(())
}
