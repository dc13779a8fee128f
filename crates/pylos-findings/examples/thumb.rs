//! Looks for rules of thumb, and says how often they are right. See
//! `docs/solved/thumb.md`.
//!
//! ```console
//! $ cargo run --release -p pylos-findings --example thumb -- advanced.pylostable 100000
//! ```
//!
//! They are learnt from games in which every other turn is random and the
//! others keep the result, as the engine's estimate was (`docs/engine.md`), and
//! tried on other such games and on all positions. Drawn positions are left out.

use pylos_findings::thumb::{Facts, Seen, find, known};
use pylos_findings::{Lots, Weighed};
use pylos_rules::pyramid::Position;
use pylos_rules::{Position as _, Random, Value};
use pylos_tablebase::{Tablebase, TablebaseError};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let tablebase = Tablebase::open(args.next().ok_or("a tablebase is needed")?)?;
    let many: usize = args.next().map_or(Ok(100_000), |text| text.parse())?;
    let learnt = from_games(&tablebase, many, &mut Random::new(1))?;
    let tried = from_games(&tablebase, many, &mut Random::new(2))?;
    let by_lot = from_all(&tablebase, many, &mut Random::new(3))?;
    let percent = |rate: f64| format!("{:.1} %", 100.0 * rate);
    let groups = [("other games", &tried), ("all positions by lot", &by_lot)];
    if let Some(known) = known(tablebase.rules()) {
        for (name, seen) in groups {
            let rate = percent(known.thumb.hit_rate(seen));
            println!("those known for {} are right in {rate} of {many} of {name}", known.rules);
        }
    }
    let thumb = find(&learnt);
    println!("{}: {many} positions to learn from", tablebase.rules());
    print!("{thumb}");
    let lead = |seen: &[Seen]| {
        let right = seen.iter().filter(|seen| (seen.facts.lead() >= 0) == seen.won).count();
        percent(right as f64 / seen.len() as f64)
    };
    for (name, seen) in groups {
        let rate = percent(thumb.hit_rate(seen));
        println!("right in {many} of {name}: {rate} (reserve alone {})", lead(seen));
    }
    Ok(())
}

/// Positions of games in which every other turn, by lot, keeps the result.
fn from_games(
    tablebase: &Tablebase,
    many: usize,
    random: &mut Random,
) -> Result<Vec<Seen>, TablebaseError> {
    let rules = tablebase.rules();
    let mut seen = Vec::new();
    while seen.len() < many {
        let mut position = Position::START;
        for _ in 0..80 {
            let Some(mut turn) = position.random_turn(rules, random) else { break };
            if random.below(4) == 0 {
                seen.extend(look(tablebase, &position)?);
            }
            if random.below(2) == 0 {
                let weighed = Weighed::new(rules, &position, &|after| tablebase.probe(after))?;
                let mut keeping: Vec<_> = weighed.keeping().collect();
                random.shuffle(&mut keeping);
                turn = keeping.first().copied().unwrap_or(turn);
            }
            position = position.play_unchecked(rules, turn);
        }
    }
    seen.truncate(many);
    Ok(seen)
}

/// Positions of all that there are.
fn from_all(
    tablebase: &Tablebase,
    many: usize,
    random: &mut Random,
) -> Result<Vec<Seen>, TablebaseError> {
    let lots = Lots::new(tablebase.rules());
    let mut seen = Vec::new();
    while seen.len() < many {
        seen.extend(look(tablebase, &lots.draw(random))?);
    }
    Ok(seen)
}

/// A position that is decided, and not over.
fn look(tablebase: &Tablebase, position: &Position) -> Result<Option<Seen>, TablebaseError> {
    let facts = || Facts::of(tablebase.rules(), position);
    Ok(match tablebase.probe(position)? {
        Value::Draw | Value::Loss(0) => None,
        Value::Win(_) => Some(Seen { facts: facts(), won: true }),
        Value::Loss(_) => Some(Seen { facts: facts(), won: false }),
    })
}
