// The pyramid with everything needed to play a turn on it: hints, the buttons
// that finish or cancel a half-composed turn, and the ways of looking.

import { Show, createEffect, createMemo, createSignal, getOwner, runWithOwner, type JSX } from "solid-js";
import { t } from "../i18n";
import { part } from "../offline/part";
import { PyramidBoard } from "../pyramid/PyramidBoard";
import type { Arrow, Threat } from "../pyramid/Overlay";
import { ballsOf, readPosition, type Color } from "../pyramid/cells";
import { NOTHING_IN_FLIGHT, NO_MARKS, NO_TRACE, inFlight, marksOf, traceOf, type Trace } from "../pyramid/marks";
import { withSteps } from "../pyramid/motion";
import type { LegalTurn, PyramidView } from "../net/wire";
import { settings } from "../settings";
import { createComposer } from "./composer";
import type { AtTheTable } from "./GameTable";
import { Prompt, isOver, type Hint } from "./Prompt";
import { createRefused } from "./refused";
import type { Insight } from "./insight";
import { ViewButtons } from "./ViewButtons";

export interface TableProps<V> extends AtTheTable {
  view: V;
  legal: readonly LegalTurn[];
  near: V extends PyramidView ? Color : "blue" | "red";
  onTurn: (turn: string) => void;
  /** A turn that has been sent and is not acknowledged yet. */
  pending?: LegalTurn | undefined;
  label: string;
  insight?: Insight | undefined;
}

export function PyramidTable(props: TableProps<PyramidView>): JSX.Element {
  const shown = createMemo(() => readPosition(props.view.text) ?? { balls: new Map(), turn: "light" as Color });
  const composer = createComposer(
    () => (props.pending ? [] : props.legal),
    (turn) => props.onTurn(turn.turn),
    () => props.moment,
    () => props.confirm === true,
  );
  createEffect(() => props.onComposing?.(composer.draft().length > 0));
  const refused = createRefused(() => props.view, composer.draft);
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

  const hint = (): Hint | undefined => {
    if (props.pending || props.legal.length === 0) return undefined;
    const { takeable, lifted, raisable } = marks();
    const taken = composer.draft().filter((step) => step.do === "take_back").length;
    if (takeable.size > 0) {
      const line = completesOf()?.every(({ kind }) => kind === "line");
      return { title: t(line ? "completed-line" : "completed-square"), line: t("hint-take-back", { taken, must: composer.complete() ? "no" : "yes" }) };
    }
    if (lifted !== undefined) return { line: t("hint-raise") };
    return { line: raisable.size > 0 ? t("hint-place-or-raise") : t("hint-place") };
  };

  const choose = (cell: string) => {
    const before = composer.draft();
    if (!composer.choose(cell) && !props.pending && props.legal.length > 0) refused.ask(before, cell);
  };

  const over = () => props.status !== undefined && isOver(props.status);
  // Whoever does not wish to see threats does not load what finds them.
  const [threats, setThreats] = createSignal<() => readonly Threat[]>(() => []);
  const owner = getOwner();
  createEffect(() => {
    if (settings.threats === "shown") void part(() => import("./threats")).then(({ createThreats }) => runWithOwner(owner, () => setThreats(() => createThreats(() => props.view, over))));
  });
  const best = (): Arrow | undefined => {
    const steps = composer.draft().length === 0 ? props.insight?.best() : undefined;
    const at = (what: "lift" | "place") => steps?.find((step) => step.do === what)?.at;
    return at("place") === undefined ? undefined : { from: at("lift"), to: at("place")!, color: shown().turn };
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
      classList={{ over: over() }}
      ref={table}
      onKeyDown={(event) => {
        if (event.key === "Backspace") composer.back();
      }}
    >
      <Show when={props.status}>{(status) => <Prompt status={status()} hint={hint()} refused={refused.reason()} />}</Show>
      <PyramidBoard
        balls={balls()} all={ballsOf(props.view.rules)} turn={shown().turn} near={props.near} marks={marks()} trace={trace()} inFlight={flying()} label={props.label}
        values={props.insight?.valuesAt(composer.draft())} hinted={props.insight?.pointed()} best={best()} threats={threats()()} over={over()}
        onPoint={(cell) => props.insight?.onPoint(composer.draft(), cell)}
        onChoose={choose} onCancel={composer.cancel}
      />
      <div class="turn-bar no-print">
        <Show when={!props.status}><p class="hint" aria-live="polite">{refused.reason() ?? hint()?.line ?? " "}</p></Show>
        <Show when={composer.draft().length > 0 && !props.pending}>
          <button type="button" class="button" onClick={then(composer.cancel)}>{t("cancel")}</button>
          <Show when={composer.complete()}>
            <button type="button" class="button primary" onClick={then(composer.finish)}>{t("finish-turn")}</button>
          </Show>
        </Show>
        {props.buttons}
        <ViewButtons />
      </div>
    </div>
  );
}
