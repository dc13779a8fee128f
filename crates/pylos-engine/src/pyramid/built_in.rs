//! What is known beforehand, built in: with the feature `embedded` alone. A
//! browser fetches it when it is needed.

use std::sync::Arc;

use pylos_judgement::Judgement;
use pylos_rules::pyramid::{Position, Rules};

use crate::Plan;

/// What was learnt of these rules.
#[cfg(not(feature = "embedded"))]
pub(super) fn judgement(_: Rules) -> Option<Arc<Judgement>> {
    None
}

/// How the second player wins under these rules.
#[cfg(not(feature = "embedded"))]
pub(super) fn plan(_: Rules) -> Option<Arc<dyn Plan<Position>>> {
    None
}

#[cfg(feature = "embedded")]
pub(super) use embedded::{judgement, plan};

#[cfg(feature = "embedded")]
mod embedded {
    use std::sync::OnceLock;

    use pylos_rules::pyramid::RuleSet;
    use pylos_strategy::Strategy;

    use super::super::files;
    use super::{Arc, Judgement, Plan, Position, Rules};

    /// What was learnt of these rules.
    pub fn judgement(rules: Rules) -> Option<Arc<Judgement>> {
        // Read once in the life of a program: it never changes.
        static READ: [OnceLock<Option<Arc<Judgement>>>; Rules::ALL.len()] =
            [const { OnceLock::new() }; Rules::ALL.len()];
        let place = Rules::ALL.iter().position(|&known| known == rules.plain())?;
        let (of, bytes): (Rules, &[u8]) = match rules.set() {
            RuleSet::Children => (Rules::CHILDREN, &files::CHILDREN_JUDGEMENT),
            RuleSet::Standard => (Rules::STANDARD, &files::STANDARD_JUDGEMENT),
            RuleSet::Advanced => (Rules::ADVANCED, &files::ADVANCED_JUDGEMENT),
        };
        let read = || Judgement::read(bytes, of).ok().map(Arc::new);
        READ[place].get_or_init(read).clone()
    }

    /// How the second player wins under these rules: a strategy is true of one
    /// reading alone.
    pub fn plan(rules: Rules) -> Option<Arc<dyn Plan<Position>>> {
        static READ: [OnceLock<Option<Arc<Strategy>>>; STRATEGIES.len()] =
            [const { OnceLock::new() }; STRATEGIES.len()];
        let place = STRATEGIES.iter().position(|(of, _)| *of == rules)?;
        let read = || Strategy::from_bytes(STRATEGIES[place].1).ok().map(Arc::new);
        READ[place].get_or_init(read).clone().map(|strategy| strategy as Arc<dyn Plan<Position>>)
    }

    static STRATEGIES: [(Rules, &[u8]); 3] = [
        (Rules::CHILDREN, &files::CHILDREN_STRATEGY),
        (Rules::STANDARD, &files::STANDARD_STRATEGY),
        (Rules::ADVANCED, &files::ADVANCED_STRATEGY),
    ];
}
