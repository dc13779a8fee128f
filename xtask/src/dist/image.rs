//! The server as an image for containers (OCI), without a container engine: a
//! layer with one program in it, and a few lines of JSON.
//!
//! The program carries the certificates of public authorities (`webpki-roots`),
//! so that there is nothing else to put in. The archive is one that
//! `podman load`, `docker load` and `skopeo` read.

use serde_json::{Value, json};

use super::built::Built;
use super::tree::Tree;
use super::{Release, tools};
use crate::step::Failed;

/// Who the server is in there: nobody of the host.
pub const USER: u32 = 10001;

/// What the archive is called.
pub fn name(release: &Release) -> String {
    format!("pylos-image-{}-{}.tar", release.version, release.machine.debian())
}

/// Packs it.
pub fn make(release: &Release, built: &Built, notices: &str) -> Result<Vec<u8>, Failed> {
    let layer = files(built, notices).tar(release.time)?;
    let unpacked = digest(&layer)?;
    let layer = tools::gzip(&layer)?;
    let config = config(release, &unpacked)?.to_string().into_bytes();
    let manifest = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": descriptor("application/vnd.oci.image.config.v1+json", &config)?,
        "layers": [descriptor("application/vnd.oci.image.layer.v1.tar+gzip", &layer)?],
    });
    let manifest = manifest.to_string().into_bytes();
    let mut named = descriptor("application/vnd.oci.image.manifest.v1+json", &manifest)?;
    named["annotations"] = json!({
        "org.opencontainers.image.ref.name": release.version,
        "io.containerd.image.name": format!("docker.io/library/pylos:{}", release.version),
    });
    named["platform"] = json!({ "os": "linux", "architecture": release.machine.debian() });
    let index = json!({ "schemaVersion": 2, "manifests": [named] });
    // Older engines look for this one.
    let docker = json!([{
        "Config": blob(&config)?,
        "RepoTags": [format!("pylos:{}", release.version)],
        "Layers": [blob(&layer)?],
    }]);

    let mut image = Tree::default();
    image.file("oci-layout", json!({ "imageLayoutVersion": "1.0.0" }).to_string());
    image.file("index.json", index.to_string());
    image.file("manifest.json", docker.to_string());
    for bytes in [config, manifest, layer] {
        image.file(blob(&bytes)?, bytes);
    }
    image.tar(release.time)
}

/// What the server sees: its program, its data, and who it is.
fn files(built: &Built, notices: &str) -> Tree {
    let mut files = Tree::default();
    files.program("usr/bin/pylos", &*built.standalone);
    files.file("usr/share/doc/pylos/LICENSES-OF-OTHERS.txt", notices);
    files.file("etc/passwd", format!("pylos:x:{USER}:{USER}:Pylos:/data:/sbin/nologin\n"));
    files.file("etc/group", format!("pylos:x:{USER}:\n"));
    files.folder("data", 0o750, USER);
    // SQLite sorts what is large in files of its own.
    files.folder("tmp", 0o1777, 0);
    files
}

/// How it is run: as `deploy/Containerfile` does.
fn config(release: &Release, unpacked: &str) -> Result<Value, Failed> {
    let created = tools::date(release.time, "%Y-%m-%dT%H:%M:%SZ")?;
    Ok(json!({
        "created": created,
        "architecture": release.machine.debian(),
        "os": "linux",
        "config": {
            "User": format!("{USER}:{USER}"),
            "ExposedPorts": { "8080/tcp": {} },
            "Env": ["PATH=/usr/bin", "PYLOS_DATA=/data"],
            "Entrypoint": ["/usr/bin/pylos", "serve", "--listen", "0.0.0.0:8080"],
            "Cmd": ["--behind-proxy"],
            "Volumes": { "/data": {} },
            "WorkingDir": "/data",
            "Labels": {
                "org.opencontainers.image.title": "Pylos",
                "org.opencontainers.image.version": release.version,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
            "StopSignal": "SIGTERM",
        },
        "rootfs": { "type": "layers", "diff_ids": [unpacked] },
        "history": [{ "created": created, "created_by": "cargo xtask dist" }],
    }))
}

fn descriptor(kind: &str, bytes: &[u8]) -> Result<Value, Failed> {
    Ok(json!({ "mediaType": kind, "digest": digest(bytes)?, "size": bytes.len() }))
}

fn digest(bytes: &[u8]) -> Result<String, Failed> {
    Ok(format!("sha256:{}", tools::sha256(bytes)?))
}

/// Where bytes lie in an image.
fn blob(bytes: &[u8]) -> Result<String, Failed> {
    Ok(format!("blobs/sha256/{}", tools::sha256(bytes)?))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::dist::Machine;
    use crate::step::program;

    /// Everything that is named is there, and is what it is said to be.
    #[test]
    fn what_an_image_names_is_in_it() {
        let built =
            Built { standalone: b"program".to_vec(), shared: Vec::new(), share: Tree::default() };
        let release = Release { version: "0.2.0", machine: Machine::Arm, time: 1_700_000_000 };
        let image = make(&release, &built, "licences").unwrap();
        let file = |path: &str| {
            let mut tar = program("tar");
            tools::filter(tar.args(["--extract", "--to-stdout", path]), &image).unwrap()
        };
        let json = |path: &str| serde_json::from_slice::<Value>(&file(path)).unwrap();
        let follow = |descriptor: &Value| {
            let digest = descriptor["digest"].as_str().unwrap();
            let path = digest.replace("sha256:", "blobs/sha256/");
            assert_eq!(format!("sha256:{}", tools::sha256(&file(&path)).unwrap()), digest);
            assert_eq!(descriptor["size"], file(&path).len());
            path
        };
        let index = json("index.json");
        assert_eq!(index["manifests"][0]["platform"]["architecture"], "arm64");
        let manifest = json(&follow(&index["manifests"][0]));
        let config = json(&follow(&manifest["config"]));
        assert_eq!(config["config"]["User"], "10001:10001");
        let layer = follow(&manifest["layers"][0]);
        let docker = json("manifest.json");
        assert_eq!(docker[0]["Layers"][0], layer);
        assert_eq!(docker[0]["RepoTags"][0], "pylos:0.2.0");
        let mut gunzip = program("gzip");
        let files =
            tools::filter(gunzip.args(["--decompress", "--stdout"]), &file(&layer)).unwrap();
        let unpacked = format!("sha256:{}", tools::sha256(&files).unwrap());
        assert_eq!(config["rootfs"]["diff_ids"][0], unpacked);
    }
}
