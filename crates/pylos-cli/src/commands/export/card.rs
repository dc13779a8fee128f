//! The data card: what a data set is, in Markdown, for whoever finds it.

use std::fmt::Write as _;
use std::path::Path;

use pylos_findings::dataset::{Rows, Scheme, Turns, Wanted, positions};

use super::FileKind;

/// What a card is about.
pub struct About<'a> {
    /// What was asked for.
    pub wanted: Wanted,
    /// What was made.
    pub pieces: &'a [Rows],
    /// Where it is.
    pub file: &'a Path,
    /// How it is written.
    pub kind: FileKind,
    /// The SHA-256 of the tablebase.
    pub fingerprint: String,
}

/// Writes the card.
pub fn write(about: &About<'_>) -> String {
    let About { wanted, pieces, file, kind, fingerprint } = about;
    let Wanted { rules, scheme, rows, seed, turns, .. } = wanted;
    let told = *turns == Turns::Told;
    let name = file.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
    let mut card = format!("# Pylos: {rows} positions with exact values\n\n");
    let drawn = match (scheme, positions(*rules, *scheme)) {
        (_, Some(all)) => format!("of {all} positions"),
        (_, None) => "of games".to_owned(),
    };
    let _ = writeln!(
        card,
        "`{name}` has positions of the board game Pylos (the pyramid) under the rules `{rules}`, \
         drawn {drawn} by the scheme `{scheme}`: {}. What each is worth was looked up in a \
         tablebase, which knows the result of best play from every position: nothing is estimated.\n",
        told_scheme(*scheme)
    );
    let again = format!(
        "pylos export {name} --rules {rules} --scheme {scheme} -n {rows} --seed {seed}{}",
        if told { "" } else { " --no-turns" }
    );
    let _ = writeln!(
        card,
        "- Made by `{again}`, pylos {}: the same command makes the same file, to the byte, on any machine.",
        env!("CARGO_PKG_VERSION")
    );
    let _ = writeln!(card, "- SHA-256 of the tablebase: `{fingerprint}`.");
    let _ = writeln!(
        card,
        "- A position may occur more than once; images under the symmetries of the board are not taken together. Repetition (P12) does not count: a position that neither side can win is a draw."
    );
    let _ =
        writeln!(card, "- Licence: CC0 1.0. Values are facts; use them for whatever you like.\n");
    counts(&mut card, pieces);
    columns(&mut card, *kind, told);
    let read = match (kind, told) {
        (FileKind::Parquet, _) => format!(
            "import pandas as pd\n\ndata = pd.read_parquet(\"{name}\")\nprint(data.outcome.value_counts(normalize=True))\nprint(data.iloc[0].position, data.iloc[0].to_dict())\n"
        ),
        (FileKind::Npz, true) => format!(
            "import numpy as np\n\ndata = np.load(\"{name}\")\nfirst = np.concatenate([[0], np.cumsum(data[\"turns\"], dtype=np.int64)])\nboards = (data[\"light\"][:, None] >> np.arange(30)) & 1  # light's balls, cell by cell\nof_row_7 = data[\"turn\"][first[7]:first[8]], data[\"turn_outcome\"][first[7]:first[8]]\n"
        ),
        (FileKind::Npz, false) => format!(
            "import numpy as np\n\ndata = np.load(\"{name}\")\nboards = (data[\"light\"][:, None] >> np.arange(30)) & 1  # light's balls, cell by cell\nprint(data[\"outcome\"].mean())\n"
        ),
    };
    let _ = write!(card, "## Reading it\n\n```python\n{read}```\n");
    card
}

fn told_scheme(scheme: Scheme) -> String {
    match scheme {
        Scheme::Uniform => "each position is as likely as any other, whether or not play leads there".to_owned(),
        Scheme::Balls(n) => format!("each position with {n} balls on the board is as likely as any other, whether or not play leads there"),
        Scheme::Even => "as many positions for each number of balls on the board; among these, each is as likely as any other, whether or not play leads there".to_owned(),
        Scheme::RandomPlay => "all positions of games from the start in which every turn is drawn by lot among the legal ones, up to 80 turns".to_owned(),
        Scheme::HalfPerfect => "all positions of games from the start, up to 80 turns, in which half of the turns are drawn by lot among the legal ones, and the others among those that keep the result".to_owned(),
    }
}

fn counts(card: &mut String, pieces: &[Rows]) {
    let mut by_balls = [[0u64; 3]; 31];
    for rows in pieces {
        for (balls, outcome) in rows.balls.iter().zip(&rows.outcome) {
            let outcome = usize::from((1 - outcome).unsigned_abs());
            by_balls[usize::from(*balls).min(30)][outcome.min(2)] += 1;
        }
    }
    let _ = writeln!(card, "| balls | won | drawn | lost |\n|---|---|---|---|");
    for (balls, [won, drawn, lost]) in by_balls.iter().enumerate() {
        if won + drawn + lost > 0 {
            let _ = writeln!(card, "| {balls} | {won} | {drawn} | {lost} |");
        }
    }
    let sum = |of: usize| by_balls.iter().map(|counts| counts[of]).sum::<u64>();
    let _ = writeln!(card, "| all | {} | {} | {} |\n", sum(0), sum(1), sum(2));
}

fn columns(card: &mut String, kind: FileKind, told: bool) {
    let _ = writeln!(
        card,
        "## Columns\n\nCells are numbered from 0 in the order a1 b1 c1 d1 a2 … d4 e1 … g3 h1 … i2 j1. \
         Values are for the side to move; distances are plies to the end with best play.\n\n\
         | name | type | |\n|---|---|---|"
    );
    if kind == FileKind::Parquet {
        let _ = writeln!(card, "| `position` | text | the four levels, and the side to move |");
    }
    let legal = if kind == FileKind::Parquet { "legal" } else { "turns" };
    for (name, kind, what) in [
        ("light", "uint32", "light's balls: bit n is cell n"),
        ("dark", "uint32", "dark's balls"),
        ("to_move", "uint8", "0: light, 1: dark"),
        ("balls", "uint8", "balls on the board"),
        ("outcome", "int8", "1 won, 0 drawn, −1 lost"),
        ("distance", "uint16", "in how many plies; 0 for a draw, and where the game is over"),
        (legal, "uint16", "how many legal turns there are; 0: the game is over"),
    ] {
        let _ = writeln!(card, "| `{name}` | {kind} | {what} |");
    }
    match (told, kind) {
        (false, _) => {}
        (true, FileKind::Parquet) => {
            let _ = writeln!(
                card,
                "| `turns` | list | every legal turn in canonical order: `turn` (text), `outcome` and `distance` for whoever plays it, this turn included |"
            );
        }
        (true, FileKind::Npz) => {
            let _ = writeln!(
                card,
                "| `turn` | uint8 × 4 | of every legal turn of every row, one after the other: to which cell, from which (255: from the reserve), balls taken back (255: none) |"
            );
            let _ =
                writeln!(card, "| `turn_outcome` | int8 | what it is worth to whoever plays it |");
            let _ = writeln!(
                card,
                "| `turn_distance` | uint16 | in how many plies, this turn included; 0 for a draw |"
            );
        }
    }
    card.push('\n');
}
