//! How fast the rules are: `cargo bench -p pylos-rules`.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use pylos_rules::{
    Composer, Game, Position as _, Random, Record, equator, perft, perft_by_playing, pyramid,
};

/// Leaves counted without being made.
fn counting(c: &mut Criterion) {
    let mut group = c.benchmark_group("counting perft 6");
    for rules in [pyramid::Rules::CHILDREN, pyramid::Rules::STANDARD, pyramid::Rules::ADVANCED] {
        let start = pyramid::Position::START;
        group.throughput(Throughput::Elements(perft(&start, rules, 6)));
        group.bench_function(rules.to_string(), |b| b.iter(|| perft(black_box(&start), rules, 6)));
    }
    group.finish();
}

/// Every turn made and played.
fn playing(c: &mut Criterion) {
    let mut group = c.benchmark_group("playing perft 5");
    for rules in [pyramid::Rules::CHILDREN, pyramid::Rules::STANDARD, pyramid::Rules::ADVANCED] {
        let start = pyramid::Position::START;
        let turns = (1..=5).map(|depth| perft(&start, rules, depth)).sum();
        group.throughput(Throughput::Elements(turns));
        group.bench_function(rules.to_string(), |b| {
            b.iter(|| perft_by_playing(black_box(&start), rules, 5));
        });
    }
    group.finish();
}

/// Random games to the end.
fn playouts(c: &mut Criterion) {
    const GAMES: u64 = 100;
    let mut group = c.benchmark_group("random games");
    group.throughput(Throughput::Elements(GAMES));
    for rules in [pyramid::Rules::CHILDREN, pyramid::Rules::STANDARD, pyramid::Rules::ADVANCED] {
        let mut random = Random::new(1);
        group.bench_function(rules.to_string(), |b| {
            b.iter(|| {
                (0..GAMES).map(|_| playout::<pyramid::Position>(rules, &mut random)).sum::<u64>()
            });
        });
    }
    let mut random = Random::new(1);
    let rules = equator::Rules::CARPENTIER;
    group.bench_function(rules.to_string(), |b| {
        b.iter(|| {
            (0..GAMES).map(|_| playout::<equator::Position>(rules, &mut random)).sum::<u64>()
        });
    });
    group.finish();
}

fn playout<P: pylos_rules::Position>(rules: P::Rules, random: &mut Random) -> u64 {
    let mut position = P::start(rules);
    let mut plies = 0;
    while let Some(turn) = position.random_turn(rules, random) {
        position = position.play_unchecked(rules, turn);
        plies += 1;
    }
    plies
}

/// Reading and printing, and a turn put together step by step.
fn texts(c: &mut Criterion) {
    let rules = pyramid::Rules::STANDARD;
    let text = "DLDLLDLDDLDLLDLD/LDLDLDL../..../. D";
    let position: pyramid::Position = text.parse().unwrap_or(pyramid::Position::START);
    c.bench_function("read a position", |b| {
        b.iter(|| black_box(text).parse::<pyramid::Position>());
    });
    c.bench_function("print a position", |b| b.iter(|| black_box(&position).to_string()));
    c.bench_function("read a turn", |b| {
        b.iter(|| position.read_turn(rules, black_box("f3")));
    });
    c.bench_function("begin to compose a turn", |b| {
        b.iter(|| Composer::new(black_box(&position), rules));
    });

    let mut game = Game::<pyramid::Position>::new(rules);
    let mut random = Random::new(2);
    while let Some(turn) = game.position().random_turn(rules, &mut random)
        && game.outcome().is_none()
    {
        let _ = game.play(turn);
    }
    let record = Record::of_game(&game).to_string();
    c.bench_function("read a record", |b| b.iter(|| black_box(&record).parse::<Record>()));
    c.bench_function("play a record through", |b| {
        b.iter_batched(
            || record.parse::<Record>(),
            |record| record.map(|record| record.to_game::<pyramid::Position>()),
            BatchSize::SmallInput,
        );
    });
}

criterion_group!(benches, counting, playing, playouts, texts);
criterion_main!(benches);
