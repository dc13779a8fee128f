//! What a click would have meant, and why it means nothing.

use pylos_rules::{AnyGame, ByGame, Composer, Steps, equator, pyramid};

use crate::{Explain as _, Reason, Step, StepKind, Viewed as _, WhyQuery};

/// Why a click at a place, after these steps, leads to no legal turn; `None`
/// if it does lead to one. The error says which step or place is none.
pub fn why(game: &AnyGame, query: &WhyQuery) -> Result<Option<Reason>, String> {
    match game {
        ByGame::Pyramid(game) => on_pyramid(game.position(), game.rules(), query),
        ByGame::Equator(game) => on_equator(game.position(), game.rules(), query),
    }
}

fn on_pyramid(
    position: &pyramid::Position,
    rules: pyramid::Rules,
    query: &WhyQuery,
) -> Result<Option<Reason>, String> {
    use pyramid::{Color, Step as Clicked};
    let at: pyramid::Cell = read(&query.at)?;
    let read_step = |step| pyramid::Position::read_step(step).ok_or_else(|| no_such_step(step));
    let mut steps = query.steps.iter().map(read_step).collect::<Result<Vec<_>, _>>()?;
    let filled = Color::BOTH.into_iter().any(|color| position.balls(color).contains(at));
    steps.push(match steps.last() {
        None if filled => Clicked::Lift(at),
        None | Some(Clicked::Lift(_)) => Clicked::Place(at),
        Some(Clicked::Place(_) | Clicked::TakeBack(_)) => Clicked::TakeBack(at),
    });
    Ok(match refused(position, rules, &steps) {
        None => None,
        Some(Some(illegal)) => Some(illegal.reason()),
        // A ball that has no place to go breaks no single clause.
        Some(None) => matches!(*steps, [Clicked::Lift(_)])
            .then(|| Reason::NothingHigher { at: at.to_string() }),
    })
}

fn on_equator(
    position: &equator::Position,
    rules: equator::Rules,
    query: &WhyQuery,
) -> Result<Option<Reason>, String> {
    use equator::Step as Clicked;
    let own = query.side == Some(position.to_move().into());
    let lifted = match &*query.steps {
        [.., step] if step.kind == StepKind::Lift => Some(read_place(step)?),
        _ => None,
    };
    if position.in_setup() {
        let size = query.steps.iter().find_map(|step| step.size).and_then(equator::Size::new);
        let (true, Some(size)) = (own, size) else { return Ok(Some(Reason::OwnHemisphere {})) };
        let steps = [Clicked::Take(size), Clicked::Place(read(&query.at)?)];
        return Ok(refused(position, rules, &steps).flatten().map(|why| why.reason()));
    }
    let steps = match (query.side.is_some(), lifted) {
        (true, _) if !own => return Ok(Some(Reason::NotOwn { at: query.at.clone() })),
        (true, _) => vec![Clicked::Lift(read(&query.at)?)],
        (false, None) => return Ok(Some(Reason::ChoosePawn {})),
        (false, Some(from)) => vec![Clicked::Lift(from), Clicked::Slide(read(&query.at)?)],
    };
    Ok(refused(position, rules, &steps).flatten().map(|why| why.reason()))
}

/// Whether the last of these steps leads to no legal turn after the others,
/// and the clause that forbids it, if a single one does.
fn refused<P: Steps>(
    position: &P,
    rules: P::Rules,
    steps: &[P::Step],
) -> Option<Option<P::Illegal>> {
    let mut composer = Composer::new(position, rules);
    let (last, before) = steps.split_last()?;
    for step in before {
        // What was begun wrongly cannot be continued rightly.
        if composer.step(*step).is_err() {
            return Some(position.forbids(rules, steps));
        }
    }
    composer.step(*last).err().map(|impossible| impossible.why)
}

fn read<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("“{text}” is no place here"))
}

fn read_place<T: std::str::FromStr>(step: &Step) -> Result<T, String> {
    read(step.at.as_deref().unwrap_or_default())
}

fn no_such_step(step: &Step) -> String {
    format!("there is no step {:?} in this game, or no such place", step.kind)
}
