//! Columns for pandas, Polars, DuckDB and whatever else reads Parquet.

use std::io::{self, Write};
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use pylos_findings::dataset::{Rows, Turns, Wanted};
use pylos_rules::pyramid::{Cell, Cells, Color, Position, Setup};

/// A row's columns; `turns` is a list of what is known of each legal turn.
const SCHEMA: &str = "message pylos {
    required binary position (STRING);
    required int32 light (INTEGER(32,false));
    required int32 dark (INTEGER(32,false));
    required int32 to_move (INTEGER(8,false));
    required int32 balls (INTEGER(8,false));
    required int32 outcome (INTEGER(8,true));
    required int32 distance (INTEGER(16,false));
    required int32 legal (INTEGER(16,false));";

const TURNS: &str = "
    required group turns (LIST) { repeated group list { required group element {
        required binary turn (STRING);
        required int32 outcome (INTEGER(8,true));
        required int32 distance (INTEGER(16,false));
    } } }";

/// So many pieces make a part of the file that can be read by itself.
const GROUP: usize = 100;

/// Writes the file.
pub fn write(wanted: Wanted, pieces: &[Rows], out: &mut (impl Write + Send)) -> io::Result<()> {
    let told = wanted.turns == Turns::Told;
    let schema = format!("{SCHEMA}{}\n}}", if told { TURNS } else { "" });
    let note = |key: &str, value: String| KeyValue::new(key.to_owned(), value);
    let notes = vec![
        note("rules", wanted.rules.to_string()),
        note("scheme", wanted.scheme.to_string()),
        note("seed", wanted.seed.to_string()),
    ];
    let properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        .set_created_by(format!("pylos {}", env!("CARGO_PKG_VERSION")))
        .set_key_value_metadata(Some(notes))
        .build();
    let write = || -> Result<(), ParquetError> {
        let schema = Arc::new(parse_message_type(&schema)?);
        let mut file = SerializedFileWriter::new(out, schema, Arc::new(properties))?;
        for group in pieces.chunks(GROUP) {
            let mut part = file.next_row_group()?;
            positions(group, &mut part)?;
            if told {
                turns(group, &mut part)?;
            }
            part.close()?;
        }
        file.close()?;
        Ok(())
    };
    write().map_err(|error| match error {
        // That is what has gone wrong really.
        ParquetError::External(error) => match error.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(error) => io::Error::other(error),
        },
        error => io::Error::other(error),
    })
}

fn positions<W: Write + Send>(
    group: &[Rows],
    part: &mut SerializedRowGroupWriter<'_, W>,
) -> Result<(), ParquetError> {
    let texts = group.iter().flat_map(|rows| (0..rows.light.len()).map(|row| text(rows, row)));
    column::<ByteArrayType, _>(part, &texts.collect::<Vec<_>>(), None)?;
    let number = |part: &mut _, of: fn(&Rows) -> Vec<i32>| {
        column::<Int32Type, _>(part, &group.iter().flat_map(of).collect::<Vec<_>>(), None)
    };
    number(part, |rows| rows.light.iter().map(|x| x.cast_signed()).collect())?;
    number(part, |rows| rows.dark.iter().map(|x| x.cast_signed()).collect())?;
    number(part, |rows| rows.to_move.iter().map(|x| i32::from(*x)).collect())?;
    number(part, |rows| rows.balls.iter().map(|x| i32::from(*x)).collect())?;
    number(part, |rows| rows.outcome.iter().map(|x| i32::from(*x)).collect())?;
    number(part, |rows| rows.distance.iter().map(|x| i32::from(*x)).collect())?;
    number(part, |rows| rows.turns.iter().map(|x| i32::from(*x)).collect())
}

/// Writes the columns of the lists. Parquet says with two numbers where lists
/// begin: whether an entry goes on with the list before it, and whether there
/// is an entry at all.
fn turns<W: Write + Send>(
    group: &[Rows],
    part: &mut SerializedRowGroupWriter<'_, W>,
) -> Result<(), ParquetError> {
    let (mut defined, mut repeated) = (Vec::new(), Vec::new());
    for &turns in group.iter().flat_map(|rows| &rows.turns) {
        defined.push(i16::from(turns > 0));
        repeated.push(0);
        for _ in 1..turns {
            defined.push(1);
            repeated.push(1);
        }
    }
    let levels = Some((&defined[..], &repeated[..]));
    let texts: Vec<ByteArray> = group.iter().flat_map(|rows| &rows.turn).map(turn_text).collect();
    column::<ByteArrayType, _>(part, &texts, levels)?;
    let outcomes = group.iter().flat_map(|rows| &rows.turn_outcome).map(|x| i32::from(*x));
    column::<Int32Type, _>(part, &outcomes.collect::<Vec<_>>(), levels)?;
    let distances = group.iter().flat_map(|rows| &rows.turn_distance).map(|x| i32::from(*x));
    column::<Int32Type, _>(part, &distances.collect::<Vec<_>>(), levels)
}

/// Writes the next column: its values, and where their lists begin.
fn column<T: DataType, W: Write + Send>(
    part: &mut SerializedRowGroupWriter<'_, W>,
    values: &[T::T],
    levels: Option<(&[i16], &[i16])>,
) -> Result<(), ParquetError> {
    let next = part.next_column()?;
    let mut column = next.ok_or_else(|| ParquetError::General("a column too many".to_owned()))?;
    let (defined, repeated) = levels.unzip();
    column.typed::<T>().write_batch(values, defined, repeated)?;
    column.close()
}

/// The text of a row's position.
fn text(rows: &Rows, row: usize) -> ByteArray {
    let to_move = if rows.to_move[row] == 0 { Color::Light } else { Color::Dark };
    let cells = |mask: u32| -> Cells {
        Cell::ALL.into_iter().filter(|cell| mask >> cell.index() & 1 == 1).collect()
    };
    let (light, dark) = (cells(rows.light[row]), cells(rows.dark[row]));
    let position = Position::try_from(Setup { light, dark, to_move });
    position.map_or_else(|_| String::new(), |position| position.to_string()).into_bytes().into()
}

/// The text of a turn: `f1`, `a1-f1`, `a1-f1xf1xb2`.
fn turn_text(&[to, from, one, two]: &[u8; 4]) -> ByteArray {
    let name = |index: u8| Cell::from_index(index.into()).map(|cell| cell.to_string());
    let mut text = name(from).map_or(String::new(), |from| from + "-");
    text += &name(to).unwrap_or_default();
    for back in [one, two].into_iter().filter_map(name) {
        text += "x";
        text += &back;
    }
    text.into_bytes().into()
}
