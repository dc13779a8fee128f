//! What a release is made of, as machines read it (CycloneDX).

use serde_json::{Value, json};

use super::parts::{Part, Registry};
use super::{Release, tools};
use crate::step::Failed;

/// The list of all parts as a CycloneDX document.
pub fn of(release: &Release, parts: &[Part]) -> Result<Vec<u8>, Failed> {
    let time = tools::date(release.time, "%Y-%m-%dT%H:%M:%SZ")?;
    let document = document(release.version, &time, parts);
    let mut text = serde_json::to_vec_pretty(&document)
        .map_err(|error| Failed::new(format!("the list of parts cannot be written: {error}")))?;
    text.push(b'\n');
    Ok(text)
}

fn document(version: &str, time: &str, parts: &[Part]) -> Value {
    let whole = format!("pkg:generic/pylos@{version}");
    let purls: Vec<String> = parts.iter().map(Part::purl).collect();
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": time,
            "component": {
                "type": "application",
                "bom-ref": whole,
                "purl": whole,
                "name": "pylos",
                "version": version,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            },
        },
        "components": parts.iter().map(component).collect::<Vec<_>>(),
        "dependencies": [{ "ref": whole, "dependsOn": purls }],
    })
}

fn component(part: &Part) -> Value {
    let purl = part.purl();
    let mut component = json!({
        "type": "library",
        "bom-ref": purl,
        "purl": purl,
        "name": part.name,
        "version": part.version,
        "scope": "required",
    });
    if let Some(license) = &part.license {
        component["licenses"] = json!([{ "expression": expression(license) }]);
    }
    if let (Registry::Cargo, Some(sum)) = (part.from, &part.sha256) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
    }
    component
}

/// Old crates write a slash where SPDX has a word.
fn expression(license: &str) -> String {
    license.split('/').map(str::trim).collect::<Vec<_>>().join(" OR ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn part(from: Registry, name: &str, license: &str, sha256: Option<&str>) -> Part {
        Part {
            from,
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            license: Some(license.to_owned()),
            sha256: sha256.map(str::to_owned),
            folder: PathBuf::new(),
        }
    }

    #[test]
    fn every_part_is_named_once_with_licence_and_sum() {
        let parts = [
            part(Registry::Ours, "pylos-rules", "MIT OR Apache-2.0", None),
            part(Registry::Cargo, "old", "MIT/Apache-2.0", Some("00ff")),
            part(Registry::Npm, "@fluent/bundle", "Apache-2.0", None),
        ];
        let document = document("0.2.0", "2026-01-01T00:00:00Z", &parts);
        assert_eq!(document["bomFormat"], "CycloneDX");
        assert_eq!(document["metadata"]["component"]["version"], "0.2.0");
        let components = document["components"].as_array().unwrap();
        assert_eq!(components.len(), 3);
        assert_eq!(components[1]["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(components[1]["hashes"][0]["content"], "00ff");
        assert_eq!(components[2]["purl"], "pkg:npm/%40fluent/bundle@1.0.0");
        assert_eq!(document["dependencies"][0]["dependsOn"].as_array().unwrap().len(), 3);
    }
}
