// The canvas of a board. Until its first picture is there, and for good where
// there can be none, a board is drawn in lines instead.

import { createSignal, onCleanup, onMount, type JSX } from "solid-js";
import { part } from "../offline/part";
import type { Size } from "./camera";
import type { Look } from "./look";
import type { Haste, Painter } from "./painter";

/** Describes a scene in bytes. */
export type Encode<S> = (scene: S, look: Look) => Uint8Array<ArrayBuffer>;

export interface Canvas<S> {
  readonly element: JSX.Element;
  /** Whether there is a picture. */
  painted: () => boolean;
  show: (scene: S, look: Look, box: Size, haste: Haste) => void;
}

/**
 * `encoder` loads what describes the scenes of a game; like the pictures
 * themselves it is loaded when the board has been drawn.
 */
export function createCanvas<S>(encoder: () => Promise<Encode<S>>): Canvas<S> {
  const [painted, setPainted] = createSignal(false);
  const [failed, setFailed] = createSignal(false);
  let canvas!: HTMLCanvasElement;
  let painter: Painter | undefined;
  let encode: Encode<S> | undefined;
  let newest: Parameters<Canvas<S>["show"]> | undefined;
  let gone = false;
  onCleanup(() => {
    gone = true;
    painter?.end();
  });

  const send = () => {
    if (!painter || !encode || !newest) return;
    const [scene, look, box, haste] = newest;
    painter.show(encode(scene, look), box, haste);
  };
  // Without pictures, for whatever reason, the drawing stays.
  const withoutPictures = () => {
    setPainted(false);
    setFailed(true);
  };
  const start = async () => {
    const [{ canPaint, createPainter }, found] = await Promise.all([part(() => import("./painter")), encoder()]);
    if (gone || !canPaint()) return;
    encode = found;
    painter = createPainter(canvas, () => setPainted(true), withoutPictures);
    send();
  };
  // The drawing comes first.
  onMount(() => requestAnimationFrame(() => setTimeout(() => void start().catch(withoutPictures))));

  return {
    element: <canvas class="picture" aria-hidden="true" hidden={failed()} ref={canvas} />,
    painted,
    show(...scene) {
      newest = scene;
      send();
    },
  };
}
