//! Many small questions, answered on several threads.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// Does the same with everything on several threads, each with something of
/// its own; the answers are in the order of the questions. `None` if `watch`,
/// told how many are done, breaks.
pub fn in_order<T: Sync, S, A: Send>(
    items: &[T],
    threads: usize,
    own: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, &T) -> A + Sync,
    mut watch: impl FnMut(usize) -> ControlFlow<()>,
) -> Option<Vec<A>> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (sender, next, own, work) = (sender.clone(), &next, &own, &work);
            scope.spawn(move || {
                let mut mine = own();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(number) else { break };
                    if sender.send((number, work(&mut mine, item))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut answers: Vec<Option<A>> = items.iter().map(|_| None).collect();
        for (done, (number, answer)) in receiver.iter().enumerate() {
            answers[number] = Some(answer);
            if watch(done + 1).is_break() {
                next.store(items.len(), Ordering::Relaxed);
            }
        }
        answers.into_iter().collect()
    })
}
