// Draws scenes on a canvas that the page has handed over. One scene is drawn
// at a time; a careful picture is made in slices and given up when the page
// is in a hurry, and nothing is shown before it is whole.

import { easelUrl } from "virtual:pylos-wasm";
import type { Size } from "./camera";

/** Careful, or roughly while the board turns: one ray for so many pixels along a side. */
export type Care = "fine" | { readonly coarseness: number };

export interface ToPainter {
  /** Handed over once, before everything else. */
  readonly canvas?: OffscreenCanvas;
  readonly scene?: Uint8Array<ArrayBuffer>;
  readonly size?: Size;
  readonly care?: Care;
}

/** A scene was drawn, in so much time, or given up for a newer one; or there can be no pictures. */
export type FromPainter =
  | { readonly drawn: "whole" | "given up"; readonly ms: number }
  | { readonly failed: string };

interface Easel {
  readonly memory: WebAssembly.Memory;
  resize(width: number, height: number): number;
  input(length: number): number;
  show(): number;
  work(tiles: number): number;
  areas(): number;
  sketch(coarseness: number): number;
  pixels(): number;
}

/** Tiles between two looks at the post: some ten milliseconds. */
const SLICE = 120;

type Wanted = Required<Pick<ToPainter, "scene" | "size" | "care">>;
type Area = { x: number; y: number; width: number; height: number };

let canvas: OffscreenCanvas | undefined;
let wanted: Wanted | undefined;
let busy = false;
let size: Size | undefined;
/** What is drawn and not shown yet. */
let fresh: Area[] = [];

const tell = (message: FromPainter) => postMessage(message);
// Fetched at once; whoever has a scene to be drawn is told if that fails.
const easel = start();
easel.catch(() => undefined);

async function start(): Promise<Easel> {
  const response = await fetch(easelUrl!);
  if (!response.ok) throw new Error(`the pictures cannot be loaded: ${response.status}`);
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {});
  return instance.exports as unknown as Easel;
}

function check(answer: number): void {
  if (answer !== 0) throw new Error(`the easel refuses a scene: ${answer}`);
}

/** Lets messages in. */
const post = new MessageChannel();
let resume = (): void => undefined;
post.port1.onmessage = () => resume();
function pause(): Promise<void> {
  return new Promise((done) => {
    resume = done;
    post.port2.postMessage(0);
  });
}

/** Puts what was drawn on the canvas, all at once. */
function present(easel: Easel): void {
  const { width, height } = size!;
  if (canvas!.width !== width || canvas!.height !== height) {
    canvas!.width = width;
    canvas!.height = height;
    fresh = [{ x: 0, y: 0, width, height }];
  }
  const context = canvas!.getContext("2d")!;
  const image = new ImageData(new Uint8ClampedArray(easel.memory.buffer as ArrayBuffer, easel.pixels(), 4 * width * height), width, height);
  for (const area of fresh) context.putImageData(image, 0, 0, area.x, area.y, area.width, area.height);
  fresh = [];
}

/** Draws a scene; false if it was given up. */
async function draw(easel: Easel, { scene, size: at, care }: Wanted): Promise<boolean> {
  if (size?.width !== at.width || size.height !== at.height) {
    check(easel.resize(at.width, at.height));
    size = at;
  }
  new Uint8Array(easel.memory.buffer, easel.input(scene.length), scene.length).set(scene);
  if (care !== "fine") {
    check(easel.sketch(care.coarseness));
    fresh = [{ x: 0, y: 0, ...size }];
  } else {
    check(easel.show());
    for (let areas = easel.work(SLICE); areas > 0; areas = easel.work(SLICE)) {
      const numbers = new Uint32Array(easel.memory.buffer, easel.areas(), 4 * areas);
      for (let i = 0; i < areas; i++) {
        const [x, y, width, height] = numbers.subarray(4 * i, 4 * i + 4) as unknown as [number, number, number, number];
        fresh.push({ x, y, width, height });
      }
      await pause();
      if (wanted) return false;
    }
  }
  present(easel);
  return true;
}

async function run(): Promise<void> {
  const ready = await easel;
  while (wanted) {
    const now = wanted;
    wanted = undefined;
    const begun = performance.now();
    const whole = await draw(ready, now);
    tell({ drawn: whole ? "whole" : "given up", ms: performance.now() - begun });
  }
}

onmessage = ({ data }: MessageEvent<ToPainter>) => {
  canvas = data.canvas ?? canvas;
  if (!data.scene || !data.size || !data.care) return;
  wanted = { scene: data.scene, size: data.size, care: data.care };
  if (busy) return;
  busy = true;
  run().catch((error: unknown) => tell({ failed: String(error) })).finally(() => { busy = false; });
};
