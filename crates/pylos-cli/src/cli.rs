//! The command line as a whole: options, commands, and how an answer becomes
//! an exit code.

use std::ffi::OsString;
use std::io::Write as _;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand};

use crate::commands;
use crate::console::{Answer, ColorChoice, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::Failure;
use crate::language::{Language, Text};

/// Both board games called Pylos: play, learn, analyse.
///
/// Without a command: starts both games on this machine, tells their address,
/// and opens a browser if there is one.
///
/// Exit codes: 0 yes or done, 1 a negative answer, 2 bad input.
#[derive(Parser)]
#[command(name = "pylos", version, max_term_width = 100)]
pub struct Cli {
    #[command(flatten)]
    pub options: Options,
    #[command(subcommand)]
    command: Option<Command>,
}

/// What every command understands.
#[derive(Args)]
pub struct Options {
    /// Answer in JSON, errors too
    #[arg(long, global = true)]
    json: bool,
    /// Where to use colour
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "WHEN",
        default_value_t,
        hide_default_value = true
    )]
    color: ColorChoice,
    /// The language of play, rules and show; that of the locale if left out
    #[arg(long, global = true, value_enum, value_name = "LANGUAGE", env = "PYLOS_LANGUAGE")]
    language: Option<Language>,
    #[command(flatten)]
    data: DataDir,
}

#[derive(Subcommand)]
enum Command {
    Play(commands::play::Play),
    Moves(commands::moves::Moves),
    Apply(commands::apply::Apply),
    Perft(commands::perft::Perft),
    Show(commands::show::Show),
    Picture(commands::picture::Picture),
    Rules(commands::rules::Rules),
    Playout(commands::playout::Playout),
    Solve(commands::solve::Solve),
    Verify(commands::verify::Verify),
    Certify(commands::certify::Certify),
    Probe(commands::probe::Probe),
    Analyse(commands::analyse::Analyse),
    Stats(commands::stats::Stats),
    Reach(commands::reach::Reach),
    Report(commands::report::Report),
    Openings(commands::openings::Openings),
    Export(commands::export::Export),
    Puzzles(commands::puzzles::Puzzles),
    Engine(commands::engine::Engine),
    Match(commands::matches::Match),
    Bot(commands::bot::Bot),
    Tournament(commands::tournament::Tournament),
    Bench(commands::bench::Bench),
    Serve(commands::serve::Serve),
    Host(commands::host::Host),
    Completions(commands::completions::Completions),
    Man(commands::man::Man),
}

/// Reads the arguments, does what they ask, and says how it went.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let wants_json = args.iter().any(|arg| arg == "--json");
    let Cli { options, command } = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(error) => return refuse(&error, wants_json),
    };
    let format = if options.json { Format::Json } else { Format::Text };
    let language = options
        .language
        .unwrap_or_else(|| Language::of_environment(|name| std::env::var(name).ok()));
    let mut console = Console::new(format, options.color, language);
    let answer = match command {
        None => commands::serve::at_home(&options.data, &mut console),
        Some(Command::Play(command)) => command.run(&options.data, &mut console),
        Some(Command::Moves(command)) => command.run(&mut console),
        Some(Command::Apply(command)) => command.run(&mut console),
        Some(Command::Perft(command)) => command.run(&mut console),
        Some(Command::Show(command)) => command.run(&mut console),
        Some(Command::Picture(command)) => command.run(&mut console),
        Some(Command::Rules(command)) => command.run(&mut console),
        Some(Command::Playout(command)) => command.run(&mut console),
        Some(Command::Solve(command)) => command.run(&options.data, &mut console),
        Some(Command::Verify(command)) => command.run(&options.data, &mut console),
        Some(Command::Certify(command)) => command.run(&options.data, &mut console),
        Some(Command::Probe(command)) => command.run(&options.data, &mut console),
        Some(Command::Analyse(command)) => command.run(&options.data, &mut console),
        Some(Command::Stats(command)) => command.run(&options.data, &mut console),
        Some(Command::Reach(command)) => command.run(&mut console),
        Some(Command::Report(command)) => command.run(&options.data, &mut console),
        Some(Command::Openings(command)) => command.run(&options.data, &mut console),
        Some(Command::Export(command)) => command.run(&options.data, &mut console),
        Some(Command::Puzzles(command)) => command.run(&options.data, &mut console),
        Some(Command::Engine(command)) => command.run(&mut console, &options.data),
        Some(Command::Match(command)) => command.run(&mut console),
        Some(Command::Bot(command)) => command.run(&mut console),
        Some(Command::Tournament(command)) => command.run(&mut console),
        Some(Command::Bench(command)) => command.run(&options.data, &mut console),
        Some(Command::Serve(command)) => command.run(&options.data, &mut console),
        Some(Command::Host(command)) => command.run(&options.data, &mut console),
        Some(Command::Completions(command)) => command.run(&mut console),
        Some(Command::Man(command)) => command.run(&mut console),
    };
    let answer = answer.and_then(|answer| console.flush().map(|()| answer));
    match answer {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(failure) => report(&failure, format, language),
    }
}

/// Help and version are answers; everything else that clap says is bad input.
fn refuse(error: &clap::Error, wants_json: bool) -> ExitCode {
    let is_answer = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    if is_answer || !wants_json {
        // Nobody is left to hear about it if this fails.
        let _ = error.print();
        return ExitCode::from(if is_answer { 0 } else { 2 });
    }
    let text = error.render().to_string();
    let message = text.trim().trim_start_matches("error: ");
    report(&Failure::usage(message), Format::Json, Language::En)
}

fn report(failure: &Failure, format: Format, language: Language) -> ExitCode {
    if !failure.is_closed_pipe() {
        let mut stderr = std::io::stderr().lock();
        let _ = match format {
            Format::Text => {
                let message = failure.say(language).into();
                writeln!(stderr, "{}", language.say(&Text::ErrorSaid { message }))
            }
            Format::Json => writeln!(stderr, "{}", failure.to_json()),
        };
    }
    ExitCode::from(failure.exit_code())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}
