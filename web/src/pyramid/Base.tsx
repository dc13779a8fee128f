// The wooden board: a slab with a groove for the reserves around a raised
// field with sixteen hollows; and, when the levels are lifted off, a faint
// plate under each of them.

import { For, Index, Show, type JSX } from "solid-js";
import { CELLS, LEVEL_SIZES, placeOf } from "./cells";
import {
  BOARD_HALF, BOTTOM_Z, FIELD_HALF, FIELD_Z, GROOVE_Z, RIM_Z, centre, liftOf, project, squareCorners, type View,
} from "./projection";

const GROOVE_OUTER = 3.72;
export const GROOVE_INNER = 2.7;

function path(corners: { x: number; y: number }[]): string {
  return `M${corners.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join("L")}Z`;
}

/** The sides of a frustum that face the viewer, with how much light they get. */
function sides(lowHalf: number, lowZ: number, highHalf: number, highZ: number, view: View) {
  const low = squareCorners(lowHalf, lowZ, view);
  const high = squareCorners(highHalf, highZ, view);
  return [0, 1, 2, 3].map((i) => {
    const j = (i + 1) % 4;
    const quad = [low[i]!, low[j]!, high[j]!, high[i]!];
    // Positive area: the side is seen from outside.
    const area = quad.reduce((sum, p, k) => {
      const q = quad[(k + 1) % 4]!;
      return sum + p.x * q.y - q.x * p.y;
    }, 0);
    const light = (low[i]!.x + low[j]!.x) / (2 * lowHalf);
    return { d: path(quad), seen: area < -1e-6, light: 0.5 - light / 2 };
  });
}

export function Base(props: { view: View }): JSX.Element {
  const top = (half: number, z: number) => path(squareCorners(half, z, props.view));
  const flat = () => Math.sin((props.view.pitch * Math.PI) / 180);
  const shadow = () => project({ x: 0, y: 0, z: BOTTOM_Z }, props.view);
  const reach = () => {
    const yaw = (props.view.yaw * Math.PI) / 180;
    return BOARD_HALF * (Math.abs(Math.sin(yaw)) + Math.abs(Math.cos(yaw)));
  };
  return (
    <g class="base">
      <ellipse cx={shadow().x + 0.25} cy={shadow().y + 0.3} rx={reach() * 1.05} ry={reach() * flat() * 1.08} fill="url(#room-shadow)" />
      <Index each={sides(BOARD_HALF, BOTTOM_Z, BOARD_HALF, RIM_Z, props.view)}>
        {(side) => (
          <Show when={side().seen}>
            <path d={side().d} fill="#6d3d1b" />
            <path d={side().d} fill="#000" opacity={0.42 - side().light * 0.38} />
          </Show>
        )}
      </Index>
      <path d={top(BOARD_HALF, RIM_Z)} fill="url(#plank)" stroke="#e0a76b" stroke-opacity="0.35" stroke-width="0.03" stroke-linejoin="round" />
      {/* The groove: its floor, and the near walls hide nothing of it. */}
      <path d={top(GROOVE_OUTER, RIM_Z)} fill="#6b3b1a" />
      <path d={top(GROOVE_OUTER - 0.06, GROOVE_Z + 0.1)} fill="#7d4822" />
    </g>
  );
}

export function Field(props: { view: View }): JSX.Element {
  const top = (half: number, z: number) => path(squareCorners(half, z, props.view));
  const flat = () => Math.sin((props.view.pitch * Math.PI) / 180);
  return (
    <g class="field">
      <Index each={sides(GROOVE_INNER, GROOVE_Z + 0.1, FIELD_HALF, FIELD_Z, props.view)}>
        {(side) => (
          <Show when={side().seen}>
            <path d={side().d} fill="#a2652f" />
            <path d={side().d} fill="#000" opacity={0.3 - side().light * 0.26} />
          </Show>
        )}
      </Index>
      <path d={top(FIELD_HALF, FIELD_Z)} fill="url(#field)" stroke="#eab780" stroke-opacity="0.4" stroke-width="0.03" stroke-linejoin="round" />
      <For each={CELLS.filter((cell) => placeOf(cell).level === 0)}>
        {(cell) => {
          const at = () => project({ ...centre(cell), z: FIELD_Z }, props.view);
          return (
            <g transform={`translate(${at().x.toFixed(3)} ${at().y.toFixed(3)})`}>
              <ellipse rx="0.36" ry={0.36 * flat()} fill="url(#hollow)" />
              <path d={`M-0.36 0A0.36 ${(0.36 * flat()).toFixed(3)} 0 0 0 0.36 0`} fill="none" stroke="#f0c08a" stroke-opacity="0.5" stroke-width="0.025" />
            </g>
          );
        }}
      </For>
      <Show when={props.view.lift > 0}>
        <For each={[1, 2, 3]}>
          {(level) => {
            const plate = () => {
              const rise = liftOf(level, props.view);
              const z = (level * Math.SQRT1_2) - 0.5;
              return path(squareCorners(LEVEL_SIZES[level]! / 2 + 0.08, z, props.view).map(({ x, y }) => ({ x, y: y - rise })));
            };
            return <path class="plate" d={plate()} opacity={props.view.lift} />;
          }}
        </For>
      </Show>
    </g>
  );
}
