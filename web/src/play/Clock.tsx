// A side's remaining time. The server's word plus what has passed since.

import { Show, createSignal, onCleanup, type JSX } from "solid-js";
import { t } from "../i18n";
import { clockText } from "../game/words";
import type { State } from "../net/wire";

/** Milliseconds left for a side, `elapsed` after the state arrived. */
export function remaining(clock: NonNullable<State["clock"]>, side: number, sides: State["sides"], elapsed: number): number {
  const left = clock.remaining[side] ?? 0;
  return Math.max(0, clock.running === sides[side] ? left - elapsed : left);
}

interface ClockProps {
  state: State;
  side: number;
  /** When the state arrived, by this machine's clock. */
  arrived: number;
  /** Without a connection nobody knows: the clock shows what was known last. */
  online: boolean;
}

export function Clock(props: ClockProps): JSX.Element {
  const [now, setNow] = createSignal(performance.now());
  const timer = setInterval(() => { if (props.online) setNow(performance.now()); }, 100);
  onCleanup(() => clearInterval(timer));
  const left = () => remaining(props.state.clock!, props.side, props.state.sides, Math.max(0, now() - props.arrived));
  const running = () => props.state.clock!.running === props.state.sides[props.side];
  return (
    <span class="clock" classList={{ running: running() && props.online, short: left() < 10_000, unknown: !props.online }} role="timer">
      {clockText(left())}
      <Show when={!props.online}><span class="visually-hidden">{t("clock-unknown")}</span><b aria-hidden="true">?</b></Show>
    </span>
  );
}
