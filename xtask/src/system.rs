//! What the checks need of the system: Debian's packages, where there are any.

use std::path::Path;

use crate::step::{Failed, answers, program, run};

/// Whether packages can be installed.
pub fn has_packages() -> bool {
    answers(program("apt-get").arg("--version"))
}

/// Installs a package.
pub fn install(package: &str) -> Result<(), Failed> {
    run(program("apt-get").args(["update", "--quiet"]))?;
    run(program("apt-get")
        .args(["install", "--yes", "--quiet", "--no-install-recommends", package])
        .env("DEBIAN_FRONTEND", "noninteractive"))
}

/// The server's tests run a PostgreSQL of their own.
pub fn install_postgres() -> Result<(), Failed> {
    let there =
        Path::new("/usr/lib/postgresql").exists() || answers(program("pg_ctl").arg("--version"));
    if there {
        return Ok(());
    }
    println!("no PostgreSQL found: installing it");
    if has_packages() {
        return install("postgresql");
    }
    Err(Failed::new("the server's tests need PostgreSQL (initdb and pg_ctl): please install it"))
}
