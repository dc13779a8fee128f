// How time is limited: per move, per game with an increment, or not.

import { For, Show, type JSX } from "solid-js";
import { t } from "../i18n";
import type { ClockControl } from "../net/wire";

export interface ClockWish {
  kind: ClockControl["kind"];
  /** Of a clock per game. */
  minutes: number;
  /** Of a clock per move. */
  seconds: number;
  increment: number;
}

/** The clock that is wished for. */
export function clockOf({ kind, minutes, seconds, increment }: ClockWish): ClockControl {
  if (kind === "per_move") return { kind, seconds };
  if (kind === "per_game") return { kind, seconds: Math.round(minutes * 60), increment };
  return { kind: "none" };
}

export function ClockFields(props: { value: ClockWish; none?: boolean; onChange: (change: Partial<ClockWish>) => void }): JSX.Element {
  const kinds = () => (props.none ? (["per_move", "per_game", "none"] as const) : (["per_move", "per_game"] as const));
  const NumberField = (field: { name: "minutes" | "seconds" | "increment"; least: number; most: number; step?: number }) => (
    <label class="field">
      <span>{t(`tournaments-clock-${field.name}`)}</span>
      <input
        class="input" type="number" name={field.name} min={field.least} max={field.most} step={field.step ?? 1} required value={props.value[field.name]}
        onInput={(event) => { const value = event.currentTarget.valueAsNumber; if (value >= field.least && value <= field.most) props.onChange({ [field.name]: value }); }}
      />
    </label>
  );
  return (
    <div class="stack tight">
      <div class="choices across">
        <For each={kinds()}>
          {(kind) => (
            <label class="choice center">
              <input type="radio" name="clock-kind" value={kind} checked={props.value.kind === kind} onChange={() => props.onChange({ kind })} />
              <span>{t(`tournaments-clock-${kind}`)}</span>
            </label>
          )}
        </For>
      </div>
      <div class="pair-of-fields">
        <Show when={props.value.kind === "per_move"}><NumberField name="seconds" least={1} most={3600} /></Show>
        <Show when={props.value.kind === "per_game"}><NumberField name="minutes" least={0.5} most={600} step={0.5} /><NumberField name="increment" least={0} most={600} /></Show>
      </div>
    </div>
  );
}
