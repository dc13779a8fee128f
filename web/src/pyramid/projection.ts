// From the board to the screen: an orthographic view of thirty centres.
//
// A ball has diameter 1. World axes: x along the files, y along the ranks,
// z upwards, the origin in the middle of the centres of level 1; level k+1
// lies √½ higher than level k, over the middle of its four. The camera turns
// about z (yaw) and looks down at an angle (pitch). On the screen x points
// right and y down, still in ball diameters. Depth grows towards the viewer:
// for equal balls, painting by rising depth of the centres is exact.

import { LEVEL_SIZES, placeOf, type Cell, type Color } from "./cells";

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where something appears: screen place, nearness, and size of a ball there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly r: number;
}

/** How the board is looked at. */
export interface View {
  /** Turn about the vertical axis, in degrees. */
  readonly yaw: number;
  /** Angle at which one looks down, in degrees. */
  readonly pitch: number;
  /** 0: the pyramid as it stands; 1: the levels pulled fully apart. */
  readonly lift: number;
}

export const PITCH_RANGE = [25, 75] as const;
/** Height between the centres of neighbouring levels. */
export const LEVEL_HEIGHT = Math.SQRT1_2;
/** Radius of a ball in the groove: a little farther from the eye's attention. */
export const RESERVE_RADIUS = 0.4;
/** Middle of the groove, from the middle of the board. */
export const GROOVE = 3.24;
/** Half the edge of the whole board. */
export const BOARD_HALF = 3.92;
/** Half the edge of the raised field with the sixteen hollows. */
export const FIELD_HALF = 2.36;
/** Heights of the surfaces, relative to the centres of level 1. */
export const FIELD_Z = -0.36;
export const GROOVE_Z = -0.72;
export const RIM_Z = -0.5;
export const BOTTOM_Z = -1.15;

const RADIANS = Math.PI / 180;

export function clampPitch(pitch: number): number {
  return Math.min(PITCH_RANGE[1], Math.max(PITCH_RANGE[0], pitch));
}

/** The centre of a ball in this cell. */
export function centre(cell: Cell): Point {
  const { level, file, rank } = placeOf(cell);
  const middle = (LEVEL_SIZES[level] - 1) / 2;
  return { x: file - middle, y: rank - middle, z: level * LEVEL_HEIGHT };
}

/**
 * The place of a reserve ball in the groove. Each colour fills the half of the
 * groove on its side; slot 0 is the middle of the side and the last to be used.
 */
export function reserveCentre(color: Color, slot: number): Point {
  // Distance along the half ring from the middle of the side, alternating. A
  // quarter of the side is the spacing, so that one ball lies in each corner.
  const away = Math.ceil(slot / 2) * (slot % 2 === 1 ? 1 : -1) * (GROOVE / 4);
  const side = Math.sign(away) || 1;
  const length = Math.abs(away);
  const x = side * Math.min(length, GROOVE);
  const y = -GROOVE + Math.max(0, length - GROOVE);
  const z = GROOVE_Z + RESERVE_RADIUS;
  return color === "light" ? { x, y, z } : { x: -x, y: -y, z };
}

/** Projects a point. */
export function project(point: Point, view: View): { x: number; y: number; depth: number } {
  const yaw = view.yaw * RADIANS;
  const pitch = view.pitch * RADIANS;
  const across = point.x * Math.cos(yaw) - point.y * Math.sin(yaw);
  const away = point.x * Math.sin(yaw) + point.y * Math.cos(yaw);
  return {
    x: across,
    y: -(away * Math.sin(pitch) + point.z * Math.cos(pitch)),
    depth: point.z * Math.sin(pitch) - away * Math.cos(pitch),
  };
}

/**
 * How far each level rises on the screen when lifted off, so that its nearest
 * corner clears the farthest ball of the level beneath, and level 2 the
 * reserve in the far part of the groove as well.
 */
export function liftOf(level: number, view: View): number {
  if (view.lift === 0) return 0;
  const pitch = view.pitch * RADIANS;
  const yaw = view.yaw * RADIANS;
  // Half the extent of a unit square on the screen, from front to back.
  const spread = (Math.abs(Math.sin(yaw)) + Math.abs(Math.cos(yaw))) * Math.sin(pitch) * 0.5;
  let rise = 0;
  for (let k = 1; k <= level; k++) {
    const halves = (LEVEL_SIZES[k - 1]! - 1 + (LEVEL_SIZES[k]! - 1)) * spread;
    rise += Math.max(0, halves + 1.06 - LEVEL_HEIGHT * Math.cos(pitch));
    if (k === 1) rise = Math.max(rise, clearOfGroove(view));
  }
  return rise * view.lift;
}

/**
 * How far level 2 must rise to clear the far reserve. Of the two outlines,
 * balls of the level and middle of the groove, one of the corners is nearest.
 */
function clearOfGroove(view: View): number {
  const near = squareCorners((LEVEL_SIZES[1] - 1) / 2, LEVEL_HEIGHT, view);
  const far = squareCorners(GROOVE, GROOVE_Z + RESERVE_RADIUS, view);
  const [left, right] = [Math.min(...near.map(({ x }) => x)), Math.max(...near.map(({ x }) => x))];
  const gaps = [
    ...near.map(({ x, y }) => y - heightAt(x, far, Math.min)),
    ...far.filter(({ x }) => x >= left && x <= right).map(({ x, y }) => heightAt(x, near, Math.max) - y),
  ];
  // Where the groove runs aslant, balls that clear it upwards are nearer to it.
  const turn = Math.abs(Math.tan(view.yaw * RADIANS));
  const slope = Math.min(turn, 1 / turn) * Math.sin(view.pitch * RADIANS);
  return Math.max(0, ...gaps) + (0.5 + RESERVE_RADIUS + 0.04) * Math.hypot(1, slope);
}

type Flat = { x: number; y: number };

/** The highest or lowest point of an outline over this place. */
function heightAt(x: number, corners: readonly Flat[], pick: (...heights: number[]) => number): number {
  return pick(...corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const [low, high] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
    if (x < low - 1e-9 || x > high + 1e-9) return [];
    return high - low < 1e-9 ? [a.y, b.y] : [a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)];
  }));
}

/** Where a ball in this cell appears. */
export function spotOf(cell: Cell, view: View): Spot {
  const { level } = placeOf(cell);
  const flat = project(centre(cell), view);
  return { ...flat, y: flat.y - liftOf(level, view), r: 0.5 };
}

/** Where a reserve ball appears. */
export function reserveSpot(color: Color, slot: number, view: View): Spot {
  return { ...project(reserveCentre(color, slot), view), r: RESERVE_RADIUS };
}

/** Where a ball is on its way from one spot to another, `t` from 0 to 1. */
export function travel(from: Spot, to: Spot, t: number): Spot {
  const arc = Math.sin(Math.PI * t) * (0.5 + Math.hypot(to.x - from.x, to.y - from.y) * 0.1);
  const mix = (a: number, b: number) => a + (b - a) * t;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y) - arc,
    // While in the air a ball is before everything that it passes.
    depth: mix(from.depth, to.depth) + Math.sin(Math.PI * t) * 3,
    r: mix(from.r, to.r),
  };
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The part of the plane that holds the whole board at any yaw, so that turning
 * it neither clips nor resizes anything.
 */
export function frameOf(view: View): Frame {
  const yaw = view.yaw * RADIANS;
  const pitch = view.pitch * RADIANS;
  const reach = BOARD_HALF * (Math.abs(Math.sin(yaw)) + Math.abs(Math.cos(yaw)));
  const halfWidth = reach + 0.25;
  const front = reach * Math.sin(pitch) - BOTTOM_Z * Math.cos(pitch) + 0.3;
  const apex = 3 * LEVEL_HEIGHT * Math.cos(pitch) + 0.5 + liftOf(3, view);
  const back = Math.max(reach * Math.sin(pitch) - RIM_Z + 0.1, apex + 0.15);
  return { x: -halfWidth, y: -back, width: 2 * halfWidth, height: back + front };
}

/** Corners of a horizontal square, projected, in drawing order. */
export function squareCorners(half: number, z: number, view: View): { x: number; y: number }[] {
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) =>
    project({ x: x! * half, y: y! * half, z }, view),
  );
}
