//! The file, field by field (see `docs/solved/certificate.md`).

use pylos_rules::pyramid::{Cell, Cells, Color, Position, Rules, Setup};

use crate::checksum::crc32;
use crate::numbering::NUMBERING;
use crate::strategy::{Claim, Strategy, Terms};
use crate::{StrategyProblem, gaps};

/// What every strategy begins with.
const MAGIC: [u8; 8] = *b"PylosST\n";

/// The version of the format that this program writes, and the newest that it
/// reads.
const VERSION: u32 = 1;

/// Bytes before the list of ranks.
const HEADER: usize = 80;

/// Bytes of an entry in that list.
const ENTRY: usize = 12;

/// Bytes of the checksum, which comes last.
const CHECKSUM: usize = 4;

/// The greatest rank: no game is nearly as long.
pub(crate) const LONGEST: u16 = 250;

impl Strategy {
    /// The whole file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Terms { rules, root, owner, claim, down_to } = *self.terms();
        let levels: Vec<(u16, Vec<u32>)> = self.by_rank();
        let codes: Vec<Vec<u8>> = levels.iter().map(|(_, numbers)| gaps::encode(numbers)).collect();
        let code: usize = codes.iter().map(Vec::len).sum();
        let length = HEADER + ENTRY * levels.len() + code + CHECKSUM;
        let mut bytes = Vec::with_capacity(length);
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend([claim as u8, owner as u8]);
        bytes.extend(down_to.to_le_bytes());
        let mut name = rules.to_string().into_bytes();
        name.resize(32, 0);
        bytes.extend(name);
        for color in Color::BOTH {
            bytes.extend(mask(root.balls(color)).to_le_bytes());
        }
        bytes.extend([root.to_move() as u8, 0, 0, 0]);
        bytes.extend((self.len() as u32).to_le_bytes());
        bytes.extend((levels.len() as u32).to_le_bytes());
        bytes.extend([0; 4]);
        bytes.extend((length as u64).to_le_bytes());
        for ((rank, numbers), code) in levels.iter().zip(&codes) {
            bytes.extend(u32::from(*rank).to_le_bytes());
            bytes.extend((numbers.len() as u32).to_le_bytes());
            bytes.extend((code.len() as u32).to_le_bytes());
        }
        codes.iter().for_each(|code| bytes.extend(code));
        bytes.extend(crc32(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a file. What comes out is a strategy as it was written; whether
    /// its claim is true is another question ([`check`](crate::check)).
    pub fn from_bytes(bytes: &[u8]) -> Result<Strategy, StrategyProblem> {
        if bytes.is_empty() {
            return Err(StrategyProblem::Empty);
        }
        if !bytes.starts_with(&MAGIC) {
            return Err(StrategyProblem::Foreign);
        }
        let found = bytes.len() as u64;
        let Some(header) = bytes.first_chunk::<HEADER>() else {
            return Err(StrategyProblem::Truncated { expected: HEADER as u64, found });
        };
        let u32_at = |bytes: &[u8], at: usize| {
            let four = bytes.get(at..at + 4).and_then(|bytes| bytes.first_chunk());
            four.map_or(0, |four| u32::from_le_bytes(*four))
        };
        let field = |at| u32_at(header, at);
        let version = field(8);
        if version > VERSION {
            return Err(StrategyProblem::Newer { version });
        }
        let expected = u64::from(field(72)) | u64::from(field(76)) << 32;
        if expected != found {
            return Err(StrategyProblem::Truncated { expected, found });
        }
        let (content, checksum) = bytes.split_at(bytes.len() - CHECKSUM);
        if crc32(content) != u32_at(checksum, 0) {
            return Err(StrategyProblem::Damaged("checksum"));
        }
        let terms = terms(header).ok_or(StrategyProblem::Damaged("header"))?;
        let (count, levels) = (field(60) as usize, field(64) as usize);
        let damaged = || StrategyProblem::Damaged("list of ranks");
        let list = ENTRY.checked_mul(levels).filter(|list| *list <= content.len() - HEADER);
        let (list, mut code) = content[HEADER..].split_at(list.ok_or_else(damaged)?);
        let mut ranked = Vec::new();
        let mut above: Option<u16> = None;
        for entry in list.chunks(ENTRY) {
            let [rank, count, length] = [0, 4, 8].map(|at| u32_at(entry, at));
            let rank = u16::try_from(rank).ok().filter(|rank| fits(&terms, *rank, above));
            let rank = rank.ok_or_else(damaged)?;
            above = Some(rank);
            let (own, rest) = code.split_at_checked(length as usize).ok_or_else(damaged)?;
            let numbers = gaps::decode(own, count as usize, NUMBERING.len());
            let numbers = numbers.ok_or(StrategyProblem::Damaged("positions"))?;
            ranked.extend(numbers.into_iter().map(|number| (number, rank)));
            code = rest;
        }
        if !code.is_empty() || ranked.len() != count {
            return Err(damaged());
        }
        Strategy::new(terms, ranked).ok_or(StrategyProblem::Damaged("a position twice"))
    }
}

/// Ranks are distances of lost positions, greatest first. Who only does not
/// lose needs none.
fn fits(terms: &Terms, rank: u16, above: Option<u16>) -> bool {
    match terms.claim {
        Claim::NeverLoses => rank == 0 && above.is_none(),
        Claim::Wins => {
            (terms.down_to.max(2)..=LONGEST).contains(&rank)
                && rank.is_multiple_of(2)
                && above.is_none_or(|above| rank < above)
        }
    }
}

fn terms(header: &[u8; HEADER]) -> Option<Terms> {
    let name = header[16..48].split(|byte| *byte == 0).next()?;
    let rules: Rules = std::str::from_utf8(name).ok()?.parse().ok()?;
    let side = |byte: u8| Color::BOTH.into_iter().find(|color| *color as u8 == byte);
    let claims = [Claim::Wins, Claim::NeverLoses];
    let claim = claims.into_iter().find(|claim| *claim as u8 == header[12])?;
    let cells = |at: usize| {
        let mask = u32::from_le_bytes(*header[at..].first_chunk()?);
        (mask >> Cell::COUNT == 0).then(|| {
            let cells = Cell::ALL.into_iter().enumerate();
            cells.filter(|(bit, _)| mask >> bit & 1 == 1).map(|(_, cell)| cell).collect()
        })
    };
    let setup = Setup { light: cells(48)?, dark: cells(52)?, to_move: side(header[56])? };
    Some(Terms {
        rules,
        root: Position::try_from(setup).ok()?,
        owner: side(header[13])?,
        claim,
        down_to: u16::from_le_bytes([header[14], header[15]]),
    })
}

/// The mask of a set of cells in cell order.
fn mask(cells: Cells) -> u32 {
    cells.into_iter().fold(0, |mask, cell| mask | 1 << cell.index())
}
