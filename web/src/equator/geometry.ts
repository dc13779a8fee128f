// The globe: two circles, their common diameter, five meridians. Only where
// things lie and along which curve two neighbours are joined; the server says
// which ways are open.

import type { Side } from "../net/wire";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const OUTER = 3.2;
export const INNER = 2.05;
export const EDGE = 3.62;

/** Where the meridians cut the equator, and the outer circle in the north. */
const EQUATOR_X = [-1.35, -0.675, 0, 0.675, 1.35] as const;
const OUTER_X = [-2.225, -1.202, 0, 1.202, 2.225] as const;

/** A circle that carries part of a line; undefined centre means a straight one. */
interface Curve {
  readonly centre: Point | undefined;
  readonly radius: number;
}

/** Meridian k (0 … 4): the arc through its three points. */
export function meridian(k: number): Curve {
  const x = EQUATOR_X[k]!;
  const far = OUTER_X[k]!;
  if (x === far) return { centre: undefined, radius: 0 };
  // Points (x, 0) and (far, ±h) with far² + h² = OUTER² are equally far from
  // the centre (c, 0).
  const c = (x * x - OUTER * OUTER) / (2 * (x - far));
  return { centre: { x: c, y: 0 }, radius: Math.abs(x - c) };
}

/** Height at which meridian k cuts a circle about the middle. */
function crossing(k: number, circle: number): Point {
  const { centre, radius } = meridian(k);
  const x = centre ? (circle * circle - radius * radius + centre.x * centre.x) / (2 * centre.x) : 0;
  return { x, y: Math.sqrt(circle * circle - x * x) };
}

/** The name of a place on the globe: `e3`, or with its side `red i3`. */
export type PlaceName = string;

export function placeName(point: string, side: Side | undefined): PlaceName {
  return side === undefined || isEquator(point) ? point : `${side} ${point}`;
}

export function isEquator(point: string): boolean {
  return /^(ol|il|e[1-5]|ir|or)$/.test(point);
}

/** Equator points from left to right. */
export const EQUATOR_POINTS = ["ol", "il", "e1", "e2", "e3", "e4", "e5", "ir", "or"] as const;
/** Points of a hemisphere in the order of the notation. */
export const HEMISPHERE_POINTS = ["i1", "i2", "i3", "i4", "i5", "o1", "o2", "o3", "o4", "o5"] as const;

export const ALL_PLACES: readonly PlaceName[] = [
  ...[...HEMISPHERE_POINTS.slice(5), ...HEMISPHERE_POINTS.slice(0, 5)].map((p) => `blue ${p}`),
  ...EQUATOR_POINTS,
  ...HEMISPHERE_POINTS.map((p) => `red ${p}`),
];

/** Where a place lies when red sits below; y points down. */
export function at(place: PlaceName): Point {
  const [first = "", second] = place.split(" ");
  if (second === undefined) {
    const ends: Record<string, number> = { ol: -OUTER, il: -INNER, ir: INNER, or: OUTER };
    return { x: ends[first] ?? EQUATOR_X[Number(first[1]) - 1] ?? 0, y: 0 };
  }
  const cut = crossing(Number(second[1]) - 1, second[0] === "o" ? OUTER : INNER);
  return { x: cut.x, y: first === "blue" ? -cut.y : cut.y };
}

/** The line that joins two neighbours. */
function curveBetween(a: PlaceName, b: PlaceName): Curve {
  const [pa, pb] = [a.split(" ").at(-1)!, b.split(" ").at(-1)!];
  const onMeridian = /\d/.test(pa) && pa[1] === pb[1];
  if (onMeridian) return meridian(Number(pa[1]) - 1);
  return { centre: { x: 0, y: 0 }, radius: pa[0] === "o" ? OUTER : INNER };
}

/** The drawn way along the lines through these places. */
export function wayThrough(places: readonly PlaceName[], flip: 1 | -1): string {
  const first = at(places[0]!);
  let d = `M${f(first.x * flip)} ${f(first.y * flip)}`;
  for (let i = 1; i < places.length; i++) {
    const p = at(places[i - 1]!);
    const q = at(places[i]!);
    const { centre, radius } = curveBetween(places[i - 1]!, places[i]!);
    if (!centre) d += `L${f(q.x * flip)} ${f(q.y * flip)}`;
    else {
      const turn = (p.x - centre.x) * (q.y - centre.y) - (p.y - centre.y) * (q.x - centre.x);
      d += `A${f(radius)} ${f(radius)} 0 0 ${turn > 0 ? 1 : 0} ${f(q.x * flip)} ${f(q.y * flip)}`;
    }
  }
  return d;
}

function f(n: number): string {
  return n.toFixed(3);
}

/** The whole of meridian k, a little beyond the outer circle. */
export function meridianPath(k: number): string {
  const { centre, radius } = meridian(k);
  const end = crossing(k, OUTER + 0.16);
  if (!centre) return `M0 ${f(-OUTER - 0.16)}V${f(OUTER + 0.16)}`;
  return `M${f(end.x)} ${f(-end.y)}A${f(radius)} ${f(radius)} 0 0 ${k < 2 ? 1 : 0} ${f(end.x)} ${f(end.y)}`;
}

/** Points of meridian k, a little beyond the outer circle. */
export function meridianPoints(k: number): Point[] {
  const { centre } = meridian(k);
  const end = crossing(k, OUTER + 0.16);
  return Array.from({ length: 25 }, (_, i) => between({ x: end.x, y: -end.y }, end, centre, i / 24));
}

/** Points of the way along the lines through these places. */
export function wayPoints(places: readonly PlaceName[]): Point[] {
  const points: Point[] = [];
  for (let i = 1; i < places.length; i++) {
    const { centre } = curveBetween(places[i - 1]!, places[i]!);
    for (let k = 0; k < 8; k++) points.push(between(at(places[i - 1]!), at(places[i]!), centre, k / 8));
  }
  return [...points, at(places.at(-1)!)];
}

/** A point along a drawn way, for a pawn that slides; `t` from 0 to 1. */
export function alongPlaces(places: readonly PlaceName[], t: number): Point {
  const points = wayPoints(places);
  const place = t * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(place));
  return i < 0 ? points[0]! : between(points[i]!, points[i + 1]!, undefined, place - i);
}

function between(p: Point, q: Point, centre: Point | undefined, t: number): Point {
  if (!centre) return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
  const a = Math.atan2(p.y - centre.y, p.x - centre.x);
  let b = Math.atan2(q.y - centre.y, q.x - centre.x);
  if (b - a > Math.PI) b -= 2 * Math.PI;
  if (a - b > Math.PI) b += 2 * Math.PI;
  const radius = Math.hypot(p.x - centre.x, p.y - centre.y);
  const angle = a + (b - a) * t;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** Radius of a pawn by size 1 … 5: told at a glance. */
export function pawnRadius(size: number | undefined): number {
  return size === undefined ? 0.22 : 0.125 + size * 0.042;
}

/** The next place in a direction on the screen, for the keyboard. */
export function neighbour(from: PlaceName, direction: "up" | "down" | "left" | "right", flip: 1 | -1, among: readonly PlaceName[]): PlaceName {
  const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[direction] as [number, number];
  const here = at(from);
  let best: { place: PlaceName; cost: number } | undefined;
  for (const place of among) {
    const there = at(place);
    const x = (there.x - here.x) * flip;
    const y = (there.y - here.y) * flip;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead <= 0.15 || aside > ahead * 2.2) continue;
    const cost = ahead + aside * 1.3;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? from;
}
