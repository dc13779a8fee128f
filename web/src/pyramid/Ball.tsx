// One turned wooden ball, lit from the upper left.

import { For, Show, type JSX } from "solid-js";
import type { Color } from "./cells";

interface BallProps {
  color: Color;
  /** Which way the grain runs, in degrees. */
  grain?: number;
  /** Where balls that touch it take its light away. */
  contacts?: readonly { x: number; y: number }[];
}

/** A ball of radius 1 about the origin. */
export function Ball(props: BallProps): JSX.Element {
  return (
    <>
      <circle class="ball-edge" r="1" fill={`url(#wood-${props.color})`} />
      <use href="#grain" class={`grain ${props.color}`} transform={`rotate(${props.grain ?? 0})`} />
      <circle r="1" fill="url(#bounce)" />
      <Show when={props.contacts?.length}>
        <g clip-path="url(#unit-ball)">
          <For each={props.contacts}>{({ x, y }) => <circle cx={x.toFixed(2)} cy={y.toFixed(2)} r="0.62" fill="url(#touch)" />}</For>
        </g>
      </Show>
      <ellipse cx="-0.36" cy="-0.44" rx="0.36" ry="0.24" transform="rotate(-38 -0.36 -0.44)" fill="url(#gleam)" />
    </>
  );
}

/** The grain of a ball depends on where it lies, so that no two look alike. */
export function grainOf(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  return sum;
}
