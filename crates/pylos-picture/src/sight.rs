//! Where the things of a scene appear in a picture, and how much of each is
//! seen: for those who lay buttons or names over it, and for the drawing in
//! lines.

use pylos_rules::pyramid::Cell;

use crate::board::pyramid::BALL;
use crate::model::{Body, Model, Presence, Shape};
use crate::{Arrangement, Board, Camera, Outline, Scene, Size, Spot, Station, Vec3};

/// A scene as it appears in a picture of some size.
pub struct Sight {
    camera: Camera,
    board: Geometry,
    /// What hides things: outlines with the distance from the eye, the nearest
    /// first.
    hiding: Vec<(Outline, f32)>,
}

/// As much of a board as it takes to find a place on it.
#[derive(Clone, Copy)]
enum Geometry {
    Pyramid(Arrangement),
    Equator,
}

impl Sight {
    /// How a scene appears.
    pub fn of(scene: &Scene, size: Size) -> Sight {
        Sight::of_model(scene, &Model::of(scene, size))
    }

    pub(crate) fn of_model(scene: &Scene, model: &Model) -> Sight {
        let board = match &scene.board {
            Board::Pyramid(board) => Geometry::Pyramid(board.arrangement),
            Board::Equator(_) => Geometry::Equator,
        };
        let mut hiding: Vec<(Outline, f32)> = model
            .bodies
            .iter()
            .filter(|body| body.presence == Presence::Solid)
            .map(|body| {
                let (centre, radius) = hull(body);
                (model.camera.outline(centre, radius), (centre - model.camera.eye).length())
            })
            .collect();
        hiding.sort_unstable_by(|a, b| a.1.total_cmp(&b.1));
        Sight { camera: model.camera, board, hiding }
    }

    /// Where a ball in this cell appears; on the board of the other game the
    /// middle of the board.
    pub fn cell(&self, cell: Cell) -> Spot {
        self.camera.spot(self.cell_centre(cell))
    }

    /// The outline of a ball in this cell, there or not.
    pub fn outline(&self, cell: Cell) -> Outline {
        self.camera.outline(self.cell_centre(cell), BALL)
    }

    /// How much of a ball in this cell is seen, or would be: 0 to 1.
    pub fn share_of_cell(&self, cell: Cell) -> f32 {
        let centre = self.cell_centre(cell);
        self.share(self.camera.outline(centre, BALL), (centre - self.camera.eye).length())
    }

    /// Where the foot of a pawn at this station appears; on the board of the
    /// other game the middle of the board.
    pub fn station(&self, station: Station) -> Spot {
        match self.board {
            Geometry::Equator => {
                let (x, y) = station.at();
                self.camera.spot(Vec3::new(x, y, 0.0))
            }
            Geometry::Pyramid(_) => self.camera.spot(Vec3::default()),
        }
    }

    fn cell_centre(&self, cell: Cell) -> Vec3 {
        match self.board {
            Geometry::Pyramid(arrangement) => arrangement.centre(cell),
            Geometry::Equator => Vec3::default(),
        }
    }

    /// How much of an outline is seen past everything nearer than this.
    fn share(&self, outline: Outline, distance: f32) -> f32 {
        let points = disc_points();
        let seen = points.iter().filter(|(u, w)| {
            let (x, y) = outline.at(*u, *w);
            !self.is_hidden(x, y, distance)
        });
        seen.count() as f32 / points.len() as f32
    }

    /// Whether something nearer than this covers a place of the picture.
    pub(crate) fn is_hidden(&self, x: f32, y: f32, distance: f32) -> bool {
        let nearer = self.hiding.iter().take_while(|(_, far)| *far < distance - 1e-3);
        nearer.into_iter().any(|(outline, _)| outline.covers(x, y))
    }
}

/// The ball that stands for a body when it hides others.
fn hull(body: &Body) -> (Vec3, f32) {
    match body.shape {
        Shape::Pawn { foot, radius, height } => (foot + Vec3::UP * (height * 0.6), radius),
        _ => body.bounds(),
    }
}

impl Outline {
    /// The place at these shares of its half axes.
    fn at(&self, u: f32, w: f32) -> (f32, f32) {
        let (a, b) = (self.long * u, self.short * w);
        let (ux, uy) = self.along;
        (self.x + ux * a - uy * b, self.y + uy * a + ux * b)
    }

    /// Whether a place is inside.
    pub fn covers(&self, x: f32, y: f32) -> bool {
        let (dx, dy) = (x - self.x, y - self.y);
        let (ux, uy) = self.along;
        let (a, b) = ((dx * ux + dy * uy) / self.long, (dy * ux - dx * uy) / self.short);
        a * a + b * b < 1.0
    }
}

/// Places spread over a disc of radius 1.
fn disc_points() -> [(f32, f32); 37] {
    let mut points = [(0.0, 0.0); 37];
    let rings = [(1, 6), (2, 12), (3, 18)];
    let mut next = 1;
    for (ring, count) in rings {
        for step in 0..count {
            let (sin, cos) = crate::math::sin_cos(360.0 * step as f32 / count as f32);
            let far = ring as f32 * 0.31;
            points[next] = (far * cos, far * sin);
            next += 1;
        }
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PyramidBoard, View};
    use pylos_rules::pyramid::Position;

    fn sight(position: &str) -> Sight {
        let position: Position = position.parse().unwrap();
        let scene = Scene::of(Board::Pyramid(PyramidBoard::of(&position)));
        let scene = Scene { view: View { yaw: 0.0, pitch: 30.0 }, ..scene };
        Sight::of(&scene, Size::new(900, 700).unwrap())
    }

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    #[test]
    fn the_front_hides_the_back_and_not_the_other_way_round() {
        let full = sight("LDLDLDLDLDLDLDLD/LDLDLDLDL/DLDL/D L");
        assert!(full.share_of_cell(cell("j1")) > 0.99);
        assert!(full.share_of_cell(cell("a1")) > 0.99);
        assert!(full.share_of_cell(cell("b4")) < 0.2);
        let empty = sight("................/........./..../. L");
        assert!(Cell::ALL.iter().all(|&cell| empty.share_of_cell(cell) > 0.99));
    }

    #[test]
    fn what_is_nearer_is_lower_in_the_picture_and_larger() {
        let sight = sight("................/........./..../. L");
        let (near, far) = (sight.cell(cell("b1")), sight.cell(cell("b4")));
        assert!(near.y > far.y && near.scale > far.scale && near.depth < far.depth);
        let (left, right) = (sight.cell(cell("a2")), sight.cell(cell("d2")));
        assert!(left.x < right.x);
    }
}
