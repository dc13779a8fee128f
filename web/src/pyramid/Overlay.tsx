// What lies over a board, drawn in lines or painted: names and values, what is
// pointed at beside the board, the best turn, threats, what is on its way to
// the server, what was just completed, and the ball that ended the game.

import { For, Show, type JSX } from "solid-js";
import type { PlaceValue } from "../game/insight";
import { type Balls, type Cell, type Color } from "./cells";
import { placed } from "./Drawing";
import { Labels } from "./Labels";
import type { Layout } from "./layout";
import type { InFlight } from "./marks";
import { PlanTitles } from "./PlanTitles";
import type { Scene } from "./scene";

/** Somebody completes a square or a line with a ball in this cell. */
export interface Threat {
  readonly cell: Cell;
  readonly color: Color;
}

/** A turn as an arrow: from a cell or from the reserve. */
export interface Arrow {
  readonly from: Cell | undefined;
  readonly to: Cell;
  readonly color: Color;
}

export interface OverlayProps {
  layout: Layout;
  scene: Scene;
  /** Whether nothing moves. */
  still: boolean;
  balls: Balls;
  names: boolean;
  values: ReadonlyMap<Cell, PlaceValue> | undefined;
  hinted: ReadonlySet<Cell> | undefined;
  pointed: Cell | undefined;
  inFlight: InFlight | undefined;
  threats: readonly Threat[];
  best: Arrow | undefined;
  /** The side to move, and its balls that can be picked up. */
  turn: Color;
  reserved: readonly number[];
  /** Squares that light up, each as one thing. */
  flashing: readonly (readonly Cell[])[];
  onFlashed: () => void;
  /** The ball that ended the game. */
  decided: Cell | undefined;
}

export function Overlay(props: OverlayProps): JSX.Element {
  const layout = () => props.layout;
  const unsent = () => [...(props.inFlight?.coming ?? []), ...(props.inFlight?.leaving.keys() ?? [])];
  return (
    <>
      <Show when={layout().arrangement.kind === "plan"}><PlanTitles layout={layout()} /></Show>
      {/* Balls that can be picked up; the hand says so. Every list has a group
          of its own: one that changes must not move its neighbours, because
          what is moved begins to flash anew. */}
      <g><For each={props.reserved}>{(slot) => <circle class="reserve-spot" r="1" transform={placed(layout().reserve(props.turn, slot))} />}</For></g>
      <g>
        <For each={props.flashing}>
          {(cells) => (
            <g class="flash" onAnimationEnd={() => props.onFlashed()}>
              <For each={cells}>{(cell) => <circle r="1.06" transform={placed(layout().spot(cell))} />}</For>
            </g>
          )}
        </For>
      </g>
      <Show when={props.decided}>{(cell) => <circle class="glow" r="0.97" transform={placed(layout().spot(cell()))} />}</Show>
      <g>
        <For each={unsent()}>
          {(cell) => <g class="piece in-flight" transform={placed(layout().spot(cell))}><circle class="unsent-ring" r="0.92" /></g>}
        </For>
      </g>
      <g><For each={props.threats}>{(threat) => <ThreatSign threat={threat} layout={layout()} />}</For></g>
      <Show when={props.best}>{(best) => <BestArrow best={best()} layout={layout()} slot={props.scene.reserve[best().color] - 1} />}</Show>
      <g><For each={[...(props.hinted ?? [])]}>{(cell) => <circle class="hinted" r="1.02" transform={placed(layout().spot(cell))} />}</For></g>
      <Labels layout={layout()} scene={props.scene} still={props.still} balls={props.balls} names={props.names} values={props.values} pointed={props.pointed} />
    </>
  );
}

/** Four small squares, as the four balls of the one that would be complete. */
function ThreatSign(props: { threat: Threat; layout: Layout }): JSX.Element {
  const at = () => {
    const spot = props.layout.dip(props.threat.cell);
    // Light's and dark's stand side by side.
    return { ...spot, x: spot.x + spot.r * (props.threat.color === "light" ? -0.34 : 0.34), y: spot.y - spot.r * 0.3 };
  };
  return (
    <g class={`threat ${props.threat.color}`} data-cell={props.threat.cell} transform={placed(at())}>
      <rect x="-.27" y="-.27" width=".54" height=".54" rx=".1" />
      <path d="M-.15-.15h.12v.12h-.12zM.03-.15h.12v.12H.03zM-.15.03h.12v.12h-.12zM.03.03h.12v.12H.03z" />
    </g>
  );
}

function BestArrow(props: { best: Arrow; layout: Layout; slot: number }): JSX.Element {
  const d = () => {
    const { from, to, color } = props.best;
    const [a, b] = [from === undefined ? props.layout.reserve(color, Math.max(0, props.slot)) : props.layout.spot(from), props.layout.dip(to)];
    // High enough to pass over what is written at its ends.
    const over = Math.min(a.y, b.y) - 1.2 - 0.2 * Math.hypot(b.x - a.x, b.y - a.y);
    return `M${a.x.toFixed(3)} ${(a.y - 0.3).toFixed(3)}Q${((a.x + b.x) / 2).toFixed(3)} ${over.toFixed(3)} ${b.x.toFixed(3)} ${(b.y - 0.3).toFixed(3)}`;
  };
  return <path class="arrow best" d={d()} marker-end="url(#best-head)" />;
}
