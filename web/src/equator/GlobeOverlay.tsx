// What lies over a globe, drawn in lines or painted: names and values, what is
// pointed at beside the board, what is on its way to the server, and faintly
// the pawns of the battle just finished.

import { For, Show, type JSX } from "solid-js";
import type { PlaceValue } from "../game/insight";
import { ValueBadge } from "../game/ValueBadge";
import type { Side } from "../net/wire";
import { PawnDisc } from "./flat";
import { at, isEquator, type PlaceName, type Point } from "./geometry";
import type { GlobeLayout, Spot } from "./layout";
import { pointOf, type Pawns } from "./marks";
import { radiusOf } from "./space";

export interface GlobeOverlayProps {
  layout: GlobeLayout;
  places: readonly PlaceName[];
  near: Side;
  pawns: Pawns;
  names: boolean;
  values: ReadonlyMap<PlaceName, PlaceValue> | undefined;
  pointed: PlaceName | undefined;
  hinted: ReadonlySet<PlaceName> | undefined;
  afterglow: Pawns | undefined;
  /** Where a pawn comes that the server has not confirmed yet. */
  unsent: PlaceName | undefined;
}

/** From the foot of a pawn to the middle of the name of its place: clear of the largest. */
const AWAY = 0.47;

/**
 * Where the name of a place stands, on the plate as one sits before it: below,
 * where no pawn of this place hides it, and aslant, between the lines.
 */
export function nameUnder(place: PlaceName, { x, y }: Point): Point {
  if (isEquator(place)) return { x, y: y + AWAY };
  // Towards the middle from the far side, away from it on the near one.
  const towards = y > 0 ? Math.atan2(y, x) : Math.atan2(-y, -x);
  const turn = (y > 0 ? (x < -0.1 ? -1 : 1) : x > 0.1 ? -1 : 1) * (Math.PI / 4);
  return { x: x + AWAY * Math.cos(towards + turn), y: y + AWAY * Math.sin(towards + turn) };
}

export function GlobeOverlay(props: GlobeOverlayProps): JSX.Element {
  const flip = () => (props.near === "blue" ? -1 : 1);
  const nameAt = (place: PlaceName): Spot => {
    const { x, y } = nameUnder(place, { x: at(place).x * flip(), y: at(place).y * flip() });
    return props.layout.point({ x: x * flip(), y: -y * flip(), z: 0 });
  };
  const squash = () => Math.sin((props.layout.view.pitch * Math.PI) / 180);
  const flatAt = (place: PlaceName) => {
    const { x, y, scale } = props.layout.place(place);
    return `translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${scale.toFixed(3)} ${(scale * squash()).toFixed(3)})`;
  };
  /** On an empty place; before a pawn, so that its number stays to be read. */
  const valueAt = (place: PlaceName) => {
    const { x, y, scale } = props.layout.place(place);
    const pawn = props.pawns.get(place);
    return { x, y: pawn ? y + radiusOf(pawn.size) * scale * squash() : y };
  };
  return (
    <>
      <For each={[...(props.afterglow ?? [])]}>
        {([where, pawn]) => <g class="afterglow" transform={flatAt(where)}><PawnDisc pawn={pawn} /></g>}
      </For>
      <Show when={props.unsent}>{(where) => <g class="in-flight" transform={flatAt(where())}><circle class="unsent-pawn" r="0.4" /></g>}</Show>
      <For each={[...(props.hinted ?? [])]}>{(where) => <circle class="hinted-place" r="0.4" transform={flatAt(where)} />}</For>
      <g class="labels">
        <Show when={props.names}>
          <For each={props.places}>
            {(place) => <text class="point-name" x={nameAt(place).x.toFixed(3)} y={(nameAt(place).y + 0.07).toFixed(3)}>{pointOf(place)}</text>}
          </For>
        </Show>
        <For each={[...(props.values ?? [])]}>
          {([place, worth]) => <ValueBadge at={valueAt(place)} value={worth} scale={0.66} lit={props.pointed === place} />}
        </For>
      </g>
    </>
  );
}
