// One turned wooden ball, lit from the upper left.

import { Show, type JSX } from "solid-js";
import type { Color } from "./cells";

interface BallProps {
  color: Color;
  /** Which way the grain runs, in degrees. */
  grain?: number;
  /** How many balls lie on it: they take light away. */
  shade?: number;
}

/** A ball of radius 1 about the origin. */
export function Ball(props: BallProps): JSX.Element {
  return (
    <>
      <circle r="1" fill={`url(#wood-${props.color})`} />
      <use
        href="#grain"
        transform={`rotate(${props.grain ?? 0})`}
        stroke={props.color === "light" ? "#8a5a22" : "#d29a72"}
        stroke-width="0.055"
        stroke-opacity={props.color === "light" ? 0.12 : 0.08}
      />
      <circle r="1" fill="url(#bounce)" />
      <Show when={props.shade}>
        <circle r="1" fill="#6e3a0d" opacity={Math.min(0.3, 0.08 * (props.shade ?? 0))} />
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
