//! Names of accounts: what they may be, and which of them look alike.

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton as looks;

use crate::error::{ApiError, Code};

/// A name as it is kept: letters that only print differently (`Ａ`, `ﬁ`) are
/// the plain ones.
pub fn read_name(text: &str) -> Result<String, ApiError> {
    let name: String = text.nfkc().take(100).collect();
    let length = name.chars().count();
    let letters = name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
    if (2..=24).contains(&length) && letters {
        return Ok(name);
    }
    Err(ApiError::new(Code::BadName, "a name has 2 to 24 letters, digits, - or _"))
}

/// The name in lower case, by which an account is found.
pub fn folded(name: &str) -> String {
    name.nfkc().flat_map(char::to_lowercase).collect()
}

/// What names that look alike have in common: two accounts never share one.
///
/// Unicode's own table of look-alikes (UTS 39) knows that Cyrillic `а` is
/// Latin `a` to the eye. It tells capitals from small letters, and we do not:
/// so it is asked about the name as it is written, and again about that in
/// small letters; and what looks alike in one case or the other (`I` and `l`)
/// is one here.
pub fn skeleton(name: &str) -> String {
    let plain: String = name.nfkc().collect();
    let small = looks(&plain).collect::<String>().to_lowercase();
    let alike = |c| match c {
        'i' | 'ı' | '1' | '|' => 'l',
        c => c,
    };
    looks(&small).flat_map(char::to_lowercase).map(alike).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_one() {
        for (name, other) in [
            ("Ana", "ana"),
            ("Ana", "Аnа"),     // Cyrillic А and а
            ("Nikos", "Νikos"), // Greek Ν
            ("Ion", "lon"),
            ("Ion", "1on"),
            ("Bob", "B0b"),
            ("Maria", "Ｍaria"),
            ("moon", "rnoon"),
            ("PAYPAL", "раураl"), // Cyrillic but for the last letter
            ("moon", "Мoon"),     // Cyrillic М
        ] {
            assert_eq!(skeleton(name), skeleton(other), "{name} {other}");
        }
    }

    #[test]
    fn names_that_differ_to_the_eye_are_two() {
        for (name, other) in
            [("Ana", "Anna"), ("Ana", "Ána"), ("Ștefan", "Stefan"), ("Eva", "Ева2")]
        {
            assert_ne!(skeleton(name), skeleton(other), "{name} {other}");
        }
    }

    #[test]
    fn what_only_prints_differently_is_kept_plain() {
        assert_eq!(read_name("Ａna").unwrap(), "Ana");
        assert_eq!(read_name("Sofi\u{0301}a").unwrap(), "Sofía");
        for bad in ["A", "a b", "<script>", "a\u{202e}b", "", "a\u{200d}na"] {
            assert_eq!(read_name(bad).unwrap_err().code(), Code::BadName, "{bad}");
        }
    }

    proptest::proptest! {
        #[test]
        fn a_skeleton_is_its_own_and_the_same_in_any_case(name in "[A-Za-z0-9_-]{2,12}") {
            let once = skeleton(&name);
            proptest::prop_assert_eq!(skeleton(&once), once.clone());
            proptest::prop_assert_eq!(skeleton(&name.to_uppercase()).replace('m', "rn"), once.replace('m', "rn"));
        }
    }
}
