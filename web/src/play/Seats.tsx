// The two players: colour, name, reserve or score, clock. The near side below.

import { For, Show, createEffect, createSignal, on, type JSX } from "solid-js";
import { t } from "../i18n";
import type { EquatorView, PyramidView, Seat, Side, State, View } from "../net/wire";
import { playerName } from "../game/words";
import { SideMark } from "../game/SideMark";
import { link } from "../shell/router";
import { Clock } from "./Clock";

interface SeatsProps {
  state: State;
  view: View;
  near: Side;
  online: boolean;
  /** What stands beside a name. */
  beside?: (seat: Seat) => JSX.Element;
}

export function Seats(props: SeatsProps): JSX.Element {
  const [arrived, setArrived] = createSignal(performance.now());
  createEffect(on(() => props.state, () => setArrived(performance.now())));
  const order = () => (props.state.sides[0] === props.near ? [1, 0] : [0, 1]);
  return (
    <ul class="seats">
      <For each={order()}>
        {(index) => {
          const seat = (): Seat => props.state.seats[index]!;
          return (
            <li classList={{ moving: props.state.phase === "playing" && props.view.to_move === seat().side }}>
              <SideMark side={seat().side} />
              <span class="grow">
                <strong><Show when={profileOf(seat())} fallback={playerName(seat(), props.state.you)}>{(to) => <a href={link(to())}>{playerName(seat(), props.state.you)}</a>}</Show></strong>
                <Show when={seat().player?.kind !== "engine" && seat().player && seat().online === false && !seat().on_vacation}>
                  <small class="away"> {t("away")}</small>
                </Show>
                <Show when={seat().on_vacation}><small class="away"> {t("on-vacation")}</small></Show>
                {props.beside?.(seat())}
                <Counted view={props.view} index={index} />
              </span>
              <Show when={props.state.clock}>
                <Clock state={props.state} side={index} arrived={arrived()} online={props.online} />
              </Show>
            </li>
          );
        }}
      </For>
    </ul>
  );
}

/** The page of whoever has a name. */
const profileOf = ({ player }: Seat): string | undefined => (player?.name ? `/player/${encodeURIComponent(player.name)}` : undefined);

/** The reserve; when it changes, the change is shown beside it for a moment. */
function Counted(props: { view: View; index: number }): JSX.Element {
  const count = () => (props.view.game === "pyramid"
    ? (props.view as PyramidView).reserve[props.index] ?? 0
    : (props.view as EquatorView).score[props.index] ?? 0);
  const [change, setChange] = createSignal(0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(on(count, (now, before) => {
    if (before === undefined || now === before) return;
    setChange(now - before);
    clearTimeout(timer);
    timer = setTimeout(() => setChange(0), 2500);
  }));
  return (
    <small class="counted">
      {props.view.game === "pyramid" ? t("in-reserve", { count: count() }) : t("points", { count: count() })}
      <Show when={change() !== 0}><b class="change" classList={{ up: change() > 0 }}>{change() > 0 ? `+${change()}` : `−${-change()}`}</b></Show>
    </small>
  );
}
