// An exercise on its board, with what is said about it and what can be done.

import { For, Show, createEffect, on, type JSX } from "solid-js";
import { t } from "../i18n";
import { GameTable } from "../game/GameTable";
import type { Insight } from "../game/insight";
import { rulesName, sideName } from "../game/words";
import { writeLine } from "../analysis/place";
import { goOnAt, reveal } from "../shell/reveal";
import { link } from "../shell/router";
import type { Exercise } from "./exercise";
import { createSolving, type Watching } from "./solving";

interface BoardProps {
  exercise: Exercise;
  watching: Watching;
  title: string;
  /** Whether help is offered; against the clock there is none. */
  help: "offered" | "none";
  /** What has to be in sight all the time. */
  above?: JSX.Element;
  /** What stands under the buttons of the exercise. */
  children?: JSX.Element;
  /** The way on, when it is over. */
  onward: JSX.Element;
}

export function Board(props: BoardProps): JSX.Element {
  const solving = createSolving(props.exercise, props.watching);
  const { phase, attempt } = solving;
  const over = () => phase() === "solved" || phase() === "shown";
  const insight: Insight = { valuesAt: () => new Map(), best: () => undefined, pointed: solving.pointed, onPoint: () => undefined };
  const analysis = () => {
    const { rules, position } = props.exercise;
    const turns = attempt()?.turns ?? [];
    return `/analysis?${writeLine({ rules, position: position.text, turns, at: over() ? 0 : turns.length })}`;
  };

  // By keyboard one goes on where it goes on: at the button, or on the board.
  let stage!: HTMLDivElement;
  let said!: HTMLDivElement;
  const toBoard = () => queueMicrotask(() => stage.querySelector<HTMLElement>('.cell[tabindex="0"]')?.focus({ preventScroll: true }));
  createEffect(on(phase, (now, before) => {
    if (before !== undefined && now !== "open") queueMicrotask(() => goOnAt(said));
  }));
  // A reason may come later than the refutation.
  createEffect(on(solving.told, (lines) => { if (lines.length > 0) reveal(said); }, { defer: true }));

  return (
    <div class="table lesson puzzle">
      <div class="stage" ref={stage}>
        <GameTable
          view={solving.view()} legal={solving.legal()} near={props.exercise.side} pending={solving.pending()} label={t("board")}
          insight={insight} onTurn={solving.play}
        />
      </div>
      <aside class="panel">
        <p><a class="muted small" href={link("/puzzles")}>← {t("puzzles")}</a></p>
        {props.above}
        <h1>{props.title}</h1>
        <p class="muted small">{rulesName(props.exercise.rules)}<Show when={props.exercise.rating}>{(rating) => <> · {t("puzzle-page-rating", { rating: String(rating()) })}</>}</Show></p>
        <p class="task"><strong>{t("side-to-move", { side: sideName(props.exercise.side) })}. {t(`puzzle-page-goal-${props.exercise.goal}`)}</strong></p>
        <Show when={props.exercise.decisions > 1}>
          <p class="row tight" role="img" aria-label={t("puzzle-page-found", { found: attempt()?.found ?? 0, decisions: props.exercise.decisions })}>
            <For each={Array.from({ length: props.exercise.decisions })}>{(_, i) => <i class="dot" classList={{ on: i() < (attempt()?.found ?? 0) }} />}</For>
          </p>
        </Show>
        <div class="stack" ref={said}>
          <div aria-live="polite" class="stack">
            <Show when={solving.trouble()}><p class="notice warning">{solving.trouble()}</p></Show>
            <Show when={solving.told().length > 0}>
              <div class={`notice verdict-${phase()}`}><For each={solving.told()}>{(line) => <p>{line}</p>}</For></div>
            </Show>
          </div>
          <div class="row">
            <Show when={over()}>{props.onward}</Show>
            <Show when={props.help === "offered" && phase() === "wrong"}>
              <button type="button" class="button primary" onClick={() => { solving.again(); toBoard(); }}>{t("try-again")}</button>
            </Show>
            <Show when={props.help === "offered" && !over()}>
              <button type="button" class="button" onClick={() => { solving.again(); solving.hint(); toBoard(); }}>{t("puzzle-page-hint")}</button>
              <button type="button" class="button quiet" onClick={() => { solving.again(); solving.solution(); }}>{t("puzzle-page-solution")}</button>
            </Show>
            <Show when={props.help === "offered" && (over() || phase() === "wrong")}>
              <a class="button quiet" href={link(analysis())}>{t("puzzle-page-analyse")}</a>
            </Show>
          </div>
        </div>
        <Show when={over() && props.exercise.themes.length > 0}>
          <p class="muted small">{t("puzzle-page-about", { themes: props.exercise.themes.map((theme) => t(`puzzle-theme-${theme}`)).join(", ") })}</p>
        </Show>
        {props.children}
      </aside>
    </div>
  );
}
