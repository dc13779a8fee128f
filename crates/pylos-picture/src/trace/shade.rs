//! From what is met to what is seen.

use super::batch::Batch;
use super::decal;
use super::engrave::engrave;
use super::occlude::{Casters, Region, occlude};
use super::see::{Eye, HOLLOW, SIDE, TABLE, TOP, first_body};
use super::stuff::{colour_board, colour_piece};
use super::surface;
use crate::Background;
use crate::glyph::Numbers;
use crate::math::lanes::{max, root, unit};
use crate::model::{Kind, Model, Shape};

/// What shading needs to know beside the model.
pub struct Studio<'a> {
    pub model: &'a Model,
    pub eye: Eye,
    pub background: Background,
    pub numbers: &'a Numbers,
    pub casters: &'a Casters,
}

/// Colours a batch of samples on one surface, and says where they lie. The
/// colours are amounts of light, red, green and blue times alpha.
pub fn shade(studio: &Studio<'_>, what: u32, batch: &mut Batch) -> Region {
    let Studio { model, eye, .. } = studio;
    let stuff = &model.base.stuff;
    match what {
        TABLE => surface::on_table(batch, eye, model),
        TOP => surface::on_top(batch, eye, model),
        SIDE => surface::on_side(batch, eye, model),
        _ if what < first_body(model) => {
            surface::on_hollow(batch, eye, model, (what - HOLLOW) as usize);
        }
        _ => {
            let body = &model.bodies[(what - first_body(model)) as usize];
            surface::on_body(batch, eye, model, body.shape);
        }
    }
    let region = Region::NOTHING.with(batch.corners());
    if what < first_body(model) {
        occlude(model, studio.casters, None, &region, batch);
        match what {
            TABLE => table(studio, batch),
            TOP | SIDE => {
                if what == TOP {
                    engrave(model, &region, batch);
                }
                colour_board(batch, stuff);
                decal::ink(model, batch);
                light_up(model, &region, batch, stuff.gloss());
            }
            _ => {
                colour_board(batch, stuff);
                light_up(model, &region, batch, stuff.gloss() * 0.5);
            }
        }
        return region;
    }
    let k = (what - first_body(model)) as usize;
    let body = &model.bodies[k];
    if let Kind::Glowing(colour) = body.stuff.kind {
        decal::glint(batch, colour);
        return region;
    }
    occlude(model, studio.casters, Some(k), &region, batch);
    let middle = match body.shape {
        Shape::Ball { centre, .. } => centre,
        Shape::Pawn { foot, .. } | Shape::Crown { foot, .. } => foot,
        Shape::Pane { .. } => eye.at,
    };
    colour_piece(batch, middle, &body.stuff);
    decal::inlay(studio, body, batch);
    light_up(model, &region, batch, body.stuff.gloss());
    decal::draw(studio, body, batch);
    region
}

fn table(studio: &Studio<'_>, batch: &mut Batch) {
    let light = &studio.model.light;
    for i in 0..batch.len() {
        let lit = 0.35 * batch.sky[i] + 0.65 * batch.lamp[i];
        let left = 1.0 - light.depth * (1.0 - lit);
        batch.red[i] = light.table[0] * left;
        batch.green[i] = light.table[1] * left;
        batch.blue[i] = light.table[2] * left;
        // Pictures are laid over each other by the numbers of their files, not
        // by light: there half of the light is more than two thirds.
        batch.alpha[i] = 1.0 - root(left);
    }
    let n = batch.len();
    match studio.background {
        Background::Table => batch.alpha[..n].fill(1.0),
        Background::Transparent => {
            for lane in [&mut batch.red, &mut batch.green, &mut batch.blue] {
                lane[..n].fill(0.0);
            }
        }
    }
}

/// Lamp, sky and what the board gives back, on something that may be glossy.
fn light_up(model: &Model, region: &Region, batch: &mut Batch, gloss: f32) {
    warm(model, region, batch);
    let light = &model.light;
    let l = light.lamp;
    let gloss = gloss * light.gloss;
    let mark = model.palette.mark;
    for i in 0..batch.len() {
        let (nx, ny, nz) = (batch.nx[i], batch.ny[i], batch.nz[i]);
        let (vx, vy, vz) = (batch.vx[i], batch.vy[i], batch.vz[i]);
        let (lamp, open) = (batch.lamp[i], batch.sky[i]);
        let key = max(nx * l.x + ny * l.y + nz * l.z, 0.0) * lamp;
        let above = 0.5 + 0.5 * nz;
        let below = (1.0 - above) * open;
        let nv = max(nx * vx + ny * vy + nz * vz, 0.0);
        // The direction half-way between lamp and eye says how the lamp is
        // mirrored: a broad sheen, and a small highlight in it.
        let (hx, hy, hz) = (l.x + vx, l.y + vy, l.z + vz);
        let nh = max(nx * hx + ny * hy + nz * hz, 0.0) / root(hx * hx + hy * hy + hz * hz);
        let n2 = nh * nh;
        let n4 = n2 * n2;
        let n8 = n4 * n4;
        let n32 = n8 * n8 * n8 * n8;
        let sheen = n32 * n8;
        let highlight = n32 * n32 * n32 * n32;
        // At grazing angles everything mirrors.
        let edge = 1.0 - nv;
        let edge2 = edge * edge;
        let mirror = gloss * (0.04 + 0.55 * edge2 * edge2 * edge);
        let shine = lamp * (0.16 * sheen + 0.35 * highlight) * (0.5 * gloss + 4.0 * mirror);
        // What is mirrored: sky above, the dark board below.
        let mirrored = 0.7 * mirror * unit(0.5 + 0.7 * (2.0 * nv * nz - vz)) * open;
        let glow = batch.glow[i];
        let channel = |albedo: f32, c: usize| {
            // Light that has been round a corner has the colour of the thing.
            let round = open / (1.0 - 0.75 * albedo * (1.0 - open));
            let soft = (light.sky[c] * above + light.bounce[c] * below) * round;
            let sum = albedo * (light.key[c] * key + soft)
                + light.key[c] * shine
                + light.sky[c] * mirrored
                + mark[c] * glow * (0.35 + albedo);
            // Brightness is rolled off towards white.
            1.06 * sum / (1.1236 + sum * sum).sqrt()
        };
        batch.red[i] = channel(batch.red[i], 0);
        batch.green[i] = channel(batch.green[i], 1);
        batch.blue[i] = channel(batch.blue[i], 2);
    }
}

/// Embers shine on what is near them.
fn warm(model: &Model, region: &Region, batch: &mut Batch) {
    let level = 1.0 / max(model.palette.mark[0], 1e-3);
    for ember in &model.embers {
        if region.distance(ember.at) >= ember.reach {
            continue;
        }
        let strength = ember.colour[0] * level;
        for i in 0..batch.len() {
            let (x, y, z) =
                (ember.at.x - batch.px[i], ember.at.y - batch.py[i], ember.at.z - batch.pz[i]);
            let far = (x * x + y * y + z * z).sqrt();
            let facing = (x * batch.nx[i] + y * batch.ny[i] + z * batch.nz[i]) / max(far, 1e-4);
            let near = unit(1.0 - far / ember.reach);
            batch.glow[i] += strength * near * near * unit(0.35 + 0.65 * facing);
        }
    }
}
