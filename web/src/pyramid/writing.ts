// Where names and values are written on the pyramid. Nothing that is written
// lies on anything else that is: a value that finds no room on its own cell
// moves away from it and takes the cell's name along.

import type { PlaceValue } from "../game/insight";
import { badgeRoom } from "../game/ValueBadge";
import { CELLS, restsOn, type Balls, type Cell } from "./cells";
import type { Frame, Layout, Spot } from "./layout";
import { isCarved } from "./space";
import type { Item } from "./scene";

export interface Label {
  readonly cell: Cell;
  /** What it is written on: a ball, the wood, or the air over a plate. */
  readonly on: "light" | "dark" | "wood" | "air";
  readonly name: Written | undefined;
  readonly value: Badge | undefined;
}

/** Something written: where, and half the width and height that it takes. */
export type Written = Room & { readonly x: number; readonly y: number };
type Room = { readonly width: number; readonly height: number };
/** A value, and whether the name of its cell is in it. */
export type Badge = Written & { readonly named: boolean };

type Places = Pick<Label, "name" | "value">;

/** Half the size of a name. */
const NAME = { width: 0.21, height: 0.13 };

/** Places on a ball to look for room, from the middle outwards, in its radii. */
const ON_IT = [0, 0.2, 0.35, 0.5, 0.65, 0.8].flatMap(ring);
/** Where there is a sign in its middle: over it, under it, or wherever there is room. */
const BESIDE_SIGN = [...[-0.66, 0.66].flatMap((y) => [0, -0.2, 0.2].map((x) => ({ x, y }))), ...ON_IT];
/** Half of the minus on a ball that may be taken back, in its radii. */
const SIGN = 0.3;
/** Places around it, as far as it takes. */
const AROUND_IT = Array.from({ length: 60 }, (_, i) => 0.5 + i * 0.2).flatMap(ring);

function ring(far: number): { x: number; y: number }[] {
  return Array.from({ length: far === 0 ? 1 : 24 }, (_, i) => ({ x: far * Math.cos((i * Math.PI) / 12), y: far * Math.sin((i * Math.PI) / 12) }));
}

/** Whether something can be written here without lying on something else. */
function isFree(at: Written, written: readonly Written[]): boolean {
  return written.every((other) => Math.abs(other.x - at.x) > other.width + at.width || Math.abs(other.y - at.y) > other.height + at.height);
}

function isWithin(at: Written, frame: Frame): boolean {
  return at.x - at.width > frame.x && at.x + at.width < frame.x + frame.width && at.y - at.height > frame.y && at.y + at.height < frame.y + frame.height;
}

/**
 * What is written at the cells that are seen: those with a ball, and the empty
 * ones that lie on something. Lifted apart and on the plan that is all of
 * them. Values find their places first, the best before the others, with the
 * names over them where they can; then the other names; then the values that
 * had no room on their own cells. What is in front goes before what is behind.
 * A name without a value and without room is left out: that happens to balls
 * that are all but hidden. The sign on a ball that may be taken back is not
 * written over, unless it has a value.
 */
export function labelsOf(
  layout: Layout, items: readonly Item[], balls: Balls, names: boolean, values: ReadonlyMap<Cell, PlaceValue>, takeable: ReadonlySet<Cell> = new Set(),
): Label[] {
  const moving = new Set(items.flatMap((item) => (item.kind === "moving" ? item.cell ?? [] : [])));
  const lying = CELLS.filter((cell) => layout.apart || balls.has(cell) || restsOn(cell).every((below) => balls.has(below)));
  const order = (cell: Cell) => layout.spot(cell).depth + (values.get(cell)?.best ? 100 : 0);
  const ballAt = (cell: Cell) => (moving.has(cell) ? undefined : balls.get(cell));
  // An empty cell lies deeper than the middle of a ball in it would, and its
  // name before the glint that says that one may play there.
  const spotOf = (cell: Cell) => {
    if (ballAt(cell)) return layout.spot(cell);
    const dip = layout.dip(cell);
    return { ...dip, y: dip.y + (values.has(cell) ? 0 : 0.42 * dip.r) };
  };
  const ground = (cell: Cell) => (layout.apart && !isCarved(cell, layout.arrangement) ? "air" : "wood");
  const signed = (cell: Cell) => takeable.has(cell) && !values.has(cell);
  const signs = lying.filter(signed).map(layout.spot).map(({ x, y, r }): Written => ({ x, y, width: SIGN * r, height: SIGN * r }));
  const written = [...signs];
  const open = (places: readonly { x: number; y: number }[], spot: Spot, room: Room) =>
    places.map(({ x, y }): Written => ({ x: spot.x + x * spot.r, y: spot.y + y * spot.r, ...room })).filter((at) => isFree(at, written));
  const onBall = (spot: Spot, room: Room, places = ON_IT) => open(places, spot, room).filter(seenAt(items, spot));

  /** On its own cell, with the name over it or in it. */
  const onCell = (cell: Cell, worth: PlaceValue): Places | undefined => {
    // Lower than the middle, so that the name fits above.
    const spot = names ? { ...spotOf(cell), y: spotOf(cell).y + NAME.height } : spotOf(cell);
    const plain = onBall(spot, badgeRoom(worth));
    if (!names && plain[0]) return { name: undefined, value: { ...plain[0], named: false } };
    for (const at of plain) {
      const over = { ...NAME, x: at.x, y: at.y - at.height - NAME.height };
      if (isFree(over, written)) return { name: over, value: { ...at, named: false } };
    }
    const named = onBall(spot, badgeRoom(worth, true))[0];
    return named && { name: undefined, value: { ...named, named: true } };
  };
  const around = (cell: Cell, worth: PlaceValue): Places => {
    const places = open(AROUND_IT, spotOf(cell), badgeRoom(worth, true));
    const at = places.find((place) => isWithin(place, layout.frame)) ?? places[0];
    return { name: undefined, value: at && { ...at, named: true } };
  };

  const sorted = lying.sort((a, b) => order(b) - order(a));
  const labels = new Map<Cell, Places>();
  const write = (cell: Cell, places: Places | undefined) => {
    if (!places) return;
    written.push(...[places.name, places.value].flatMap((at) => at ?? []));
    labels.set(cell, places);
  };
  const valued = sorted.filter((cell) => values.has(cell));
  for (const cell of valued) write(cell, onCell(cell, values.get(cell)!));
  for (const cell of names ? sorted.filter((cell) => !values.has(cell)) : []) {
    write(cell, { name: onBall(spotOf(cell), NAME, signed(cell) ? BESIDE_SIGN : ON_IT)[0], value: undefined });
  }
  for (const cell of valued.filter((cell) => !labels.has(cell))) write(cell, around(cell, values.get(cell)!));
  return sorted
    .map((cell): Label => ({ cell, on: ballAt(cell) ?? ground(cell), name: undefined, value: undefined, ...labels.get(cell) }))
    // The best is painted last, over all others.
    .reverse();
}

/** Whether what is written here lies where the ball at this spot is seen. */
function seenAt(items: readonly Item[], spot: Spot): (at: Written) => boolean {
  const before = items.filter(
    (item) => item.kind === "ball" && item.spot.depth > spot.depth + 1e-6 && Math.hypot(item.spot.x - spot.x, item.spot.y - spot.y) < item.spot.r + spot.r,
  );
  // The corners of a text are empty: an ellipse is enough.
  return ({ x, y, width, height }) =>
    before.every((item) => Math.hypot((item.spot.x - x) / (item.spot.r + width), (item.spot.y - y) / (item.spot.r + height)) > 0.96);
}
