// Pointer on the pyramid: a tap chooses, a drag from a ball carries it, a drag
// from anywhere else turns the board.

import { onCleanup } from "solid-js";
import { reserve, type BallCounts, type Balls, type Cell, type Color } from "./cells";
import type { Layout } from "./layout";
import { clickable, type Marks } from "./marks";
import { cellUnder } from "./scene";

interface Gestures {
  layout: () => Layout;
  marks: () => Marks;
  balls: () => Balls;
  all: () => BallCounts | undefined;
  turn: () => Color;
  choose: (cell: Cell) => void;
  /** Cells that can be seen, whether anything can be done there or not. */
  seen: () => Iterable<Cell>;
  rotate: (dx: number, dy: number) => void;
  /** The hand has let the board go. */
  letGo: () => void;
  /** The table was tapped twice: back to where the board looks best. */
  home: () => void;
  carry: (at: { x: number; y: number } | undefined) => void;
  point: (cell: Cell | undefined) => void;
}

/** Pixels a pointer may tremble and still tap. */
const TREMOR = 6;

type Gesture =
  | { kind: "press"; x: number; y: number; cell: Cell | undefined; reserve: boolean }
  | { kind: "carry" }
  | { kind: "rotate"; x: number; y: number };

export function createGestures(on: Gestures): { attach: (svg: SVGSVGElement) => void } {
  let svg: SVGSVGElement;
  let gesture: Gesture | undefined;

  const toBoard = (event: { clientX: number; clientY: number }) => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()!.inverse());
    return { x: point.x, y: point.y };
  };
  const under = (event: MouseEvent | Touch, cells: Iterable<Cell>) => {
    const { x, y } = toBoard(event);
    return cellUnder(x, y, cells, (cell) => on.layout().spot(cell));
  };
  const onReserve = (event: PointerEvent | Touch) => {
    if (on.marks().targets.size === 0) return false;
    const { x, y } = toBoard(event);
    for (let slot = 0; slot < reserve(on.balls(), on.turn(), on.all()); slot++) {
      const spot = on.layout().reserve(on.turn(), slot);
      if (Math.hypot(spot.x - x, spot.y - y) < spot.r * 1.2) return true;
    }
    return false;
  };
  const draggable = (cell: Cell | undefined) => cell !== undefined && (on.marks().raisable.has(cell) || on.marks().lifted === cell);

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const cell = under(event, clickable(on.marks()));
    gesture = { kind: "press", x: event.clientX, y: event.clientY, cell, reserve: cell === undefined && onReserve(event) };
    svg.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent) => {
    if (gesture?.kind === "press") {
      if (Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y) < TREMOR) return;
      if (draggable(gesture.cell)) {
        if (on.marks().lifted !== gesture.cell) on.choose(gesture.cell!);
        gesture = { kind: "carry" };
      } else if (gesture.reserve) {
        // A ball from the reserve: whatever was lifted is put down first.
        const { lifted } = on.marks();
        if (lifted !== undefined) on.choose(lifted);
        gesture = { kind: "carry" };
      } else gesture = { kind: "rotate", x: gesture.x, y: gesture.y };
    }
    if (gesture?.kind === "carry") {
      on.carry(toBoard(event));
      on.point(under(event, on.marks().targets));
    } else if (gesture?.kind === "rotate") {
      on.rotate(event.clientX - gesture.x, event.clientY - gesture.y);
      gesture = { kind: "rotate", x: event.clientX, y: event.clientY };
    } else if (event.pointerType === "mouse") on.point(under(event, clickable(on.marks())));
  };

  const up = (event: PointerEvent) => {
    const done = gesture;
    gesture = undefined;
    on.carry(undefined);
    if (done?.kind === "rotate") on.letGo();
    if (event.type === "pointercancel") return;
    if (done?.kind === "press") {
      // A tap where nothing can be done is answered with the reason.
      const cell = done.cell ?? (done.reserve ? undefined : under(event, on.seen()));
      if (cell !== undefined) on.choose(cell);
    }
    if (done?.kind === "carry") {
      const target = under(event, on.marks().targets);
      if (target !== undefined) on.choose(target);
      else if (on.marks().lifted !== undefined) on.choose(on.marks().lifted!);
    }
    on.point(event.pointerType === "mouse" ? under(event, clickable(on.marks())) : undefined);
  };

  // A finger on a ball must not scroll the page; elsewhere it may.
  const touch = (event: TouchEvent) => {
    const finger = event.touches[0];
    if (finger && (draggable(under(finger, clickable(on.marks()))) || onReserve(finger))) event.preventDefault();
  };

  return {
    attach(element) {
      svg = element;
      const listeners: [string, EventListener, AddEventListenerOptions?][] = [
        ["pointerdown", down as EventListener],
        ["pointermove", move as EventListener],
        ["pointerup", up as EventListener],
        ["pointercancel", up as EventListener],
        ["pointerleave", () => on.point(undefined)],
        ["dblclick", ((event: MouseEvent) => { if (under(event, on.seen()) === undefined) on.home(); }) as EventListener],
        ["touchstart", touch as EventListener, { passive: false }],
      ];
      for (const [name, listener, options] of listeners) svg.addEventListener(name, listener, options);
      onCleanup(() => {
        for (const [name, listener, options] of listeners) svg.removeEventListener(name, listener, options);
      });
    },
  };
}
