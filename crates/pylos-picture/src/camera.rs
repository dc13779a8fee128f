//! From the board to the picture: a perspective view.

use crate::math::{Vec3, sin_cos};
use crate::{Arrangement, Board, Size};

/// From where a board is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Turn about the vertical axis, in degrees. At 0 light sits in front (on
    /// the globe red), at 180 the other side.
    pub yaw: f32,
    /// Angle at which one looks down, in degrees.
    pub pitch: f32,
}

impl View {
    /// How steeply one may look down. Lower, the levels hide each other;
    /// straight from above is a view of its own.
    pub const PITCHES: [f32; 2] = [18.0, 90.0];

    /// From where a board looks best: the pyramid from lower down the higher
    /// it has grown, so that one sees how high it is.
    pub fn at_rest(board: &Board) -> View {
        match board {
            Board::Equator(_) => View { yaw: 0.0, pitch: 56.0 },
            Board::Pyramid(board) => match board.arrangement {
                Arrangement::Plan(_) => View { yaw: 0.0, pitch: 90.0 },
                Arrangement::Lifted(_) => View { yaw: -24.0, pitch: 30.0 },
                Arrangement::Stacked => {
                    let grown = board.grown();
                    View { yaw: -24.0 - 2.0 * grown, pitch: 43.0 - 11.0 * grown }
                }
            },
        }
    }

    /// The view for a picture of this size: in a narrow one the board stands
    /// straighter and is seen from higher up, so that it fills the picture.
    #[must_use]
    pub fn suited(self, size: Size) -> View {
        let wide = size.width() as f32 / size.height() as f32;
        // 1 from square on, 0 where it is much higher than wide.
        let share = ((wide - 0.6) * 2.5).clamp(0.0, 1.0);
        // Straight is a multiple of half a turn.
        let straight = (self.yaw / 180.0).round() * 180.0;
        View {
            yaw: straight + (self.yaw - straight) * (0.1 + 0.9 * share),
            pitch: (self.pitch + 12.0 * (1.0 - share)).min(View::PITCHES[1]),
        }
    }

    /// The same view from the other side of the board.
    #[must_use]
    pub fn from_behind(self) -> View {
        View { yaw: self.yaw + 180.0, ..self }
    }

    /// The view with a pitch that is allowed, and with numbers for what is
    /// none.
    #[must_use]
    pub fn clamped(self) -> View {
        let [low, high] = View::PITCHES;
        let number = |x: f32, otherwise: f32| if x.is_finite() { x } else { otherwise };
        View {
            yaw: number(self.yaw, 0.0) % 360.0,
            pitch: number(self.pitch, 45.0).max(low).min(high),
        }
    }
}

/// Where something appears in a picture, in pixels from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
    /// How far it is from the eye, along the line of sight.
    pub depth: f32,
    /// How many pixels a ball's diameter has there.
    pub scale: f32,
}

/// The outline of a ball: an ellipse, longer away from the middle of the
/// picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outline {
    /// The middle.
    pub x: f32,
    /// The middle.
    pub y: f32,
    /// Half the longer axis.
    pub long: f32,
    /// Half the shorter axis.
    pub short: f32,
    /// The direction of the longer axis, of length 1.
    pub along: (f32, f32),
}

/// An eye, and a picture plane before it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    pub(crate) eye: Vec3,
    pub(crate) right: Vec3,
    pub(crate) up: Vec3,
    pub(crate) forward: Vec3,
    /// Pixels per unit at distance 1.
    focal: f32,
    /// Where the line of sight meets the picture, in pixels.
    middle: (f32, f32),
}

/// A ball that must be in the picture; a point is a ball without a radius.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bound {
    /// Its middle.
    pub centre: Vec3,
    /// Its radius.
    pub radius: f32,
}

impl Camera {
    /// Looks at a point from a distance, so that all bounds fill the picture
    /// up to a margin (a share of its shorter side). The distance decides how
    /// strong the perspective is, the bounds how large everything is.
    pub fn framing(
        view: View,
        target: Vec3,
        distance: f32,
        bounds: &[Bound],
        size: Size,
        margin: f32,
    ) -> Camera {
        let (sin_yaw, cos_yaw) = sin_cos(view.yaw);
        let (sin_pitch, cos_pitch) = sin_cos(view.pitch);
        let away = Vec3::new(sin_yaw, cos_yaw, 0.0);
        let right = Vec3::new(cos_yaw, -sin_yaw, 0.0);
        let forward = away * cos_pitch - Vec3::UP * sin_pitch;
        let mut camera = Camera {
            eye: target - forward * distance,
            right,
            up: right.cross(forward),
            forward,
            focal: 1.0,
            middle: (0.0, 0.0),
        };
        let (mut low, mut high) = ((f32::MAX, f32::MAX), (f32::MIN, f32::MIN));
        for bound in bounds {
            let (min, max) = camera.extent(bound.centre, bound.radius);
            low = (low.0.min(min.0), low.1.min(min.1));
            high = (high.0.max(max.0), high.1.max(max.1));
        }
        let (width, height) = (size.width() as f32, size.height() as f32);
        let rim = margin * width.min(height);
        let across = (width - 2.0 * rim) / (high.0 - low.0).max(1e-3);
        let down = (height - 2.0 * rim) / (high.1 - low.1).max(1e-3);
        camera.focal = across.min(down).max(1e-3);
        let middle = ((low.0 + high.0) * 0.5 * camera.focal, (low.1 + high.1) * 0.5 * camera.focal);
        camera.middle = (width * 0.5 - middle.0, height * 0.5 - middle.1);
        camera
    }

    /// Where a point appears.
    pub fn spot(&self, point: Vec3) -> Spot {
        let to = point - self.eye;
        let depth = to.dot(self.forward).max(1e-3);
        let scale = self.focal / depth;
        Spot {
            x: self.middle.0 + scale * to.dot(self.right),
            y: self.middle.1 - scale * to.dot(self.up),
            depth,
            scale,
        }
    }

    /// The outline of a ball.
    pub fn outline(&self, centre: Vec3, radius: f32) -> Outline {
        // The rays that touch the ball form a cone; it cuts the picture plane
        // in an ellipse whose longer axis points to the line of sight.
        let to = centre - self.eye;
        let (x, y, z) = (to.dot(self.right), -to.dot(self.up), to.dot(self.forward));
        let aside = (x * x + y * y).sqrt();
        let cone = (to.dot(to) - radius * radius).max(1e-6);
        let m = (z * z - radius * radius).max(1e-6);
        let along = if aside > 1e-6 { (x / aside, y / aside) } else { (1.0, 0.0) };
        let far = self.focal * aside * z / m;
        Outline {
            x: self.middle.0 + along.0 * far,
            y: self.middle.1 + along.1 * far,
            long: self.focal * radius * cone.sqrt() / m,
            short: self.focal * radius / m.sqrt(),
            along,
        }
    }

    /// The smallest upright rectangle about a ball: its least and greatest x
    /// and y.
    pub fn extent(&self, centre: Vec3, radius: f32) -> ((f32, f32), (f32, f32)) {
        self.outline(centre, radius).extent()
    }

    /// The ray through a place of the picture, not of length 1 but 1 deep.
    /// It is the sum of these three, the second and third times x and y.
    pub(crate) fn rays(&self) -> (Vec3, Vec3, Vec3) {
        let dx = self.right * (1.0 / self.focal);
        let dy = self.up * (-1.0 / self.focal);
        (self.forward - dx * self.middle.0 - dy * self.middle.1, dx, dy)
    }
}

impl Outline {
    /// Its least and greatest x and y.
    pub fn extent(&self) -> ((f32, f32), (f32, f32)) {
        let half = |along: f32, across: f32| {
            let (long, short) = (self.long * along, self.short * across);
            (long * long + short * short).sqrt()
        };
        let (wide, high) = (half(self.along.0, self.along.1), half(self.along.1, self.along.0));
        ((self.x - wide, self.y - high), (self.x + wide, self.y + high))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn camera() -> Camera {
        let bounds = [
            Bound { centre: Vec3::new(-4.0, -4.0, 0.0), radius: 0.5 },
            Bound { centre: Vec3::new(4.0, 4.0, 2.0), radius: 0.5 },
        ];
        let view = View { yaw: -24.0, pitch: 40.0 };
        Camera::framing(view, Vec3::default(), 16.0, &bounds, Size::new(900, 700).unwrap(), 0.05)
    }

    #[test]
    fn a_ray_through_a_spot_meets_the_point() {
        let camera = camera();
        let point = Vec3::new(1.0, -2.0, 0.7);
        let spot = camera.spot(point);
        let (base, dx, dy) = camera.rays();
        let ray = base + dx * spot.x + dy * spot.y;
        let met = camera.eye + ray * spot.depth;
        assert!((met - point).length() < 1e-4, "{met:?}");
    }

    /// Rays just inside the outline meet the ball, rays just outside pass by.
    #[test]
    fn the_outline_is_where_rays_begin_to_miss() {
        let camera = camera();
        let (centre, radius) = (Vec3::new(3.0, -3.0, 1.0), 0.5);
        let outline = camera.outline(centre, radius);
        let (base, dx, dy) = camera.rays();
        for step in 0..24 {
            let (sin, cos) = sin_cos(step as f32 * 15.0);
            for (share, meets) in [(0.99, true), (1.01, false)] {
                let (a, b) = (outline.long * cos * share, outline.short * sin * share);
                let (ux, uy) = outline.along;
                let x = outline.x + ux * a - uy * b;
                let y = outline.y + uy * a + ux * b;
                let ray = (base + dx * x + dy * y).unit();
                let to = centre - camera.eye;
                let miss = (to - ray * to.dot(ray)).length();
                assert_eq!(miss < radius, meets, "{step} {share}: {miss}");
            }
        }
    }

    #[test]
    fn everything_is_inside_the_frame_and_touches_it() {
        let camera = camera();
        let (low, high) = camera.extent(Vec3::new(-4.0, -4.0, 0.0), 0.5);
        let (low2, high2) = camera.extent(Vec3::new(4.0, 4.0, 2.0), 0.5);
        let left = low.0.min(low2.0);
        let right = high.0.max(high2.0);
        let top = low.1.min(low2.1);
        let bottom = high.1.max(high2.1);
        assert!(left >= 34.9 && right <= 865.1 && top >= 34.9 && bottom <= 665.1);
        assert!((left - 35.0).abs() < 0.1 || (top - 35.0).abs() < 0.1);
    }

    #[test]
    fn views_that_are_no_numbers_become_some() {
        let view = View { yaw: f32::NAN, pitch: f32::INFINITY }.clamped();
        assert_eq!(view, View { yaw: 0.0, pitch: 45.0 });
        assert_eq!(View { yaw: 10.0, pitch: 3.0 }.clamped().pitch, 18.0);
    }
}
