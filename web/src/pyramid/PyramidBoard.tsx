// The pyramid on the screen. It shows what it is given and reports which cell
// was chosen; it decides nothing about the game.

import { For, Show, createEffect, createMemo, createSignal, on, untrack, type JSX } from "solid-js";
import { t } from "../i18n";
import { motionWanted, settings } from "../settings";
import type { PlaceValue } from "../game/insight";
import { STEP_MS, createTween } from "../game/tween";
import { Ball, grainOf } from "./Ball";
import { Base, Field } from "./Base";
import { CellButtons } from "./CellButtons";
import { Labels } from "./Labels";
import { PlanFields } from "./PlanFields";
import { CELLS, reserve, restsOn, type Balls, type Cell, type Color } from "./cells";
import { createGestures } from "./gestures";
import { planLayout, pyramidLayout, type Layout } from "./layout";
import { clickable, type InFlight, type Marks, type Trace } from "./marks";
import { journeys } from "./motion";
import { FIELD_Z, GROOVE_Z, centre, clampPitch, project, reserveCentre, type Spot, type View } from "./projection";
import { hiding, itemsOf, type Item, type Motion } from "./scene";

export interface PyramidBoardProps {
  balls: Balls;
  /** The colour whose ghosts and reserve are in play. */
  turn: Color;
  /** The side that sits near the viewer. */
  near: Color;
  marks: Marks;
  trace: Trace;
  /** Balls that a turn on its way to the server brings and takes away. */
  inFlight?: InFlight | undefined;
  /** In an analysis: what a turn comes to that goes on at a cell. */
  values?: ReadonlyMap<Cell, PlaceValue> | undefined;
  /** Cells of the turn that is pointed at beside the board. */
  hinted?: ReadonlySet<Cell> | undefined;
  onChoose?: (cell: Cell) => void;
  onCancel?: () => void;
  /** The cell that is pointed at or has the focus. */
  onPoint?: ((cell: Cell | undefined) => void) | undefined;
  /** What the board is called for those who cannot see it. */
  label: string;
}

const KEY_TURN = 15;

export function PyramidBoard(props: PyramidBoardProps): JSX.Element {
  const small = matchMedia("(max-width: 51.25em)").matches;
  const [turned, setTurned] = createSignal({ yaw: small ? -14 : -24, pitch: small ? 48 : 44 });
  const [lift, setLift] = createSignal(untrack(() => (settings.view === "lifted" ? 1 : 0)));
  const moveLift = createTween();
  createEffect(
    on(() => settings.view, (view) => {
      const from = lift();
      const to = view === "lifted" ? 1 : 0;
      if (from !== to) moveLift(STEP_MS, (x) => setLift(from + (to - from) * x));
    }, { defer: true }),
  );

  const view = createMemo<View>(() => ({
    yaw: turned().yaw + (props.near === "dark" ? 180 : 0),
    pitch: turned().pitch,
    lift: lift(),
  }));
  const layout = createMemo<Layout>(() => (settings.view === "plan" ? planLayout(props.near) : pyramidLayout(view())));

  // Balls travel from where they were shown to where they are now.
  const [motions, setMotions] = createSignal<readonly Motion[]>([]);
  const run = createTween();
  createEffect(
    on(() => props.balls, (after, before) => {
      if (!before) return;
      const ways = journeys(before, after);
      if (ways.length === 0) return;
      if (ways.length > 4) setMotions([]);
      else run(STEP_MS, (x) => setMotions(ways.map((journey) => ({ journey, t: x }))), () => setMotions([]));
    }),
  );

  // What a turn completed flashes once, when its ball has landed. What was
  // completed before the board was opened does not.
  const [flashing, setFlashing] = createSignal<ReadonlySet<Cell>>(new Set());
  const completed = createMemo(() => [...props.trace.completed].join(" "));
  let flashed = untrack(completed);
  createEffect(() => {
    if (motions().length > 0 || completed() === flashed) return;
    flashed = completed();
    setFlashing(motionWanted() ? untrack(() => props.trace.completed) : new Set<Cell>());
  });

  const [carried, setCarried] = createSignal<{ x: number; y: number } | undefined>();
  const [pointed, setPointed] = createSignal<Cell | undefined>();
  const [focused, setFocused] = createSignal<Cell | undefined>();

  createEffect(() => props.onPoint?.(pointed() ?? focused()));

  const items = createMemo(() => {
    const sorted = itemsOf({
      balls: props.balls, turn: props.turn, ghosts: props.marks.targets, layout: layout(), motions: motions(), leaving: props.inFlight?.leaving,
    });
    const at = carried();
    if (!at) return sorted;
    // The ball in hand is over everything, under the pointer.
    const from = props.marks.lifted;
    const last = `${props.turn} ${reserve(props.balls, props.turn) - 1}`;
    const rest = sorted.filter((item) => (from === undefined ? item.id !== last : item.id !== from));
    const spot: Spot = { ...at, depth: 99, r: 0.5 };
    return [...rest, { id: "carried", kind: "moving", color: props.turn, spot, cell: undefined, shade: 0 } as Item];
  });

  // What stands before the pointed target fades.
  const faded = createMemo(() => {
    const cell = pointed() ?? focused();
    if (cell === undefined || !clickable(props.marks).has(cell)) return new Set<string>();
    return new Set(hiding(items(), layout().spot(cell)).map((item) => item.id));
  });

  const gestures = createGestures({
    layout,
    marks: () => props.marks,
    balls: () => props.balls,
    turn: () => props.turn,
    choose: (cell) => props.onChoose?.(cell),
    seen: () => CELLS.filter((cell) => settings.view === "plan" || props.balls.has(cell) || restsOn(cell).every((below) => props.balls.has(below))),
    rotate: (dx, dy) => {
      if (settings.view !== "plan") {
        setTurned(({ yaw, pitch }) => ({ yaw: yaw - dx * 0.4, pitch: clampPitch(pitch + dy * 0.3) }));
      }
    },
    carry: setCarried,
    point: setPointed,
  });

  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [KEY_TURN, 0], ArrowRight: [-KEY_TURN, 0], ArrowUp: [0, 6], ArrowDown: [0, -6] }[event.key];
    if (event.shiftKey && by) {
      event.preventDefault();
      event.stopPropagation();
      setTurned(({ yaw, pitch }) => ({ yaw: yaw + by[0]!, pitch: clampPitch(pitch + by[1]!) }));
    }
  };

  const frame = () => layout().frame;
  const viewBox = () => [frame().x, frame().y, frame().width, frame().height].map((n) => n.toFixed(3)).join(" ");
  const ballAt = (spot: Spot) => `translate(${spot.x.toFixed(3)} ${spot.y.toFixed(3)}) scale(${spot.r.toFixed(3)})`;
  const back = createMemo(() => {
    // Reserve balls beyond the field are painted before it.
    if (layout().kind === "plan") return new Set<string>();
    return new Set(items().filter((i) => i.kind === "reserve" && i.spot.depth < -1.2).map((i) => i.id));
  });

  // Keyed by what a thing is, not by its newest description, so that the
  // drawing is kept and only moves.
  const byId = createMemo(() => new Map(items().map((item) => [item.id, item])));
  const ids = (where: "behind" | "before") =>
    items().filter((item) => back().has(item.id) === (where === "behind")).map((item) => item.id);

  const paint = (id: string) => {
    const first = untrack(() => byId().get(id)!);
    const item = createMemo<Item>((known) => byId().get(id) ?? known, first);
    const { kind, cell } = first;
    const here = (cells: ReadonlySet<Cell>) => kind === "ball" && cells.has(cell!);
    const unsent = () => kind === "leaving" || (kind === "ball" && (props.inFlight?.coming.has(cell!) ?? false));
    return (
      <g
        class={`piece ${kind} on-${first.color}`}
        classList={{ faded: faded().has(id), pointed: cell !== undefined && cell === pointed(), lifted: kind === "ball" && cell === props.marks.lifted, "in-flight": unsent() }}
        transform={ballAt(item().spot)}
      >
        <Ball color={item().color} grain={grainOf(id)} shade={item().shade} />
        <Show when={kind === "ghost"}><circle class="ghost-ring" r="0.94" /></Show>
        <Show when={here(props.trace.touched)}><circle class="glow" r="0.97" /></Show>
        <Show when={here(props.trace.completed) && !motionWanted()}><circle class="lit" r="0.97" /></Show>
        <Show when={unsent()}><circle class="unsent-ring" r="0.92" /></Show>
        <Show when={here(props.marks.raisable)}><circle class="ring" r="0.86" /></Show>
        <Show when={kind === "ball" && props.marks.lifted === cell}><circle class="ring chosen" r="0.9" /></Show>
        <Show when={here(props.marks.takeable)}>
          <circle class="ring take" r="0.86" />
          <g class="minus"><circle r="0.3" /><path d="M-.15 0H.15" /></g>
        </Show>
      </g>
    );
  };

  return (
    <div class="board pyramid" onKeyDown={onKey}>
      <div class="board-fit" style={{ "--ratio": String(frame().width / frame().height) }}>
        <svg
          viewBox={viewBox()} aria-hidden="true" ref={gestures.attach} classList={{ carrying: carried() !== undefined }}
          onAnimationEnd={() => setFlashing(new Set<Cell>())}
        >
          <Show
            when={layout().kind === "pyramid"}
            fallback={<PlanFields layout={layout()} />}
          >
            <Base view={view()} />
            <For each={ids("behind")}>{paint}</For>
            <Field view={view()} />
            <Shadows balls={props.balls} near={items()} view={view()} />
          </Show>
          <For each={ids("before")}>{paint}</For>
          {/* Apart from the balls: what is moved in the drawing would flash again. */}
          <For each={[...flashing()]}>{(cell) => <circle class="flash" r="1" transform={ballAt(layout().spot(cell))} />}</For>
          <For each={[...(props.hinted ?? [])]}>{(cell) => <circle class="hinted" r="1.02" transform={ballAt(layout().spot(cell))} />}</For>
          <Labels
            layout={layout()} items={items()} balls={props.balls} names={settings.names === "shown"}
            values={props.values} pointed={pointed() ?? focused()}
          />
        </svg>
        <CellButtons
          layout={layout()} balls={props.balls} marks={props.marks} trace={props.trace} inFlight={props.inFlight} values={props.values} label={props.label}
          onChoose={props.onChoose} onCancel={props.onCancel} onFocus={setFocused}
        />
      </div>
      <p class="visually-hidden">{t("board-keys")}</p>
    </div>
  );
}

/** Where balls touch the wood. */
function Shadows(props: { balls: Balls; near: readonly Item[]; view: View }): JSX.Element {
  const spots = createMemo(() => {
    const flat = Math.sin((props.view.pitch * Math.PI) / 180);
    const lying = [...props.balls.keys()].map(centre).filter(({ z }) => z === 0).map((p) => ({ ...p, z: FIELD_Z, r: 0.56 }));
    const reserves = props.near
      .filter((item) => item.kind === "reserve")
      .map((item) => {
        const [color, slot] = item.id.split(" ");
        return { ...reserveCentre(color as Color, Number(slot)), z: GROOVE_Z + 0.1, r: 0.46 };
      });
    return [...lying, ...reserves].map((p) => {
      const at = project(p, props.view);
      return { x: at.x + p.r * 0.22, y: at.y + p.r * 0.12, rx: p.r, ry: p.r * flat };
    });
  });
  return (
    <g>
      <For each={spots()}>
        {({ x, y, rx, ry }) => <ellipse cx={x.toFixed(3)} cy={y.toFixed(3)} rx={rx} ry={ry} fill="url(#contact)" />}
      </For>
    </g>
  );
}
