//! The tags of a page that tell others what it is about
//! (<https://ogp.me>).

/// A page with these tags instead of those of the same names; tags that it
/// does not have yet are added to its head.
pub fn with_tags(page: &str, tags: &[(&str, String)]) -> String {
    let mut page = page.to_owned();
    for (name, content) in tags {
        let content = escaped(content);
        let (before, after) = around(name);
        let place = page.find(&before).map(|at| at + before.len());
        let old = place.and_then(|from| Some((from, from + page[from..].find(&after)?)));
        match (old, page.find("</head>")) {
            (Some((from, to)), _) => page.replace_range(from..to, &content),
            (None, Some(end)) => page.insert_str(end, &format!("{before}{content}{after}\n  ")),
            (None, None) => {}
        }
    }
    page
}

/// What stands before and after the content of a tag.
fn around(name: &str) -> (String, String) {
    match name {
        "title" => ("<title>".to_owned(), "</title>".to_owned()),
        // The kind that those at Twitter have thought of, and the usual one.
        _ if name.starts_with("twitter:") => {
            (format!("<meta name=\"{name}\" content=\""), "\" />".to_owned())
        }
        _ => (format!("<meta property=\"{name}\" content=\""), "\" />".to_owned()),
    }
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::with_tags;

    const PAGE: &str = "<html><head>\
        <meta property=\"og:title\" content=\"Pylos\" />\
        <meta name=\"twitter:card\" content=\"summary\" />\
        <title>Pylos</title></head><body></body></html>";

    #[test]
    fn tags_are_replaced_or_added() {
        let tags = [
            ("title", "A game".to_owned()),
            ("og:title", "Light & Dark".to_owned()),
            ("twitter:card", "summary_large_image".to_owned()),
            ("og:url", "https://pylos.example.org/game/1".to_owned()),
        ];
        let page = with_tags(PAGE, &tags);
        assert!(page.contains("<title>A game</title>"));
        assert!(page.contains("<meta property=\"og:title\" content=\"Light &amp; Dark\" />"));
        assert!(page.contains("<meta name=\"twitter:card\" content=\"summary_large_image\" />"));
        let url = "<meta property=\"og:url\" content=\"https://pylos.example.org/game/1\" />";
        assert_eq!(page.matches(url).count(), 1);
        assert_eq!(page.matches("og:title").count(), 1);
        assert!(page.find(url) < page.find("</head>"));
    }

    #[test]
    fn nothing_gets_out_of_a_tag() {
        let page = with_tags(PAGE, &[("og:title", "\"><script>alert(1)</script>".to_owned())]);
        assert!(!page.contains("<script>"));
        assert_eq!(with_tags("no page", &[("og:url", "x".to_owned())]), "no page");
    }
}
