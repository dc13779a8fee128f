//! The pictures of the documentation.

use crate::step::{Failed, cargo, root, run};

/// Draws them anew.
pub fn draw() -> Result<(), Failed> {
    let directory = root().join("docs/images/boards");
    let example = ["run", "--quiet", "--package", "pylos-picture", "--features", "encode"];
    run(cargo(example).args(["--example", "gallery", "--"]).arg(&directory))?;
    println!("drawn into {}", directory.display());
    Ok(())
}
