//! The report in Markdown.

use super::paper::{Paper, Part};

/// Writes it down.
pub fn write(paper: &Paper) -> String {
    let mut out = format!("# {}\n", paper.title);
    for section in &paper.sections {
        out += &format!("\n## {}\n", section.title);
        for part in &section.parts {
            out += &written(part);
        }
    }
    out
}

fn written(part: &Part) -> String {
    match part {
        Part::Text(text) => format!("\n{text}\n"),
        Part::List(items) => {
            let items: Vec<String> = items.iter().map(|item| format!("- {item}\n")).collect();
            format!("\n{}", items.concat())
        }
        Part::Command(command) => format!("\nFrom: `{command}`\n"),
        Part::Table { head, rows } => {
            let row = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
            let line = "|---".repeat(head.len());
            let rows: Vec<String> = rows.iter().map(|cells| row(cells)).collect();
            format!("\n{}{line}|\n{}", row(head), rows.concat())
        }
        Part::Drawing { letters: Some(letters), .. } => {
            format!("\n```text\n{}\n```\n", letters.trim_end_matches('\n'))
        }
        Part::Drawing { letters: None, .. } => String::new(),
    }
}
