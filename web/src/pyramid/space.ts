// The board in space, as `pylos-picture/src/board/pyramid.rs` has it: sixteen
// hollows in the middle, and round them six grooves that hold five balls each,
// three for either side. A ball has diameter 1; x runs along the files, y along
// the ranks, z upwards; the origin is the middle of the centres of level 1.

import type { Bound, Point, View } from "../picture/camera";
import { CELLS, LEVEL_SIZES, placeOf, type Balls, type Cell, type Color } from "./cells";

/** How the pyramid is laid out. */
export type Arrangement =
  | { readonly kind: "stacked" }
  /** By nothing at 0, fully at 1. */
  | { readonly kind: "lifted"; readonly lift: number }
  /** All four levels side by side, this side's edge below. */
  | { readonly kind: "plan"; readonly near: Color };

export const STACKED: Arrangement = { kind: "stacked" };
export const BALL = 0.5;
export const LEVEL_HEIGHT = Math.SQRT1_2;
/** Heights of the board's upper face and of the table. */
export const TOP = -0.36;
export const BOTTOM = -1.06;

const PITCH = 1.005;
const INNER_ROW = 2.76;
const OUTER_ROW = 3.82;
const RESERVE_HEIGHT = TOP + 0.1;
const LIFTS = [0, 3.1, 4.65, 5.75] as const;
/** In the plan, the first cell of each level, and the first reserve ball of the near and of the far side. */
const PLAN_CORNERS = [[-3.82, -0.48], [0.92, 0.52], [0.92, -2.32], [3.56, -2.32]] as const;
const PLAN_RESERVES = [[-4.0, -1.78], [-1.7, -1.78]] as const;
const PLAN_PITCH = 0.45;
const PLAN_BALL = 0.21;
const ROOM = 0.02;

/** The centre of a ball in this cell. */
export function centre(cell: Cell, arrangement: Arrangement = STACKED): Point {
  const { level, file, rank } = placeOf(cell);
  const last = LEVEL_SIZES[level] - 1;
  if (arrangement.kind === "plan") {
    const [x, y] = PLAN_CORNERS[level];
    const turned = arrangement.near === "dark";
    return { x: x + (turned ? last - file : file), y: y + (turned ? last - rank : rank), z: 0 };
  }
  const lift = arrangement.kind === "lifted" ? arrangement.lift * LIFTS[level] : 0;
  return { x: file - last / 2, y: rank - last / 2, z: level * LEVEL_HEIGHT + lift };
}

/** Whether an empty cell is a hollow in the wood, and not a dip between balls. */
export function isCarved(cell: Cell, arrangement: Arrangement): boolean {
  return arrangement.kind === "plan" || placeOf(cell).level === 0;
}

/** Where an empty cell seems to be. */
export function dip(cell: Cell, arrangement: Arrangement): Point {
  const at = centre(cell, arrangement);
  return { ...at, z: isCarved(cell, arrangement) ? TOP : at.z - 0.3 };
}

/**
 * A reserve ball. A reserve of n balls lies in slots 0 to n − 1; slots 0 to 4
 * are the outer row before its owner, the last to be used, then come the inner
 * row and the one at the owner's right.
 */
export function reserveBall(color: Color, slot: number, arrangement: Arrangement = STACKED): Bound {
  const [row, place] = [Math.floor(slot / 5) % 3, slot % 5];
  if (arrangement.kind === "plan") {
    const [x, y] = PLAN_RESERVES[color === arrangement.near ? 0 : 1];
    return { centre: { x: x + place * PLAN_PITCH, y: y - row * PLAN_PITCH, z: TOP + 0.35 * PLAN_BALL }, radius: PLAN_BALL };
  }
  const along = (place - 2) * PITCH;
  const [x, y] = [[along, -OUTER_ROW], [along, -INNER_ROW], [INNER_ROW, along]][row] as [number, number];
  const side = color === "light" ? 1 : -1;
  return { centre: { x: side * x, y: side * y, z: RESERVE_HEIGHT }, radius: BALL };
}

export interface Groove {
  readonly from: Point;
  readonly to: Point;
  /** Half the width of its opening in the board's face. */
  readonly opening: number;
}

/** What is carved out of the board: hollows, and grooves for the reserves. */
export function carvings(arrangement: Arrangement): Groove[] {
  const carved = ({ centre: from, radius }: Bound, { centre: to }: Bound): Groove => {
    const [wide, above] = [radius + ROOM, from.z + ROOM - TOP];
    return { from: { ...from, z: TOP }, to: { ...to, z: TOP }, opening: Math.sqrt(wide * wide - above * above) };
  };
  const hollow = (cell: Cell) => ({ centre: centre(cell, arrangement), radius: BALL });
  const rows = (["light", "dark"] as const).flatMap((color) =>
    [0, 5, 10].map((slot) => carved(reserveBall(color, slot, arrangement), reserveBall(color, slot + 4, arrangement))));
  return [...CELLS.filter((cell) => isCarved(cell, arrangement)).map((cell) => carved(hollow(cell), hollow(cell))), ...rows];
}

/** A board, or the middle of it alone. */
export type Part = "board" | "field";

/** The outline of the board, `n` points to each of its round corners. */
export function slabOutline(arrangement: Arrangement, n: number, part: Part = "board"): [number, number][] {
  const standing = part === "field" ? [2.35, 2.35, 0.4] : [INNER_ROW + 0.76, OUTER_ROW + 0.76, 0.55];
  const [halfX, halfY, corner] = (arrangement.kind === "plan" ? [4.62, 3.3, 0.35] : standing) as [number, number, number];
  return [[1, 1], [-1, 1], [-1, -1], [1, -1]].flatMap(([sx, sy], quarter) =>
    Array.from({ length: n + 1 }, (_, step): [number, number] => {
      const angle = (quarter + step / n) * (Math.PI / 2);
      return [sx! * (halfX - corner) + Math.cos(angle) * corner, sy! * (halfY - corner) + Math.sin(angle) * corner];
    }));
}

/** What must be in the picture: the board, and room for all thirty balls, so that it stands still. */
export function boundsOf(arrangement: Arrangement, part: Part = "board"): Bound[] {
  const edge = [TOP, BOTTOM].flatMap((z) => slabOutline(arrangement, 6, part).map(([x, y]) => ({ centre: { x, y, z }, radius: 0 })));
  return [...edge, ...CELLS.map((cell) => ({ centre: centre(cell, arrangement), radius: BALL }))];
}

/** How far the eye is: the board fills about 35 degrees, the plan is seen nearly straight. */
export function distanceTo(arrangement: Arrangement): number {
  return arrangement.kind === "plan" ? 34 : 18.5;
}

export const MARGIN = 0.045;

/** How far the pyramid has grown, from 0 to 1 at the apex. Higher levels count for more. */
export function grown(balls: Balls): number {
  const weights = [0.25, 0.3, 0.25, 0.2];
  let sum = 0;
  for (const cell of balls.keys()) {
    const { level } = placeOf(cell);
    sum += weights[level]! / LEVEL_SIZES[level] ** 2;
  }
  return sum;
}

/** From where a board looks best: from lower down the higher the pyramid has grown. */
export function restView(arrangement: Arrangement, growth: number): View {
  if (arrangement.kind === "plan") return { yaw: 0, pitch: 90 };
  const standing = { yaw: -24 - 2 * growth, pitch: 43 - 11 * growth };
  if (arrangement.kind === "stacked") return standing;
  const between = (a: number, b: number) => a + (b - a) * arrangement.lift;
  return { yaw: between(standing.yaw, -24), pitch: between(standing.pitch, 30) };
}

/** How steeply one may look down: lower, the levels hide each other; lifted apart, from higher up too. */
export function pitches(arrangement: Arrangement): readonly [number, number] {
  return arrangement.kind === "lifted" ? [20, 78 - 48 * arrangement.lift] : [20, 78];
}
