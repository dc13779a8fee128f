//! The functions by which a page reaches a [`Device`] in WebAssembly.
//!
//! A request is written to [`input`], [`answer`] thinks about it, and the
//! answer is read from [`output`]. Both are JSON. No pointer is ever followed
//! on this side, so nothing that a page does can break what is inside.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

use pylos_engine::TimeSource;
use pylos_host::{Lots, Refusal};

use crate::{Answer, Device};

// What the page provides.
#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since some fixed moment, never going backwards.
    safe fn now() -> f64;
    /// Eight random bytes.
    safe fn lot() -> u64;
    /// So much of what takes long is done.
    safe fn report(done: u32, all: u32);
    /// Something has gone wrong for good; the text is at this place.
    safe fn failed(text: *const u8, length: usize);
}

struct PageClock;

impl TimeSource for PageClock {
    fn now(&self) -> Duration {
        Duration::from_secs_f64((now() / 1000.0).max(0.0))
    }
}

struct PageLots;

impl Lots for PageLots {
    fn fill(&self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(8) {
            let lots = lot().to_le_bytes();
            chunk.copy_from_slice(&lots[..chunk.len()]);
        }
    }

    /// Games of a device are told from those of a server by their names.
    fn game_id(&self) -> String {
        format!("device-{}", self.text(16))
    }
}

thread_local! {
    static DEVICE: RefCell<Device> = RefCell::new(new_device());
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

fn new_device() -> Device {
    std::panic::set_hook(Box::new(|panic| {
        let text = panic.to_string();
        failed(text.as_ptr(), text.len());
    }));
    let told = |done: usize, all: usize| report(done as u32, all as u32);
    Device::new(Arc::new(PageClock), Arc::new(PageLots), told)
}

/// Where a request of this length is written.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        input.clear();
        input.resize(length, 0);
        input.as_mut_ptr()
    })
}

/// Answers what was written, and says how long the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    let request = INPUT.take();
    let answer = DEVICE.with_borrow_mut(|device| device.answer(&request));
    OUTPUT.with_borrow_mut(|output| {
        *output = answer;
        output.len()
    })
}

/// Begins a tablebase with its first bytes, which were written as a request
/// is, of a file of this length. The answer is its number.
#[unsafe(no_mangle)]
pub extern "C" fn open_table(length: f64) -> usize {
    let header = INPUT.take();
    told(DEVICE.with_borrow_mut(|device| {
        let tables = device.tables();
        let table = tables.open("the tablebase", &header, Some(length as u64))?;
        let rules = tables.rules(table).map(|rules| rules.to_string());
        Answer::of(&(table, rules))
    }))
}

/// Hands in bytes of a tablebase, which were written as a request is.
#[unsafe(no_mangle)]
pub extern "C" fn supply(table: usize, at: f64) -> usize {
    let bytes = INPUT.take();
    told(DEVICE.with_borrow_mut(|device| {
        device.tables().supply(table, at as u64, &bytes)?;
        Answer::of(&())
    }))
}

/// Hands in what was learnt of a rule set: the bytes of a file, which were
/// written as a request is. The answer is the rule set.
#[unsafe(no_mangle)]
pub extern "C" fn learn() -> usize {
    let bytes = INPUT.take();
    told(DEVICE.with_borrow_mut(|device| Answer::of(&device.learn(&bytes)?.to_string())))
}

/// Hands in a strategy: the bytes of a file, which were written as a request
/// is. The answer is the rule set.
#[unsafe(no_mangle)]
pub extern "C" fn follow() -> usize {
    let bytes = INPUT.take();
    told(DEVICE.with_borrow_mut(|device| Answer::of(&device.follow(&bytes)?.to_string())))
}

/// Hands in the pack of puzzles, which was written as a request is.
#[unsafe(no_mangle)]
pub extern "C" fn open_puzzles() -> usize {
    let pack = INPUT.take();
    told(DEVICE.with_borrow_mut(|device| device.puzzles().open(pack)))
}

fn told(answer: Result<Answer, Refusal>) -> usize {
    let answer = answer.unwrap_or_else(|refusal| Answer::refused(&refusal));
    let text = answer.to_json().unwrap_or_default().into_bytes();
    OUTPUT.with_borrow_mut(|output| {
        *output = text;
        output.len()
    })
}

/// Where the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    OUTPUT.with_borrow(|output| output.as_ptr())
}

/// Does a piece of fixed work and says how many positions that were.
#[cfg(feature = "speed")]
#[unsafe(no_mangle)]
pub extern "C" fn speed(work: usize) -> f64 {
    let work = crate::speed::Work::ALL.get(work);
    work.map_or(0.0, |work| work.carry_out(Arc::new(PageClock)) as f64)
}
