//! A report before it is written down: HTML and Markdown are made of the same.

/// The whole report.
pub struct Paper {
    pub title: String,
    pub sections: Vec<Section>,
}

/// A part with a heading.
pub struct Section {
    pub title: String,
    pub parts: Vec<Part>,
}

/// A piece of a section.
pub enum Part {
    /// A paragraph.
    Text(String),
    /// Sentences that stand for themselves.
    List(Vec<String>),
    /// What repeats the figures above.
    Command(String),
    /// Figures in columns, the first of which has names.
    Table { head: Vec<String>, rows: Vec<Vec<String>> },
    /// A drawing: SVG for the one, plain letters (or nothing) for the other.
    Drawing { svg: String, letters: Option<String> },
}

/// A number with separators: 12,507,810,089.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        let texts = [0, 12, 999, 1_000, 12_507_810_089].map(grouped);
        assert_eq!(texts, ["0", "12", "999", "1,000", "12,507,810,089"]);
    }
}
