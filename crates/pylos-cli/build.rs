//! Puts the web pages into the program, if they have been built, and makes a
//! type of its texts.

#[path = "build/pages.rs"]
mod pages;
#[path = "build/texts.rs"]
mod texts;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    texts::make();
    pages::make();
}
