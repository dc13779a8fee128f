//! What things take away from each other's light, in closed form.

use super::batch::Batch;
use crate::math::Vec3;
use crate::math::lanes::{clamp, max, min, root, smooth, unit};
use crate::model::{Body, Light, Model, Presence, Shape};

/// Beyond this distance from its middle a ball takes no sky away, and a pawn.
const REACH: f32 = 1.9;
const PAWN_REACH: f32 = 1.1;

/// A box in space: where a batch, or all that is seen in a tile, lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Region {
    pub low: Vec3,
    pub high: Vec3,
}

impl Region {
    /// A box about nothing.
    pub const NOTHING: Region = Region {
        low: Vec3::new(f32::MAX, f32::MAX, f32::MAX),
        high: Vec3::new(f32::MIN, f32::MIN, f32::MIN),
    };

    /// A box about both.
    #[must_use]
    pub fn with(self, (low, high): (Vec3, Vec3)) -> Region {
        let both = |a: Vec3, b: Vec3, pick: fn(f32, f32) -> f32| {
            Vec3::new(pick(a.x, b.x), pick(a.y, b.y), pick(a.z, b.z))
        };
        Region { low: both(self.low, low, min), high: both(self.high, high, max) }
    }

    /// How far a point is from the box.
    pub fn distance(&self, p: Vec3) -> f32 {
        let beyond = |p: f32, low: f32, high: f32| p - clamp(p, low, high);
        Vec3::new(
            beyond(p.x, self.low.x, self.high.x),
            beyond(p.y, self.low.y, self.high.y),
            beyond(p.z, self.low.z, self.high.z),
        )
        .length()
    }
}

/// Balls about all bodies that cast shadows, eight at a time: for every batch
/// of samples all of them are asked whether they matter.
pub struct Casters {
    eights: Vec<Eight>,
    lamp: Vec3,
    size: f32,
}

struct Eight {
    body: [usize; 8],
    x: [f32; 8],
    y: [f32; 8],
    z: [f32; 8],
    radius: [f32; 8],
    /// How far they take sky away, squared.
    reach2: [f32; 8],
}

impl Eight {
    /// Places that are left over are far away.
    const NOBODY: Eight = Eight {
        body: [0; 8],
        x: [1e6; 8],
        y: [1e6; 8],
        z: [-1e6; 8],
        radius: [0.0; 8],
        reach2: [0.0; 8],
    };
}

/// That a body takes sky, or lamp, from something.
const SKY: u32 = 1;
const LAMP: u32 = 2;

impl Casters {
    /// Those of a list of bodies.
    pub fn of(bodies: &[Body], light: &Light) -> Casters {
        let mut casters = Casters { eights: Vec::new(), lamp: light.lamp, size: light.size };
        let solid = (0..bodies.len()).filter(|&k| bodies[k].presence == Presence::Solid);
        for (n, k) in solid.enumerate() {
            if n % 8 == 0 {
                casters.eights.push(Eight::NOBODY);
            }
            let (centre, radius) = bodies[k].bounds();
            let reach = match bodies[k].shape {
                Shape::Ball { .. } => REACH,
                Shape::Pawn { .. } => PAWN_REACH,
                Shape::Crown { .. } | Shape::Pane { .. } => 0.0,
            };
            if let Some(eight) = casters.eights.last_mut() {
                eight.body[n % 8] = k;
                (eight.x[n % 8], eight.y[n % 8], eight.z[n % 8]) = (centre.x, centre.y, centre.z);
                eight.radius[n % 8] = radius;
                eight.reach2[n % 8] = reach * reach;
            }
        }
        casters
    }

    /// Whether any of them matters for anything in a region.
    pub fn reach(&self, region: &Region) -> bool {
        let mut any = false;
        self.visit(region, |_, _| any = true);
        any
    }

    /// Shows the bodies that matter for anything in a region, and how.
    #[inline]
    fn visit(&self, region: &Region, mut show: impl FnMut(usize, u32)) {
        let (low, high, lamp) = (region.low, region.high, self.lamp);
        let middle = (low + high) * 0.5;
        let around = (high - middle).length();
        for eight in &self.eights {
            let mut matters = [0_u32; 8];
            for i in 0..8 {
                let (x, y, z) = (eight.x[i], eight.y[i], eight.z[i]);
                let bx = x - clamp(x, low.x, high.x);
                let by = y - clamp(y, low.y, high.y);
                let bz = z - clamp(z, low.z, high.z);
                let near = bx * bx + by * by + bz * bz < eight.reach2[i];
                // How the ray to the lamp passes by.
                let (tx, ty, tz) = (x - middle.x, y - middle.y, z - middle.z);
                let along = tx * lamp.x + ty * lamp.y + tz * lamp.z;
                let beside = root(tx * tx + ty * ty + tz * tz - along * along);
                let reach = eight.radius[i] + around;
                let ahead = along + reach;
                let before = (ahead > 0.0) & (beside < reach + self.size * ahead);
                let sky = if near { SKY } else { 0 };
                matters[i] = sky | if before { LAMP } else { 0 };
            }
            for (i, &how) in matters.iter().enumerate() {
                if how != 0 {
                    show(eight.body[i], how);
                }
            }
        }
    }
}

/// Lets everything near the batch take its share, except the body that the
/// batch is on.
pub fn occlude(
    model: &Model,
    casters: &Casters,
    except: Option<usize>,
    region: &Region,
    batch: &mut Batch,
) {
    casters.visit(region, |k, how| {
        if except == Some(k) {
            return;
        }
        match model.bodies[k].shape {
            Shape::Ball { centre, radius } => {
                if how & SKY != 0 {
                    ball_takes_sky(batch, centre, radius);
                }
                if how & LAMP != 0 {
                    ball_takes_lamp(batch, centre, radius, &model.light);
                }
            }
            Shape::Pawn { foot, radius, height } => {
                if how & SKY != 0 {
                    pawn_takes_sky(batch, foot, radius, height);
                }
                if how & LAMP != 0 {
                    pawn_takes_lamp(batch, foot, radius, height, &model.light);
                }
            }
            Shape::Crown { .. } | Shape::Pane { .. } => {}
        }
    });
}

/// The share of the sky that a ball covers, as seen from a surface: cosine
/// times the square of its angular radius, and less of it where it dips below
/// the surface's own horizon.
fn ball_takes_sky(batch: &mut Batch, centre: Vec3, radius: f32) {
    for i in 0..batch.len() {
        let (x, y, z) = (centre.x - batch.px[i], centre.y - batch.py[i], centre.z - batch.pz[i]);
        let far = (x * x + y * y + z * z).sqrt();
        let inverse = 1.0 / far;
        let cos = (x * batch.nx[i] + y * batch.ny[i] + z * batch.nz[i]) * inverse;
        let sin = unit(radius * inverse);
        let dip = max(cos + sin, 0.0);
        let seen = if cos > sin { cos } else { dip * dip / (4.0 * sin) };
        let fade = 1.0 - smooth(0.9, REACH, far);
        batch.sky[i] *= 1.0 - seen * sin * sin * fade;
    }
}

/// The share of the lamp that a ball covers: how far the ray to the lamp
/// passes from it, against how wide the lamp has become there.
fn ball_takes_lamp(batch: &mut Batch, centre: Vec3, radius: f32, light: &Light) {
    let lamp = light.lamp;
    for i in 0..batch.len() {
        let (x, y, z) = (centre.x - batch.px[i], centre.y - batch.py[i], centre.z - batch.pz[i]);
        let along = x * lamp.x + y * lamp.y + z * lamp.z;
        let beside = root(x * x + y * y + z * z - along * along) - radius;
        let t = unit(0.5 + 0.5 * beside / (max(along, 1e-4) * light.size));
        let share = t * t * (3.0 - 2.0 * t);
        batch.lamp[i] *= if along > 0.0 { share } else { 1.0 };
    }
}

/// A pawn is a wall with a round front for what lies at its foot, and a ball
/// for what stands beside it.
fn pawn_takes_sky(batch: &mut Batch, foot: Vec3, radius: f32, height: f32) {
    let middle = height * 0.5;
    let ball = radius * 0.8;
    for i in 0..batch.len() {
        let (x, y, z) = (foot.x - batch.px[i], foot.y - batch.py[i], foot.z - batch.pz[i]);
        let across = x * x + y * y;
        let gap = max(across.sqrt() - radius, 0.0);
        let wall =
            0.5 * (1.0 - gap / (gap * gap + height * height).sqrt()) * radius / (radius + gap);
        let up = z + middle;
        let far = (across + up * up).sqrt();
        let inverse = 1.0 / max(far, 1e-4);
        let cos = (x * batch.nx[i] + y * batch.ny[i] + up * batch.nz[i]) * inverse;
        let sin = unit(ball * inverse);
        let dip = max(cos + sin, 0.0);
        let seen = if cos > sin { cos } else { dip * dip / (4.0 * max(sin, 1e-4)) };
        let level = unit(batch.nz[i] * 2.0 - 1.0) * unit(1.0 + z * 6.0);
        let fade = 1.0 - smooth(0.45, PAWN_REACH, far);
        let taken = max(seen * sin * sin, 1.5 * wall * level);
        batch.sky[i] *= 1.0 - taken * fade;
    }
}

/// A pawn before the lamp is a cylinder: the ray to the lamp is nearest to it
/// somewhere below its top.
fn pawn_takes_lamp(batch: &mut Batch, foot: Vec3, radius: f32, height: f32, light: &Light) {
    let lamp = light.lamp;
    let flat = lamp.x * lamp.x + lamp.y * lamp.y;
    let narrow = radius * 0.86;
    for i in 0..batch.len() {
        let (x, y) = (foot.x - batch.px[i], foot.y - batch.py[i]);
        let top = max(foot.z + height - batch.pz[i], 0.0) / lamp.z;
        let bottom = max(foot.z - batch.pz[i], 0.0) / lamp.z;
        let nearest = (x * lamp.x + y * lamp.y) / flat;
        let t = clamp(nearest, bottom, top);
        let (rx, ry) = (x - t * lamp.x, y - t * lamp.y);
        let beside = (rx * rx + ry * ry).sqrt() - narrow;
        let wide = t * light.size + 0.012;
        let share = unit(0.5 + 0.5 * beside / wide);
        let share = share * share * (3.0 - 2.0 * share);
        // What is above its top is not in its shadow, nor what is before it.
        let behind = top > 0.0 && nearest > 0.0;
        batch.lamp[i] *= if behind { share } else { 1.0 };
    }
}
