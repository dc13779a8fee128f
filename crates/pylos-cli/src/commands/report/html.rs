//! The report as one HTML file that needs nothing else.

use super::paper::{Paper, Part};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
color:#222;background:#fff}h1,h2{line-height:1.2}h2{margin-top:2.5rem}table{border-collapse:collapse;\
font-variant-numeric:tabular-nums;display:block;overflow-x:auto;margin:1rem 0}th,td{padding:.15rem .6rem;\
text-align:right;border-bottom:1px solid #ddd;white-space:nowrap}th:first-child,td:first-child{text-align:left}\
code{background:#f3f3f3;padding:0 .2em}.from{color:#666;font-size:.85em}svg{max-width:100%;height:auto}\
figure{margin:1rem 0}";

/// Writes it down.
pub fn write(paper: &Paper) -> String {
    let title = plain(&paper.title);
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <style>{STYLE}</style></head>\n<body><h1>{title}</h1>\n"
    );
    for section in &paper.sections {
        out += &format!("<h2>{}</h2>\n", marked(&section.title));
        for part in &section.parts {
            out += &written(part);
        }
    }
    out + "</body></html>\n"
}

fn written(part: &Part) -> String {
    match part {
        Part::Text(text) => format!("<p>{}</p>\n", marked(text)),
        Part::List(items) => {
            let items: Vec<String> =
                items.iter().map(|item| format!("<li>{}</li>\n", marked(item))).collect();
            format!("<ul>\n{}</ul>\n", items.concat())
        }
        Part::Command(command) => {
            format!("<p class=\"from\">From: <code>{}</code></p>\n", plain(command))
        }
        Part::Table { head, rows } => {
            let row = |cells: &[String], tag: &str| {
                let cell = |cell: &String| format!("<{tag}>{}</{tag}>", marked(cell));
                format!("<tr>{}</tr>\n", cells.iter().map(cell).collect::<String>())
            };
            let rows: String = rows.iter().map(|cells| row(cells, "td")).collect();
            format!("<table>{}{rows}</table>\n", row(head, "th"))
        }
        Part::Drawing { svg, .. } => format!("<figure>{svg}</figure>\n"),
    }
}

/// Text whose signs mean themselves.
fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The same, with `code` and links as Markdown marks them.
fn marked(text: &str) -> String {
    let mut out = String::new();
    for (i, part) in plain(text).split('`').enumerate() {
        match i % 2 {
            0 => out += &linked(part),
            _ => out += &format!("<code>{part}</code>"),
        }
    }
    out
}

fn linked(text: &str) -> String {
    let link = || {
        let (before, rest) = text.split_once('[')?;
        let (words, rest) = rest.split_once("](")?;
        let (address, after) = rest.split_once(')')?;
        Some(format!("{before}<a href=\"{address}\">{words}</a>{}", linked(after)))
    };
    link().unwrap_or_else(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_elements_and_signs_stay_signs() {
        assert_eq!(
            marked("a `b<c` [d](e.md) & f"),
            "a <code>b&lt;c</code> <a href=\"e.md\">d</a> &amp; f"
        );
        assert_eq!(marked("no [link"), "no [link");
    }
}
