// A still drawing of the globe: for the rules, the lessons and the lists.

import { For, Show, createMemo, type JSX } from "solid-js";
import { PawnDisc, Parchment } from "./flat";
import { EDGE, at, wayThrough, type PlaceName } from "./geometry";
import { readEquator } from "./position";

export interface GlobeFigureProps {
  position: string;
  /** Ways drawn as lit lines. */
  ways?: readonly (readonly PlaceName[])[];
  /** Straight jumps from place to place. */
  hops?: readonly (readonly [PlaceName, PlaceName])[];
  /** Pawns that show no size. */
  hidden?: readonly PlaceName[];
  struck?: readonly PlaceName[];
  deciding?: PlaceName;
  label?: string;
}

export function GlobeFigure(props: GlobeFigureProps): JSX.Element {
  const shown = createMemo(() => readEquator(props.position) ?? { pawns: new Map(), short: false });
  const reach = EDGE + 0.15;
  return (
    <svg class="figure" viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} role={props.label ? "img" : undefined} aria-label={props.label} aria-hidden={props.label ? undefined : "true"}>
      <Parchment short={shown().short} />
      <For each={props.ways ?? []}>{(way) => <path class="way pointed" d={wayThrough(way, 1)} />}</For>
      <For each={props.hops ?? []}>
        {([from, to]) => <path class="way pointed hop" d={`M${at(from).x} ${at(from).y}L${at(to).x} ${at(to).y}`} />}
      </For>
      <For each={[...shown().pawns]}>
        {([place, pawn]) => (
          <g transform={`translate(${at(place).x} ${at(place).y})`}>
            <PawnDisc pawn={props.hidden?.includes(place) ? { owner: pawn.owner } : pawn} />
            <Show when={props.deciding === place}><path class="crown" transform="translate(0 -0.4)" d="M-.13 0L-.16-.16L-.07-.08L0-.2L.07-.08L.16-.16L.13 0Z" /></Show>
            <Show when={props.struck?.includes(place)}><path class="struck" d="M-.3-.3L.3 .3M.3-.3L-.3 .3" /></Show>
          </g>
        )}
      </For>
    </svg>
  );
}
