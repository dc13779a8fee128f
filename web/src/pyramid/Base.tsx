// The wooden board in lines: a slab with round corners, hollows for the lowest
// level and grooves for the reserves; and, when the levels are lifted off, a
// faint plate under each of them.

import { For, Index, Show, createMemo, type JSX } from "solid-js";
import type { Point } from "../picture/camera";
import { LEVEL_SIZES } from "./cells";
import type { Layout } from "./layout";
import { BALL, BOTTOM, LEVEL_HEIGHT, TOP, carvings, centre, slabOutline, type Groove, type Part } from "./space";

type Flat = { x: number; y: number };

function path(points: readonly Flat[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join("L")}Z`;
}

/** The same points, always the same way round: what overlaps is filled as well. */
function clockwise(points: Flat[]): Flat[] {
  const area = points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return area < 0 ? points.reverse() : points;
}

/** The outline of a groove, or of a hollow, a circle. */
function round({ from, to }: Groove, radius: number): Point[] {
  const way = Math.atan2(to.y - from.y, to.x - from.x);
  return Array.from({ length: 25 }, (_, i) => {
    const angle = way + (i / 24) * 2 * Math.PI - Math.PI / 2;
    const end = i < 12 ? to : from;
    return { x: end.x + radius * Math.cos(angle), y: end.y + radius * Math.sin(angle), z: TOP };
  });
}

export function Base(props: { layout: Layout; part: Part }): JSX.Element {
  const layout = () => props.layout;
  const edge = createMemo(() => slabOutline(layout().arrangement, 6, props.part));
  const at = (z: number, dx = 0, dy = 0) => edge().map(([x, y]) => layout().point({ x: x + dx, y: y + dy, z }));
  const side = () => {
    const [high, low] = [at(TOP - 0.08), at(BOTTOM)];
    return high.map((point, i) => path(clockwise([point, low[i]!, low[(i + 1) % low.length]!, high[(i + 1) % high.length]!]))).join("");
  };
  const outline = (groove: Groove, wider = 0) => path(round(groove, groove.opening + wider).map((point) => layout().point(point)));
  const shadow = () => {
    // Away from the lamp, which is always at the upper left.
    const { right } = layout().camera;
    return path(at(BOTTOM, right.x * 0.45, right.y * 0.45));
  };
  const carved = createMemo(() => carvings(layout().arrangement).filter((_, i) => props.part === "board" || i < 16));
  return (
    <g class="base">
      <path class="room-shadow" d={shadow()} />
      <path class="slab-side" d={side()} />
      <path class="slab-edge" d={path(at(TOP - 0.08))} />
      <path d={path(at(TOP))} fill="url(#plank)" />
      <For each={carved()}>
        {(groove) => (
          <>
            <path class="rim" d={outline(groove, 0.035)} />
            <path d={outline(groove)} fill={groove.from.x === groove.to.x && groove.from.y === groove.to.y ? "url(#hollow)" : "url(#groove)"} />
          </>
        )}
      </For>
    </g>
  );
}

/** Where balls lie on the wood, it is dark. */
export function WoodShadows(props: { layout: Layout; lying: readonly { at: Point; radius: number }[] }): JSX.Element {
  const spots = createMemo(() => props.lying.map(({ at, radius }) => {
    const { right } = props.layout.camera;
    const flat = { ...at, x: at.x + right.x * radius * 0.42, y: at.y + right.y * radius * 0.42, z: TOP };
    const { x, y, r } = props.layout.ball(flat, radius * 1.1);
    return { x, y, r, high: r * Math.sin((props.layout.view.pitch * Math.PI) / 180) };
  }));
  return (
    <Index each={spots()}>
      {(spot) => <ellipse cx={spot().x.toFixed(3)} cy={spot().y.toFixed(3)} rx={spot().r.toFixed(3)} ry={spot().high.toFixed(3)} fill="url(#contact)" />}
    </Index>
  );
}

/** The plate that a level stands on when the levels are apart. */
export function Plate(props: { layout: Layout; level: 1 | 2 | 3 }): JSX.Element {
  const d = () => {
    const { arrangement } = props.layout;
    const half = LEVEL_SIZES[props.level] / 2 + 0.12;
    const z = centre(["", "e1", "h1", "j1"][props.level]!, arrangement).z - BALL - 0.01;
    return path([[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => props.layout.point({ x: x! * half, y: y! * half, z })));
  };
  const lifted = () => centre("j1", props.layout.arrangement).z > 3 * LEVEL_HEIGHT + 0.1;
  return <Show when={lifted()}><path class="plate" d={d()} /></Show>;
}
