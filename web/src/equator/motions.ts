// Pawns on their way: one slides along the lines, and then perhaps some leave
// the board, for the pile or to whoever has captured them.

import { createEffect, createSignal, on, type Accessor } from "solid-js";
import { STEP_MS, createTween } from "../game/tween";
import { playSound } from "../sound";
import type { Pawn } from "../net/wire";
import type { Point } from "../picture/camera";
import { alongPlaces, type PlaceName } from "./geometry";
import type { OffBoard, ShownPawn } from "./scene";
import { besideAt, footAt, type Beside, type Group } from "./space";

/** A pawn that leaves: from where, and which of a group it becomes. */
export interface Leaving {
  readonly pawn: Pawn;
  readonly from: PlaceName;
  readonly group: Group;
  readonly n: number;
}

export interface Slide {
  /** Changes with every slide, so that the same way twice is shown twice. */
  readonly id: number;
  readonly pawn: Pawn;
  readonly way: readonly PlaceName[];
  readonly leaving: readonly Leaving[];
}

/** What a moment of a motion changes in what is seen. */
export interface Motion {
  /** Where the pawn goes: it does not stand there yet. */
  readonly to: PlaceName | undefined;
  readonly flights: readonly { readonly pawn: ShownPawn; readonly foot: Point }[];
  /** Pawns that have not left yet. */
  readonly standing: ReadonlyMap<PlaceName, Pawn>;
  /** Who stands beside the board meanwhile. */
  off(in_the_end: OffBoard): OffBoard;
}

/** How high a pawn is carried over the others. */
const ARC = 1;

export function createMotions(slide: Accessor<Slide | undefined>, beside: Accessor<Beside>): Accessor<Motion | undefined> {
  const [motion, setMotion] = createSignal<Motion>();
  const run = createTween();

  /** Those who leave are not beside the board before they have arrived there. */
  const without = (leaving: readonly Leaving[]) => (off: OffBoard): OffBoard => {
    const here = (group: Group) => off[group].filter((_, n) => !leaving.some((one) => one.group === group && one.n === n));
    return { pile: here("pile"), blue: here("blue"), red: here("red") };
  };
  const leave = ({ leaving }: Slide) => {
    run(2 * STEP_MS, (x) => {
      const flights = leaving.map(({ pawn, from, group, n }) => {
        const [a, b] = [footAt(from), besideAt(beside(), group, n)];
        return { pawn, foot: { x: a.x + (b.x - a.x) * x, y: a.y + (b.y - a.y) * x, z: a.z + (b.z - a.z) * x + ARC * 4 * x * (1 - x) } };
      });
      setMotion({ to: undefined, flights, standing: new Map(), off: without(leaving) });
    }, () => {
      setMotion(undefined);
      playSound("wood");
    });
  };
  createEffect(
    on(() => slide()?.id, () => {
      const now = slide();
      if (!now || now.way.length < 2) return;
      const to = now.way.at(-1)!;
      const standing = new Map(now.leaving.filter(({ from }) => from !== to).map(({ from, pawn }) => [from, pawn] as const));
      run(STEP_MS, (x) => {
        const { x: across, y: down } = alongPlaces(now.way, x);
        setMotion({ to, flights: [{ pawn: now.pawn, foot: { x: across, y: -down, z: 0 } }], standing, off: without(now.leaving) });
      }, () => (now.leaving.length > 0 ? leave(now) : setMotion(undefined)));
    }, { defer: true }),
  );
  return motion;
}
