// How many balls each side begins with (P15), and what that is worth.

import { For, Show, type JSX } from "solid-js";
import { t } from "../i18n";
import type { BallCounts } from "../pyramid/cells";
import { openingWinner } from "./handicaps";

const COUNTS = [15, 14, 13, 12, 11, 10, 9, 8];

export function Handicap(props: { balls: BallCounts; rules: string; onChange: (balls: BallCounts) => void }): JSX.Element {
  return (
    <fieldset>
      <legend>{t("handicap")}</legend>
      <div class="with-count">
        <For each={["light", "dark"] as const}>
          {(color) => (
            <label class="field">
              <span>{t(`handicap-${color}`)}</span>
              <select class="input" name={`handicap-${color}`} value={props.balls[color]} onChange={(event) => props.onChange({ ...props.balls, [color]: Number(event.currentTarget.value) })}>
                <For each={COUNTS}>{(count) => <option value={count} selected={props.balls[color] === count}>{count}</option>}</For>
              </select>
            </label>
          )}
        </For>
      </div>
      <p class="chosen-note muted small">
        <Show when={openingWinner(props.rules)} fallback={t("handicap-unknown")}>{(winner) => t(`handicap-wins-${winner()}`)}</Show>
      </p>
    </fieldset>
  );
}
