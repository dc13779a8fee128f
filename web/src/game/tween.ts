// Short eased motions that the next one may interrupt.

import { onCleanup } from "solid-js";
import { motionWanted } from "../settings";

export const STEP_MS = 220;

export function ease(t: number): number {
  return 1 - (1 - t) ** 3;
}

/**
 * Returns a function that runs `frame` from 0 to 1 within `ms` and then calls
 * `done`; starting again cancels the motion under way. With reduced motion it
 * jumps to the end.
 */
export function createTween(): (ms: number, frame: (t: number) => void, done?: () => void) => void {
  let running = 0;
  onCleanup(() => cancelAnimationFrame(running));
  return (ms, frame, done) => {
    cancelAnimationFrame(running);
    if (!motionWanted()) {
      frame(1);
      done?.();
      return;
    }
    let begun: number | undefined;
    const tick = (now: number) => {
      begun ??= now;
      const t = Math.min(1, (now - begun) / ms);
      frame(ease(t));
      if (t < 1) running = requestAnimationFrame(tick);
      else done?.();
    };
    frame(0);
    running = requestAnimationFrame(tick);
  };
}
