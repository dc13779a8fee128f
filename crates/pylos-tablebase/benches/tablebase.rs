//! How fast a tablebase answers: `cargo bench -p pylos-tablebase`.
//!
//! With `PYLOS_DATA` set to a folder with solved games, those are asked. Without
//! it, a small file with made-up values stands in: fewer blocks, so everything
//! stays in the processor's caches.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::path::PathBuf;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{Position as _, Random};
use pylos_tablebase::audit::{Extent, audit};
use pylos_tablebase::{Asked, Kind, PartialTablebase, Tablebase};

#[path = "../tests/made_up/mod.rs"]
mod made_up;

/// The solved games of `PYLOS_DATA`.
fn solved() -> Vec<Tablebase> {
    let Some(data) = std::env::var_os("PYLOS_DATA").map(PathBuf::from) else { return Vec::new() };
    let name = |rules| Kind::Distances.file_name(rules);
    let folders = [data.join("tablebases"), data];
    let paths = Rules::ALL.iter().flat_map(|rules| folders.iter().map(|f| f.join(name(*rules))));
    paths.filter_map(|path| Tablebase::open(path).ok()).collect()
}

/// Positions of random games, none of them over.
fn positions(rules: Rules, count: usize) -> Vec<Position> {
    let mut random = Random::new(1);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = Position::START;
        while let Some(turn) = position.random_turn(rules, &mut random) {
            positions.push(position);
            position = position.play_unchecked(rules, turn);
        }
    }
    random.shuffle(&mut positions);
    positions.truncate(count);
    positions
}

fn probing(c: &mut Criterion) {
    let mut group = c.benchmark_group("probe");
    group.throughput(Throughput::Elements(10_000));
    let mut bench = |name: &str, tablebase: &Tablebase, positions: &[Position]| {
        group.bench_function(name, |b| {
            b.iter(|| positions.iter().filter(|p| tablebase.probe(black_box(p)).is_ok()).count());
        });
    };
    for tablebase in solved() {
        let rules = tablebase.rules();
        bench(&rules.to_string(), &tablebase, &positions(rules, 10_000));
    }
    let folder = made_up::Folder::new("bench");
    let path = folder.file("standard.pylostable");
    made_up::file(&path);
    let mut known: Vec<Position> = made_up::all().into_iter().map(|(p, _)| p).collect();
    Random::new(1).shuffle(&mut known);
    bench("made up", &Tablebase::open(&path).unwrap(), &known[..10_000]);
    group.finish();
}

fn opening(c: &mut Criterion) {
    let mut group = c.benchmark_group("open");
    for tablebase in solved() {
        group.bench_function(tablebase.rules().to_string(), |b| {
            b.iter(|| Tablebase::open(tablebase.path()).unwrap());
        });
    }
    group.finish();
}

/// A tablebase in parts: to begin with, and with everything at hand.
fn in_parts(c: &mut Criterion) {
    let bytes = made_up::whole::game();
    let begin = || {
        let header = &bytes[..PartialTablebase::HEADER];
        PartialTablebase::new("standard.pylostable", header, None).unwrap()
    };
    let mut group = c.benchmark_group("in_parts");
    group.bench_function("begin", |b| b.iter(begin));
    let tablebase = begin();
    tablebase.supply(0, bytes).unwrap();
    let positions = positions(Rules::STANDARD, 100);
    group.throughput(Throughput::Elements(100));
    group.bench_function("best_moves at hand", |b| {
        let known = |p: &&Position| matches!(tablebase.best_moves(p), Ok(Asked::Known(_)));
        b.iter(|| positions.iter().filter(known).count());
    });
    group.finish();
}

/// The position with most turns of ten thousand, and the first hundred.
fn best_moves(c: &mut Criterion) {
    let mut group = c.benchmark_group("best_moves");
    for tablebase in solved() {
        let rules = tablebase.rules();
        let positions = positions(rules, 10_000);
        let most = positions.iter().max_by_key(|position| position.count(rules)).unwrap();
        let turns = most.count(rules);
        group.throughput(Throughput::Elements(1));
        group.bench_function(format!("{rules}, {turns} turns"), |b| {
            b.iter(|| tablebase.best_moves(black_box(most)).unwrap());
        });
        group.throughput(Throughput::Elements(100));
        group.bench_function(format!("{rules}, random positions"), |b| {
            let turns = |p: &Position| tablebase.best_moves(p).unwrap().len();
            b.iter(|| positions[..100].iter().map(turns).sum::<usize>());
        });
    }
    group.finish();
}

/// Values derived again, on one thread. These lie anywhere in the file; a full
/// audit goes from block to block and is many times as fast.
fn auditing(c: &mut Criterion) {
    let sample = Extent::Sample { positions: 10_000, seed: 1 };
    let mut group = c.benchmark_group("audit");
    group.sample_size(10).throughput(Throughput::Elements(10_000));
    for tablebase in solved() {
        group.bench_function(format!("{}, a sample", tablebase.rules()), |b| {
            b.iter(|| audit(&tablebase, sample, 1, |_, _| ControlFlow::Continue(())).unwrap());
        });
    }
    group.finish();
}

criterion_group!(benches, probing, opening, in_parts, best_moves, auditing);
criterion_main!(benches);
