// A globe in lines: where there is no picture yet, where there can be none, and
// on paper. Everything lies where the picture has it.

import { For, Show, createMemo, type JSX } from "solid-js";
import type { Point } from "../picture/camera";
import { INNER, OUTER, meridianPoints, wayPoints, type PlaceName } from "./geometry";
import type { GlobeLayout, Spot } from "./layout";
import type { GlobeScene, PlaceMark, ShownPawn } from "./scene";
import { PLATE, STATIONS, THICK, besideAt, footAt, heightOf, radiusOf } from "./space";

interface Drawn {
  readonly pawn: ShownPawn;
  readonly foot: Point;
  readonly place?: PlaceName;
}

/** A circle about the middle of the plate, at a height. */
function circle(radius: number, z: number): Point[] {
  return Array.from({ length: 72 }, (_, i) => ({ x: radius * Math.cos((i * Math.PI) / 36), y: radius * Math.sin((i * Math.PI) / 36), z }));
}

const flat = (points: readonly { x: number; y: number }[]): Point[] => points.map(({ x, y }) => ({ x, y: -y, z: 0 }));

export function GlobeDrawing(props: { scene: GlobeScene; layout: GlobeLayout }): JSX.Element {
  const line = (points: readonly Point[], end = ""): string =>
    points.map((at, i) => {
      const { x, y } = props.layout.point(at);
      return `${i === 0 ? "M" : "L"}${x.toFixed(3)} ${y.toFixed(3)}`;
    }).join("") + end;
  /** How round things on the plate look from here. */
  const squash = () => Math.sin((props.layout.view.pitch * Math.PI) / 180);
  const stations = () => STATIONS.filter((place) => !props.scene.short || !/^[oi][lr]$/.test(place));
  const marked = (place: PlaceName | undefined, mark: PlaceMark) => place !== undefined && props.scene.marks.some(([at, what]) => at === place && what === mark);
  // What is farther away is drawn first.
  const pawns = createMemo<Drawn[]>(() => {
    const { scene, layout } = props;
    const on = [...scene.pawns].map(([place, pawn]): Drawn => ({ pawn, place, foot: footAt(place) }));
    const off = (["pile", "blue", "red"] as const).flatMap((group) => scene.off[group].map((pawn, n): Drawn => ({ pawn, foot: besideAt(scene.beside, group, n) })));
    const depth = ({ foot }: Drawn) => layout.point(foot).y;
    return [...on, ...off, ...scene.flights].sort((a, b) => depth(a) - depth(b));
  });
  return (
    <g class="globe-drawing">
      <path class="room-shadow" d={line(circle(PLATE + 0.1, -THICK).map(({ x, y, z }) => ({ x: x + 0.18, y: y - 0.24, z })), "Z")} />
      <path class="plate-side" d={line(circle(PLATE, -THICK), "Z")} />
      <path class="plate-face" fill="url(#globe)" d={line(circle(PLATE, 0), "Z")} />
      <g class="ink">
        <For each={[INNER, OUTER]}>{(radius) => <path d={line(circle(radius, 0), "Z")} />}</For>
        <For each={[0, 1, 2, 3, 4]}>{(k) => <path d={line(flat(meridianPoints(k)))} />}</For>
        <path class="equator-line" d={line([{ x: -OUTER, y: 0, z: 0 }, { x: OUTER, y: 0, z: 0 }])} />
      </g>
      <For each={stations()}>
        {(place) => <Oval class="node" at={props.layout.place(place)} r={place.includes(" ") ? 0.06 : 0.075} squash={squash()} />}
      </For>
      <For each={props.scene.ways}>{(way) => <path class="way" d={line(flat(wayPoints(way)))} />}</For>
      <For each={props.scene.marks.filter(([place, mark]) => mark === "target" && !props.scene.pawns.has(place))}>
        {([place]) => <Oval class="target" at={props.layout.place(place)} r={0.15} squash={squash()} />}
      </For>
      <For each={pawns()}>
        {(drawn) => (
          <Turned
            drawn={drawn} layout={props.layout} squash={squash()} crowned={drawn.place !== undefined && props.scene.crown === drawn.place}
            ring={marked(drawn.place, "chosen") ? "chosen" : marked(drawn.place, "movable") ? "movable" : undefined}
            last={marked(drawn.place, "last")} struck={marked(drawn.place, "set-aside")}
          />
        )}
      </For>
      <Show when={props.scene.ghost}>
        {(ghost) => <g class="pawn-ghost"><Turned drawn={{ pawn: ghost().pawn, foot: footAt(ghost().place) }} layout={props.layout} squash={squash()} /></g>}
      </Show>
    </g>
  );
}

/** A circle that lies flat. */
function Oval(props: { class: string; at: Spot; r: number; squash: number }): JSX.Element {
  const r = () => props.r * props.at.scale;
  return <ellipse class={props.class} cx={props.at.x.toFixed(3)} cy={props.at.y.toFixed(3)} rx={r().toFixed(3)} ry={(r() * props.squash).toFixed(3)} />;
}

interface TurnedProps {
  drawn: Drawn;
  layout: GlobeLayout;
  squash: number;
  crowned?: boolean;
  ring?: "movable" | "chosen" | undefined;
  last?: boolean;
  struck?: boolean;
}

/** A pawn as the lathe leaves it: broad at the foot, a head with its number. */
function Turned(props: TurnedProps): JSX.Element {
  const pawn = () => props.drawn.pawn;
  const known = () => (typeof pawn() === "string" ? undefined : (pawn() as Exclude<ShownPawn, string>));
  const slender = () => (pawn() === "singleton" ? 0.8 : 1);
  const radius = () => radiusOf(known()?.size) * slender();
  const height = () => heightOf(known()?.size) * (pawn() === "singleton" ? 1.35 : 1);
  const foot = () => props.layout.point(props.drawn.foot);
  const head = () => props.layout.point({ ...props.drawn.foot, z: props.drawn.foot.z + height() });
  const wide = () => radius() * foot().scale;
  const neck = () => radius() * 0.8 * head().scale;
  const body = () => {
    const [a, b, low, high] = [foot(), head(), wide() * props.squash, neck() * props.squash];
    const n = (x: number) => x.toFixed(3);
    return `M${n(a.x - wide())} ${n(a.y)}A${n(wide())} ${n(low)} 0 0 0 ${n(a.x + wide())} ${n(a.y)}L${n(b.x + neck())} ${n(b.y)}A${n(neck())} ${n(high)} 0 0 0 ${n(b.x - neck())} ${n(b.y)}Z`;
  };
  const owner = () => known()?.owner ?? "nobody";
  return (
    <g class={`turned ${owner()}`}>
      <ellipse cx={foot().x + 0.04} cy={foot().y + 0.04} rx={wide() * 1.15} ry={wide() * 1.1 * props.squash} fill="url(#contact)" />
      <Show when={props.last}><Oval class="pawn-last" at={foot()} r={radius() + 0.09} squash={props.squash} /></Show>
      <path class="body" fill={`url(#pawn-${owner()})`} d={body()} />
      <ellipse class="head" cx={head().x} cy={head().y} rx={neck()} ry={neck() * props.squash} fill={`url(#pawn-${owner()})`} />
      <Show when={known()}>
        {(one) => <text class="size" x={head().x} y={head().y + 0.062} font-size="0.18">{one().size ?? "?"}</text>}
      </Show>
      <Show when={props.ring}>{(kind) => <Oval class={`pawn-ring ${kind()}`} at={head()} r={radius() * 0.8 + 0.04} squash={props.squash} />}</Show>
      <Show when={props.crowned}>
        <path class="crown" transform={`translate(${head().x.toFixed(3)} ${(head().y - neck() * props.squash * 0.5 - 0.06).toFixed(3)})`} d="M-.13 0L-.16-.16L-.07-.08L0-.2L.07-.08L.16-.16L.13 0Z" />
      </Show>
      <Show when={props.struck}><path class="struck" transform={`translate(${head().x.toFixed(3)} ${head().y.toFixed(3)})`} d="M-.22-.22L.22 .22M.22-.22L-.22 .22" /></Show>
    </g>
  );
}
