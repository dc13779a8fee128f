//! Data sets of a game that is small enough to be solved here: eight balls of
//! each colour, without take-backs. What was written is read by other readers
//! and held against `pylos probe` and `pylos moves`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::{ListAccessor as _, Row, RowAccessor as _};
use serde_json::Value;

const RULES: &str = "children+8-8";

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("pylos-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn pylos(&self, args: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pylos"));
        command.arg("--data").arg(&self.0).args(args).current_dir(&self.0);
        command.stdin(Stdio::null()).output().unwrap()
    }

    /// What it answers if all is well.
    fn said(&self, args: &[&str]) -> String {
        let output = self.pylos(args);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    fn file(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.0.join(name)).unwrap()
    }

    /// What `pylos probe` says about a position.
    fn probe(&self, position: &str) -> String {
        self.said(&["probe", "--rules", RULES, position]).trim().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A value in the words of `pylos probe`.
fn words(outcome: i8, distance: u16) -> String {
    match outcome {
        1 => format!("win {distance}"),
        0 => "draw".to_owned(),
        _ => format!("loss {distance}"),
    }
}

fn rows(path: &Path) -> Vec<Row> {
    let file = SerializedFileReader::new(std::fs::File::open(path).unwrap()).unwrap();
    file.get_row_iter(None).unwrap().map(Result::unwrap).collect()
}

#[test]
fn data_sets_hold_what_the_tablebase_says() {
    let folder = Folder::new("export");
    folder.said(&["solve", "--quiet", "--rules", RULES]);
    let made = |name: &str, more: &[&str]| -> Value {
        let wanted = ["export", name, "--rules", RULES, "-n", "3000", "--json", "--quiet"];
        serde_json::from_str(&folder.said(&[&wanted, more].concat())).unwrap()
    };

    // Whatever the number of threads, the bytes are the same.
    for name in ["games.parquet", "games.npz"] {
        let told = made(name, &["--threads", "1"]);
        assert_eq!((&told["positions"], &told["scheme"]), (&3000.into(), &"half-perfect".into()));
        let (file, card) = (folder.file(name), folder.file("games.md"));
        made(name, &["--threads", "3"]);
        assert!(folder.file(name) == file && folder.file("games.md") == card, "{name}");
        made(name, &["--seed", "2"]);
        assert!(folder.file(name) != file, "{name}");
        made(name, &[]);
    }

    // Parquet, by a reader that is not ours.
    let rows = rows(&folder.0.join("games.parquet"));
    assert_eq!(rows.len(), 3000);
    for row in rows.iter().step_by(151) {
        let position = row.get_string(0).unwrap();
        let value = words(row.get_byte_or_int(5), row.get_short_or_int(6));
        assert_eq!(folder.probe(position), value, "{position}");
        let moves = folder.said(&["moves", "--rules", RULES, position]);
        let turns = row.get_list(8).unwrap();
        assert_eq!(turns.len(), moves.lines().count(), "{position}");
        for (i, line) in moves.lines().enumerate() {
            let (turn, after) = line.split_once('\t').unwrap();
            let told = turns.get_group(i).unwrap();
            assert_eq!(told.get_string(0).unwrap(), turn);
            if i % 5 == 0 {
                let (outcome, distance) = (told.get_byte_or_int(1), told.get_short_or_int(2));
                // For the opponent it is the other way round, a ply later.
                let worth = words(-outcome, distance.saturating_sub(1));
                assert_eq!(folder.probe(after), worth, "{position} {turn}");
            }
        }
    }

    // The arrays, by Python alone; they say the same as Parquet.
    let code = "
import ast, struct, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
def array(name):
    data = archive.read(name + '.npy')
    length = struct.unpack('<H', data[8:10])[0]
    head = ast.literal_eval(data[10:10 + length].decode())
    letter = {'<u4': 'I', '|u1': 'B', '|i1': 'b', '<u2': 'H'}[head['descr']]
    numbers = struct.unpack('<%d%s' % ((len(data) - 10 - length) // struct.calcsize(letter), letter), data[10 + length:])
    product = 1
    for n in head['shape']: product *= n
    assert data[:8] == b'\\x93NUMPY\\x01\\x00' and product == len(numbers) and (10 + length) % 64 == 0
    return numbers
columns = [array(name) for name in ('light', 'dark', 'to_move', 'balls', 'outcome', 'distance', 'turns')]
assert sum(columns[6]) * 4 == len(array('turn')) and sum(columns[6]) == len(array('turn_outcome'))
for row in zip(*columns): print(*row)
";
    let mut python = Command::new("python3");
    python.args(["-c", code, "games.npz"]).current_dir(&folder.0);
    let output = python.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let arrays = String::from_utf8(output.stdout).unwrap();
    assert_eq!(arrays.lines().count(), 3000);
    for (line, row) in arrays.lines().zip(&rows) {
        let columns: Vec<String> =
            (1..8).map(|column| row.get_column_iter().nth(column).unwrap().1.to_string()).collect();
        assert_eq!(line, columns.join(" "));
    }

    // The card tells all of it, and how to make it again.
    let card = String::from_utf8(folder.file("games.md")).unwrap();
    assert!(card.contains(
        "`pylos export games.npz --rules children+8-8 --scheme half-perfect -n 3000 --seed 1`"
    ));
    assert!(
        card.contains("SHA-256 of the tablebase: `") && card.contains("np.load(\"games.npz\")")
    );
}

/// Numbers of either kind, as this reader gives them.
trait Numbers {
    fn get_byte_or_int(&self, column: usize) -> i8;
    fn get_short_or_int(&self, column: usize) -> u16;
}

impl Numbers for Row {
    fn get_byte_or_int(&self, column: usize) -> i8 {
        self.get_byte(column).unwrap()
    }

    fn get_short_or_int(&self, column: usize) -> u16 {
        self.get_ushort(column).unwrap()
    }
}

#[test]
fn what_cannot_be_is_told_and_leaves_nothing() {
    let folder = Folder::new("export-refused");
    for (args, told) in [
        (&["games.csv"][..], "ends in .parquet or .npz"),
        (&["games.npz", "--rules", "carpentier"], "is the equator game"),
        (&["games.npz", "--rules", RULES], "`pylos solve --rules children+8-8`"),
        (&["games.npz", "--rules", RULES, "--scheme", "balls:20"], "no position of balls:20"),
        (&["games.npz", "--scheme", "best"], "is not a scheme"),
        (&["games.npz", "-n", "0"], "0 is not in 1..=100000000"),
    ] {
        let output = folder.pylos(&[&["export"], args].concat());
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(told), "{said}");
    }
    assert_eq!(std::fs::read_dir(&folder.0).unwrap().count(), 0);
    // The file cannot be written: nothing half is left.
    folder.said(&["solve", "--quiet", "--rules", RULES]);
    let output = folder.pylos(&["export", "no/such/folder/x.npz", "--rules", RULES, "-n", "10"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("no/such/folder/x.npz: "), "{said}");
    let output = folder.pylos(&["export", "/dev/full/x.npz", "--rules", RULES, "-n", "10"]);
    assert_eq!(output.status.code(), Some(2));
}
