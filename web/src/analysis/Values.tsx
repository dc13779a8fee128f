// Every legal turn with its value: in words, by shape and by colour.

import { For, Show, createMemo, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import type { Evaluation, Side, Value } from "../net/wire";
import { sideName, valueKind, valueText } from "../game/words";

interface ValuesProps {
  evaluation: Evaluation | undefined;
  loading: boolean;
  side: Side;
  onTurn: (turn: string) => void;
  onLine: (turns: readonly string[]) => void;
  playing: boolean;
  onStop: () => void;
}

const SHORT = 12;

export function Values(props: ValuesProps): JSX.Element {
  const [all, setAll] = createSignal(false);
  const turns = createMemo(() => props.evaluation?.turns ?? []);
  const shown = () => (all() ? turns() : turns().slice(0, SHORT));
  return (
    <section class="values" aria-busy={props.loading} aria-label={t("tab-values")}>
      <Show when={props.evaluation} fallback={<p class="muted" role="status">{t("evaluating")}</p>}>
        {(evaluation) => (
          <>
            <p class="verdict">
              <ValueSign value={evaluation().value} />
              <span>
                <strong>{t("value-for", { side: sideName(props.side), value: valueText(evaluation().value) })}</strong>
                <small>{t(sourceWords(evaluation()))}</small>
              </span>
            </p>
            <ol class="turn-values">
              <For each={shown()}>
                {({ turn, value }) => (
                  <li>
                    <button type="button" class="turn-value" onClick={() => props.onTurn(turn)}>
                      <ValueSign value={value} />
                      <span class="mono grow">{turn}</span>
                      <span class={`value-text ${valueKind(value)}`}>{valueText(value)}</span>
                    </button>
                  </li>
                )}
              </For>
            </ol>
            <div class="row">
              <Show when={turns().length > SHORT}>
                <button type="button" class="button grow" onClick={() => setAll(!all())}>{all() ? t("show-fewer") : t("show-all", { count: turns().length })}</button>
              </Show>
              <Show when={evaluation().line.length > 0}>
                <Show when={!props.playing} fallback={<button type="button" class="button grow" onClick={props.onStop}>{t("stop")}</button>}>
                  <button type="button" class="button grow" onClick={() => props.onLine(evaluation().line)}>{t("play-line", { count: evaluation().line.length })}</button>
                </Show>
              </Show>
            </div>
          </>
        )}
      </Show>
    </section>
  );
}

/** How sure a value is, and what is counted. */
function sourceWords({ source, exact, value }: Evaluation) {
  if (source === "rules") return "source-rules";
  if (!exact) return "source-engine";
  return value.kind === "points" ? "source-solved" : "source-exact";
}

/** Triangle up: win; bar: draw; triangle down: loss. */
export function ValueSign(props: { value: Value }): JSX.Element {
  const kind = () => valueKind(props.value);
  return (
    <svg class={`value-sign ${kind()}`} viewBox="0 0 12 12" width="14" height="14" aria-hidden="true">
      <path d={{ win: "M6 1.500L11 10.500H1Z", draw: "M1 4.500H11V7.500H1Z", loss: "M6 10.500L1 1.500H11Z" }[kind()]} />
    </svg>
  );
}
