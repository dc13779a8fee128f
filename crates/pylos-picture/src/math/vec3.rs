//! Points, directions and turns in space.

use std::ops::{Add, Mul, Neg, Sub};

use super::sin_cos;

/// A point or a direction. A ball has diameter 1; x runs along the files (or
/// along the equator), y along the ranks (or to the north), z upwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vec3 {
    /// Along the files.
    pub x: f32,
    /// Along the ranks.
    pub y: f32,
    /// Upwards.
    pub z: f32,
}

impl Vec3 {
    /// Straight up.
    pub const UP: Vec3 = Vec3::new(0.0, 0.0, 1.0);

    /// The point with these coordinates.
    pub const fn new(x: f32, y: f32, z: f32) -> Vec3 {
        Vec3 { x, y, z }
    }

    /// How far one goes along the other, times its length.
    pub fn dot(self, other: Vec3) -> f32 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    /// At right angles to both.
    pub fn cross(self, other: Vec3) -> Vec3 {
        Vec3::new(
            self.y * other.z - self.z * other.y,
            self.z * other.x - self.x * other.z,
            self.x * other.y - self.y * other.x,
        )
    }

    /// Whether it is a place near the board, and not nowhere or beyond the
    /// horizon.
    pub(crate) fn is_near(self) -> bool {
        self.x.abs() < 100.0 && self.y.abs() < 100.0 && self.z.abs() < 100.0
    }

    /// The distance from the origin.
    pub fn length(self) -> f32 {
        self.dot(self).sqrt()
    }

    /// The direction alone; straight up for no direction at all.
    pub fn unit(self) -> Vec3 {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { Vec3::UP }
    }
}

impl Add for Vec3 {
    type Output = Vec3;

    fn add(self, other: Vec3) -> Vec3 {
        Vec3::new(self.x + other.x, self.y + other.y, self.z + other.z)
    }
}

impl Sub for Vec3 {
    type Output = Vec3;

    fn sub(self, other: Vec3) -> Vec3 {
        Vec3::new(self.x - other.x, self.y - other.y, self.z - other.z)
    }
}

impl Mul<f32> for Vec3 {
    type Output = Vec3;

    fn mul(self, by: f32) -> Vec3 {
        Vec3::new(self.x * by, self.y * by, self.z * by)
    }
}

impl Neg for Vec3 {
    type Output = Vec3;

    fn neg(self) -> Vec3 {
        self * -1.0
    }
}

/// How something is turned: where its own axes point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn {
    /// The images of x, y and z.
    pub(crate) axes: [Vec3; 3],
}

impl Turn {
    /// Not turned at all.
    pub const NONE: Turn = Turn {
        axes: [Vec3::new(1.0, 0.0, 0.0), Vec3::new(0.0, 1.0, 0.0), Vec3::new(0.0, 0.0, 1.0)],
    };

    /// Turned about an axis by so many degrees, anticlockwise for those whom
    /// the axis points at.
    pub fn about(axis: Vec3, degrees: f32) -> Turn {
        let axis = axis.unit();
        let (sin, cos) = sin_cos(degrees);
        Turn {
            axes: Turn::NONE
                .axes
                .map(|v| v * cos + axis.cross(v) * sin + axis * (axis.dot(v) * (1.0 - cos))),
        }
    }

    /// This turn, and then another.
    #[must_use]
    pub fn then(self, next: Turn) -> Turn {
        Turn { axes: self.axes.map(|axis| next.apply(axis)) }
    }

    /// Where a direction points after the turn.
    pub fn apply(self, v: Vec3) -> Vec3 {
        self.axes[0] * v.x + self.axes[1] * v.y + self.axes[2] * v.z
    }
}

impl Default for Turn {
    fn default() -> Turn {
        Turn::NONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_about_z_takes_x_to_y() {
        let x = Turn::NONE.axes[0];
        let y = Turn::about(Vec3::UP, 90.0).apply(x);
        assert!((y - Turn::NONE.axes[1]).length() < 1e-6, "{y:?}");
        let back = Turn::about(Vec3::UP, 90.0).then(Turn::about(Vec3::UP, -90.0)).apply(x);
        assert!((back - x).length() < 1e-6, "{back:?}");
    }

    #[test]
    fn nothing_has_the_direction_up() {
        assert_eq!(Vec3::default().unit(), Vec3::UP);
    }
}
