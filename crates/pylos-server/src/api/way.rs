//! How long the way to a client and back is. The server measures it by itself,
//! with a ping before every state that lets a clock run; nobody is asked.

use std::time::{Duration, Instant};

use axum::extract::ws::Message;

/// The way to one client and back.
#[derive(Default)]
pub struct Way {
    /// The number of the last ping, and when it was sent if it has not been
    /// answered.
    number: u32,
    asked: Option<Instant>,
    measured: Duration,
}

impl Way {
    /// A ping. What was measured before counts no more: else one late answer
    /// would be worth as much as many.
    pub fn ask(&mut self) -> Message {
        self.number = self.number.wrapping_add(1);
        self.asked = Some(Instant::now());
        self.measured = Duration::ZERO;
        Message::Ping(self.number.to_be_bytes().to_vec().into())
    }

    /// An answer has come; whether it is to the last ping.
    pub fn answered(&mut self, payload: &[u8]) -> bool {
        let fits = payload == self.number.to_be_bytes();
        match self.asked.take_if(|_| fits) {
            Some(asked) => {
                self.measured = asked.elapsed();
                true
            }
            None => false,
        }
    }

    /// How long the last way there and back has taken; nothing if that is not
    /// known yet.
    pub fn measured(&self) -> Duration {
        self.measured
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_answer_to_the_last_ping_counts_and_only_once() {
        let mut way = Way::default();
        assert!(!way.answered(&0u32.to_be_bytes()), "nothing was asked");
        let first = way.ask().into_data();
        let second = way.ask().into_data();
        assert!(!way.answered(&first) && !way.answered(b""));
        assert_eq!(way.measured(), Duration::ZERO);
        std::thread::sleep(Duration::from_millis(5));
        assert!(way.answered(&second));
        assert!(way.measured() >= Duration::from_millis(5));
        assert!(!way.answered(&second), "an answer is heard once");
        way.ask();
        assert_eq!(way.measured(), Duration::ZERO);
    }
}
