//! Names and signs.

use super::{N, put};
use crate::Verdict;
use crate::names::{Content, Ground, Note};

/// Draws all notes.
pub fn draw(out: &mut String, notes: &[Note]) {
    for note in notes {
        match &note.content {
            Content::Name(name) => {
                let (ink, halo) = match note.ground {
                    Ground::Light => ("#24170c", "#fff6e2"),
                    Ground::Dark => ("#fff6e2", "#24170c"),
                };
                put(
                    out,
                    format_args!(
                        "<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"middle\" \
                         font-family=\"sans-serif\" font-weight=\"600\" fill=\"{ink}\" \
                         stroke=\"{halo}\" stroke-opacity=\".6\" stroke-width=\"{}\" \
                         paint-order=\"stroke\">{name}</text>",
                        N(note.x),
                        N(note.y + 0.42 * note.height),
                        N(note.height * 1.35),
                        N(note.height * 0.22)
                    ),
                );
            }
            Content::Verdict(verdict) => sign(out, note, *verdict),
        }
    }
}

/// Up for a win, down for a loss, level for a draw.
fn sign(out: &mut String, note: &Note, verdict: Verdict) {
    let (x, y, h) = (note.x, note.y, note.height);
    let (colour, d) = match verdict {
        Verdict::Win => ("#58b4f2", triangle(x, y, h, -1.0)),
        Verdict::Loss => ("#f08a4b", triangle(x, y, h, 1.0)),
        Verdict::Draw => {
            let (left, up) = (N(x - 0.43 * h), N(y - 0.15 * h));
            ("#d9d0bd", format!("M{left} {up}h{}v{}h{}z", N(0.86 * h), N(0.3 * h), N(-0.86 * h)))
        }
    };
    put(
        out,
        format_args!(
            "<path d=\"{d}\" fill=\"{colour}\" stroke=\"#24170c\" stroke-opacity=\".6\" \
             stroke-width=\"{}\" stroke-linejoin=\"round\"/>",
            N(0.12 * h)
        ),
    );
}

fn triangle(x: f32, y: f32, h: f32, down: f32) -> String {
    format!(
        "M{} {}L{} {}H{}Z",
        N(x),
        N(y + down * 0.45 * h),
        N(x + 0.42 * h),
        N(y - down * 0.33 * h),
        N(x - 0.42 * h)
    )
}
