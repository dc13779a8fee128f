//! Whatever is asked for, there is a picture or a reason, and never a panic.

#[allow(dead_code)]
mod scenes;

use pylos_picture::{
    Arrangement, BallInFlight, Board, Painter, PawnInFlight, PictureError, PyramidBoard, Scene,
    Sight, Size, Turn, Vec3, svg,
};
use pylos_rules::pyramid::{Cell, Cells, Color};

#[test]
fn sizes_of_nothing_and_of_too_much_are_refused_by_name() {
    assert_eq!(Size::new(0, 700), Err(PictureError::Nothing { width: 0, height: 700 }));
    assert_eq!(
        Size::new(100_000, 100_000),
        Err(PictureError::TooLarge { width: 100_000, height: 100_000 })
    );
    assert_eq!(Size::new(u32::MAX, 1), Err(PictureError::TooLarge { width: u32::MAX, height: 1 }));
}

#[test]
fn tiny_pictures_and_odd_shapes_are_drawn() {
    for (name, scene) in scenes::twelve() {
        for (width, height) in [(1, 1), (1, 40), (40, 1), (29, 31), (61, 30)] {
            let size = Size::new(width, height).unwrap();
            let mut painter = Painter::new(size);
            painter.paint(&scene);
            painter.sketch(&scene, 7);
            assert_eq!(painter.pixels().len(), 4 * size.pixels(), "{name}");
            assert!(svg(&scene, size).ends_with("</svg>\n"));
        }
    }
}

#[test]
fn views_from_nowhere_show_something() {
    let size = Size::new(80, 60).unwrap();
    for (name, scene) in scenes::twelve() {
        for view in scenes::odd_views() {
            let scene = Scene { view, ..scene.clone() };
            let mut painter = Painter::new(size);
            painter.paint(&scene);
            let first = &painter.pixels()[..4];
            let plain = painter.pixels().chunks_exact(4).all(|pixel| pixel == first);
            assert!(!plain, "{name} at {view:?} is empty");
            let text = svg(&scene, size);
            assert!(!text.contains("NaN") && !text.contains("inf"), "{name} at {view:?}");
        }
    }
}

/// Boards that no game leads to, and balls that are nowhere.
#[test]
fn impossible_boards_are_drawn_all_the_same() {
    let size = Size::new(80, 60).unwrap();
    let nowhere = [f32::NAN, f32::INFINITY, -1e30, 1e30, 17.0];
    for number in nowhere {
        let mut board = scenes::pyramid(scenes::MIDDLE);
        board.light = Cells::ALL;
        board.dark = Cells::ALL;
        board.reserve = [u32::MAX, 99];
        board.arrangement = Arrangement::Lifted(number);
        board.ghost = Some((Cell::APEX, Color::Dark));
        board.completed = vec![Cells::NONE, Cells::ALL];
        board.flights = vec![BallInFlight {
            color: Color::Light,
            centre: Vec3::new(number, 0.0, number),
            turn: Turn::about(Vec3::new(number, 0.0, 0.0), number),
            grain: Cell::APEX,
        }];
        let scene = Scene::of(Board::Pyramid(board));
        let mut painter = Painter::new(size);
        painter.paint(&scene);
        let _ = svg(&scene, size);
        let _ = Sight::of(&scene, size).share_of_cell(Cell::APEX);
        let (_, mut globe) = scenes::twelve().swap_remove(10);
        if let Board::Equator(board) = &mut globe.board {
            let pawn = board.pawns[0].1;
            board.flights = vec![PawnInFlight { pawn, foot: Vec3::new(0.0, number, number) }];
            board.room = [usize::MAX; 3];
            board.captured[0] = vec![pawn; 1000];
        }
        painter.paint(&globe);
        let _ = svg(&globe, size);
    }
    let alone = PyramidBoard { reserve: [0, 0], ..scenes::pyramid(scenes::EMPTY) };
    Painter::new(size).paint(&Scene::of(Board::Pyramid(alone)));
}
