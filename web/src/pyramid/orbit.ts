// How the board is turned: it follows the hand, rolls on when it is let go,
// comes back where it went too far, and glides when the best view changes. At
// the end of a game it goes round once. Where nothing may move it is simply
// there.

import { createEffect, createSignal, on, onCleanup, untrack } from "solid-js";
import type { View } from "../picture/camera";
import { motionWanted } from "../settings";

interface Orbiting {
  /** From where the board looks best now. */
  rest: () => View;
  pitches: () => readonly [number, number];
}

export interface Orbit {
  view: () => View;
  /** Whether it turns, so that a rough picture will do. */
  moving: () => boolean;
  /** Follows the hand by so many degrees. */
  drag: (yaw: number, pitch: number) => void;
  release: () => void;
  /** A step by keys. */
  step: (yaw: number, pitch: number) => void;
  /** Back to where it looks best. */
  home: () => void;
  /** Once round. */
  goRound: () => void;
}

const GLIDE_MS = 700;
const ROUND_MS = 7000;
/** How fast a roll dies out, and where it is still. */
const ROLL_MS = 260;
const STILL = 0.004;
/** How far beyond its limits the pitch gives way. */
const GIVE = 0.25;

const smooth = (t: number) => t * t * (3 - 2 * t);
const NO_TURN: View = { yaw: 0, pitch: 0 };

export function createOrbit({ rest, pitches }: Orbiting): Orbit {
  /** Where the board rests, on its way there, and what the hand has added. */
  const [base, setBase] = createSignal(untrack(rest));
  const [turned, setTurned] = createSignal(NO_TURN);
  const [moving, setMoving] = createSignal(false);
  let frame = 0;
  /** Degrees per millisecond, and when the hand was last heard of. */
  let speed = NO_TURN;
  let heard = 0;

  const stop = () => {
    cancelAnimationFrame(frame);
    speed = NO_TURN;
    setMoving(false);
  };
  onCleanup(() => cancelAnimationFrame(frame));

  /** Runs until `tick`, told the time since the start and since the last frame, says that it is done. */
  const run = (tick: (time: number, step: number) => boolean) => {
    cancelAnimationFrame(frame);
    setMoving(true);
    let begun: number | undefined;
    let last = 0;
    const loop = (now: number) => {
      begun ??= now;
      const time = now - begun;
      const done = tick(time, Math.min(time - last, 50));
      last = time;
      if (done) stop();
      else frame = requestAnimationFrame(loop);
    };
    frame = requestAnimationFrame(loop);
  };

  /** Both from where they are to where they shall be. */
  const glide = (toBase: View, toTurned: View, ms: number) => {
    if (!motionWanted()) {
      stop();
      setBase(toBase);
      setTurned(toTurned);
      return;
    }
    const [fromBase, fromTurned] = [untrack(base), untrack(turned)];
    const mix = (a: View, b: View, t: number) => ({ yaw: a.yaw + (b.yaw - a.yaw) * t, pitch: a.pitch + (b.pitch - a.pitch) * t });
    run((time) => {
      const t = smooth(Math.min(1, time / ms));
      setBase(mix(fromBase, toBase, t));
      setTurned(mix(fromTurned, toTurned, t));
      return t >= 1;
    });
  };

  const within = (turn: View): View => {
    const [low, high] = untrack(pitches);
    const { pitch } = untrack(base);
    return { yaw: turn.yaw, pitch: Math.min(high, Math.max(low, pitch + turn.pitch)) - pitch };
  };
  /** The nearest turn that shows the same, so that nobody goes round and round. */
  const wound = (turn: View): View => ({ ...turn, yaw: turn.yaw - 360 * Math.round(turn.yaw / 360) });
  const same = (a: View, b: View) => a.yaw === b.yaw && a.pitch === b.pitch;

  createEffect(on(rest, (now, before) => {
    if (!before || same(now, before)) return;
    // From the other side one looks at once: nobody sees the board turn.
    const far = Math.abs(now.yaw - before.yaw) > 90;
    if (far || document.hidden) {
      stop();
      setBase(now);
      return;
    }
    glide(now, within(wound(untrack(turned))), GLIDE_MS);
  }));

  return {
    view: () => ({ yaw: base().yaw + turned().yaw, pitch: base().pitch + turned().pitch }),
    moving,
    drag(yaw, pitch) {
      cancelAnimationFrame(frame);
      const now = performance.now();
      const since = Math.max(1, now - heard);
      heard = now;
      const blend = (old: number, by: number) => (since > 100 ? 0 : 0.6 * old + 0.4 * (by / since));
      speed = { yaw: blend(speed.yaw, yaw), pitch: blend(speed.pitch, pitch) };
      setMoving(true);
      setTurned((turn) => {
        const wanted = { yaw: turn.yaw + yaw, pitch: turn.pitch + pitch };
        const allowed = within(wanted).pitch;
        return { yaw: wanted.yaw, pitch: wanted.pitch === allowed ? allowed : turn.pitch + pitch * GIVE };
      });
    },
    release() {
      if (!untrack(moving)) return;
      if (performance.now() - heard > 80) speed = NO_TURN;
      if (!motionWanted()) {
        setTurned((turn) => wound(within(turn)));
        return stop();
      }
      run((_, step) => {
        setTurned((turn) => {
          const rolled = { yaw: turn.yaw + speed.yaw * step, pitch: turn.pitch + speed.pitch * step };
          const allowed = within(rolled).pitch;
          const back = (allowed - rolled.pitch) * Math.min(1, step / 90);
          return { yaw: rolled.yaw, pitch: Math.abs(allowed - rolled.pitch) < 0.05 ? allowed : rolled.pitch + back };
        });
        const left = Math.exp(-step / ROLL_MS);
        speed = { yaw: speed.yaw * left, pitch: speed.pitch * left };
        const turn = untrack(turned);
        return Math.hypot(speed.yaw, speed.pitch) < STILL && within(turn).pitch === turn.pitch;
      });
    },
    step(yaw, pitch) {
      stop();
      setTurned(({ yaw: a, pitch: b }) => wound(within({ yaw: a + yaw, pitch: b + pitch })));
    },
    home() {
      setTurned(wound);
      glide(untrack(rest), NO_TURN, GLIDE_MS);
    },
    goRound() {
      if (!motionWanted() || document.hidden) return;
      const from = untrack(turned);
      run((time) => {
        const t = Math.min(1, time / ROUND_MS);
        setTurned({ ...from, yaw: from.yaw + 360 * smooth(t) });
        if (t >= 1) setTurned(from);
        return t >= 1;
      });
    },
  };
}
