// The globe on the screen. It shows what it is given and reports which place
// was chosen; it decides nothing about the game. First it is drawn in lines;
// when the pictures are there, one lies in the drawing's place, seen from the
// same eye.

import { For, Show, createEffect, createMemo, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import type { PlaceValue } from "../game/insight";
import { part } from "../offline/part";
import { valueText } from "../game/words";
import { settings, singleKeys, theme } from "../settings";
import type { Pawn, Side } from "../net/wire";
import { suited } from "../picture/camera";
import { createBox } from "../picture/box";
import { createCanvas } from "../picture/canvas";
import { GlobeDrawing } from "./GlobeDrawing";
import { GlobeOverlay } from "./GlobeOverlay";
import { createMotions, type Slide } from "./motions";
import { pawnWords } from "./flat";
import { ALL_PLACES, neighbour, type PlaceName } from "./geometry";
import { globeLayout } from "./layout";
import type { GlobeMarks, Pawns } from "./marks";
import { NOBODY, type GlobeScene, type OffBoard, type PlaceMark } from "./scene";
import { REST, ROOM, besideSuited, heightOf, type Group } from "./space";

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
  /** Pawns beside the board. */
  off?: OffBoard;
  /** Pawns of the battle just finished, shown faintly until the next turn. */
  afterglow?: Pawns;
  deciding?: PlaceName | undefined;
  /** The pawn that a target would be set with; a chosen one is known. */
  hand?: Pawn | undefined;
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

/** As far from a place as this, one points at it. */
const REACH = 0.46;
/** A pawn in the hand hangs so high. */
const IN_HAND = 0.35;

export function GlobeBoard(props: GlobeBoardProps): JSX.Element {
  let fit!: HTMLDivElement;
  let svg!: SVGSVGElement;
  const box = createBox(() => fit);

  const flip = (): 1 | -1 => (props.near === "blue" ? -1 : 1);
  const places = () => props.places ?? ALL_PLACES;
  const off = () => props.off ?? NOBODY;
  const layout = createMemo(() => {
    const rest = suited(REST, box());
    const view = props.near === "blue" ? { ...rest, yaw: rest.yaw + 180 } : rest;
    const room = (group: Group) => Math.max(off()[group].length, ROOM[group]);
    return globeLayout(view, box(), besideSuited(box()), { pile: room("pile"), blue: room("blue"), red: room("red") }, places());
  });
  const [pointed, setPointed] = createSignal<PlaceName | undefined>();
  const [current, setCurrent] = createSignal<PlaceName>("red i3");
  const [dragging, setDragging] = createSignal<{ from: PlaceName; at: { x: number; y: number } } | undefined>();
  const motions = createMotions(() => props.slide, () => layout().beside);
  const buttons = new Map<PlaceName, HTMLButtonElement>();

  createEffect(() => props.onPoint?.(pointed()));

  const choosable = createMemo(() => new Set([...props.marks.movable, ...props.marks.targets.keys(), ...(props.marks.chosen ? [props.marks.chosen] : [])]));
  /**
   * What the turn would set aside is struck through before it is played. The
   * size of the chosen pawn decides it, mostly whatever the target.
   */
  const struck = createMemo(() => {
    const target = props.marks.targets.get(pointed() ?? "") ?? props.marks.targets.values().next().value;
    return target?.setsAside?.point;
  });
  const target = () => props.marks.targets.get(pointed() ?? "");

  const scene = createMemo<GlobeScene>(() => {
    const { marks } = props;
    const moving = motions();
    const carried = dragging();
    const hand = marks.chosen === undefined ? props.hand : props.pawns.get(marks.chosen);
    const pawns = new Map([...props.pawns].filter(([place]) => place !== moving?.to && place !== carried?.from));
    for (const [place, pawn] of moving?.standing ?? []) pawns.set(place, pawn);
    const marked: [Iterable<PlaceName>, PlaceMark][] = [
      [marks.targets.keys(), "target"], [marks.movable, "movable"], [marks.chosen ? [marks.chosen] : [], "chosen"],
      [props.last ?? [], "last"], [struck() ? [struck()!] : [], "set-aside"],
    ];
    const ways = target() ? [target()!] : [...marks.targets.values()];
    const { inFlight } = props;
    const ghost = inFlight?.pawn ? { place: inFlight.to, pawn: inFlight.pawn } : target() && hand && !carried ? { place: target()!.place, pawn: hand } : undefined;
    const dragged = carried && props.pawns.get(carried.from);
    return {
      pawns, ghost, short: !places().includes("ol"), beside: layout().beside,
      off: moving?.off(off()) ?? off(),
      crown: moving ? undefined : props.deciding,
      marks: marked.flatMap(([at, mark]) => [...at].map((place) => [place, mark] as const)),
      ways: ways.flatMap(({ way }) => (way ? [way] : [])),
      flights: [...(moving?.flights ?? []), ...(dragged ? [{ pawn: dragged, foot: layout().under(carried.at, IN_HAND) }] : [])],
    };
  });

  const toBoard = (event: PointerEvent): { x: number; y: number } => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    return { x: point.x, y: point.y };
  };
  const middle = (place: PlaceName) => layout().place(place, heightOf(props.pawns.get(place)?.size ?? 1) / 2);
  const under = (event: PointerEvent, among: Iterable<PlaceName> = choosable()): PlaceName | undefined => {
    const here = toBoard(event);
    let best: { place: PlaceName; far: number } | undefined;
    for (const place of among) {
      const there = middle(place);
      const far = Math.hypot(there.x - here.x, there.y - here.y) / there.scale;
      if (far < REACH && (!best || far < best.far)) best = { place, far };
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

  const canvas = createCanvas<GlobeScene>(() => part(() => import("./painted")).then(({ paintedGlobe }) => paintedGlobe));
  createEffect(() => canvas.show(scene(), { view: layout().view, theme: theme(), set: settings.set }, box(), "rest"));

  const frame = () => layout().frame;
  const share = (x: number, of: number) => `${((x / of) * 100).toFixed(3)}%`;
  return (
    <div class="board globe">
      <div class="board-fit whole" ref={fit} classList={{ painted: canvas.painted() }}>
        {canvas.element}
        <svg
          viewBox={[0, 0, frame().width, frame().height].map((n) => n.toFixed(3)).join(" ")} preserveAspectRatio="none" aria-hidden="true" ref={svg}
          onPointerDown={down} onPointerMove={move} onPointerUp={up} onPointerCancel={up} onPointerLeave={() => setPointed(undefined)}
        >
          <Show when={!canvas.painted()}><GlobeDrawing scene={scene()} layout={layout()} /></Show>
          <GlobeOverlay
            layout={layout()} places={places()} near={props.near} pawns={props.pawns} names={settings.names === "shown"} values={props.values}
            pointed={pointed()} hinted={props.hinted} afterglow={props.afterglow} unsent={props.inFlight?.to}
          />
        </svg>
        <div class="cells" role="group" aria-label={props.label} onKeyDown={onKey}>
          <For each={places()}>
            {(where) => (
              <button
                type="button" class="cell" data-place={where}
                ref={(button) => buttons.set(where, button)}
                style={{
                  left: share(middle(where).x, frame().width),
                  top: share(middle(where).y, frame().height),
                  width: share(0.6 * middle(where).scale, frame().width),
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
