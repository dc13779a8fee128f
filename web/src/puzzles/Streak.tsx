// As many as possible against the clock: three minutes, three misses. It gets
// harder, gives no help, and counts for nothing but itself.

import { Show, createEffect, createMemo, createSignal, onCleanup, type JSX } from "solid-js";
import { t } from "../i18n";
import { createLoader } from "../net/loader";
import { puzzles } from "../net/puzzles";
import { link } from "../shell/router";
import { playSound } from "../sound";
import { Board } from "./Board";
import { ofPuzzle } from "./exercise";
import { kept, noteStreak } from "./kept";
import { Exercised } from "./Exercised";

const TIME_MS = 180_000;
const MISSES = 3;
/** How hard it begins, and how much harder each one found makes it. */
const FIRST = 900;
const HARDER = 60;

export default function Streak(props: { rules: string }): JSX.Element {
  const [round, setRound] = createSignal(0);
  return <Show when={round() + 1} keyed>{(_) => <Run rules={props.rules} onAnother={() => setRound(round() + 1)} />}</Show>;
}

function Run(props: { rules: string; onAnother: () => void }): JSX.Element {
  const [found, setFound] = createSignal(0);
  const [missed, setMissed] = createSignal(0);
  const [asked, setAsked] = createSignal(0);
  const [left, setLeft] = createSignal(TIME_MS);
  const [longest, setLongest] = createSignal(false);
  const over = createMemo(() => left() <= 0 || missed() >= MISSES);
  const seen: string[] = [];
  // The clock runs once there is something to solve.
  let until: number | undefined;
  const timer = setInterval(() => { if (until !== undefined) setLeft(Math.max(0, until - performance.now())); }, 200);
  onCleanup(() => clearInterval(timer));
  createEffect(() => {
    if (!over()) return;
    clearInterval(timer);
    setLongest(noteStreak(props.rules, found()));
    playSound(found() > 0 ? "won" : "lost");
  });
  // The clock ticks; another puzzle is asked for only when one is over.
  const wanted = createMemo(() => (over() ? undefined : asked() + 1));
  const next = createLoader(wanted, async () => {
    const [puzzle] = await puzzles.next("device", { rules: props.rules, rating: FIRST + HARDER * found(), seen });
    if (!puzzle) return undefined;
    seen.push(puzzle.id);
    until ??= performance.now() + TIME_MS;
    return ofPuzzle(puzzle, "device");
  });
  const onward = () => setAsked(asked() + 1);
  const seconds = () => Math.ceil(left() / 1000);
  const clock = () => `${Math.floor(seconds() / 60)}:${String(seconds() % 60).padStart(2, "0")}`;
  return (
    <Show when={!over()} fallback={<Result found={found()} longest={longest()} best={kept().streaks[props.rules] ?? 0} onAnother={props.onAnother} />}>
      <Exercised exercise={next.value()} error={next.error()} loading={next.loading()} none={t("puzzle-page-all-done")}>
        {(exercise) => (
          <Board
            exercise={exercise} title={t("puzzle-page-streak")} help="none" onward={null}
            above={
              <div class="row spread">
                <p class="streak-clock" role="timer" aria-label={t("puzzle-page-time-left")}>{clock()}</p>
                <p>{t("puzzle-page-streak-found", { found: found() })} · {t("puzzle-page-streak-missed", { missed: missed(), of: MISSES })}</p>
              </div>
            }
            watching={{
              solver: () => undefined,
              onDecided: (score) => {
                if (score === 1) setFound(found() + 1);
                else setMissed(missed() + 1);
                // What was missed is looked at for a moment.
                setTimeout(onward, score === 1 ? 500 : 1_600);
              },
              onOver: () => undefined,
            }}
          />
        )}
      </Exercised>
    </Show>
  );
}

function Result(props: { found: number; longest: boolean; best: number; onAnother: () => void }): JSX.Element {
  return (
    <div class="page narrow">
      <h1>{t("puzzle-page-streak")}</h1>
      <div class="card stack" role="status">
        <p class="streak-clock">{t("puzzle-page-streak-found", { found: props.found })}</p>
        <p>{props.longest ? t("puzzle-page-streak-longest") : t("puzzle-page-streak-best", { best: props.best })}</p>
        <div class="row">
          <button type="button" class="button primary" onClick={() => props.onAnother()}>{t("puzzle-page-streak-another")}</button>
          <a class="button" href={link("/puzzles")}>{t("puzzles")}</a>
        </div>
      </div>
    </div>
  );
}
