//! Strategies beside the tablebases (`pylos certify` makes them): computer
//! players of the highest level follow them instead of what is built in.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use pylos_engine::plan;
use pylos_host::{Plans, PyramidPlan};
use pylos_rules::pyramid::Rules;

/// The strategies of a folder, read when they are first asked for and shared
/// by all threads that think.
pub struct Strategies {
    folder: PathBuf,
    read: Mutex<HashMap<Rules, PyramidPlan>>,
}

impl Strategies {
    /// Those of this folder.
    pub fn new(folder: PathBuf) -> Strategies {
        Strategies { folder, read: Mutex::default() }
    }
}

impl Plans for Strategies {
    /// One that cannot be used is named in the log; what is built in is
    /// followed then.
    fn plan(&self, rules: Rules) -> Option<PyramidPlan> {
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(plan) = read.get(&rules) {
            return Some(Arc::clone(plan));
        }
        let found = plan::find(&self.folder, rules).unwrap_or_else(|error| {
            tracing::warn!(%error, "cannot use a strategy");
            None
        })?;
        read.insert(rules, Arc::clone(&found));
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use pylos_engine::Advice;
    use pylos_rules::Game;
    use pylos_rules::pyramid::Position;

    use super::*;

    #[test]
    fn a_strategy_beside_the_tablebases_is_followed_and_a_damaged_one_is_not() {
        let made = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../pylos-engine/strategies/children.pylosstrategy");
        let folder = std::env::temp_dir().join(format!("pylos-plans-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let strategies = Strategies::new(folder.clone());
        assert!(strategies.plan(Rules::CHILDREN).is_none());
        let mut bytes = std::fs::read(made).unwrap();
        std::fs::write(folder.join("children.pylosstrategy"), &bytes).unwrap();
        let plan = strategies.plan(Rules::CHILDREN).expect("it is there now");
        let mut game = Game::<Position>::new(Rules::CHILDREN);
        game.play_text("b2").unwrap();
        assert!(matches!(plan.advise(&game), Advice::Win(..)));
        // Under other rules there is none, and a file of one is another's.
        assert!(strategies.plan(Rules::STANDARD).is_none());
        bytes[100] ^= 1;
        std::fs::write(folder.join("children.pylosstrategy"), &bytes).unwrap();
        assert!(Strategies::new(folder.clone()).plan(Rules::CHILDREN).is_none());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
