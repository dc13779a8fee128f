// The pages on which puzzles are solved: the day's, one after the other by
// theme, what comes back, one by its name, and against the clock.

import { Match, Show, Switch, createMemo, createSignal, lazy, type JSX } from "solid-js";
import { t } from "../i18n";
import { puzzles } from "../net/puzzles";
import { createLoader } from "../net/loader";
import type { Attempt } from "../net/wire";
import { part } from "../offline/part";
import { address, link } from "../shell/router";
import { gameOf } from "../game/words";
import { Board } from "./Board";
import { chosenRules, themeOf } from "./choice";
import { dayName, dayOf, today } from "./days";
import { nameOf, ofMistake, ofPuzzle, type Exercise } from "./exercise";
import { dayKey, kept, noteDay } from "./kept";
import { Exercised } from "./Exercised";
import { Rated } from "./Rated";
import { dueNow } from "./repetition";
import { Shared } from "./Shared";
import { countedWith, noteDecided, ratingOf, whoKeeps } from "./solver";

const Sheet = lazy(() => part(() => import("./Sheet")));
const Streak = lazy(() => part(() => import("./Streak")));

export default function PuzzlePage(props: { which: string }): JSX.Element {
  return (
    <Switch fallback={<One id={props.which} />}>
      <Match when={props.which === "daily"}><Daily /></Match>
      <Match when={props.which === "next"}><Series /></Match>
      <Match when={props.which === "again"}><Again /></Match>
      <Match when={props.which === "streak"}><Streak rules={chosenRules()} /></Match>
      <Match when={props.which === "sheet"}><Sheet rules={chosenRules()} /></Match>
    </Switch>
  );
}

const watched = (exercise: Exercise, onOver: (attempt: Attempt) => void = () => undefined) => ({
  solver: () => countedWith(exercise),
  onDecided: (score: 0 | 1, attempt: Attempt) => noteDecided(exercise, score, attempt),
  onOver,
});

function Daily(): JSX.Element {
  const named = createMemo(() => address().searchParams.get("date") ?? today());
  const date = () => dayOf(named())!;
  const rules = createMemo(chosenRules);
  const day = createLoader(() => (dayOf(named()) ? { date: date(), rules: rules() } : undefined), async ({ date: when, rules: which }) => {
    const keeper = await whoKeeps();
    return ofPuzzle(await puzzles.daily(keeper, which, when), keeper);
  });
  return (
    <Exercised exercise={day.value()} error={day.error()} loading={day.loading()} none={dayOf(named()) ? t("puzzle-page-none") : t("puzzle-page-no-day", { day: named() })}>
      {(exercise) => (
        <Board
          exercise={exercise} title={dayName(date())} help="offered"
          watching={watched(exercise, ({ acts, state }) => { if (!kept().days[dayKey(date(), rules())]) noteDay(date(), rules(), { acts, solved: state === "solved" }); })}
          onward={<Shared date={date()} rules={rules()} />}
        />
      )}
    </Exercised>
  );
}

/** One after the other, about as hard as the solver is good. */
function Series(): JSX.Element {
  const [round, setRound] = createSignal(0);
  const named = createMemo(() => address().searchParams.get("theme"));
  const theme = createMemo(() => themeOf(named()));
  const unknown = () => (named() && !theme() ? named()! : undefined);
  const next = createLoader(() => (unknown() ? undefined : { round: round(), rules: chosenRules(), theme: theme() }), async ({ rules, theme: about }) => {
    const keeper = await whoKeeps();
    const seen = kept().tried.map(([id]) => id);
    const rating = ratingOf(gameOf(rules)).rating;
    const [puzzle] = await puzzles.next(keeper, { rules, theme: about, rating, seen });
    return puzzle && ofPuzzle(puzzle, keeper);
  });
  return (
    <Exercised exercise={next.value()} error={next.error()} loading={next.loading()} none={unknown() ? t("puzzle-page-no-theme", { theme: unknown()! }) : t("puzzle-page-all-done")}>
      {(exercise) => (
        <Board
          exercise={exercise} title={theme() ? t(`puzzle-theme-${theme()!}`) : t("puzzle-page-any")} help="offered" watching={watched(exercise)}
          onward={<button type="button" class="button primary" onClick={() => setRound(round() + 1)}>{t("puzzle-page-next")}</button>}
        >
          <Rated game={exercise.game} />
        </Board>
      )}
    </Exercised>
  );
}

/** What was missed and has come back. */
function Again(): JSX.Element {
  const [round, setRound] = createSignal(0);
  // What is being tried is scheduled anew; the next one is chosen when asked for.
  const next = createLoader(round, async () => {
    const [due] = dueNow(kept().queue, Date.now());
    if (!due) return undefined;
    if (due.missed.kind === "mistake") return ofMistake(due.missed);
    const keeper = await whoKeeps();
    return ofPuzzle(await puzzles.one(keeper, due.missed.id), keeper);
  });
  return (
    <Exercised exercise={next.value()} error={next.error()} loading={next.loading()} none={t("puzzle-page-nothing-due")}>
      {(exercise) => (
        <Board
          exercise={exercise} title={t("puzzle-page-again")} help="offered" watching={watched(exercise)}
          onward={<button type="button" class="button primary" onClick={() => setRound(round() + 1)}>{t("puzzle-page-next")}</button>}
        >
          <Show when={exercise.missed.kind === "mistake" && exercise.missed}>{(missed) => <p class="muted small">{t("puzzle-page-you-played", { turn: missed().played })}</p>}</Show>
        </Board>
      )}
    </Exercised>
  );
}

/** A puzzle by its name, as a link has it. */
function One(props: { id: string }): JSX.Element {
  const one = createLoader(() => props.id, async (id) => {
    const keeper = await whoKeeps();
    return ofPuzzle(await puzzles.one(keeper, id), keeper);
  });
  return (
    <Exercised exercise={one.value()} error={one.error()} loading={one.loading()} none={t("puzzle-page-none")}>
      {(exercise) => <Board exercise={exercise} title={t("puzzle-page-named", { name: nameOf(exercise) })} help="offered" watching={watched(exercise)} onward={<a class="button primary" href={link("/puzzles")}>{t("puzzles")}</a>} />}
    </Exercised>
  );
}
