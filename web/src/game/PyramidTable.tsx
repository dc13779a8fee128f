// The pyramid with everything needed to play a turn on it: hints, the buttons
// that finish or cancel a half-composed turn, and the ways of looking.

import { Show, createMemo, type JSX } from "solid-js";
import { t } from "../i18n";
import { playSound } from "../sound";
import { PyramidBoard } from "../pyramid/PyramidBoard";
import { readPosition, type Color } from "../pyramid/cells";
import { NOTHING_IN_FLIGHT, NO_MARKS, NO_TRACE, inFlight, marksOf, traceOf, type Trace } from "../pyramid/marks";
import { withSteps } from "../pyramid/motion";
import type { LegalTurn, PyramidView } from "../net/wire";
import { createComposer } from "./composer";
import { ViewButtons } from "./ViewButtons";

export interface TableProps<V> {
  view: V;
  legal: readonly LegalTurn[];
  near: V extends PyramidView ? Color : "blue" | "red";
  onTurn: (turn: string) => void;
  /** A turn that has been sent and is not acknowledged yet. */
  pending?: LegalTurn | undefined;
  label: string;
}

export function PyramidTable(props: TableProps<PyramidView>): JSX.Element {
  const shown = createMemo(() => readPosition(props.view.text) ?? { balls: new Map(), turn: "light" as Color });
  const composer = createComposer(
    () => (props.pending ? [] : props.legal),
    (turn) => props.onTurn(turn.turn),
  );
  const steps = () => props.pending?.ways[0] ?? composer.draft();
  const balls = createMemo(() => withSteps(shown().balls, shown().turn, steps()));
  const marks = createMemo(() => (props.pending || props.legal.length === 0 ? NO_MARKS : marksOf(props.legal, composer.draft())));
  const flying = createMemo(() => (props.pending ? inFlight(shown().balls, balls()) : NOTHING_IN_FLIGHT));
  const trace = createMemo<Trace>(() => {
    const last = props.view.last ? traceOf(props.view.last) : NO_TRACE;
    // What a turn in flight completes has flashed already.
    if (props.pending) return { ...last, completed: traceOf({ steps: [], completed: props.pending.completes ?? [] }).completed };
    // While a turn is being composed, it is the one to look at.
    if (steps().some((step) => step.do === "place")) {
      const completes = composer.complete()?.completes ?? (marks().takeable.size > 0 ? completesOf() : undefined);
      return traceOf({ steps: [...steps()], completed: completes ?? [] });
    }
    return last;
  });
  // Under "must take back" a placed ball alone is no turn; its longer turns
  // tell what it completed.
  const completesOf = () =>
    props.legal.find((turn) => turn.completes && turn.ways.some((way) => composer.draft().every((step, i) => way[i]?.at === step.at && way[i]?.do === step.do)))?.completes;

  const hint = () => {
    if (props.pending || props.legal.length === 0) return undefined;
    const { takeable, lifted, raisable } = marks();
    const taken = composer.draft().filter((step) => step.do === "take_back").length;
    if (takeable.size > 0) return t("hint-take-back", { taken, must: composer.complete() ? "no" : "yes" });
    if (lifted !== undefined) return t("hint-raise");
    return raisable.size > 0 ? t("hint-place-or-raise") : t("hint-place");
  };

  const choose = (cell: string) => {
    const before = composer.draft();
    composer.choose(cell);
    if (composer.draft() !== before) playSound("wood");
  };

  // The buttons of the turn vanish when they are pressed; the focus must not.
  let table!: HTMLDivElement;
  const then = (act: () => void) => () => {
    table.querySelector<HTMLElement>('.cell[tabindex="0"]')?.focus({ preventScroll: true });
    act();
  };

  return (
    <div
      class="game-table"
      ref={table}
      onKeyDown={(event) => {
        if (event.key === "Backspace") composer.back();
      }}
    >
      <PyramidBoard
        balls={balls()} turn={shown().turn} near={props.near} marks={marks()} trace={trace()} inFlight={flying()} label={props.label}
        onChoose={choose} onCancel={composer.cancel}
      />
      <div class="turn-bar no-print">
        <p class="hint" aria-live="polite">{hint() ?? " "}</p>
        <Show when={composer.draft().length > 0 && !props.pending}>
          <button type="button" class="button" onClick={then(composer.cancel)}>{t("cancel")}</button>
          <Show when={composer.complete()}>
            <button type="button" class="button primary" onClick={then(composer.finish)}>{t("finish-turn")}</button>
          </Show>
        </Show>
        <ViewButtons />
      </div>
    </div>
  );
}
