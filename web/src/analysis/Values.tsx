// Every legal turn with its value: in words, by shape and by colour.

import { For, Show, createMemo, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import type { Evaluation, GameKind, Side, Value } from "../net/wire";
import { Reasons } from "../game/Reasons";
import { sideName, valueKind, valueShape, valueText } from "../game/words";
import type { LinkedValues } from "./insight";

interface ValuesProps {
  evaluation: Evaluation | undefined;
  loading: boolean;
  game: GameKind;
  side: Side;
  /** Which turns the board points at, and how to point at the board. */
  link: LinkedValues;
  onTurn: (turn: string) => void;
  onLine: (turns: readonly string[]) => void;
  playing: boolean;
  onStop: () => void;
  /** What a reason speaks of is to be seen on the board. */
  onLight: (places: readonly string[]) => void;
}

const SHORT = 12;

export function Values(props: ValuesProps): JSX.Element {
  const [all, setAll] = createSignal(false);
  const turns = createMemo(() => props.evaluation?.turns ?? []);
  // What the board points at is in sight, wherever it stands in the list.
  const shown = createMemo(() => {
    if (all()) return turns();
    const few = turns().slice(0, SHORT);
    const lit = turns().slice(SHORT).filter(({ turn }) => props.link.lit().has(turn));
    return lit.length > 0 ? [...lit.slice(0, SHORT), ...few] : few;
  });
  return (
    <section class="values" aria-busy={props.loading} aria-label={t("tab-values")}>
      <Show when={props.evaluation} fallback={<p class="muted" role="status">{t("evaluating")}</p>}>
        {(evaluation) => (
          <>
            <p class="verdict">
              <ValueSign value={evaluation().value} />
              <span>
                <strong>{t("value-for", { side: sideName(props.side), value: valueText(evaluation().value) })}</strong>
                <small>{sourceText(evaluation(), props.game)}</small>
              </span>
            </p>
            <Reasons reasons={evaluation().because} onShow={({ line }) => props.onLine(line)} onPoint={props.onLight} />
            <Show when={evaluation().line.length > 0}>
              <Show when={!props.playing} fallback={<button type="button" class="button" onClick={props.onStop}>{t("stop")}</button>}>
                <button type="button" class="button" onClick={() => props.onLine(evaluation().line)}>{t("play-line", { count: evaluation().line.length })}</button>
              </Show>
            </Show>
            <ol class="turn-values">
              <For each={shown()}>
                {({ turn, value }) => (
                  <li>
                    <button
                      type="button" class="turn-value" classList={{ lit: props.link.lit().has(turn) }} onClick={() => props.onTurn(turn)}
                      onPointerEnter={() => props.link.point(turn)} onPointerLeave={() => props.link.point(undefined)}
                      onFocus={() => props.link.point(turn)} onBlur={() => props.link.point(undefined)}
                    >
                      <ValueSign value={value} />
                      <span class="mono grow">{turn}</span>
                      <span class={`value-text ${valueKind(value)}`}>{valueText(value)}</span>
                    </button>
                  </li>
                )}
              </For>
            </ol>
            <Show when={turns().length > SHORT}>
              <button type="button" class="button" onClick={() => setAll(!all())}>{all() ? t("show-fewer") : t("show-all", { count: turns().length })}</button>
            </Show>
          </>
        )}
      </Show>
    </section>
  );
}

/** How sure a value is, and what is counted. */
function sourceText({ source, exact, value }: Evaluation, game: GameKind): string {
  if (source === "rules") return t("source-rules");
  if (!exact) return t(game === "pyramid" ? "source-engine-balls" : "source-engine-points");
  return t(value.kind === "points" ? "source-solved" : "source-exact");
}

/** Triangle up: win; bar: draw; triangle down: loss. */
export function ValueSign(props: { value: Value }): JSX.Element {
  return (
    <svg class={`value-sign ${valueKind(props.value)}`} viewBox="0 0 12 12" width="14" height="14" aria-hidden="true">
      <path d={valueShape(props.value)} />
    </svg>
  );
}
