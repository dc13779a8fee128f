//! From figures to the sections of a report.

use pylos_findings::survey::Survey;
use pylos_rules::Position as _;
use pylos_rules::pyramid::{Position, Rules, Turn};

use super::charts;
use super::figures::{Figures, Wanted};
use super::paper::{Paper, Part, Section, grouped};

/// The whole report.
pub fn paper(games: &[Figures], wanted: &Wanted) -> Paper {
    Paper {
        title: "Pylos, solved: the game in figures".to_owned(),
        sections: vec![
            results(games),
            first_turns(games),
            by_balls(games),
            by_distance(games),
            reached(games),
            positions(games, wanted),
            longest(games),
            players(games, wanted),
            complexity(games),
            unknown(),
        ],
    }
}

fn results(games: &[Figures]) -> Section {
    let rows = games.iter().map(|game| {
        let [wins, draws, losses] = game.outcomes();
        vec![
            code(game.rules),
            game.value.to_string(),
            grouped(wins),
            grouped(draws),
            grouped(losses),
            game.longest.to_string(),
            grouped(game.bytes),
        ]
    });
    let head = [
        "game",
        "empty board",
        "wins",
        "draws",
        "losses",
        "longest win, plies",
        "bytes of the file",
    ];
    section(
        "Results",
        vec![
            Part::Text(
                "The value of the empty board is that for the player who begins. Positions are \
                 counted as the side to move sees them: every set of supported cells in every \
                 colouring that fifteen balls of each colour allow, turned and mirrored ones and \
                 full pyramids included. Whether play can lead there is not asked."
                    .to_owned(),
            ),
            table(&head, rows),
            Part::Command("pylos solve --rules RULES; pylos stats --rules RULES".to_owned()),
        ],
    )
}

fn first_turns(games: &[Figures]) -> Section {
    let turns: Vec<Turn> = games
        .first()
        .map_or(Vec::new(), |game| game.first_turns.iter().map(|(turn, _)| *turn).collect());
    let name = |turn: &Turn| match turn.to_string().as_str() {
        "a1" => "corner (`a1`)".to_owned(),
        "b1" => "edge (`b1`)".to_owned(),
        "b2" => "middle (`b2`)".to_owned(),
        other => format!("`{other}`"),
    };
    let head: Vec<String> = ["game".to_owned()].into_iter().chain(turns.iter().map(name)).collect();
    let rows = games.iter().map(|game| {
        let values = game.first_turns.iter().map(|(_, value)| value.to_string());
        [code(game.rules)].into_iter().chain(values).collect()
    });
    section(
        "What the first turn is worth",
        vec![
            Part::Text(
                "Sixteen first turns are three, up to symmetry. Values are those for the player \
                 who makes the turn, in plies from before it."
                    .to_owned(),
            ),
            Part::Table { head, rows: rows.collect() },
            Part::Command("pylos analyse --rules RULES start".to_owned()),
        ],
    )
}

fn by_balls(games: &[Figures]) -> Section {
    let mut parts = vec![Part::Text(
        "Wins, draws and losses of the side to move, by the number of balls on the board. In the \
         drawings blue is won, grey drawn, orange lost."
            .to_owned(),
    )];
    for game in games {
        let svg = charts::outcomes(&game.by_balls, &game.rules.to_string());
        parts.push(Part::Text(format!("{}:", code(game.rules))));
        parts.push(Part::Drawing { svg, letters: None });
        let rows = game.by_balls.iter().enumerate().map(|(balls, row)| {
            [balls.to_string()].into_iter().chain(row.iter().map(|n| grouped(*n))).collect()
        });
        parts.push(table(&["balls", "wins", "draws", "losses"], rows));
    }
    parts.push(Part::Command("pylos stats --rules RULES".to_owned()));
    section("Positions by balls on the board", parts)
}

fn by_distance(games: &[Figures]) -> Section {
    let mut parts = vec![Part::Text(
        "Plies to the end with best play: odd distances are wins of the side to move, even ones \
         losses; 0 is a game that is over."
            .to_owned(),
    )];
    for game in games {
        let svg = charts::distances(&game.by_distance, &game.rules.to_string());
        parts.push(Part::Drawing { svg, letters: None });
    }
    let head = ["plies".to_owned()].into_iter().chain(games.iter().map(|game| code(game.rules)));
    let most = games.iter().map(|game| game.by_distance.len()).max().unwrap_or(0);
    let rows = (0..most).map(|plies| {
        let count =
            |game: &Figures| game.by_distance.get(plies).map_or("".to_owned(), |n| grouped(*n));
        [plies.to_string()].into_iter().chain(games.iter().map(count)).collect()
    });
    parts.push(Part::Table { head: head.collect(), rows: rows.collect() });
    parts.push(Part::Command("pylos stats --rules RULES".to_owned()));
    section("Positions by distance", parts)
}

fn reached(games: &[Figures]) -> Section {
    let share = |part: u64, all: u64| format!("{:.4} %", 100.0 * part as f64 / all as f64);
    let rows = games.iter().map(|game| {
        let (reached, all) = (game.reached.iter().sum(), game.positions());
        vec![
            code(game.rules),
            grouped(reached),
            grouped(all),
            share(reached, all),
            grouped(all - reached),
        ]
    });
    let head = ["balls".to_owned()].into_iter().chain(games.iter().map(|game| code(game.rules)));
    let most = games.iter().map(|game| game.reached.len()).max().unwrap_or(0);
    let by_balls = (0..most).map(|balls| {
        let count = |game: &Figures| game.reached.get(balls).map_or(String::new(), |n| grouped(*n));
        [balls.to_string()].into_iter().chain(games.iter().map(count)).collect()
    });
    section(
        "Which positions play can lead to",
        vec![
            Part::Text(
                "Not every position of the counts above can arise in a game. These can, from the \
                 empty board, and no others: the counts are exact. For every set of occupied cells \
                 there is one bit for each colouring, whether play leads there; the turns of all \
                 colourings together copy and combine whole tables, from the empty board onwards, \
                 with more balls and with take-backs to fewer, until nothing is new. Where both \
                 sides have as many balls, positions count as the side to move sees them, \
                 whichever colour that is."
                    .to_owned(),
            ),
            table(&["game", "play leads there", "of", "share", "it does not"], rows),
            Part::Text("By the number of balls on the board:".to_owned()),
            Part::Table { head: head.collect(), rows: by_balls.collect() },
            Part::Command("pylos reach --rules RULES".to_owned()),
        ],
    )
}

fn positions(games: &[Figures], wanted: &Wanted) -> Section {
    type Row = (&'static str, fn(&Survey) -> String);
    let rows: [Row; 11] = [
        ("positions looked at in which the game is not over", |s| grouped(s.positions)),
        ("legal turns on average", |s| {
            format!("{:.2}", s.turns as f64 / s.positions.max(1) as f64)
        }),
        ("most legal turns seen", |s| grouped(s.most_turns)),
        ("won for the side to move", |s| share(s.outcomes[0], s.positions)),
        ("a single good turn, where won or drawn and there is a choice", |s| {
            share(s.single, s.choices)
        }),
        ("… and it raises a ball", |s| share(s.single_raises, s.single)),
        ("… and it completes a square or a line", |s| share(s.single_completes, s.single)),
        ("… and it takes balls back", |s| share(s.single_takes_back, s.single)),
        ("the right to move hurts", |s| share(s.hurt, s.positions)),
        ("mutual zugzwang: whoever is to move loses", |s| share(s.mutual, s.positions)),
        ("whoever is to move wins", |s| share(s.both_win, s.positions)),
    ];
    let head = [String::new()].into_iter().chain(games.iter().map(|game| code(game.rules)));
    let rows = rows.iter().map(|(name, figure)| {
        [(*name).to_owned()]
            .into_iter()
            .chain(games.iter().map(|game| figure(&game.survey)))
            .collect()
    });
    let sample = wanted.sample;
    section(
        "What positions are like",
        vec![
            Part::Text(format!(
                "{} positions of each game were drawn by lot, each as likely as any other, and all \
                 their turns looked up. Shares come with their standard error.",
                grouped(sample.positions)
            )),
            Part::Table { head: head.collect(), rows: rows.collect() },
            Part::Text(
                "The right to move hurts where the side to move would get a better result if the \
                 other side were to move in the same position; nobody may pass (P3)."
                    .to_owned(),
            ),
            Part::Command(format!(
                "pylos report --sample {} --seed {}",
                sample.positions, sample.seed
            )),
        ],
    )
}

fn longest(games: &[Figures]) -> Section {
    let mut parts = vec![Part::Text(
        "For each game the first position of the tablebase with the greatest distance, and best \
         play from it: the quickest win against the most stubborn defence, the first turn in \
         canonical order where several are as good."
            .to_owned(),
    )];
    for game in games {
        let Some((start, turns)) = &game.longest_line else { continue };
        let mut position = *start;
        let mut boards = vec![("start".to_owned(), position)];
        for (ply, turn) in (1..).zip(turns) {
            position = position.play_unchecked(game.rules, *turn);
            if ply % 10 == 0 || ply == turns.len() {
                boards.push((format!("after {ply} plies"), position));
            }
        }
        let line: Vec<String> = turns.iter().map(Turn::to_string).collect();
        parts.push(Part::Text(format!("{}, {} plies: `{start}`", code(game.rules), game.longest)));
        parts.push(Part::Drawing { svg: charts::boards(&boards), letters: Some(letters(start)) });
        parts.push(Part::Text(line.join(" ")));
    }
    parts.push(Part::Command("pylos analyse --rules RULES POSITION".to_owned()));
    section("The longest wins", parts)
}

/// The levels of a position side by side, the highest rank above.
fn letters(position: &Position) -> String {
    let text = position.to_string();
    let levels: Vec<&str> = text.split([' ', '/']).take(4).collect();
    let mut out = String::new();
    for row in (0..4).rev() {
        for (level, side) in levels.iter().zip([4, 3, 2, 1]) {
            let cells = level.get(row * side..(row + 1) * side);
            let cells = cells.filter(|_| row < side).unwrap_or_default();
            let spaced: Vec<String> = cells.chars().map(String::from).collect();
            out += &format!("{:<10}", spaced.join(" "));
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
    }
    out
}

fn players(games: &[Figures], wanted: &Wanted) -> Section {
    let names: Vec<&String> =
        games.first().map_or(Vec::new(), |game| game.players.iter().map(|p| &p.name).collect());
    let head = ["player".to_owned()].into_iter().chain(games.iter().map(|game| code(game.rules)));
    let rows = names.iter().map(|name| {
        let kept = |game: &Figures| {
            let player = game.players.iter().find(|player| player.name == **name);
            player.map_or(String::new(), |player| format!("{:.1} %", 100.0 * player.kept))
        };
        [(**name).clone()].into_iter().chain(games.iter().map(kept)).collect()
    });
    section(
        "How good play is against the truth",
        vec![
            Part::Text(format!(
                "{} positions from games by lot in which some turns keep the result and others do \
                 not: how often a player chooses one that does. “Greedy” takes, by lot, one of the \
                 turns that leave it the most balls compared with the opponent. Levels play without \
                 a tablebase; level 10 follows it where there is one. The standard error is {:.1} \
                 points at most.",
                wanted.decisions,
                50.0 / (wanted.decisions as f64).sqrt()
            )),
            Part::Table { head: head.collect(), rows: rows.collect() },
            Part::Command(format!(
                "pylos report --decisions {} --seed {}",
                wanted.decisions, wanted.sample.seed
            )),
        ],
    )
}

fn complexity(games: &[Figures]) -> Section {
    let rows = games.iter().map(|game| {
        vec![
            code(game.rules),
            format!("10^{:.1}", (game.positions() as f64).log10()),
            format!("{:.1}", game.games.plies),
            format!("{:.1}", game.games.branching),
            format!("10^{:.0}", game.games.tree),
            game.value.plies().map_or("–".to_owned(), |plies| {
                format!("10^{:.0}", f64::from(plies) * game.games.branching.log10())
            }),
        ]
    });
    let head = [
        "game",
        "positions",
        "plies of a game by lot",
        "turns to choose from",
        "tree of games by lot",
        "tree as deep as best play",
    ];
    let others = [
        [
            "Connect Four",
            "10^12.7",
            "10^21",
            "first player wins",
            "Allis 1988; positions counted by Edelkamp and Kissmann 2008; tree: Allis 1994",
        ],
        ["nine men's morris", "10^10", "10^50", "draw", "Gasser 1996; tree: Allis 1994"],
        ["awari", "10^11.9", "10^32", "draw", "Romein and Bal 2003; tree: Allis 1994"],
        ["Othello on 6 × 6", "", "", "second player wins 20–16", "Feinstein 1993"],
        ["checkers", "10^20.7", "10^31", "draw", "Schaeffer and others 2007; tree: Allis 1994"],
    ];
    let others = others.map(|row| row.map(str::to_owned).to_vec());
    section(
        "Complexity",
        vec![
            Part::Text(
                "The tree of games by lot is the product of the numbers of turns that there are to \
                 choose from, on average (of logarithms) over such games. With take-backs these \
                 wander about for long; the last column takes the mean number of turns to the power \
                 of the plies of best play from the empty board."
                    .to_owned(),
            ),
            table(&head, rows),
            Part::Command("pylos report".to_owned()),
            Part::Text("For comparison, as published:".to_owned()),
            table(&["game", "positions", "game tree", "with best play", "source"], others.into_iter()),
            Part::List(vec![
                "L. V. Allis, A Knowledge-Based Approach of Connect-Four, 1988; Searching for Solutions in Games and Artificial Intelligence, thesis, Maastricht 1994".to_owned(),
                "S. Edelkamp, P. Kissmann, Symbolic Classification of General Two-Player Games, KI 2008".to_owned(),
                "R. Gasser, Solving Nine Men's Morris, Games of No Chance, 1996".to_owned(),
                "J. W. Romein, H. E. Bal, Solving Awari with Parallel Retrograde Analysis, IEEE Computer 36 (10), 2003".to_owned(),
                "J. Feinstein, Amenor Wins World 6x6 Championships!, British Othello Federation Newsletter, 1993".to_owned(),
                "J. Schaeffer and others, Checkers Is Solved, Science 317, 2007".to_owned(),
                "the pyramid game itself, three rule sets: ICGA Journal, 2026, doi 10.1177/13896911261418683".to_owned(),
            ]),
        ],
    )
}

fn unknown() -> Section {
    section(
        "What is not known",
        vec![Part::List(
            [
                "How results, distances and the rest are shared out among the positions that play can lead to: those are counted, but all other figures are about all positions that the board and the balls allow.",
                "The figures from samples are not exact; their standard errors say how far they may be off. The counts by outcome, balls and distance are exact.",
                "Values ignore repetition (P12). In a live game a position that has come up before can cost a win that the tablebase promises.",
                "Every value of `standard` and `advanced` has been derived again from its successors by the ordinary rules (`pylos verify`); of the other readings samples have.",
                "Distances count plies to the end. The shortest win is not always the one that is easiest to play; nobody knows a short description of perfect play.",
                "Whether people find the game as hard as the counts suggest: none of these figures comes from games between people.",
            ]
            .map(str::to_owned)
            .to_vec(),
        )],
    )
}

fn section(title: &str, parts: Vec<Part>) -> Section {
    Section { title: title.to_owned(), parts }
}

fn table(head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> Part {
    let head = head.iter().map(|cell| (*cell).to_owned()).collect();
    Part::Table { head, rows: rows.collect() }
}

fn code(rules: Rules) -> String {
    format!("`{rules}`")
}

/// A share with its standard error; nothing of nothing is a dash.
fn share(part: u64, all: u64) -> String {
    if all == 0 {
        return "–".to_owned();
    }
    let (share, error) = Survey::share(part, all);
    format!("{share:.2} ± {error:.2} %")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_drawn_level_by_level() {
        let position = "LDLDLDLDLDLDLDLD/LD.DLDL../..../. L".parse().unwrap();
        let expected =
            "L D L D\nL D L D   L . .\nL D L D   D L D     . .\nL D L D   L D .     . .       .\n";
        assert_eq!(letters(&position), expected);
    }
}
