// The globe in space, as `pylos-picture/src/board/globe.rs` has it: a round
// plate whose upper face has height 0. The equator runs along x, red's
// hemisphere lies at negative y, z points upwards. Pawns that have left the
// board stand beside it on the table.

import type { Bound, Point, View } from "../picture/camera";
import { ALL_PLACES, EQUATOR_POINTS, HEMISPHERE_POINTS, at, type PlaceName } from "./geometry";

/** Where pawns beside the board have room: left and right of it, or before and behind it. */
export type Beside = "sides" | "ends";
/** Pawns that stand together beside the board. */
export type Group = "pile" | "blue" | "red";

/** Radius of the plate, and its thickness. */
export const PLATE = 3.66;
export const THICK = 0.34;
export const DISTANCE = 17;
export const MARGIN = 0.03;
export const REST: View = { yaw: 0, pitch: 56 };
/** For so many there is room from the beginning, so that the board stands still: pile, blue's, red's. */
export const ROOM: Readonly<Record<Group, number>> = { pile: 4, blue: 9, red: 9 };
/** No more than this are shown in a group. */
export const MOST = 24;
const STEP = 0.76;

/** All stations in the order of `Station::all`: a station is its number. */
export const STATIONS: readonly PlaceName[] = [
  ...(["blue", "red"] as const).flatMap((side) => HEMISPHERE_POINTS.map((point) => `${side} ${point}`)), ...EQUATOR_POINTS,
];

/** Radius and height of a pawn; of one whose size is not known those of a middling one. */
export const radiusOf = (size = 3): number => 0.155 + 0.036 * size;
export const heightOf = (size = 3): number => 0.16 + 0.105 * size;

/** Where the foot of a pawn stands. */
export function footAt(place: PlaceName): Point {
  const { x, y } = at(place);
  return { x, y: -y, z: 0 };
}

/** Where there is room in a box. */
export function besideSuited({ width, height }: { width: number; height: number }): Beside {
  return height > width ? "ends" : "sides";
}

function around(degrees: number, row: number): [number, number] {
  const far = PLATE + 0.5 + STEP * row;
  return [far * Math.cos((degrees * Math.PI) / 180), far * Math.sin((degrees * Math.PI) / 180)];
}

/** Where pawn `n` of a group stands, on the table. */
export function besideAt(beside: Beside, group: Group, n: number): Point {
  const i = Math.min(n, MOST - 1);
  const sign = group === "blue" ? 1 : -1;
  const [x, y] = ((): [number, number] => {
    if (beside === "sides") {
      if (group === "pile") return around(224 - 9.6 * (i % 10), Math.floor(i / 10));
      const [x, y] = around(44 - 9.6 * (i % 5), Math.floor(i / 5));
      return [x, sign * y];
    }
    if (group !== "pile") return [((i % 9) - 4) * STEP, sign * (PLATE + 0.5 + Math.floor(i / 9) * STEP)];
    const [sx, sy] = [[-1, -1], [-1, 1], [1, 1], [1, -1]][i % 4] as [number, number];
    return [sx * (PLATE - 0.14 + Math.floor(i / 8) * STEP), sy * (PLATE - 0.34 - (Math.floor(i / 4) % 2) * 0.68)];
  })();
  return { x, y, z: -THICK };
}

/** What must be in the picture: the plate, the heads of pawns that could stand on it, and room for so many beside it. */
export function boundsOf(beside: Beside, room: Readonly<Record<Group, number>>, places: readonly PlaceName[] = ALL_PLACES): Bound[] {
  const edge = [0, -THICK].flatMap((z) => [0, 1, 2, 3].flatMap((quarter) =>
    Array.from({ length: 7 }, (_, step) => {
      const angle = (quarter + step / 6) * (Math.PI / 2);
      return { centre: { x: PLATE * Math.cos(angle), y: PLATE * Math.sin(angle), z }, radius: 0 };
    })));
  const [radius, height] = [radiusOf(5), heightOf(5)];
  const heads = places.map((place) => ({ centre: { ...footAt(place), z: height - 0.7 * radius }, radius: 0.7 * radius }));
  const outside = (["pile", "blue", "red"] as const).flatMap((group) =>
    Array.from({ length: Math.min(MOST, room[group]) }, (_, n) => {
      const foot = besideAt(beside, group, n);
      return { centre: { ...foot, z: foot.z + 0.5 * height }, radius };
    }));
  return [...edge, ...heads, ...outside];
}
