// A still drawing of a position: for the rules, the lessons and the lists.

import { For, createMemo, type JSX } from "solid-js";
import { readPosition, type Cell } from "./cells";
import { Drawing } from "./Drawing";
import { layoutOf } from "./layout";
import { NO_MARKS } from "./marks";
import { sceneOf } from "./scene";
import { STACKED, boundsOf, type Part } from "./space";

export interface FigureProps {
  position: string;
  targets?: readonly Cell[];
  highlight?: readonly Cell[];
  takeable?: readonly Cell[];
  arrows?: readonly (readonly [Cell, Cell])[];
  /** `field` leaves the grooves and the reserves out. */
  crop?: Part;
  /** What the drawing shows; without it, the drawing is an ornament. */
  label?: string;
}

const VIEW = { yaw: -24, pitch: 42 };
const SIZE = { width: 4, height: 3 };
const layoutFor = (part: Part) => layoutOf(STACKED, VIEW, SIZE, boundsOf(STACKED, part));
const LAYOUTS = { board: layoutFor("board"), field: layoutFor("field") };

export function Figure(props: FigureProps): JSX.Element {
  const layout = () => LAYOUTS[props.crop ?? "board"];
  const scene = createMemo(() => {
    const { balls, turn } = readPosition(props.position) ?? { balls: new Map(), turn: "light" as const };
    const marks = { ...NO_MARKS, takeable: new Set(props.takeable) };
    return sceneOf({ arrangement: STACKED, balls, motions: [], marks, last: new Set(), completed: [props.highlight ?? []], ghosts: (props.targets ?? []).map((cell) => ({ cell, color: turn })) });
  });
  const arrow = (from: Cell, to: Cell) => {
    const [a, b] = [layout().spot(from), layout().spot(to)];
    return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - 1.2} ${b.x} ${b.y - 0.12}`;
  };
  const viewBox = () => {
    const frame = layout().frame;
    return `0 0 ${frame.width} ${frame.height}`;
  };
  return (
    <svg class="figure" viewBox={viewBox()} role={props.label ? "img" : undefined} aria-label={props.label} aria-hidden={props.label ? undefined : "true"}>
      <Drawing scene={scene()} layout={layout()} part={props.crop ?? "board"} />
      <For each={props.arrows ?? []}>
        {([from, to]) => <path class="arrow" d={arrow(from, to)} marker-end="url(#arrow-head)" />}
      </For>
    </svg>
  );
}
