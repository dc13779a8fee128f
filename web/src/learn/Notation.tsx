// The names of all places, drawn: for the chapters on notation.

import { For, type JSX } from "solid-js";
import { Parchment } from "../equator/flat";
import { ALL_PLACES, EDGE, at } from "../equator/geometry";
import type { GameKind } from "../net/wire";
import { CELLS } from "../pyramid/cells";
import { Drawing } from "../pyramid/Drawing";
import { layoutOf } from "../pyramid/layout";
import { NO_MARKS } from "../pyramid/marks";
import { PlanTitles } from "../pyramid/PlanTitles";
import type { Scene } from "../pyramid/scene";
import { restView, type Arrangement } from "../pyramid/space";

const PLAN: Arrangement = { kind: "plan", near: "light" };
const EMPTY: Scene = {
  arrangement: PLAN, balls: new Map(), reserve: { light: 0, dark: 0 }, marks: NO_MARKS, last: new Set(), completed: [], ghosts: [], flights: [],
};

export function Notation(props: { game: GameKind; label: string }): JSX.Element {
  return props.game === "pyramid" ? <PyramidNames label={props.label} /> : <GlobeNames label={props.label} />;
}

function PyramidNames(props: { label: string }): JSX.Element {
  const layout = layoutOf(PLAN, restView(PLAN, 0), { width: 4, height: 3 });
  const { width, height } = layout.frame;
  return (
    <svg class="figure" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={props.label}>
      <Drawing scene={EMPTY} layout={layout} />
      <PlanTitles layout={layout} />
      <For each={CELLS}>{(cell) => <Name name={cell} at={layout.dip(cell)} radius={0.36} />}</For>
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
