//! Pictures of boards.

use numpy::{IntoPyArray as _, PyArray3, PyArrayMethods as _};
use pylos_picture::encode::png;
use pylos_picture::{Board, EquatorBoard, Painter, PictureError, PyramidBoard, Scene, Size};
use pylos_rules::ByGame;
use pyo3::prelude::*;

use crate::playing::AnyAt;
use crate::refusal::{PylosError, plain};

/// How large a picture is unless somebody says otherwise.
pub const SIZE: (u32, u32) = (480, 400);

/// The board of a position.
pub fn board(at: &AnyAt) -> Board {
    match at {
        ByGame::Pyramid(at) => Board::Pyramid(PyramidBoard::under(at.rules, &at.position)),
        ByGame::Equator(at) => Board::Equator(EquatorBoard::of(&at.position, at.rules)),
    }
}

/// A board as an SVG picture.
pub fn svg(py: Python<'_>, board: Board, (width, height): (u32, u32)) -> PyResult<String> {
    let size = Size::new(width, height).map_err(no_picture)?;
    Ok(py.detach(|| pylos_picture::svg(&Scene::of(board), size)))
}

/// A board as a PNG file.
pub fn png_file(py: Python<'_>, board: Board, (width, height): (u32, u32)) -> PyResult<Vec<u8>> {
    let size = Size::new(width, height).map_err(no_picture)?;
    let file = py.detach(|| {
        let mut painter = Painter::new(size);
        painter.paint(&Scene::of(board));
        png(painter.pixels(), size)
    });
    file.map_err(no_picture)
}

/// A board as pixels: rows of red, green and blue.
pub fn pixels<'py>(
    py: Python<'py>,
    board: Board,
    (width, height): (u32, u32),
) -> PyResult<Bound<'py, PyArray3<u8>>> {
    let size = Size::new(width, height).map_err(no_picture)?;
    let pixels: Vec<u8> = py.detach(|| {
        let mut painter = Painter::new(size);
        painter.paint(&Scene::of(board));
        painter.pixels().as_chunks::<4>().0.iter().flat_map(|pixel| &pixel[..3]).copied().collect()
    });
    pixels.into_pyarray(py).reshape([height as usize, width as usize, 3])
}

fn no_picture(error: PictureError) -> PyErr {
    plain::<PylosError>(error)
}
