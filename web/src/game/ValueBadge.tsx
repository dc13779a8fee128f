// A value on a board: by shape, by colour and by a short figure.

import { Show, type JSX } from "solid-js";
import type { PlaceValue } from "./insight";
import { shortValue, valueKind, valueShape } from "./words";

const HEIGHT = 0.35;
const DIGIT = 0.165;

const widthOf = (text: string) => HEIGHT + (text.length > 0 ? text.length * DIGIT + 0.05 : 0);
const scaleOf = ({ best }: PlaceValue) => (best ? 1.1 : 0.94);

/** Half the width and height that a badge takes. */
export function badgeRoom(value: PlaceValue): { width: number; height: number } {
  const scale = scaleOf(value) / 2;
  return { width: widthOf(shortValue(value.value)) * scale + 0.02, height: HEIGHT * scale + 0.01 };
}

interface ValueBadgeProps {
  at: { x: number; y: number };
  value: PlaceValue;
  lit?: boolean;
  /** How large beside the pieces of the board. */
  scale?: number;
}

export function ValueBadge(props: ValueBadgeProps): JSX.Element {
  const text = () => shortValue(props.value.value);
  const width = () => widthOf(text());
  const scale = () => (props.scale ?? 1) * scaleOf(props.value);
  return (
    <g
      class={`value-badge ${valueKind(props.value.value)}`} classList={{ best: props.value.best, lit: props.lit ?? false }}
      transform={`translate(${props.at.x.toFixed(3)} ${props.at.y.toFixed(3)}) scale(${scale()})`}
    >
      <rect x={-width() / 2} y={-HEIGHT / 2} width={width()} height={HEIGHT} rx={HEIGHT / 2} />
      <path transform={`translate(${(HEIGHT - width()) / 2} 0) scale(0.019) translate(-6 -6)`} d={valueShape(props.value.value)} />
      <Show when={text()}><text x={HEIGHT / 2 - 0.05} y="0.1">{text()}</text></Show>
    </g>
  );
}
