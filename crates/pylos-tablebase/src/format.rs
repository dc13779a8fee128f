//! The file, field by field (see `docs/tablebase.md`).

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::balls::Balls;
use crate::checksum::crc32;
use pylos_rules::pyramid::{Color, Rules};

/// What every tablebase begins with.
pub const MAGIC: [u8; 8] = *b"PylosTB\n";

/// The newest version of the format, which this program reads and writes.
/// Games without a handicap (P15) are written in [`VERSION_1`], as ever.
pub const VERSION: u32 = 2;

/// The version in which both sides have equally many balls, and in which the
/// rule string has no handicap.
const VERSION_1: u32 = 1;

/// Bytes of the header.
pub const HEADER: usize = 128;

/// Statistics: for every number of balls on the board and every value, how many
/// positions have it.
pub type Statistics = Box<[[u64; 256]; 31]>;

/// Bytes of the statistics.
pub const STATISTICS: usize = 31 * 256 * 8;

/// What a tablebase tells of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Win, draw or loss, and the distance.
    Distances,
    /// Win, draw or loss alone.
    Outcomes,
}

impl Kind {
    /// The code to store for the code of an exact value.
    pub fn reduce(self, code: u8) -> u8 {
        match (self, code) {
            (Kind::Distances, code) => code,
            (Kind::Outcomes, 0) => 0,
            (Kind::Outcomes, code) => 2 - code % 2,
        }
    }

    /// The name of the file of these rules.
    pub fn file_name(self, rules: Rules) -> String {
        self.name_with(rules, EXTENSION)
    }

    /// The name that the file had when tablebases shared their extension with
    /// game records.
    pub fn old_file_name(self, rules: Rules) -> String {
        self.name_with(rules, OLD_EXTENSION)
    }

    /// Where the file of these rules is in a directory: under its name or, if
    /// there is no such file, under its old name; where it would be, if there is
    /// neither.
    pub fn path_in(self, directory: &Path, rules: Rules) -> PathBuf {
        let [path, old] =
            [self.file_name(rules), self.old_file_name(rules)].map(|name| directory.join(name));
        if !path.exists() && old.exists() { old } else { path }
    }

    fn name_with(self, rules: Rules, extension: &str) -> String {
        match self {
            Kind::Distances => format!("{rules}.{extension}"),
            Kind::Outcomes => format!("{rules}.outcomes.{extension}"),
        }
    }
}

/// What the names of tablebases end with.
pub const EXTENSION: &str = "pylostable";

/// What they ended with when game records ended so, too.
pub const OLD_EXTENSION: &str = "pylos";

/// What stands at the beginning of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// What the file tells.
    pub kind: Kind,
    /// The rules of the game.
    pub rules: Rules,
    /// Balls of each side.
    pub balls: Balls,
    /// The greatest distance.
    pub longest: u16,
    /// How many classes there are.
    pub classes: u32,
    /// How many blocks there are.
    pub blocks: u32,
    /// Where the directory begins; it ends with the file.
    pub directory: u64,
    /// The length of the file.
    pub length: u64,
    /// Checksum of statistics and directory.
    pub checksum: u32,
}

impl Header {
    /// The header as bytes.
    pub fn to_bytes(&self) -> [u8; HEADER] {
        let mut bytes = [0; HEADER];
        let mut fields = Vec::with_capacity(HEADER);
        fields.extend(MAGIC);
        fields.extend(self.version().to_le_bytes());
        fields.push(self.kind as u8);
        fields.push(self.balls.count(Color::Light));
        fields.extend(self.longest.to_le_bytes());
        let mut rules = self.rules.to_string().into_bytes();
        rules.resize(32, 0);
        fields.extend(rules);
        fields.extend(self.classes.to_le_bytes());
        fields.extend(self.blocks.to_le_bytes());
        fields.extend(self.directory.to_le_bytes());
        fields.extend(self.length.to_le_bytes());
        fields.extend(self.checksum.to_le_bytes());
        if self.version() > VERSION_1 {
            fields.push(self.balls.count(Color::Dark));
        }
        bytes[..fields.len()].copy_from_slice(&fields);
        let own = crc32(&bytes[..HEADER - 4]);
        bytes[HEADER - 4..].copy_from_slice(&own.to_le_bytes());
        bytes
    }

    /// The oldest version that can say this.
    fn version(&self) -> u32 {
        let plain = self.balls.families() == 1 && self.rules.handicap().is_none();
        if plain { VERSION_1 } else { VERSION }
    }

    /// Reads the header from the first bytes of a file, whose length is
    /// compared if it is known.
    pub fn from_bytes(bytes: &[u8], length: Option<u64>) -> Result<Header, TablebaseProblem> {
        if bytes.is_empty() {
            return Err(TablebaseProblem::Empty);
        }
        if !bytes.starts_with(&MAGIC) {
            return Err(TablebaseProblem::Foreign);
        }
        let found = bytes.len() as u64;
        let Some(bytes) = bytes.first_chunk::<HEADER>() else {
            return Err(TablebaseProblem::Truncated { expected: HEADER as u64, found });
        };
        let u16_at = |at| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let u32_at = |at| u32::from(u16_at(at)) | u32::from(u16_at(at + 2)) << 16;
        let u64_at = |at| u64::from(u32_at(at)) | u64::from(u32_at(at + 4)) << 32;
        let version = u32_at(8);
        if version > VERSION {
            return Err(TablebaseProblem::Newer { version });
        }
        if version == 0 || crc32(&bytes[..HEADER - 4]) != u32_at(HEADER - 4) {
            return Err(TablebaseProblem::Damaged("header"));
        }
        let rules = bytes[16..48].split(|byte| *byte == 0).next().unwrap_or_default();
        let rules = std::str::from_utf8(rules).ok().and_then(|text| text.parse().ok());
        let kind = [Kind::Distances, Kind::Outcomes].get(usize::from(bytes[12]));
        let (Some(rules), Some(&kind)) = (rules, kind) else {
            return Err(TablebaseProblem::Damaged("header"));
        };
        let header = Header {
            kind,
            balls: match version {
                VERSION_1 => Balls::even(bytes[13]),
                _ => Balls::new(bytes[13], bytes[76]),
            },
            longest: u16_at(14),
            rules,
            classes: u32_at(48),
            blocks: u32_at(52),
            directory: u64_at(56),
            length: u64_at(64),
            checksum: u32_at(72),
        };
        if let Some(found) = length.filter(|length| *length != header.length) {
            return Err(TablebaseProblem::Truncated { expected: header.length, found });
        }
        let directory = header.directory.checked_add(header.directory_len());
        let data = (HEADER + STATISTICS) as u64;
        let too_many = Color::BOTH.iter().any(|color| header.balls.count(*color) > 15);
        // Every content has one version.
        let other_version = header.version() != version;
        if directory != Some(header.length) || header.directory < data || too_many || other_version
        {
            return Err(TablebaseProblem::Damaged("header"));
        }
        Ok(header)
    }

    /// Bytes of the directory: for each class its mask and its first block;
    /// where each block begins, and where the last ends; a checksum each.
    pub fn directory_len(&self) -> u64 {
        8 * u64::from(self.classes) + 8 * (u64::from(self.blocks) + 1) + 4 * u64::from(self.blocks)
    }
}

/// Why a file cannot be used as a tablebase.
#[derive(Debug)]
pub enum TablebaseProblem {
    /// It cannot be read at all.
    Io(io::Error),
    /// It has no content.
    Empty,
    /// It is some other kind of file.
    Foreign,
    /// It was written by a newer program.
    Newer {
        /// The version of its format.
        version: u32,
    },
    /// It ends too early, or too late.
    Truncated {
        /// The length that it should have.
        expected: u64,
        /// The length that it has.
        found: u64,
    },
    /// A checksum is wrong: this part of it has changed.
    Damaged(&'static str),
    /// The checksum of a block is wrong, or it is no block.
    DamagedBlock {
        /// Its number in the directory.
        block: u32,
    },
    /// The directory says of a block what cannot be: that it ends before it
    /// begins, is longer than any block, or lies outside the data.
    ImpossibleBlock {
        /// Its number in the directory.
        block: u32,
    },
    /// It belongs to another game.
    OtherRules {
        /// The rules that it should have.
        wanted: Rules,
        /// The rules that it has.
        found: Rules,
    },
}

impl From<io::Error> for TablebaseProblem {
    fn from(error: io::Error) -> TablebaseProblem {
        TablebaseProblem::Io(error)
    }
}

impl fmt::Display for TablebaseProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TablebaseProblem::Io(error) => error.fmt(f),
            TablebaseProblem::Empty => f.write_str("the file is empty"),
            TablebaseProblem::Foreign => f.write_str("this is not a Pylos tablebase"),
            TablebaseProblem::Newer { version } => write!(
                f,
                "its format has version {version}, and this program reads up to {VERSION}"
            ),
            TablebaseProblem::Truncated { expected, found } => {
                write!(f, "it should have {expected} bytes and has {found}")
            }
            TablebaseProblem::Damaged(part) => write!(f, "its {part} is damaged (wrong checksum)"),
            TablebaseProblem::DamagedBlock { block } => {
                write!(f, "its block {block} is damaged (wrong checksum)")
            }
            TablebaseProblem::ImpossibleBlock { block } => {
                write!(f, "its directory is damaged (block {block} cannot be where it says)")
            }
            TablebaseProblem::OtherRules { wanted, found } => {
                write!(f, "this is a tablebase of {found}, not of {wanted}")
            }
        }
    }
}

/// A tablebase that cannot be opened, or not read on.
#[derive(Debug)]
pub struct TablebaseError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub reason: TablebaseProblem,
}

impl TablebaseError {
    pub(crate) fn new(path: &Path, reason: TablebaseProblem) -> TablebaseError {
        TablebaseError { path: path.to_owned(), reason }
    }

    /// Whether there is no such file.
    pub fn is_missing(&self) -> bool {
        matches!(&self.reason, TablebaseProblem::Io(error) if error.kind() == io::ErrorKind::NotFound)
    }
}

impl fmt::Display for TablebaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.reason)
    }
}

impl std::error::Error for TablebaseError {}
