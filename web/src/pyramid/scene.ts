// What is painted on the pyramid board, from back to front, and what a pointer
// there means. Everything is computed from plain data, so that it can be
// tested without a browser.

import { CELLS, placeOf, reserve, restsOn, type Balls, type Cell, type Color } from "./cells";
import type { Layout } from "./layout";
import { travel, type Spot } from "./projection";
import type { Journey } from "./motion";

export type Kind = "ball" | "ghost" | "leaving" | "reserve" | "moving";

/** One thing to paint. */
export interface Item {
  readonly id: string;
  readonly kind: Kind;
  readonly color: Color;
  readonly spot: Spot;
  readonly cell: Cell | undefined;
  /** 0 in the open, rising with every ball that lies on this one. */
  readonly shade: number;
}

/** A journey under way; `t` runs from 0 to 1. */
export interface Motion {
  readonly journey: Journey;
  readonly t: number;
}

export interface SceneInput {
  readonly balls: Balls;
  readonly turn: Color;
  readonly ghosts: ReadonlySet<Cell>;
  readonly layout: Layout;
  readonly motions: readonly Motion[];
  /** Balls that a turn in flight takes away, where the server still has them. */
  readonly leaving?: Balls | undefined;
}

/** Everything to paint, farthest first. */
export function itemsOf({ balls, turn, ghosts, layout, motions, leaving }: SceneInput): Item[] {
  const items: Item[] = [];
  const arriving = new Set(motions.map(({ journey }) => journey.to));
  for (const [cell, color] of balls) {
    if (arriving.has(cell)) continue;
    const shade = layout.lifted ? 0 : CELLS.filter((above) => balls.has(above) && restsOn(above).includes(cell)).length;
    items.push({ id: cell, kind: "ball", color, spot: layout.spot(cell), cell, shade });
  }
  for (const cell of ghosts) {
    if (balls.has(cell)) continue;
    items.push({ id: `ghost ${cell}`, kind: "ghost", color: turn, spot: layout.spot(cell), cell, shade: 0 });
  }
  for (const [cell, color] of leaving ?? []) {
    items.push({ id: `leaving ${cell}`, kind: "leaving", color, spot: layout.spot(cell), cell, shade: 0 });
  }
  for (const color of ["light", "dark"] as const) {
    const homecoming = motions.filter(({ journey }) => journey.color === color && journey.to === undefined).length;
    const lying = reserve(balls, color) - homecoming;
    for (let slot = 0; slot < lying; slot++) {
      const spot = layout.reserve(color, slot);
      items.push({ id: `${color} ${slot}`, kind: "reserve", color, spot, cell: undefined, shade: 0 });
    }
  }
  for (const { journey, t } of motions) {
    const end = (cell: Cell | undefined) =>
      cell === undefined ? layout.reserve(journey.color, reserve(balls, journey.color)) : layout.spot(cell);
    const spot = travel(end(journey.from), end(journey.to), t);
    const id = `moving ${journey.from ?? ""} ${journey.to ?? ""}`;
    items.push({ id, kind: "moving", color: journey.color, spot, cell: journey.to, shade: 0 });
  }
  return items.sort((a, b) => a.spot.depth - b.spot.depth);
}

/** The balls that stand before this spot and cover most of it. */
export function hiding(items: readonly Item[], spot: Spot): Item[] {
  return items.filter(
    (item) =>
      item.kind === "ball" &&
      item.spot.depth > spot.depth + 1e-6 &&
      Math.hypot(item.spot.x - spot.x, item.spot.y - spot.y) < (item.spot.r + spot.r) * 0.6,
  );
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
