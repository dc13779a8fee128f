//! What puzzles there are.

use super::shipped;
use crate::console::{Answer, Console, Format};
use crate::failure::Failure;
use crate::language::Text;

/// Lists rule sets and themes.
pub fn run(console: &mut Console) -> Result<Answer, Failure> {
    let catalog = pylos_host::puzzles::catalog(&shipped()?);
    if console.format() == Format::Json {
        console.json(&super::words::json(&catalog)?)?;
        return Ok(Answer::Yes);
    }
    let language = console.language();
    for set in catalog.sets {
        let [easiest, hardest] = set.ratings;
        console.line(format_args!("{}\t{}\t{easiest}–{hardest}", set.rules, set.puzzles))?;
        for count in set.themes {
            let theme: Text = super::words::theme(count.theme.into());
            console.line(format_args!("  {}\t{}", language.say(&theme), count.puzzles))?;
        }
    }
    Ok(Answer::Yes)
}
