//! What functions take: rules as an object or a text, sides by their names,
//! numbers within their bounds.

use std::time::Duration;

use pylos_engine::Limits;
use pylos_rules::{AnyRules, Side};
use pyo3::prelude::*;

use crate::refusal::{BadRules, PylosError, plain, refused};
use crate::rules::Rules;

/// Rules, or the text of rules.
pub struct RulesArgument(pub AnyRules);

impl<'a, 'py> FromPyObject<'a, 'py> for RulesArgument {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<RulesArgument> {
        if let Ok(rules) = object.cast::<Rules>() {
            return Ok(RulesArgument(rules.get().0));
        }
        let text: String = object.extract()?;
        text.parse().map(RulesArgument).map_err(|error| refused::<BadRules>(&error))
    }
}

/// The side of this name.
pub fn side_named<S: Side>(name: &str) -> PyResult<S> {
    let found = S::BOTH.into_iter().find(|side| side.to_string() == name);
    found.ok_or_else(|| {
        let [first, second] = S::BOTH;
        let name: String = name.chars().take(12).collect();
        plain::<PylosError>(format!("“{name}” is not a side: {first} or {second}"))
    })
}

/// The limits of a search.
pub fn limits(depth: Option<u32>, nodes: Option<u64>, seconds: Option<f64>) -> PyResult<Limits> {
    Ok(Limits { depth, nodes, time: seconds.map(duration).transpose()? })
}

/// So many seconds.
pub fn duration(seconds: f64) -> PyResult<Duration> {
    Duration::try_from_secs_f64(seconds).map_err(|_| {
        plain::<PylosError>(format!("{seconds} is not a time: seconds from 0 on are expected"))
    })
}
