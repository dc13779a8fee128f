// The pyramid on the screen. It shows what it is given and reports which cell
// was chosen; it decides nothing about the game. First it is drawn in lines;
// when the pictures are there, one lies over the drawing's place, seen from
// the same eye.

import { Show, createEffect, createMemo, createSignal, on, onMount, untrack, type JSX } from "solid-js";
import { t } from "../i18n";
import { part } from "../offline/part";
import { motionWanted, settings, theme } from "../settings";
import { playSound } from "../sound";
import type { PlaceValue } from "../game/insight";
import { STEP_MS, createTween } from "../game/tween";
import { suited } from "../picture/camera";
import { createBox } from "../picture/box";
import { createCanvas } from "../picture/canvas";
import { CellButtons } from "./CellButtons";
import { Drawing } from "./Drawing";
import type { Arrow, Overlay, Threat } from "./Overlay";
import { CELLS, restsOn, type BallCounts, type Balls, type Cell, type Color } from "./cells";
import { createFlights } from "./flights";
import { createGestures } from "./gestures";
import { layoutOf, type Layout } from "./layout";
import { type InFlight, type Marks, type Trace } from "./marks";
import { createOrbit } from "./orbit";
import { sceneOf, type Scene } from "./scene";
import { BALL, STACKED, centre, grown, pitches, restView, type Arrangement } from "./space";

export interface PyramidBoardProps {
  balls: Balls;
  /** How many balls each side has; 15 unless told otherwise. */
  all?: BallCounts | undefined;
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
  /** The best turn of an analysis. */
  best?: Arrow | undefined;
  /** Who completes something where, for those who wish to see it. */
  threats?: readonly Threat[] | undefined;
  /** Whether the game is over: the camera goes round once when it ends. */
  over?: boolean | undefined;
  onChoose?: (cell: Cell) => void;
  onCancel?: () => void;
  /** The cell that is pointed at or has the focus. */
  onPoint?: ((cell: Cell | undefined) => void) | undefined;
  /** What the board is called for those who cannot see it. */
  label: string;
}

const KEY_TURN = 15;
/** How much the pyramid must grow before the eye follows. */
const NOTICED = 0.2;

export function PyramidBoard(props: PyramidBoardProps): JSX.Element {
  let fit!: HTMLDivElement;
  const box = createBox(() => fit);

  const [lift, setLift] = createSignal(untrack(() => (settings.view === "lifted" ? 1 : 0)));
  const moveLift = createTween();
  createEffect(
    on(() => settings.view, (view) => {
      const from = lift();
      const to = view === "lifted" ? 1 : 0;
      if (from !== to) moveLift(STEP_MS, (x) => setLift(from + (to - from) * x));
    }, { defer: true }),
  );
  const arrangement = createMemo<Arrangement>(() => {
    if (settings.view === "plan") return { kind: "plan", near: props.near };
    return lift() > 0 ? { kind: "lifted", lift: lift() } : STACKED;
  });

  // The eye sinks as the pyramid grows, in a few steps that one notices.
  const growth = createMemo<number>((seen) => {
    const now = grown(props.balls);
    return Math.abs(now - seen) > NOTICED ? now : seen;
  }, untrack(() => grown(props.balls)));
  const orbit = createOrbit({
    rest: createMemo(() => {
      const wide = suited(restView(arrangement(), growth()), box());
      const rest = { ...wide, pitch: Math.min(wide.pitch, arrangement().kind === "plan" ? 90 : pitches(arrangement())[1]) };
      return props.near === "dark" && arrangement().kind !== "plan" ? { ...rest, yaw: rest.yaw + 180 } : rest;
    }),
    pitches: () => pitches(arrangement()),
  });
  const layout = createMemo<Layout>(() => layoutOf(arrangement(), arrangement().kind === "plan" ? restView(arrangement(), 0) : orbit.view(), box()));
  createEffect(on(() => props.over, (over, before) => { if (over && before === false) orbit.goRound(); }));

  const motions = createFlights(() => props.balls, () => playSound("wood"));

  // What a turn completed lights up once, when its ball has landed. What was
  // completed before the board was opened does not.
  const [flashing, setFlashing] = createSignal<Trace["completed"]>([]);
  const completed = createMemo(() => props.trace.completed.map((cells) => cells.join(" ")).join(", "));
  let flashed = untrack(completed);
  createEffect(() => {
    if (motions().some(({ journey }) => journey.to !== undefined) || completed() === flashed) return;
    flashed = completed();
    setFlashing(motionWanted() ? untrack(() => props.trace.completed) : []);
  });

  const [carried, setCarried] = createSignal<{ x: number; y: number } | undefined>();
  const [pointed, setPointed] = createSignal<Cell | undefined>();
  const [focused, setFocused] = createSignal<Cell | undefined>();
  const looked = () => pointed() ?? focused();
  createEffect(() => props.onPoint?.(looked()));

  const scene = createMemo(() => {
    const [here, hand, cell] = [arrangement(), carried(), looked()];
    const target = cell !== undefined && props.marks.targets.has(cell) ? cell : undefined;
    return sceneOf({
      arrangement: here, balls: props.balls, all: props.all, motions: motions(), marks: props.marks, last: props.trace.touched,
      // Where nothing may move, what was completed stays lit instead.
      completed: flashing().length > 0 || !motionWanted() ? props.trace.completed : [],
      ghosts: target !== undefined && !hand ? [{ cell: target, color: props.turn }] : [],
      // The ball in hand hangs over the cell that it would fall into.
      carried: hand && { color: props.turn, from: props.marks.lifted, at: layout().under(hand, (target ? centre(target, here).z : 0) + BALL) },
    });
  });

  const gestures = createGestures({
    layout,
    marks: () => props.marks,
    balls: () => props.balls,
    all: () => props.all,
    turn: () => props.turn,
    choose: (cell) => props.onChoose?.(cell),
    seen: () => CELLS.filter((cell) => settings.view === "plan" || props.balls.has(cell) || restsOn(cell).every((below) => props.balls.has(below))),
    rotate: (dx, dy) => {
      if (settings.view !== "plan") orbit.drag(-dx * 0.4, dy * 0.3);
    },
    letGo: orbit.release,
    carry: setCarried,
    point: setPointed,
    home: orbit.home,
  });

  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [KEY_TURN, 0], ArrowRight: [-KEY_TURN, 0], ArrowUp: [0, 6], ArrowDown: [0, -6] }[event.key];
    if (event.shiftKey && by) {
      event.preventDefault();
      event.stopPropagation();
      if (settings.view !== "plan") orbit.step(by[0]!, by[1]!);
    }
  };

  const canvas = createCanvas<Scene>(() => part(() => import("./painted")).then(({ paintedBytes }) => paintedBytes));
  createEffect(() => {
    const turns = orbit.moving() || (lift() > 0 && lift() < 1);
    canvas.show(scene(), { view: layout().view, theme: theme(), set: settings.set }, box(), turns ? "move" : "rest");
  });

  // What is written over the board comes a moment after it.
  const [Over, setOver] = createSignal<typeof Overlay>();
  onMount(() => void part(() => import("./Overlay")).then((loaded) => setOver(() => loaded.Overlay)));

  const frame = () => layout().frame;
  const reserved = () => (props.marks.targets.size > 0 ? Array.from({ length: Math.max(0, scene().reserve[props.turn]) }, (_, slot) => slot) : []);
  return (
    <div class="board pyramid" onKeyDown={onKey}>
      <div class="board-fit whole" data-view={settings.view} ref={fit} classList={{ painted: canvas.painted(), turning: orbit.moving() }}>
        {canvas.element}
        <svg
          viewBox={[0, 0, frame().width, frame().height].map((n) => n.toFixed(3)).join(" ")} preserveAspectRatio="none" aria-hidden="true"
          ref={gestures.attach} classList={{ carrying: carried() !== undefined }}
        >
          <Show when={!canvas.painted()}><Drawing scene={scene()} layout={layout()} /></Show>
          <Show when={Over()}>
            {(Loaded) => {
              const Over = Loaded();
              return (
                <Over
                  layout={layout()} scene={scene()} still={!orbit.moving() && motions().length === 0 && !carried()} balls={props.balls}
                  names={settings.names === "shown"} values={props.values}
                  hinted={props.hinted} pointed={looked()} inFlight={props.inFlight} threats={props.threats ?? []} best={props.best}
                  turn={props.turn} reserved={reserved()} flashing={flashing()} onFlashed={() => setFlashing([])}
                  decided={props.over ? [...props.trace.touched].at(-1) : undefined}
                />
              );
            }}
          </Show>
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
