//! Tablebases of which only parts are at hand. Whoever asks fetches the rest,
//! from wherever it is.

use std::sync::Arc;

use pylos_host::{Code, Refusal};
use pylos_rules::pyramid::Rules;
use pylos_tablebase::{PartialTablebase, TablebaseError};

use crate::shapes::Request;

/// The tablebases that a device knows of, by the numbers that they got.
#[derive(Default)]
pub struct Tables(Vec<Arc<PartialTablebase>>);

impl Tables {
    /// Begins with the first bytes of a file, and gives it a number.
    pub fn open(
        &mut self,
        name: &str,
        header: &[u8],
        length: Option<u64>,
    ) -> Result<usize, Refusal> {
        let table = PartialTablebase::new(name, header, length);
        self.0.push(Arc::new(table.map_err(|error| damaged(&error))?));
        Ok(self.0.len() - 1)
    }

    /// The rules of a tablebase.
    pub fn rules(&self, table: usize) -> Option<Rules> {
        self.0.get(table).map(|table| table.rules())
    }

    /// Hands bytes of a file in.
    pub fn supply(&self, table: usize, at: u64, bytes: &[u8]) -> Result<(), Refusal> {
        let table = self.0.get(table).ok_or_else(|| Refusal::not_found("tablebase"))?;
        table.supply(at, bytes).map_err(|error| damaged(&error))
    }

    /// The tablebase that a request names, if it is one of these rules.
    pub(crate) fn of(&self, request: &Request, rules: Rules) -> Option<&Arc<PartialTablebase>> {
        self.0.get(request.table?).filter(|table| table.rules() == rules)
    }
}

/// What is wrong with a tablebase.
pub(crate) fn damaged(error: &TablebaseError) -> Refusal {
    Refusal::new(Code::BadTablebase, error.to_string())
}
