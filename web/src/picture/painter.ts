// The page's side of the pictures: hands a canvas to a worker and tells it what
// is to be seen. Loaded when the first board has been drawn in lines.

import { easelUrl } from "virtual:pylos-wasm";
import type { Size } from "./camera";
import type { Care, FromPainter, ToPainter } from "./worker";

/** More pixels make no board more beautiful, only slower. */
const MOST_PIXELS = 1_400_000;
const MOST_RATIO = 2;
/** A board that has stood still for so long is drawn with care. */
const REST_MS = 140;
/** A rough frame should take no longer than this, or the next is rougher. */
const FRAME_MS = 28;
const ROUGHEST = 4;

/** How a scene is wanted: with care, or at once because things move on. */
export type Haste = "rest" | "move";

export interface Painter {
  /** Shows a scene in a box of this size, in CSS pixels. */
  show(scene: Uint8Array<ArrayBuffer>, box: Size, haste: Haste): void;
  end(): void;
}

/** Whether this browser can have pictures: vectors in WebAssembly, and canvases for workers. */
export function canPaint(): boolean {
  // The shortest module that has a vector instruction.
  const vectors = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
  return easelUrl !== undefined && typeof WebAssembly === "object" && typeof OffscreenCanvas === "function"
    && "transferControlToOffscreen" in HTMLCanvasElement.prototype && WebAssembly.validate(new Uint8Array(vectors));
}

/** The pixels of a picture in a box: those of the screen, as far as they are worth it. */
export function pixelsOf({ width, height }: Size, ratio = devicePixelRatio): Size {
  const scale = Math.min(ratio, MOST_RATIO, Math.sqrt(MOST_PIXELS / (width * height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** `onDrawn` is told when a picture is there, `onFailed` when there will be none. */
export function createPainter(canvas: HTMLCanvasElement, onDrawn: (ms: number) => void, onFailed: () => void): Painter {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const offscreen = canvas.transferControlToOffscreen();
  worker.postMessage({ canvas: offscreen } satisfies ToPainter, [offscreen]);
  let next: { scene: Uint8Array<ArrayBuffer>; size: Size; haste: Haste } | undefined;
  let drawing: Haste | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let coarseness = 2;

  const send = () => {
    if (!next) return;
    const { scene, size, haste } = next;
    next = undefined;
    drawing = haste;
    const care: Care = haste === "rest" ? "fine" : { coarseness };
    worker.postMessage({ scene, size, care } satisfies ToPainter);
  };
  worker.onmessage = ({ data }: MessageEvent<FromPainter>) => {
    if ("failed" in data) {
      worker.terminate();
      return onFailed();
    }
    // What was given up was given up for a scene that is being drawn now.
    if (data.drawn === "given up") return;
    if (drawing === "move") {
      if (data.ms > FRAME_MS && coarseness < ROUGHEST) coarseness++;
      else if (data.ms < FRAME_MS / 3 && coarseness > 2) coarseness--;
    }
    drawing = undefined;
    onDrawn(data.ms);
    send();
  };
  worker.onerror = () => onFailed();

  return {
    show(scene, box, haste) {
      clearTimeout(resting);
      next = { scene, size: pixelsOf(box), haste };
      if (haste === "move") {
        const { size } = next;
        resting = setTimeout(() => {
          next = { scene, size, haste: "rest" };
          if (drawing === undefined) send();
        }, REST_MS);
      }
      // One at a time, but what moves does not wait for a careful picture.
      if (drawing === undefined || (drawing === "rest" && haste === "move")) send();
    },
    end() {
      clearTimeout(resting);
      worker.terminate();
    },
  };
}
