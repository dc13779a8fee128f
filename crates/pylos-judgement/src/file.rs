//! A judgement as bytes.
//!
//! All numbers are little-endian.
//!
//! | at | bytes | what |
//! |---|---|---|
//! | 0 | 8 | `PylosJm` and a line feed |
//! | 8 | 4 | version of the format: 1 |
//! | 12 | 4 | length of the whole |
//! | 16 | 32 | the rule string, filled up with zeros |
//! | 48 | 8 | the seed of the learning |
//! | 56 | 8 | how many positions were learnt from |
//! | 64 | 8 | FNV-1a of everything else, these bytes taken as zero |
//! | 72 | | the weights, then the openings |

use std::fmt;

use pylos_rules::pyramid::Rules;

use crate::{Network, Openings, Weights};

/// What has been learnt of a rule set, ready to use.
#[derive(Clone, Debug)]
pub struct Judgement {
    rules: Rules,
    network: Network,
    openings: Openings,
    hash: u64,
}

/// What has been learnt of a rule set, and how: the content of a file.
#[derive(Clone, Debug)]
pub struct Learnt {
    /// The rule set.
    pub rules: Rules,
    /// The seed that chance came from.
    pub seed: u64,
    /// How many positions were learnt from.
    pub positions: u64,
    /// The network's numbers.
    pub weights: Weights,
    /// The first plies.
    pub openings: Openings,
}

/// Why bytes are not the judgement that is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JudgementError {
    /// They are something else.
    Foreign,
    /// They are of a version that this program does not know.
    Version {
        /// Which.
        found: u32,
    },
    /// They are of another rule set.
    OtherRules {
        /// The one that is played.
        wanted: Rules,
        /// The one that they are for, as it is written there.
        found: String,
    },
    /// Some are missing, or there are too many.
    Length {
        /// How many there should be.
        wanted: u64,
        /// How many there are.
        found: u64,
    },
    /// They are not what was written.
    Altered,
}

impl fmt::Display for JudgementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JudgementError::Foreign => f.write_str("this is not a judgement of Pylos"),
            JudgementError::Version { found } => {
                write!(f, "the judgement has version {found}; this program knows {VERSION}")
            }
            JudgementError::OtherRules { wanted, found } => {
                write!(f, "the judgement is for “{found}”, not for “{wanted}”")
            }
            JudgementError::Length { wanted, found } if found < wanted => {
                write!(f, "the judgement is cut short: {found} of {wanted} bytes")
            }
            JudgementError::Length { wanted, found } => {
                write!(f, "the judgement is too long: {found} bytes instead of {wanted}")
            }
            JudgementError::Altered => f.write_str("the judgement has been altered"),
        }
    }
}

impl std::error::Error for JudgementError {}

const MAGIC: &[u8; 8] = b"PylosJm\n";
const VERSION: u32 = 1;
const HEADER: usize = 72;

impl Judgement {
    /// Reads the bytes of a file for this rule set.
    pub fn read(bytes: &[u8], rules: Rules) -> Result<Judgement, JudgementError> {
        let judgement = Judgement::read_any(bytes)?;
        if judgement.rules != rules {
            let found = judgement.rules.to_string();
            return Err(JudgementError::OtherRules { wanted: rules, found });
        }
        Ok(judgement)
    }

    /// Reads the bytes of a file, whatever its rule set.
    pub fn read_any(bytes: &[u8]) -> Result<Judgement, JudgementError> {
        if bytes.get(..8).is_none_or(|magic| magic != MAGIC) {
            return Err(JudgementError::Foreign);
        }
        let header = bytes.first_chunk::<HEADER>().ok_or_else(|| length(HEADER, bytes.len()))?;
        let version = number(&header[8..12]);
        if version != u64::from(VERSION) {
            return Err(JudgementError::Version { found: version as u32 });
        }
        let wanted = number(&header[12..16]) as usize;
        if bytes.len() != wanted {
            return Err(length(wanted, bytes.len()));
        }
        let hash = number(&header[64..72]);
        if hash != hash_of(bytes) {
            return Err(JudgementError::Altered);
        }
        let found = String::from_utf8_lossy(&header[16..48]);
        let rules = found.trim_end_matches('\0').parse().map_err(|_| JudgementError::Altered)?;
        let body = &bytes[HEADER..];
        let parts = body.split_at_checked(Weights::BYTES).ok_or(JudgementError::Altered)?;
        let weights = Weights::read(parts.0).ok_or(JudgementError::Altered)?;
        let openings = Openings::read(parts.1).ok_or(JudgementError::Altered)?;
        Ok(Judgement { rules, network: Network::new(weights), openings, hash })
    }

    /// The rule set it is for.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// What judges positions.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Who wins with few balls on the board.
    pub fn openings(&self) -> &Openings {
        &self.openings
    }

    /// What tells it from any other.
    pub fn hash(&self) -> u64 {
        self.hash
    }
}

impl Learnt {
    /// The content of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![0; HEADER];
        self.weights.write(&mut bytes);
        self.openings.write(&mut bytes);
        bytes[..8].copy_from_slice(MAGIC);
        bytes[8..12].copy_from_slice(&VERSION.to_le_bytes());
        let length = bytes.len() as u32;
        bytes[12..16].copy_from_slice(&length.to_le_bytes());
        let rules = self.rules.to_string();
        bytes[16..16 + rules.len()].copy_from_slice(rules.as_bytes());
        bytes[48..56].copy_from_slice(&self.seed.to_le_bytes());
        bytes[56..64].copy_from_slice(&self.positions.to_le_bytes());
        let hash = hash_of(&bytes);
        bytes[64..72].copy_from_slice(&hash.to_le_bytes());
        bytes
    }
}

fn length(wanted: usize, found: usize) -> JudgementError {
    JudgementError::Length { wanted: wanted as u64, found: found as u64 }
}

fn number(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// FNV-1a, which is the same everywhere and for ever, of a file without its
/// hash.
fn hash_of(bytes: &[u8]) -> u64 {
    let bytes = bytes.iter().enumerate().map(|(i, byte)| match i {
        64..72 => 0,
        _ => *byte,
    });
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;
    use crate::Outcome;
    use crate::patterns::ROWS;
    use crate::weights::{Row, STAGES, Stage, WIDTH};

    fn file() -> Vec<u8> {
        let rows = (0..ROWS).map(|i| Row([i as i8; WIDTH])).collect();
        let mut stages = vec![Stage::ZERO; STAGES];
        stages[3].second[7][5] = [-300, 20_000];
        stages[7].last_start = -70_000;
        let weights = Weights { rows, stages };
        let Ok(openings) = Openings::new(|own, other| {
            let own_is_ahead = own.len() >= other.len();
            Ok::<_, Infallible>(if own_is_ahead { Outcome::Win } else { Outcome::Loss })
        });
        let learnt = Learnt { rules: Rules::ADVANCED, seed: 5, positions: 9, weights, openings };
        let bytes = learnt.to_bytes();
        assert_eq!(Weights::read(&bytes[HEADER..][..Weights::BYTES]), Some(learnt.weights));
        bytes
    }

    #[test]
    fn bad_files_are_refused_by_name() {
        let bytes = file();
        let refused = |bytes: &[u8], rules| Judgement::read(bytes, rules).unwrap_err();
        assert!(Judgement::read(&bytes, Rules::ADVANCED).is_ok());
        assert_eq!(
            refused(&bytes, Rules::STANDARD).to_string(),
            "the judgement is for “advanced”, not for “standard”"
        );
        for len in [0, 7, 8, 40, 71, 72, 5_000, bytes.len() - 1] {
            let error = refused(&bytes[..len], Rules::ADVANCED);
            let named = match len {
                0..8 => matches!(error, JudgementError::Foreign),
                _ => error.to_string().starts_with("the judgement is cut short"),
            };
            assert!(named, "{len}: {error}");
        }
        for place in (0..bytes.len()).step_by(997).chain(0..HEADER) {
            let mut altered = bytes.clone();
            altered[place] ^= 4;
            let error = refused(&altered, Rules::ADVANCED);
            match place {
                0..8 => assert_eq!(error, JudgementError::Foreign),
                8..12 => assert!(matches!(error, JudgementError::Version { .. })),
                12..16 => assert!(matches!(error, JudgementError::Length { .. })),
                _ => assert_eq!(error, JudgementError::Altered),
            }
        }
        let longer: Vec<u8> = bytes.iter().copied().chain([0]).collect();
        assert!(matches!(refused(&longer, Rules::ADVANCED), JudgementError::Length { .. }));
    }
}
