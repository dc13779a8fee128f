// What is written on the globe: the names of its points, and in an analysis
// the values. Names stand beside the lines, off any pawn.

import { For, Show, type JSX } from "solid-js";
import type { PlaceValue } from "../game/insight";
import { ValueBadge } from "../game/ValueBadge";
import { isEquator, pawnRadius, type PlaceName, type Point } from "./geometry";
import { pointOf, type Pawns } from "./marks";

/** From the middle of a point to that of its name: clear of the largest pawn. */
const AWAY = 0.47;

/** Where a point's name stands: aslant towards the middle, between its lines; on the equator right below. */
export function namePlace(place: PlaceName, at: Point): Point {
  if (isEquator(place)) return { x: at.x, y: at.y + AWAY };
  const inwards = Math.atan2(-at.y, -at.x);
  const turn = (at.x > 0.1 ? 1 : -1) * Math.sign(at.y) * (Math.PI / 4);
  return { x: at.x + AWAY * Math.cos(inwards + turn), y: at.y + AWAY * Math.sin(inwards + turn) };
}

interface GlobeLabelsProps {
  places: readonly PlaceName[];
  spot: (place: PlaceName) => Point;
  names: boolean;
  pawns: Pawns;
  values?: ReadonlyMap<PlaceName, PlaceValue> | undefined;
  pointed?: PlaceName | undefined;
}

export function GlobeLabels(props: GlobeLabelsProps): JSX.Element {
  /** Under a pawn, so that its number stays to be read; on an empty point. */
  const valuePlace = (place: PlaceName): Point => {
    const { x, y } = props.spot(place);
    const pawn = props.pawns.get(place);
    return pawn ? { x, y: y + pawnRadius(pawn.size) + 0.03 } : { x, y };
  };
  return (
    <g class="labels">
      <Show when={props.names}>
        <For each={props.places}>
          {(place) => {
            const at = () => namePlace(place, props.spot(place));
            return <text class="point-name" x={at().x.toFixed(3)} y={(at().y + 0.07).toFixed(3)}>{pointOf(place)}</text>;
          }}
        </For>
      </Show>
      <For each={[...(props.values ?? [])]}>
        {([place, worth]) => <ValueBadge at={valuePlace(place)} value={worth} scale={0.66} lit={props.pointed === place} />}
      </For>
    </g>
  );
}
