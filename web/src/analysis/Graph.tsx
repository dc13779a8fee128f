// How a game went: the value after every turn, with the mistakes marked.

import { For, Show, Suspense, createMemo, lazy, type JSX } from "solid-js";
import { language, t, withTexts } from "../i18n";
import type { Explanation, Review, ReviewedTurn, Value } from "../net/wire";
import { Reasons } from "../game/Reasons";
import { sideName, valueText } from "../game/words";
import { MARK_SIGNS } from "../play/Moves";
import { numberedTurn } from "../play/rows";
import { part } from "../offline/part";
import type { Line } from "./place";
import { isMistake, mistakeFrom } from "./reviewed";
import { Takeaway } from "./Takeaway";

const Practise = lazy(async () => (await Promise.all([part(() => import("../puzzles/Practise")), withTexts("puzzles")]))[0]);

/**
 * A value as a height between −1 and 1, for the side it speaks of: a sure
 * result is at least ±0.55, and the nearer the end, the farther out.
 */
function heightOf(value: Value): number {
  switch (value.kind) {
    case "win":
      return 1 - 0.45 * Math.min(1, value.plies / 60);
    case "loss":
      return -1 + 0.45 * Math.min(1, value.plies / 60);
    case "draw":
      return 0;
    case "estimate":
      return Math.tanh(value.score / 4) * 0.5;
    case "points":
      return Math.max(-1, Math.min(1, value.points / 21));
  }
}

interface GraphProps {
  review: Review;
  at: number;
  onRead: (ply: number) => void;
}

/** `93%`, as the language writes it. */
const percent = (share: number) => new Intl.NumberFormat(language(), { style: "percent" }).format(share);

const WIDTH = 300;
const HEIGHT = 110;

/** The value after every turn, as a curve. */
export function Graph(props: GraphProps): JSX.Element {
  // All heights for the side named first.
  const first = () => props.review.sides[0]?.side;
  const heights = createMemo(() => props.review.turns.map((turn) => (turn.side === first() ? 1 : -1) * heightOf(turn.after)));
  const numbered = (turn: ReviewedTurn) => numberedTurn(props.review.turns, props.review.sides[0]!.side, turn);
  const x = (i: number) => ((i + 0.5) / Math.max(1, heights().length)) * WIDTH;
  const y = (h: number) => HEIGHT / 2 - h * (HEIGHT / 2 - 8);
  const path = () => heights().map((h, i) => `${i === 0 ? "M" : "L"}${x(i).toFixed(1)} ${y(h).toFixed(1)}`).join("");
  const area = () => (heights().length === 0 ? "" : `${path()}L${x(heights().length - 1).toFixed(1)} ${HEIGHT / 2}L${x(0).toFixed(1)} ${HEIGHT / 2}Z`);
  const read = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const i = Math.floor(((event.clientX - box.left) / box.width) * heights().length);
    props.onRead(Math.max(1, Math.min(heights().length, i + 1)));
  };
  return (
    <figure class="graph">
      <figcaption class="row spread small muted">
        <Show when={first()}>{(side) => <span>{t("graph-up", { side: sideName(side()) })}</span>}</Show>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("graph-label", { count: heights().length })} onClick={read}>
        <path class="area" d={area()} />
        <path class="zero" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class="curve" d={path()} />
        <Show when={props.at > 0}><path class="cursor" d={`M${x(props.at - 1)} 0V${HEIGHT}`} /></Show>
        <For each={props.review.turns}>
          {(turn, i) => (
            <Show when={isMistake(turn)}>
              <g class={`flag ${turn.mark}`} transform={`translate(${x(i())} ${y(heights()[i()]!)})`}>
                <Show when={turn.mark === "blunder"} fallback={<circle r="4.500" />}><path d="M0-6L5.500 4H-5.500Z" /></Show>
                <title>{`${numbered(turn)} ${MARK_SIGNS[turn.mark] ?? ""}`}</title>
              </g>
            </Show>
          )}
        </For>
      </svg>
    </figure>
  );
}

interface ReviewProps extends GraphProps {
  /** The line that was reviewed. */
  line: Line;
  onPlay: (turn: string) => void;
  /** Plays the line of a reason, from before the turn that is looked at. */
  onShow: (reason: Explanation) => void;
  onPoint: (places: readonly string[]) => void;
}

export default function ReviewPanel(props: ReviewProps): JSX.Element {
  return (
    <>
      <Graph {...props} />
      <ReviewStep {...props} />
      <Takeaway review={props.review} onRead={props.onRead} />
      <ReviewSummary {...props} />
    </>
  );
}

/** The turn that is looked at, and the ways to the mistakes before and after it. */
function ReviewStep(props: ReviewProps): JSX.Element {
  const turn = () => props.review.turns[props.at - 1];
  const Step = (step: { way: 1 | -1; word: "previous-mistake" | "next-mistake" }) => {
    const to = () => mistakeFrom(props.review, props.at, step.way);
    return <button type="button" class="button slim-text" disabled={to() === undefined} onClick={() => props.onRead(to()!)}>{t(step.word)}</button>;
  };
  return (
    <>
      <div class="grid-2"><Step way={-1} word="previous-mistake" /><Step way={1} word="next-mistake" /></div>
      <Show when={turn()}>
        {(it) => (
          <div class="notice small stack tight">
            <p><strong class="mono">{it().turn}</strong> <b class="sign">{MARK_SIGNS[it().mark] ?? ""}</b> {t(`mark-${it().mark}`)}</p>
            <p class="muted">{t("review-turn", { before: valueText(it().before), after: valueText(it().after) })}</p>
            <Show when={it().best.length > 0 && !it().best.includes(it().turn)}>
              <p class="row tight">
                <span>{t("better")}</span>
                <For each={it().best.slice(0, 4)}>{(best) => <button type="button" class="button quiet mono slim" onClick={() => props.onPlay(best)}>{best}</button>}</For>
              </p>
            </Show>
            <Reasons reasons={it().because} onShow={props.onShow} onPoint={props.onPoint} />
          </div>
        )}
      </Show>
    </>
  );
}

/** How well each side played, and its mistakes to be practised. */
function ReviewSummary(props: ReviewProps): JSX.Element {
  return (
    <>
      <table class="summary small">
        <thead><tr><td /><For each={props.review.sides}>{(side) => <th scope="col">{sideName(side.side)}</th>}</For></tr></thead>
        <tbody>
          <tr>
            <th scope="row">{t("accuracy")}</th>
            <For each={props.review.sides}>
              {({ accuracy }) => (
                <td><Show when={accuracy !== undefined} fallback={<span title={t("accuracy-none")} aria-label={t("accuracy-none")} role="img">–</span>}><strong>{percent(accuracy!)}</strong></Show></td>
              )}
            </For>
          </tr>
          <tr><th scope="row">{t("choices")}</th><For each={props.review.sides}>{({ kept, choices }) => <td>{t("choices-kept", { kept, choices })}</td>}</For></tr>
          <tr><th scope="row">{t("mistakes")}</th><For each={props.review.sides}>{({ mistakes }) => <td>{mistakes}</td>}</For></tr>
          <tr><th scope="row">{t("blunders")}</th><For each={props.review.sides}>{({ blunders }) => <td>{blunders}</td>}</For></tr>
        </tbody>
      </table>
      <p class="muted fine">{t("accuracy-note")}<Show when={!props.review.exact}> {t("accuracy-estimated")}</Show></p>
      <Suspense><Practise review={props.review} line={props.line} /></Suspense>
    </>
  );
}
