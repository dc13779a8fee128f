//! A picture of which only the changed parts are drawn again is the same, to
//! the byte, as one drawn anew; and a ball in flight touches little of it.

#[allow(dead_code)]
mod scenes;

use proptest::prelude::*;
use pylos_picture::{
    Berth, Board, Journey, Mark, Names, Painter, PyramidBoard, Scene, Size, Verdict,
};
use pylos_rules::pyramid::{Cell, Color};
use scenes::{MIDDLE, pyramid};

fn scene(board: PyramidBoard) -> Scene {
    Scene::of(Board::Pyramid(board))
}

fn anew(scene: &Scene, size: Size) -> Vec<u8> {
    let mut painter = Painter::new(size);
    painter.paint(scene);
    painter.pixels().to_vec()
}

/// The board of a ball on its way to the last open cell of the lowest level.
fn flying(time: f32) -> PyramidBoard {
    let mut board = pyramid(MIDDLE);
    board.reserve[0] -= 1;
    let slot = board.reserve[0] as usize;
    let to: Cell = "c4".parse().unwrap();
    board.room = board.room.with(to);
    let journey =
        Journey::new(board.arrangement, Color::Light, Berth::Reserve(slot), Berth::Cell(to));
    board.flights = vec![journey.at(time)];
    board
}

#[test]
fn a_ball_in_flight_leaves_no_trace() {
    let size = Size::new(450, 350).unwrap();
    let mut painter = Painter::new(size);
    let rest = { PyramidBoard { room: flying(0.0).room, ..pyramid(MIDDLE) } };
    painter.paint(&scene(rest.clone()));
    for step in 0..=12 {
        let scene = scene(flying(step as f32 / 12.0));
        let areas = painter.paint(&scene);
        assert!(painter.pixels() == anew(&scene, size), "step {step}");
        let touched: u32 = areas.iter().map(|area| area.width * area.height).sum();
        assert!(touched > 0 && touched < 450 * 350 / 2, "step {step} touches {touched} pixels");
    }
    painter.paint(&scene(rest.clone()));
    assert!(painter.pixels() == anew(&scene(rest), size));
}

/// A ball that has come to rest where one lies already: the same ball twice.
#[test]
fn a_ball_in_the_place_of_another_is_not_overlooked() {
    let size = Size::new(31, 31).unwrap();
    let mut board = pyramid(MIDDLE);
    board.room = Cell::ALL.into_iter().collect();
    let mut scene = scene(board);
    let mut painter = Painter::new(size);
    for step in [Step::Toggle(14, Color::Light), Step::Fly(18)] {
        apply(&mut scene, &step);
        painter.paint(&scene);
    }
    assert!(painter.pixels() == anew(&scene, size));
}

#[test]
fn nothing_is_drawn_when_nothing_changes() {
    let size = Size::new(200, 150).unwrap();
    for (name, scene) in scenes::twelve() {
        let mut painter = Painter::new(size);
        assert!(!painter.paint(&scene).is_empty());
        assert!(painter.paint(&scene).is_empty(), "{name}");
    }
}

#[test]
fn work_can_be_done_in_parts() {
    let size = Size::new(200, 150).unwrap();
    let (_, scene) = scenes::twelve().swap_remove(2);
    let mut painter = Painter::new(size);
    assert!(painter.work(5).is_empty());
    painter.show(&scene);
    let mut pieces = 0;
    while !painter.work(3).is_empty() {
        pieces += 1;
    }
    assert_eq!(pieces, (7 * 5_u32).div_ceil(3));
    assert!(painter.pixels() == anew(&scene, size));
}

#[test]
fn a_sketch_is_like_the_picture_and_is_drawn_over_with_care() {
    let size = Size::new(300, 240).unwrap();
    let (_, scene) = scenes::twelve().swap_remove(1);
    let careful = anew(&scene, size);
    let mut painter = Painter::new(size);
    for coarseness in [1, 2, 3, 99] {
        painter.sketch(&scene, coarseness);
        let off: u64 =
            painter.pixels().iter().zip(&careful).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
        let mean = off as f64 / careful.len() as f64;
        assert!(mean < if coarseness < 4 { 6.0 } else { 25.0 }, "{coarseness}: {mean}");
    }
    painter.paint(&scene);
    assert!(painter.pixels() == careful);
}

/// Something that can change from one picture to the next.
#[derive(Clone, Debug)]
enum Step {
    Toggle(usize, Color),
    Mark(usize, Mark),
    Ghost(Option<usize>),
    Reserve(u32, u32),
    Complete(usize),
    Fly(u8),
    Name(Names),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let color = prop_oneof![Just(Color::Light), Just(Color::Dark)];
    let mark = prop_oneof![
        Just(Mark::MayPlay),
        Just(Mark::Raisable),
        Just(Mark::Chosen),
        Just(Mark::MayTakeBack),
        Just(Mark::Last),
        Just(Mark::Value(Verdict::Win)),
        Just(Mark::Value(Verdict::Draw)),
        Just(Mark::Value(Verdict::Loss)),
    ];
    let step = prop_oneof![
        (0..30_usize, color).prop_map(|(cell, color)| Step::Toggle(cell, color)),
        (0..30_usize, mark).prop_map(|(cell, mark)| Step::Mark(cell, mark)),
        proptest::option::of(0..30_usize).prop_map(Step::Ghost),
        (0..16_u32, 0..16_u32).prop_map(|(light, dark)| Step::Reserve(light, dark)),
        (16..30_usize).prop_map(Step::Complete),
        (0..=20_u8).prop_map(Step::Fly),
        prop_oneof![Just(Names::Shown), Just(Names::Hidden)].prop_map(Step::Name),
    ];
    proptest::collection::vec(step, 1..8)
}

fn apply(scene: &mut Scene, step: &Step) {
    let Board::Pyramid(board) = &mut scene.board else { return };
    match *step {
        Step::Toggle(cell, color) => {
            let cell = Cell::ALL[cell];
            (board.light, board.dark) = (board.light.without(cell), board.dark.without(cell));
            match color {
                Color::Light => board.light = board.light.with(cell),
                Color::Dark => board.dark = board.dark.with(cell),
            }
        }
        Step::Mark(cell, mark) => board.marks.push((Cell::ALL[cell], mark)),
        Step::Ghost(cell) => board.ghost = cell.map(|cell| (Cell::ALL[cell], Color::Dark)),
        Step::Reserve(light, dark) => board.reserve = [light, dark],
        Step::Complete(cell) => board.completed = vec![Cell::ALL[cell].below()],
        Step::Fly(time) => board.flights = flying(f32::from(time) / 20.0).flights,
        Step::Name(names) => scene.names = names,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// Whatever changes, and however often: nothing is left over.
    #[test]
    fn changes_are_drawn_as_if_anew(steps in steps(), width in 31..260_u32, height in 31..200_u32) {
        let size = Size::new(width, height).unwrap();
        let mut board = pyramid(MIDDLE);
        // All cells are in the picture, so that the board stands still.
        board.room = Cell::ALL.into_iter().collect();
        let mut scene = scene(board);
        let mut painter = Painter::new(size);
        painter.paint(&scene);
        for step in &steps {
            apply(&mut scene, step);
            painter.paint(&scene);
            prop_assert!(painter.pixels() == anew(&scene, size), "after {:?}", step);
        }
    }
}
