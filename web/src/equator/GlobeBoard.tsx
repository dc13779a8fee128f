// The globe on the screen: parchment, ink, and pawns whose size is seen at a
// glance. It shows what it is given and reports which place was chosen.

import { For, Index, Show, createEffect, createMemo, createSignal, on, type JSX } from "solid-js";
import { t } from "../i18n";
import type { PlaceValue } from "../game/insight";
import { STEP_MS, createTween } from "../game/tween";
import { valueText } from "../game/words";
import { settings, singleKeys } from "../settings";
import type { Pawn, Side } from "../net/wire";
import {
  ALL_PLACES, EDGE, INNER, OUTER, alongPlaces, at, meridianPath, neighbour, pawnRadius, wayThrough, type PlaceName, type Point,
} from "./geometry";
import { GlobeLabels } from "./GlobeLabels";
import type { GlobeMarks, Pawns } from "./marks";

export interface Slide {
  /** Changes with every slide, so that the same way twice is shown twice. */
  readonly id: number;
  readonly way: readonly PlaceName[];
}

/** A turn on its way to the server; `from` is nothing for a pawn of the stock. */
export interface GlobeFlight {
  readonly from: PlaceName | undefined;
  readonly to: PlaceName;
  readonly pawn: Pawn | undefined;
}

export interface GlobeBoardProps {
  pawns: Pawns;
  /** Places there are: with five points only, the circles do not cut the equator. */
  places?: readonly PlaceName[];
  near: Side;
  marks: GlobeMarks;
  last?: ReadonlySet<PlaceName>;
  slide?: Slide | undefined;
  /** Pawns of the battle just finished, shown faintly until the next turn. */
  afterglow?: Pawns;
  deciding?: PlaceName | undefined;
  inFlight?: GlobeFlight | undefined;
  /** In an analysis: what a turn comes to that goes on at a place. */
  values?: ReadonlyMap<PlaceName, PlaceValue> | undefined;
  /** Places of the turn that is pointed at beside the board. */
  hinted?: ReadonlySet<PlaceName> | undefined;
  onChoose?: (place: PlaceName) => void;
  onCancel?: () => void;
  /** The place that is pointed at or has the focus. */
  onPoint?: ((place: PlaceName | undefined) => void) | undefined;
  label: string;
}

const VIEW = EDGE + 0.12;

export function GlobeBoard(props: GlobeBoardProps): JSX.Element {
  const flip = (): 1 | -1 => (props.near === "blue" ? -1 : 1);
  const places = () => props.places ?? ALL_PLACES;
  const spot = (place: PlaceName): Point => ({ x: at(place).x * flip(), y: at(place).y * flip() });
  const [pointed, setPointed] = createSignal<PlaceName | undefined>();
  const [current, setCurrent] = createSignal<PlaceName>("red i3");
  const [dragging, setDragging] = createSignal<{ from: PlaceName; at: Point } | undefined>();
  const [sliding, setSliding] = createSignal<{ to: PlaceName; at: Point } | undefined>();
  const run = createTween();
  const buttons = new Map<PlaceName, HTMLButtonElement>();
  let svg!: SVGSVGElement;

  createEffect(() => props.onPoint?.(pointed()));

  createEffect(
    on(() => props.slide?.id, () => {
      const way = props.slide?.way;
      if (!way || way.length < 2) return;
      const to = way.at(-1)!;
      run(STEP_MS, (x) => setSliding({ to, at: alongPlaces(way, x) }), () => setSliding(undefined));
    }, { defer: true }),
  );

  const choosable = createMemo(() => new Set([...props.marks.movable, ...props.marks.targets.keys(), ...(props.marks.chosen ? [props.marks.chosen] : [])]));
  /**
   * What the turn would set aside is struck through before it is played. The
   * size of the chosen pawn decides it, mostly whatever the target.
   */
  const struck = createMemo(() => {
    const target = props.marks.targets.get(pointed() ?? "") ?? props.marks.targets.values().next().value;
    return target?.setsAside?.point;
  });

  const toBoard = (event: PointerEvent): Point => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    return { x: point.x, y: point.y };
  };
  const under = (event: PointerEvent, among: Iterable<PlaceName> = choosable()): PlaceName | undefined => {
    const here = toBoard(event);
    let best: { place: PlaceName; far: number } | undefined;
    for (const place of among) {
      const there = spot(place);
      const far = Math.hypot(there.x - here.x, there.y - here.y);
      if (far < 0.46 && (!best || far < best.far)) best = { place, far };
    }
    return best?.place;
  };
  let pressed: { place: PlaceName | undefined; x: number; y: number } | undefined;
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    pressed = { place: under(event), x: event.clientX, y: event.clientY };
    if (pressed.place !== undefined) svg.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (pressed?.place !== undefined && !dragging() && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 6) {
      if (props.marks.movable.has(pressed.place) && props.marks.chosen !== pressed.place) props.onChoose?.(pressed.place);
      if (props.marks.chosen === pressed.place) setDragging({ from: pressed.place, at: toBoard(event) });
    }
    const carried = dragging();
    if (carried) setDragging({ ...carried, at: toBoard(event) });
    setPointed(under(event));
  };
  const up = (event: PointerEvent) => {
    const begun = pressed;
    pressed = undefined;
    const carried = dragging();
    setDragging(undefined);
    if (event.type === "pointercancel") return;
    const place = under(event);
    if (carried) {
      if (place !== undefined && props.marks.targets.has(place)) props.onChoose?.(place);
      else if (place !== carried.from) props.onCancel?.();
    } else if (begun) {
      // A tap where nothing can be done is answered with the reason.
      const tapped = begun.place ?? under(event, places());
      if (tapped !== undefined) props.onChoose?.(tapped);
    }
  };

  const label = (place: PlaceName): string => {
    const [side, point] = place.includes(" ") ? place.split(" ") as ["blue" | "red", string] : [undefined, place];
    const parts = [point, t(side ? `hemisphere-${side}` : "equator")];
    const pawn = props.pawns.get(place);
    parts.push(pawn ? pawnWords(pawn) : t("point-empty"));
    if (props.inFlight?.from === place || props.inFlight?.to === place) parts.push(t("cell-in-flight"));
    if (props.marks.chosen === place) parts.push(t("pawn-chosen"));
    else if (props.marks.movable.has(place)) parts.push(t("pawn-movable"));
    const target = props.marks.targets.get(place);
    if (target) parts.push(t("pawn-target"));
    if (target?.setsAside) parts.push(t("sets-aside", { pawn: pawnWords(target.setsAside.pawn) }));
    if (props.last?.has(place)) parts.push(t("cell-last"));
    const worth = props.values?.get(place);
    if (worth) parts.push(valueText(worth.value));
    return parts.join(", ");
  };

  const moveTo = (place: PlaceName) => {
    setCurrent(place);
    setPointed(place);
    buttons.get(place)?.focus();
  };
  const nextChoice = (step: 1 | -1) => {
    const all = places();
    const from = all.indexOf(current());
    for (let i = 1; i <= all.length; i++) {
      const place = all[(from + step * i + all.length * 2) % all.length]!;
      if (choosable().has(place)) return moveTo(place);
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const arrows = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" } as const;
    if (event.key in arrows) moveTo(neighbour(current(), arrows[event.key as keyof typeof arrows], flip(), places()));
    else if (event.key === "Escape") props.onCancel?.();
    else if (event.key === "." && singleKeys()) nextChoice(1);
    else if (event.key === "," && singleKeys()) nextChoice(-1);
    else return;
    event.preventDefault();
  };

  const shownPawns = createMemo(() => [...props.pawns].filter(([place]) => sliding()?.to !== place && dragging()?.from !== place));
  const place = (p: Point) => `translate(${p.x.toFixed(3)} ${p.y.toFixed(3)})`;

  return (
    <div class="board globe">
      <div class="board-fit" style={{ "--ratio": "1" }}>
        <svg
          viewBox={`${-VIEW} ${-VIEW} ${2 * VIEW} ${2 * VIEW}`} aria-hidden="true" ref={svg}
          onPointerDown={down} onPointerMove={move} onPointerUp={up} onPointerCancel={up} onPointerLeave={() => setPointed(undefined)}
        >
          <Parchment short={!places().includes("ol")} />
          <For each={[...props.marks.targets.values()]}>
            {(target) => (
              <Show when={target.way}>
                {(way) => <path class="way" classList={{ pointed: pointed() === target.place }} d={wayThrough(way(), flip())} />}
              </Show>
            )}
          </For>
          <For each={[...(props.afterglow ?? [])]}>
            {([where, pawn]) => <g class="afterglow" transform={place(spot(where))}><PawnDisc pawn={pawn} /></g>}
          </For>
          <For each={shownPawns()}>
            {([where, pawn]) => (
              <g class="pawn" classList={{ movable: props.marks.movable.has(where), chosen: props.marks.chosen === where, "in-flight": props.inFlight?.from === where }} transform={place(spot(where))}>
                <Show when={props.last?.has(where)}><circle class="pawn-last" r={pawnRadius(pawn.size) + 0.075} /></Show>
                <PawnDisc pawn={pawn} />
                <Show when={props.deciding === where}><path class="crown" transform={`translate(0 ${-pawnRadius(pawn.size) - 0.06})`} d="M-.13 0L-.16-.16L-.07-.08L0-.2L.07-.08L.16-.16L.13 0Z" /></Show>
                <Show when={props.marks.movable.has(where)}><circle class="pawn-ring" r={pawnRadius(pawn.size) + 0.045} /></Show>
                <Show when={props.marks.chosen === where}><circle class="pawn-ring chosen" r={pawnRadius(pawn.size) + 0.06} /></Show>
                <Show when={struck() === where}><path class="struck" d="M-.3-.3L.3 .3M.3-.3L-.3 .3" /></Show>
              </g>
            )}
          </For>
          <Show when={props.inFlight}>
            {(flight) => (
              <g class="in-flight" transform={place(spot(flight().to))}>
                <Show when={flight().pawn}>{(pawn) => <><PawnDisc pawn={pawn()} /><circle class="unsent-pawn" r={pawnRadius(pawn().size) + 0.05} /></>}</Show>
              </g>
            )}
          </Show>
          <For each={[...props.marks.targets.keys()].filter((where) => !props.pawns.has(where))}>
            {(where) => <circle class="target" classList={{ pointed: pointed() === where }} r="0.17" transform={place(spot(where))} />}
          </For>
          <Show when={sliding()}>
            {(moving) => (
              <g transform={place({ x: moving().at.x * flip(), y: moving().at.y * flip() })}>
                <Show when={props.pawns.get(moving().to)}>{(pawn) => <PawnDisc pawn={pawn()} />}</Show>
              </g>
            )}
          </Show>
          <For each={[...(props.hinted ?? [])]}>{(where) => <circle class="hinted-place" r="0.4" transform={place(spot(where))} />}</For>
          <GlobeLabels places={places()} spot={spot} names={settings.names === "shown"} pawns={props.pawns} values={props.values} pointed={pointed()} />
          <Show when={dragging()}>
            {(carried) => (
              <g transform={place(carried().at)}>
                <Show when={props.pawns.get(carried().from)}>{(pawn) => <PawnDisc pawn={pawn()} />}</Show>
              </g>
            )}
          </Show>
        </svg>
        <div class="cells" role="group" aria-label={props.label} onKeyDown={onKey}>
          <For each={places()}>
            {(where) => (
              <button
                type="button" class="cell" data-place={where}
                ref={(button) => buttons.set(where, button)}
                style={{
                  left: `${((spot(where).x + VIEW) / (2 * VIEW)) * 100}%`,
                  top: `${((spot(where).y + VIEW) / (2 * VIEW)) * 100}%`,
                  width: `${(0.6 / (2 * VIEW)) * 100}%`,
                }}
                tabindex={current() === where ? 0 : -1}
                aria-label={label(where)}
                aria-disabled={!choosable().has(where)}
                onClick={() => props.onChoose?.(where)}
                onFocus={(event) => {
                  setCurrent(where);
                  if (event.currentTarget.matches(":focus-visible")) setPointed(where);
                }}
                onBlur={() => setPointed(undefined)}
              />
            )}
          </For>
        </div>
      </div>
    </div>
  );
}

/** "blue pawn of size 3". */
export function pawnWords(pawn: Pawn): string {
  return pawn.size === undefined ? t("pawn-hidden", { owner: pawn.owner }) : t("pawn", { owner: pawn.owner, size: pawn.size });
}

export function PawnDisc(props: { pawn: Pick<Pawn, "owner"> & Partial<Pawn> }): JSX.Element {
  const r = () => pawnRadius(props.pawn.size);
  return (
    <>
      <ellipse cx="0.04" cy="0.06" rx={r() * 1.06} ry={r() * 1.02} fill="url(#contact)" />
      <circle r={r()} fill={`url(#pawn-${props.pawn.owner})`} stroke="#000" stroke-opacity="0.4" stroke-width="0.015" />
      <Index each={Array.from({ length: props.pawn.size ?? 0 })}>
        {(_, i) => <circle r={r() - 0.035 - i * 0.032} fill="none" stroke="#fff" stroke-opacity="0.42" stroke-width="0.013" />}
      </Index>
      <text class="size" y="0.062" font-size="0.18">{props.pawn.size ?? "?"}</text>
    </>
  );
}

export function Parchment(props: { short: boolean }): JSX.Element {
  return (
    <g class="parchment">
      <ellipse cx="0.12" cy="0.2" rx={EDGE} ry={EDGE} fill="url(#room-shadow)" />
      <circle r={EDGE} fill="url(#globe)" />
      <circle r={EDGE - 0.06} class="fine" />
      <circle r={EDGE - 0.16} class="fine" />
      {/* A graduated rim, as on old maps. */}
      <circle r={EDGE - 0.11} class="graduation" pathLength="180" />
      <g class="ink">
        <path d={`M${-INNER} 0A${INNER} ${INNER} 0 0 1 ${INNER} 0A${INNER} ${INNER} 0 0 1 ${-INNER} 0`} fill="url(#inner-globe)" />
        <circle r={OUTER} />
        <For each={[0, 1, 2, 3, 4]}>{(k) => <path d={meridianPath(k)} />}</For>
        <path class="equator-line" d={`M${-OUTER} 0H${OUTER}`} />
      </g>
      <For each={ALL_PLACES.filter((name) => !props.short || !/^[oi][lr]$/.test(name))}>
        {(name) => <circle class="node" cx={at(name).x} cy={at(name).y} r={name.includes(" ") ? 0.06 : 0.075} />}
      </For>
    </g>
  );
}
