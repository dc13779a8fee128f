//! Lines that fit.

/// The text in lines of at most so many characters; a longer word has a line
/// of its own. Only ordinary spaces are places to break at.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                *line += word;
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A label in a margin of so many characters, and the text beside it; both
/// together in lines of at most 76 characters.
pub fn beside(label: &str, margin: usize, text: &str) -> String {
    const WIDTH: usize = 76;
    let mut lines = String::new();
    let mut label = label;
    for line in wrap(text, WIDTH - margin) {
        lines += &format!("{label:<margin$}{line}\n");
        label = "";
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_ordinary_spaces() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("gagn\u{e9}\u{a0}! oui", 8), ["gagn\u{e9}\u{a0}!", "oui"]);
        assert_eq!(wrap("extraordinarily so", 6), ["extraordinarily", "so"]);
        assert_eq!(wrap("", 6), [""]);
        assert_eq!(beside("  P1", 6, "a b"), "  P1  a b\n");
    }
}
