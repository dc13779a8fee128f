// Where things lie on the screen. All lengths are in diameters of a ball in
// the middle of the board, whatever its size in pixels, so that what is drawn
// and written over it keeps its proportions.

import { atHeight, framing, length, minus, outline, spot, type Camera, type Point, type Size, type View } from "../picture/camera";
import { type Cell, type Color } from "./cells";
import { BALL, MARGIN, boundsOf, centre, dip, distanceTo, reserveBall, type Arrangement } from "./space";

/** Where a ball appears: its place, how near it is, and its radius. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Grows towards the eye. */
  readonly depth: number;
  readonly r: number;
}

/** What of the plane is shown. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly arrangement: Arrangement;
  readonly view: View;
  readonly camera: Camera;
  /** Whether no ball hides or shades one of another level. */
  readonly apart: boolean;
  spot(cell: Cell): Spot;
  /** Where the middle of an empty cell seems to be. */
  dip(cell: Cell): Spot;
  reserve(color: Color, slot: number): Spot;
  /** A ball anywhere. */
  ball(at: Point, radius?: number): Spot;
  /** A point in space. */
  point(at: Point): { x: number; y: number };
  /** The point at this height that is seen at a place. */
  under(place: { x: number; y: number }, z: number): Point;
  readonly frame: Frame;
}

export function layoutOf(arrangement: Arrangement, view: View, size: Size, bounds = boundsOf(arrangement)): Layout {
  const camera = framing(view, distanceTo(arrangement), bounds, size, MARGIN);
  const unit = distanceTo(arrangement) / camera.focal;
  const ball = (at: Point, radius = BALL): Spot => {
    const { x, y, long, short } = outline(camera, at, radius);
    return { x: x * unit, y: y * unit, depth: -length(minus(at, camera.eye)), r: ((long + short) / 2) * unit };
  };
  return {
    arrangement, view, camera, ball,
    apart: arrangement.kind !== "stacked",
    spot: (cell) => ball(centre(cell, arrangement)),
    dip: (cell) => ball(dip(cell, arrangement)),
    reserve: (color, slot) => {
      const { centre: at, radius } = reserveBall(color, slot, arrangement);
      return ball(at, radius);
    },
    point: (at) => {
      const { x, y } = spot(camera, at);
      return { x: x * unit, y: y * unit };
    },
    under: ({ x, y }, z) => atHeight(camera, x / unit, y / unit, z),
    frame: { x: 0, y: 0, width: size.width * unit, height: size.height * unit },
  };
}
