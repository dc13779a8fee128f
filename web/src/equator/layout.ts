// Where the things of the globe lie on the screen, in lengths of the plate in
// its middle, whatever its size in pixels.

import { atHeight, framing, spot as seen, type Camera, type Point, type Size, type View } from "../picture/camera";
import type { PlaceName } from "./geometry";
import { DISTANCE, MARGIN, boundsOf, footAt, type Beside, type Group } from "./space";

/** Where something is seen, and how long a unit is there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface GlobeLayout {
  readonly view: View;
  readonly camera: Camera;
  readonly beside: Beside;
  readonly frame: { readonly width: number; readonly height: number };
  /** A point in space. */
  point(at: Point): Spot;
  /** A place of the board, at a height above it. */
  place(place: PlaceName, z?: number): Spot;
  /** The point at this height that is seen at a place of the screen. */
  under(place: { x: number; y: number }, z: number): Point;
}

export function globeLayout(view: View, size: Size, beside: Beside, room: Readonly<Record<Group, number>>, places: readonly PlaceName[]): GlobeLayout {
  const camera = framing(view, DISTANCE, boundsOf(beside, room, places), size, MARGIN);
  const unit = DISTANCE / camera.focal;
  const point = (at: Point): Spot => {
    const { x, y, scale } = seen(camera, at);
    return { x: x * unit, y: y * unit, scale: scale * unit };
  };
  return {
    view, camera, beside, point,
    frame: { width: size.width * unit, height: size.height * unit },
    place: (place, z = 0) => point({ ...footAt(place), z }),
    under: ({ x, y }, z) => atHeight(camera, x / unit, y / unit, z),
  };
}
