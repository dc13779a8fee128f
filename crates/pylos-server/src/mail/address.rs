//! Where a player can be written to.

use crate::error::{ApiError, Code};

/// An address that can be one; whether it is somebody's is shown by a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address(lettre::Address);

impl Address {
    /// Reads an address as somebody has typed it.
    pub fn read(text: &str) -> Result<Address, ApiError> {
        let bad = || ApiError::new(Code::BadRequest, "this is not an e-mail address");
        let text = text.trim();
        if text.len() > 254 {
            return Err(bad());
        }
        text.parse().map(Address).map_err(|_| bad())
    }

    /// For the database, and for the envelope.
    pub fn as_str(&self) -> &str {
        self.0.as_ref()
    }

    pub(super) fn mailbox(&self) -> lettre::message::Mailbox {
        lettre::message::Mailbox::new(None, self.0.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_nothing_gets_beside_them() {
        assert_eq!(Address::read(" ana@example.org ").unwrap().as_str(), "ana@example.org");
        let long = format!("{}@example.org", "a".repeat(300));
        for bad in ["", "ana", "ana@", "a b@c.org", "ana@example.org\r\nBcc: bob@c.org", &long] {
            assert!(Address::read(bad).is_err(), "{bad}");
        }
    }
}
