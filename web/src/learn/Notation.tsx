// The names of all places, drawn: for the chapters on notation.

import { For, type JSX } from "solid-js";
import { Parchment } from "../equator/GlobeBoard";
import { ALL_PLACES, EDGE, at } from "../equator/geometry";
import type { GameKind } from "../net/wire";
import { PlanFields } from "../pyramid/PlanFields";
import { CELLS } from "../pyramid/cells";
import { planLayout } from "../pyramid/layout";

export function Notation(props: { game: GameKind; label: string }): JSX.Element {
  return props.game === "pyramid" ? <PyramidNames label={props.label} /> : <GlobeNames label={props.label} />;
}

function PyramidNames(props: { label: string }): JSX.Element {
  const layout = planLayout("light");
  const { x, y, width } = layout.frame;
  return (
    <svg class="figure" viewBox={`${x} ${y} ${width} 6.6`} role="img" aria-label={props.label}>
      <PlanFields layout={layout} />
      <For each={CELLS}>{(cell) => <Name name={cell} at={layout.spot(cell)} radius={0.36} />}</For>
    </svg>
  );
}

function GlobeNames(props: { label: string }): JSX.Element {
  const reach = EDGE + 0.15;
  return (
    <svg class="figure" viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} role="img" aria-label={props.label}>
      <Parchment short={false} />
      <For each={ALL_PLACES}>{(place) => <Name name={place.split(" ").at(-1)!} at={at(place)} radius={0.27} />}</For>
    </svg>
  );
}

function Name(props: { name: string; at: { x: number; y: number }; radius: number }): JSX.Element {
  return (
    <g class="place-name" transform={`translate(${props.at.x} ${props.at.y})`}>
      <circle r={props.radius} />
      <text font-size={`${props.radius * 1.22}px`}>{props.name}</text>
    </g>
  );
}
