// The globe with everything needed to play a turn on it: the setup with its
// stock, filled up by chance or copied; the battles with their lit paths.

import { Show, createEffect, createMemo, createSignal, on, type JSX } from "solid-js";
import { t } from "../i18n";
import { playSound } from "../sound";
import { GlobeBoard, type GlobeFlight } from "../equator/GlobeBoard";
import { ALL_PLACES, HEMISPHERE_POINTS, isEquator, placeName, type PlaceName } from "../equator/geometry";
import { NO_GLOBE_MARKS, globeMarks, pointOf, setTurn, wholeWay } from "../equator/marks";
import type { Slide } from "../equator/motions";
import { leavers, offBoard } from "../equator/scene";
import { copied, nextPlanned, randomFill, readArrangement, writeArrangement, type Arrangement } from "../equator/setup";
import type { EquatorView, Pawn, Step } from "../net/wire";
import { createArranging } from "./arrange";
import { createComposer } from "./composer";
import { Prompt, isOver, type Hint } from "./Prompt";
import type { TableProps } from "./PyramidTable";
import { createRefused } from "./refused";
import { Stock } from "./Stock";
import { NamesButton } from "./ViewButtons";

/** One's own arrangement, handed in and still secret. */
export interface Arranged {
  readonly side: "blue" | "red";
  readonly arrangement: string;
}

export interface EquatorTableProps extends TableProps<EquatorView> {
  /** Sends a whole secret arrangement; only in the hidden setup. */
  onArrange?: ((arrangement: string) => void) | undefined;
  arranged?: Arranged | undefined;
}

type Filling = "chance" | "copy";

export function pawnsOf(view: EquatorView): Map<PlaceName, Pawn> {
  return new Map(view.points.flatMap(({ point, side, pawn }) => (pawn ? [[placeName(point, side), pawn] as const] : [])));
}

export function EquatorTable(props: EquatorTableProps): JSX.Element {
  const composer = createComposer(
    () => (props.pending ? [] : props.legal),
    (turn) => props.onTurn(turn.turn),
    () => props.moment,
    () => props.confirm === true,
  );
  const mover = () => props.view.to_move;
  const setting = () => props.view.battle === 0;
  const hidden = () => props.onArrange !== undefined && setting();
  const side = () => (hidden() ? props.near : mover());
  const [size, setSize] = createSignal<number>();
  const arranging = createArranging(() => (hidden() ? props.moment : undefined), side);
  const plan = arranging.pawns;
  const refused = createRefused(() => props.view, composer.draft);
  createEffect(() => props.onComposing?.(composer.draft().length > 0));

  const sideIndex = () => (side() === "blue" ? 0 : 1);
  /** Pawns still to be set, by size; those planned are taken off. */
  const stock = createMemo(() => {
    const counts = [...(props.view.stock[sideIndex()] ?? [0, 0, 0, 0, 0])];
    if (hidden()) for (const planned of plan().values()) counts[planned - 1]!--;
    return counts;
  });
  // Whatever size is left is offered, so that one click sets a pawn.
  createEffect(() => {
    if (!setting()) return setSize(undefined);
    const chosen = size();
    if (chosen === undefined || !stock()[chosen - 1]) {
      const left = stock().map((n, i) => (n > 0 ? i + 1 : 0)).filter(Boolean);
      setSize(left.at(-1));
    }
  });

  // Filling up is carried out one turn at a time; a copy follows what the
  // opponent sets in the meantime.
  const [filling, setFilling] = createSignal<Filling>();
  createEffect(() => {
    const how = filling();
    if (!how || !setting() || hidden() || props.pending || props.legal.length === 0) return;
    const next = nextPlanned(props.legal, planned(how));
    if (next) props.onTurn(next.turn);
    else setFilling(undefined);
  });

  const pawns = createMemo(() => {
    const shown = pawnsOf(props.view);
    // What was handed in stays in its owner's sight.
    if (props.arranged && setting()) {
      const { side: owner, arrangement } = props.arranged;
      for (const [point, given] of readArrangement(arrangement)) shown.set(placeName(point, owner), { owner, size: given });
    }
    if (hidden()) for (const [point, planned] of plan()) shown.set(placeName(point, side()), { owner: side(), size: planned });
    return shown;
  });
  // A turn on its way to the server: the board is still the server's.
  const inFlight = createMemo<GlobeFlight | undefined>(() => {
    const steps = props.pending?.ways[0] ?? composer.complete()?.ways[0] ?? [];
    const at = (what: Step["do"]) => steps.find((step) => step.do === what);
    const [lift, slide, take, place] = [at("lift")?.at, at("slide")?.at, at("take")?.size, at("place")?.at];
    if (lift && slide) return { from: placeName(lift, mover()), to: slide, pawn: pawns().get(placeName(lift, mover())) };
    if (take && place) return { from: undefined, to: placeName(place, mover()), pawn: { owner: mover(), size: take } };
    return undefined;
  });

  const marks = createMemo(() => {
    if (hidden()) {
      const open = HEMISPHERE_POINTS.map((point) => placeName(point, side()));
      const targets = size() === undefined ? [] : open.filter((place) => !plan().has(pointOf(place)));
      // A pawn that was set can be taken up again.
      const movable = new Set([...plan().keys()].map((point) => placeName(point, side())));
      return { ...NO_GLOBE_MARKS, movable, targets: new Map(targets.map((place) => [place, { place, way: undefined, setsAside: undefined }])) };
    }
    if (props.pending || props.legal.length === 0) return NO_GLOBE_MARKS;
    return globeMarks(props.legal, composer.draft(), mover(), size());
  });

  const values = createMemo(() =>
    new Map([...(props.insight?.valuesAt(composer.draft(), size()) ?? [])].map(([point, worth]) => [placeName(point, mover()), worth])),
  );

  const choose = (place: PlaceName) => {
    const own = place === placeName(pointOf(place), side());
    if (hidden()) {
      if (!own || isEquator(place)) return;
      arranging.choose(pointOf(place), size());
      playSound("wood");
      return;
    }
    if (props.pending || props.legal.length === 0) return;
    const set = size() === undefined || !own ? undefined : setTurn(props.legal, pointOf(place), size()!);
    if (set) {
      setFilling(undefined);
      playSound("wood");
      return props.onTurn(set.turn);
    }
    const before = composer.draft();
    // A place in the other hemisphere has the same point's name, and is not it.
    if ((own || isEquator(place)) && composer.choose(pointOf(place))) playSound("wood");
    else refused.ask(setting() && size() !== undefined ? [{ do: "take", size: size()! }] : before, place);
  };

  // The last turn slides, and a finished battle leaves its pawns faintly behind.
  const [slide, setSlide] = createSignal<Slide>();
  const [afterglow, setAfterglow] = createSignal<Map<PlaceName, Pawn>>(new Map());
  let slides = 0;
  createEffect(
    on(() => props.view, (view, before) => {
      if (!before || view.text === before.text) return;
      const { last } = view;
      const from = last?.steps.find((step) => step.do === "lift")?.at;
      const to = last?.steps.find((step) => step.do === "slide");
      if (!last || !from || !to?.at) return setAfterglow(new Map());
      const start = placeName(from, last.side);
      const stood = pawnsOf(before);
      const played = stood.get(start);
      // Everybody on the equator, before anybody is set aside or captured.
      const met = new Map([...stood].filter(([place]) => isEquator(place)));
      if (played) {
        met.set(to.at, played);
        const leaving = leavers(offBoard(before), offBoard(view), met);
        setSlide({ id: ++slides, pawn: played, way: wholeWay(start, to.path ?? [], to.at, last.side), leaving });
      }
      if (last.set_aside) met.delete(last.set_aside.point);
      setAfterglow(view.battle !== before.battle && before.battle > 0 ? met : new Map());
    }),
  );

  const lastPlaces = createMemo(() => {
    const { last } = props.view;
    return new Set((last?.steps ?? []).flatMap((step) => (step.at ? [placeName(step.at, last!.side)] : [])));
  });
  const places = createMemo(() => {
    const there = new Set(props.view.points.map(({ point, side: owner }) => placeName(point, owner)));
    return ALL_PLACES.filter((place) => there.has(place));
  });

  const hint = (): Hint | undefined => {
    if (hidden()) return { line: t("hint-arrange", { left: 10 - plan().size }) };
    if (props.pending || props.legal.length === 0) return undefined;
    if (setting()) return { line: t("hint-set") };
    if (pass()) return { line: t("hint-pass") };
    return { line: marks().chosen ? t("hint-slide") : t("hint-choose-pawn") };
  };
  let table!: HTMLDivElement;
  const placeUnder = ({ clientX, clientY }: PointerEvent): PlaceName | undefined => {
    for (const button of table.querySelectorAll<HTMLElement>(".cell[data-place]")) {
      const box = button.getBoundingClientRect();
      const near = Math.hypot(clientX - box.x - box.width / 2, clientY - box.y - box.height / 2) < box.width * 0.75;
      if (near && marks().targets.has(button.dataset.place!)) return button.dataset.place;
    }
    return undefined;
  };

  const pass = () => props.legal.find(({ ways }) => ways[0]?.[0]?.do === "pass");
  const active = () => setting() && !props.pending && (hidden() || props.legal.length > 0);

  const opponents = () =>
    new Map(props.view.points.flatMap((p) => (p.side && p.side !== side() && p.pawn?.size ? [[p.point, p.pawn.size] as const] : [])));
  const planned = (how: Filling): Arrangement => {
    const open = new Set(props.view.points.filter((p) => p.side === side() && !p.pawn).map((p) => p.point));
    const left = props.view.stock[sideIndex()] ?? [];
    return how === "chance" ? randomFill(open, left) : copied(open, left, opponents());
  };
  const fill = () => (hidden() ? arranging.fill(props.view.stock[sideIndex()] ?? []) : setFilling("chance"));

  return (
    <div class="game-table" classList={{ over: props.status && isOver(props.status) }} ref={table}>
      <Show when={props.status}>{(status) => <Prompt status={status()} hint={hint()} refused={refused.reason()} />}</Show>
      <GlobeBoard
        pawns={pawns()} places={places()} near={props.near} marks={marks()} label={props.label}
        last={lastPlaces()} slide={slide()} off={offBoard(props.view)} afterglow={afterglow()} deciding={props.view.deciding?.point} inFlight={inFlight()}
        hand={setting() && size() !== undefined ? { owner: side(), size: size()! } : undefined}
        values={values()} hinted={new Set([...(props.insight?.pointed() ?? [])].map((point) => placeName(point, mover())))}
        onPoint={(place) => props.insight?.onPoint(composer.draft(), place === undefined ? undefined : pointOf(place))}
        onChoose={choose} onCancel={composer.cancel}
      />
      <div class="turn-bar no-print">
        <Show when={!props.status}><p class="hint" aria-live="polite">{refused.reason() ?? hint()?.line ?? " "}</p></Show>
        <Show when={pass()}>
          {(turn) => <button type="button" class="button primary" onClick={() => props.onTurn(turn().turn)}>{t("pass")}</button>}
        </Show>
        <Show when={composer.draft().length > 0 && !props.pending}>
          <button type="button" class="button" onClick={composer.cancel}>{t("cancel")}</button>
          <Show when={composer.complete()}><button type="button" class="button primary" onClick={composer.finish}>{t("finish-turn")}</button></Show>
        </Show>
        <Show when={active()}>
          <Stock
            side={side()} left={stock()} size={size()} onSize={setSize}
            onDrop={(at) => { const place = placeUnder(at); if (place !== undefined) choose(place); }}
          />
          <button type="button" class="button" onClick={fill}>{t("quick-fill")}</button>
          <Show when={!hidden()}>
            <button type="button" class="button" disabled={planned("copy").size === 0} onClick={() => setFilling("copy")}>{t("mirror")}</button>
          </Show>
          <Show when={hidden() && plan().size === 10}>
            <button type="button" class="button primary" onClick={() => props.onArrange?.(writeArrangement(plan()))}>{t("arrange-ready")}</button>
          </Show>
        </Show>
        {props.buttons}
        <div class="view-buttons"><NamesButton /></div>
      </div>
    </div>
  );
}
