// A value on a board: by shape, by colour and by a short figure.

import { Show, type JSX } from "solid-js";
import type { PlaceValue } from "./insight";
import { shortValue, valueKind, valueShape } from "./words";

const HEIGHT = 0.35;
const DIGIT = 0.165;
const NAME = 0.37;

const widthOf = (text: string, named: boolean) => HEIGHT + (text.length > 0 ? text.length * DIGIT + 0.05 : 0) + (named ? NAME : 0);
const scaleOf = ({ best }: PlaceValue) => (best ? 1.1 : 0.94);

/** Half the width and height that a badge takes, with or without the name of its place in it. */
export function badgeRoom(value: PlaceValue, named = false): { width: number; height: number } {
  const scale = scaleOf(value) / 2;
  // The best has a thick edge, which shines.
  const edge = value.best ? 0.05 : 0.015;
  return { width: widthOf(shortValue(value.value), named) * scale + edge, height: HEIGHT * scale + edge };
}

interface ValueBadgeProps {
  at: { x: number; y: number };
  value: PlaceValue;
  lit?: boolean;
  /** How large beside the pieces of the board. */
  scale?: number;
  /** The name of its place, where the badge does not lie on it. */
  name?: string | undefined;
}

export function ValueBadge(props: ValueBadgeProps): JSX.Element {
  const text = () => shortValue(props.value.value);
  const width = () => widthOf(text(), props.name !== undefined);
  /** Where the value begins: after the name. */
  const left = () => (props.name === undefined ? 0 : NAME) - width() / 2;
  const scale = () => (props.scale ?? 1) * scaleOf(props.value);
  return (
    <g
      class={`value-badge ${valueKind(props.value.value)}`} classList={{ best: props.value.best, lit: props.lit ?? false }}
      transform={`translate(${props.at.x.toFixed(3)} ${props.at.y.toFixed(3)}) scale(${scale()})`}
    >
      <rect x={-width() / 2} y={-HEIGHT / 2} width={width()} height={HEIGHT} rx={HEIGHT / 2} />
      <Show when={props.name}>{(name) => <text class="badge-place" x={-width() / 2 + NAME / 2 + 0.05} y="0.1">{name()}</text>}</Show>
      <path transform={`translate(${left() + HEIGHT / 2} 0) scale(0.019) translate(-6 -6)`} d={valueShape(props.value.value)} />
      <Show when={text()}><text x={(left() + HEIGHT + width() / 2) / 2 - 0.05} y="0.1">{text()}</text></Show>
    </g>
  );
}
