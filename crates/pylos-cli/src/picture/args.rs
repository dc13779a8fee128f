//! The options of pictures.

use pylos_picture::{Background, Names, Set, Size, Theme};

/// How a picture is to look. Commands name the files that it goes to in the
/// group `target`.
#[derive(clap::Args)]
#[command(next_help_heading = "Pictures")]
pub struct PictureArgs {
    /// Width and height in pixels; 900x700 if left out, of films 480x400
    #[arg(long, value_name = "WxH", requires = "target")]
    pub size: Option<Size>,
    /// What board and pieces are made of: wood, marble, high-contrast or paper
    #[arg(long, value_name = "SET", default_value = "wood", requires = "target")]
    pub set: Set,
    /// The room that the board stands in: light or dark
    #[arg(long, value_name = "THEME", default_value = "light", requires = "target")]
    pub theme: Theme,
    /// From where one looks: light, dark, lifted (the levels apart) or plan;
    /// for the equator game red or blue
    #[arg(long, value_name = "VIEW", requires = "target")]
    pub view: Option<String>,
    /// Write the names of cells and points on the board
    #[arg(long, requires = "target")]
    names: bool,
    /// Mark what may be played, and what was played last
    #[arg(long, requires = "target")]
    pub marks: bool,
    /// Leave the table out: nothing but the board and its shadow
    #[arg(long, requires = "target")]
    transparent: bool,
}

impl PictureArgs {
    /// Whether names are written on the board.
    pub fn names(&self) -> Names {
        if self.names { Names::Shown } else { Names::Hidden }
    }

    /// What is to be seen round the board.
    pub fn background(&self) -> Background {
        if self.transparent { Background::Transparent } else { Background::Table }
    }
}
