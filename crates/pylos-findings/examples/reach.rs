//! How many positions can play lead to? Positions by lot, searched back from.
//!
//! ```console
//! $ cargo run --release -p pylos-findings --example reach -- standard 10000 2000
//! ```

use pylos_findings::Lots;
use pylos_findings::reach::reach;
use pylos_rules::Random;
use pylos_rules::pyramid::Rules;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let rules: Rules = args.next().ok_or("a rule string is needed")?.parse()?;
    let many: usize = args.next().map_or(Ok(10_000), |text| text.parse())?;
    let most: usize = args.next().map_or(Ok(2_000), |text| text.parse())?;
    let (lots, mut random) = (Lots::new(rules), Random::new(1));
    let mut counts = [0; 3];
    for _ in 0..many {
        counts[reach(rules, &lots.draw(&mut random), most) as usize] += 1;
    }
    let [reachable, unreachable, open] = counts.map(|n: u32| 100.0 * f64::from(n) / many as f64);

    println!("{rules}: reachable {reachable:.2} %, not {unreachable:.2} %, open {open:.2} %");
    Ok(())
}
