//! Numbers in texts.

use std::str::FromStr;

/// A number of plain digits; `parse` alone would also take “+3”, and a number
/// would have two texts.
pub(crate) fn read_number<T: FromStr>(digits: &str) -> Option<T> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| plain)
}
