// From the board to the picture: the perspective view of the ray tracer, told
// again in TypeScript, so that buttons, names and the drawing in lines lie
// where the picture has its things, before there is a picture and without one.
// `tests/unit/camera.test.ts` holds it to figures from Rust.

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** From where a board is looked at, in degrees. */
export interface View {
  /** Turn about the vertical axis; at 0 light (on the globe red) sits in front. */
  readonly yaw: number;
  /** The angle at which one looks down. */
  readonly pitch: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A ball that must be in the picture; a point has no radius. */
export interface Bound {
  readonly centre: Point;
  readonly radius: number;
}

/** The outline of a ball: middle and half axes of an ellipse that is nearly a circle. */
export interface Outline {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly short: number;
  /** The direction of the longer axis. */
  readonly along: readonly [number, number];
}

export interface Camera {
  readonly eye: Point;
  readonly right: Point;
  readonly up: Point;
  readonly forward: Point;
  /** Pixels per unit at distance 1. */
  readonly focal: number;
  /** Where the line of sight meets the picture. */
  readonly middle: readonly [number, number];
}

const RADIANS = Math.PI / 180;

export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
export const along = (from: Point, way: Point, far: number): Point => ({ x: from.x + way.x * far, y: from.y + way.y * far, z: from.z + way.z * far });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const length = (a: Point): number => Math.sqrt(dot(a, a));

/**
 * Looks at the origin from a distance, so that all bounds fill the picture up
 * to a margin (a share of its shorter side).
 */
export function framing({ yaw, pitch }: View, distance: number, bounds: readonly Bound[], { width, height }: Size, margin: number): Camera {
  const [sinYaw, cosYaw] = [Math.sin(yaw * RADIANS), Math.cos(yaw * RADIANS)];
  const [sinPitch, cosPitch] = [Math.sin(pitch * RADIANS), Math.cos(pitch * RADIANS)];
  const forward = { x: sinYaw * cosPitch, y: cosYaw * cosPitch, z: -sinPitch };
  const plain: Camera = {
    eye: along({ x: 0, y: 0, z: 0 }, forward, -distance),
    right: { x: cosYaw, y: -sinYaw, z: 0 },
    up: { x: sinYaw * sinPitch, y: cosYaw * sinPitch, z: cosPitch },
    forward,
    focal: 1,
    middle: [0, 0],
  };
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { centre, radius } of bounds) {
    const { x, y, long, short, along: [ax, ay] } = outline(plain, centre, radius);
    const [wide, high] = [Math.hypot(long * ax, short * ay), Math.hypot(long * ay, short * ax)];
    left = Math.min(left, x - wide);
    right = Math.max(right, x + wide);
    top = Math.min(top, y - high);
    bottom = Math.max(bottom, y + high);
  }
  const rim = margin * Math.min(width, height);
  const focal = Math.min((width - 2 * rim) / (right - left), (height - 2 * rim) / (bottom - top));
  return { ...plain, focal, middle: [width / 2 - ((left + right) / 2) * focal, height / 2 - ((top + bottom) / 2) * focal] };
}

/** Where a point appears, and how many pixels a unit has there. */
export function spot(camera: Camera, point: Point): { x: number; y: number; scale: number } {
  const to = minus(point, camera.eye);
  const scale = camera.focal / Math.max(dot(to, camera.forward), 1e-3);
  return { x: camera.middle[0] + scale * dot(to, camera.right), y: camera.middle[1] - scale * dot(to, camera.up), scale };
}

/** The outline of a ball. */
export function outline(camera: Camera, centre: Point, radius: number): Outline {
  const to = minus(centre, camera.eye);
  const [x, y, z] = [dot(to, camera.right), -dot(to, camera.up), dot(to, camera.forward)];
  const aside = Math.hypot(x, y);
  const m = z * z - radius * radius;
  const [ax, ay] = aside > 1e-6 ? [x / aside, y / aside] : [1, 0];
  const far = (camera.focal * aside * z) / m;
  return {
    x: camera.middle[0] + ax * far,
    y: camera.middle[1] + ay * far,
    long: (camera.focal * radius * Math.sqrt(dot(to, to) - radius * radius)) / m,
    short: (camera.focal * radius) / Math.sqrt(m),
    along: [ax, ay],
  };
}

/** The point at this height that appears at a place of the picture. */
export function atHeight(camera: Camera, x: number, y: number, z: number): Point {
  const [across, down] = [(x - camera.middle[0]) / camera.focal, (y - camera.middle[1]) / camera.focal];
  const ray = along(along(camera.forward, camera.right, across), camera.up, -down);
  return along(camera.eye, ray, (z - camera.eye.z) / Math.min(ray.z, -1e-3));
}

/**
 * The view for a picture of this size: in a narrow one the board stands
 * straighter and is seen from higher up, so that it fills the picture.
 */
export function suited({ yaw, pitch }: View, { width, height }: Size): View {
  const share = Math.min(1, Math.max(0, (width / height - 0.6) * 2.5));
  const straight = Math.round(yaw / 180) * 180;
  return { yaw: straight + (yaw - straight) * (0.1 + 0.9 * share), pitch: Math.min(90, pitch + 12 * (1 - share)) };
}
