//! Outlines in the picture.

use std::fmt::Write as _;

use super::N;
use crate::{Camera, Vec3};

/// A place in the picture.
pub type Place = (f32, f32);

/// Where points of space appear.
pub fn project(camera: &Camera, points: impl IntoIterator<Item = Vec3>) -> Vec<Place> {
    points.into_iter().map(|point| camera.spot(point)).map(|spot| (spot.x, spot.y)).collect()
}

/// A path through these places, closed or not.
pub fn path(places: &[Place], closed: bool) -> String {
    let mut d = String::new();
    for (i, (x, y)) in places.iter().enumerate() {
        let _ = write!(d, "{}{} {}", if i == 0 { 'M' } else { 'L' }, N(*x), N(*y));
    }
    if closed {
        d.push('Z');
    }
    d
}

/// The smallest convex outline about all places.
pub fn hull(mut places: Vec<Place>) -> Vec<Place> {
    places.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    let turn = |a: Place, b: Place, c: Place| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
    let half = |places: &mut dyn Iterator<Item = Place>| {
        let mut chain: Vec<Place> = Vec::new();
        for place in places {
            while chain.len() > 1
                && turn(chain[chain.len() - 2], chain[chain.len() - 1], place) <= 0.0
            {
                chain.pop();
            }
            chain.push(place);
        }
        chain.pop();
        chain
    };
    let mut outline = half(&mut places.iter().copied());
    outline.extend(half(&mut places.iter().rev().copied()));
    outline
}

/// A circle that lies flat, as `n` points.
pub fn flat_circle(centre: Vec3, radius: f32, n: usize) -> impl Iterator<Item = Vec3> {
    (0..n).map(move |step| {
        let (sin, cos) = crate::math::sin_cos(360.0 * step as f32 / n as f32);
        centre + Vec3::new(radius * cos, radius * sin, 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hull_leaves_out_what_is_inside() {
        let outline = hull(vec![(0.0, 0.0), (2.0, 0.0), (1.0, 0.5), (2.0, 2.0), (0.0, 2.0)]);
        assert_eq!(outline.len(), 4);
        assert!(!outline.contains(&(1.0, 0.5)));
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(path(&[(1.04, -0.25), (2.0, 3.96)], true), "M1 -0.3L2 4Z");
    }
}
