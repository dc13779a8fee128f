// A still drawing of a position: for the rules, the lessons and the lists.

import { For, Show, createMemo, type JSX } from "solid-js";
import { Ball, grainOf } from "./Ball";
import { Base, Field, GROOVE_INNER } from "./Base";
import { readPosition, type Cell } from "./cells";
import { pyramidLayout } from "./layout";
import { FIELD_Z, centre, project, type View } from "./projection";
import { itemsOf } from "./scene";

export interface FigureProps {
  position: string;
  targets?: readonly Cell[];
  highlight?: readonly Cell[];
  takeable?: readonly Cell[];
  arrows?: readonly (readonly [Cell, Cell])[];
  /** `field` leaves the groove and the reserves out. */
  crop?: "board" | "field";
  /** What the drawing shows; without it, the drawing is an ornament. */
  label?: string;
}

const VIEW: View = { yaw: -24, pitch: 46, lift: 0 };

export function Figure(props: FigureProps): JSX.Element {
  const shown = createMemo(() => readPosition(props.position) ?? { balls: new Map(), turn: "light" as const });
  const layout = pyramidLayout(VIEW);
  const items = createMemo(() =>
    itemsOf({ balls: shown().balls, turn: shown().turn, ghosts: new Set(props.targets), layout, motions: [] })
      .filter((item) => props.crop !== "field" || item.kind !== "reserve"),
  );
  const viewBox = () => {
    if (props.crop !== "field") {
      const { x, y, width, height } = layout.frame;
      return `${x} ${y} ${width} ${height}`;
    }
    // The slope around the field ends here, at the yaw of the drawings.
    const reach = GROOVE_INNER * 1.34;
    return `${-reach} ${-reach * 0.84} ${2 * reach} ${reach * 1.68}`;
  };
  const arrow = (from: Cell, to: Cell) => {
    const [a, b] = [layout.spot(from), layout.spot(to)];
    return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - 1.2} ${b.x} ${b.y - 0.12}`;
  };
  const shadows = createMemo(() =>
    [...shown().balls.keys()].map(centre).filter(({ z }) => z === 0).map((p) => project({ ...p, z: FIELD_Z }, VIEW)),
  );
  return (
    <svg class="figure" viewBox={viewBox()} role={props.label ? "img" : undefined} aria-label={props.label} aria-hidden={props.label ? undefined : "true"}>
      <Show when={props.crop !== "field"}><Base view={VIEW} /></Show>
      <For each={items().filter((item) => item.kind === "reserve" && item.spot.depth < -1.2)}>
        {(item) => <g transform={`translate(${item.spot.x} ${item.spot.y}) scale(${item.spot.r})`}><Ball color={item.color} grain={grainOf(item.id)} /></g>}
      </For>
      <Field view={VIEW} />
      <For each={shadows()}>{(at) => <ellipse cx={at.x + 0.12} cy={at.y + 0.07} rx="0.56" ry="0.4" fill="url(#contact)" />}</For>
      <For each={items().filter((item) => item.kind !== "reserve" || item.spot.depth >= -1.2)}>
        {(item) => (
          <g class={`piece ${item.kind}`} classList={{ pointed: item.kind === "ghost" }} transform={`translate(${item.spot.x} ${item.spot.y}) scale(${item.spot.r})`}>
            <Ball color={item.color} grain={grainOf(item.id)} shade={item.shade} />
            <Show when={item.kind === "ghost"}><circle class="ghost-ring" r="0.94" /></Show>
            <Show when={item.kind === "ball" && props.highlight?.includes(item.cell!)}><circle class="ring chosen" r="0.88" /></Show>
            <Show when={item.kind === "ball" && props.takeable?.includes(item.cell!)}>
              <circle class="ring take" r="0.86" />
              <g class="minus"><circle r="0.3" /><path d="M-.15 0H.15" /></g>
            </Show>
          </g>
        )}
      </For>
      <For each={props.arrows ?? []}>
        {([from, to]) => <path class="arrow" d={arrow(from, to)} marker-end="url(#arrow-head)" />}
      </For>
    </svg>
  );
}
