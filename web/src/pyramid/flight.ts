// How a ball gets from one place to another: out of its groove or off the
// pyramid, in an arc over the board, and down into its hollow with its own
// weight. The same way as in films (`pylos-picture/src/film/journey.rs`).

import { length, minus, type Point } from "../picture/camera";
import type { Cell, Color } from "./cells";
import { BALL, centre, reserveBall, type Arrangement } from "./space";
import type { Journey } from "./motion";

/** A ball in the air: where it is, how far it has rolled, whose grain it wears. */
export interface BallInFlight {
  readonly color: Color;
  readonly centre: Point;
  readonly axis: Point;
  readonly degrees: number;
  readonly grain: Cell;
}

/** From this height a ball falls. */
const DROP = 0.5;
/** When it begins to fall, when it touches the ground, as shares of its time. */
const LET_GO = 0.74;
export const KNOCK = 0.9;

const unit = (x: number) => Math.min(1, Math.max(0, x));

/** Where a ball is when this share of its time is over; `slot` is its place in the reserve. */
export function flightAt({ color, from, to }: Journey, slot: number, arrangement: Arrangement, time: number): BallInFlight {
  const at = (cell: Cell | undefined) => (cell === undefined ? reserveBall(color, slot, arrangement).centre : centre(cell, arrangement));
  const [start, end] = [at(from), at(to)];
  const way = unit(time / LET_GO);
  const eased = way * way * (3 - 2 * way);
  const flat = { ...minus(end, start), z: 0 };
  const far = length(flat);
  const arc = (0.35 + 0.16 * far) * 4 * eased * (1 - eased);
  let place = {
    x: start.x + flat.x * eased,
    y: start.y + flat.y * eased,
    z: start.z + (end.z + DROP - start.z) * eased + arc,
  };
  if (time > LET_GO) place = { ...end, z: end.z + DROP * (1 - unit((time - LET_GO) / (KNOCK - LET_GO)) ** 2) };
  if (time > KNOCK) {
    const bounce = unit((time - KNOCK) / (1 - KNOCK));
    place = { ...end, z: end.z + 0.16 * bounce * (1 - bounce) };
  }
  // It turns as if it had rolled half the way, and comes to rest as it will lie.
  const degrees = far > 1e-3 ? ((-0.5 * far) / BALL) * (180 / Math.PI) * (1 - eased) : 0;
  return { color, centre: place, axis: { x: -flat.y, y: flat.x, z: 0 }, degrees, grain: to ?? from ?? "j1" };
}
