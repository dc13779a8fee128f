// What is to be seen on the pyramid board, for the picture and for the drawing
// in lines, and what a pointer there means. Everything is computed from plain
// data, so that it can be tested without a browser.

import { dot, minus, type Point } from "../picture/camera";
import { CELLS, placeOf, reserve, type BallCounts, type Balls, type Cell, type Color } from "./cells";
import { flightAt, type BallInFlight } from "./flight";
import type { Motion } from "./flights";
import type { Layout, Spot } from "./layout";
import type { Marks, Trace } from "./marks";
import { centre, type Arrangement } from "./space";

/** A board as it is to be seen: what `PyramidBoard` is to the ray tracer. */
export interface Scene {
  readonly arrangement: Arrangement;
  readonly balls: Balls;
  /** How many balls lie in the grooves. */
  readonly reserve: Readonly<Record<Color, number>>;
  readonly marks: Marks;
  /** What the last turn touched. */
  readonly last: ReadonlySet<Cell>;
  /** Squares that have just been completed. */
  readonly completed: Trace["completed"];
  /** Balls that are not there but could be; the picture shows the first. */
  readonly ghosts: readonly { readonly cell: Cell; readonly color: Color }[];
  readonly flights: readonly BallInFlight[];
}

export interface SceneInput extends Pick<Scene, "arrangement" | "marks" | "last" | "completed" | "ghosts"> {
  readonly balls: Balls;
  /** How many balls there are; 15 each unless told otherwise. */
  readonly all?: BallCounts | undefined;
  readonly motions: readonly Motion[];
  /** The ball in hand: where it is held, and from where it was taken. */
  readonly carried?: { readonly color: Color; readonly at: Point; readonly from: Cell | undefined } | undefined;
}

export function sceneOf({ balls, all, motions, carried, ...shown }: SceneInput): Scene {
  const { arrangement } = shown;
  const lying = new Map(balls);
  const left = { light: reserve(balls, "light", all), dark: reserve(balls, "dark", all) };
  const flights = motions.map(({ journey, t }) => {
    const { color, from, to } = journey;
    if (to !== undefined) lying.delete(to);
    // One that comes home takes the last place, one that has left had it.
    const slot = to === undefined ? (left[color] -= 1) : left[color];
    return flightAt(journey, from === undefined || to === undefined ? slot : 0, arrangement, t);
  });
  if (carried) {
    const { color, from, at } = carried;
    if (from !== undefined) lying.delete(from);
    else left[color] -= 1;
    flights.push({ color, centre: at, axis: { x: 0, y: 0, z: 1 }, degrees: 0, grain: from ?? "j1" });
  }
  return { ...shown, balls: lying, reserve: left, flights };
}

export type Kind = "ball" | "ghost" | "glint" | "reserve" | "moving";

/** One thing to paint in lines. */
export interface Item {
  readonly id: string;
  readonly kind: Kind;
  readonly color: Color;
  readonly spot: Spot;
  readonly cell: Cell | undefined;
  /** Where balls that touch it take its light away, in its radii. */
  readonly contacts: readonly { x: number; y: number }[];
}

/** Everything to paint, farthest first: for equal balls that is exact. */
export function itemsOf(scene: Scene, layout: Layout): Item[] {
  const items: Item[] = [];
  const add = (id: string, kind: Kind, color: Color, spot: Spot, cell?: Cell, contacts: Item["contacts"] = []) => items.push({ id, kind, color, spot, cell, contacts });
  for (const [cell, color] of scene.balls) add(cell, "ball", color, layout.spot(cell), cell, contactsOf(cell, scene.balls, layout));
  for (const cell of scene.marks.targets) {
    if (!scene.balls.has(cell)) add(`glint ${cell}`, "glint", "light", { ...layout.dip(cell), r: layout.spot(cell).r * 0.17 }, cell);
  }
  for (const { cell, color } of scene.ghosts) add(`ghost ${cell}`, "ghost", color, layout.spot(cell), cell);
  for (const color of ["light", "dark"] as const) {
    for (let slot = 0; slot < scene.reserve[color]; slot++) add(`${color} ${slot}`, "reserve", color, layout.reserve(color, slot));
  }
  scene.flights.forEach(({ color, centre: at, grain }, i) => add(`moving ${i} ${grain}`, "moving", color, layout.ball(at)));
  return items.sort((a, b) => a.spot.depth - b.spot.depth);
}

/** Where a ball is touched by those beside it and on it, as far as that is seen. */
function contactsOf(cell: Cell, balls: Balls, layout: Layout): { x: number; y: number }[] {
  const { camera, arrangement } = layout;
  const here = centre(cell, arrangement);
  const found: { x: number; y: number }[] = [];
  for (const other of balls.keys()) {
    const to = minus(centre(other, arrangement), here);
    const far = dot(to, to);
    if (other === cell || far > 1.05 || to.z < -0.1 || dot(to, camera.forward) > 0.45) continue;
    found.push({ x: dot(to, camera.right), y: -dot(to, camera.up) });
  }
  return found;
}

/** Hit targets are 1.4 times as wide as the ball. */
const REACH = 0.7;

/**
 * The cell that a pointer at this place means: the nearest of those that can
 * be chosen now; of two nearly as near, the one in front.
 */
export function cellUnder(
  x: number,
  y: number,
  candidates: Iterable<Cell>,
  spot: (cell: Cell) => Spot,
): Cell | undefined {
  let best: { cell: Cell; distance: number; depth: number } | undefined;
  for (const cell of candidates) {
    const at = spot(cell);
    const distance = Math.hypot(at.x - x, at.y - y) / (2 * at.r);
    if (distance > REACH) continue;
    const nearer = !best || distance < best.distance - 0.12;
    const before = best && Math.abs(distance - best.distance) <= 0.12 && at.depth > best.depth;
    if (nearer || before) best = { cell, distance, depth: at.depth };
  }
  return best?.cell;
}

/**
 * The next cell in a direction as one sees it on the screen, among all thirty;
 * for moving the keyboard focus. Stays put when there is none.
 */
export function neighbour(from: Cell, direction: "up" | "down" | "left" | "right", layout: Layout): Cell {
  const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[direction] as [number, number];
  const { level } = placeOf(from);
  const here = layout.spot(from);
  let best: { cell: Cell; cost: number } | undefined;
  for (const cell of CELLS) {
    if (cell === from || placeOf(cell).level !== level) continue;
    const there = layout.spot(cell);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead <= 0.2 || aside > ahead * 1.8) continue;
    const cost = ahead + aside * 1.5;
    if (!best || cost < best.cost) best = { cell, cost };
  }
  return best?.cell ?? from;
}

/** The cell of another level nearest to the one in focus; for page up and down. */
export function onLevel(from: Cell, step: 1 | -1): Cell {
  const { level, file, rank } = placeOf(from);
  const wanted = level + step;
  if (wanted < 0 || wanted > 3) return from;
  const size = 4 - wanted;
  const at = (n: number) => Math.min(size - 1, Math.max(0, step === 1 ? n - (n >= size ? 1 : 0) : n));
  return CELLS.find((cell) => {
    const place = placeOf(cell);
    return place.level === wanted && place.file === at(file) && place.rank === at(rank);
  })!;
}
