// What can be done on the globe now, from the legal turns.

import { nextSteps, waysFrom, type Draft } from "../game/compose";
import type { LegalTurn, Pawn, SetAside, Side } from "../net/wire";
import { placeName, type PlaceName } from "./geometry";

export interface Target {
  readonly place: PlaceName;
  /** Places passed, both ends included; absent when pawns move freely. */
  readonly way: readonly PlaceName[] | undefined;
  readonly setsAside: SetAside | undefined;
}

export interface GlobeMarks {
  /** Own pawns that can be played. */
  readonly movable: ReadonlySet<PlaceName>;
  readonly chosen: PlaceName | undefined;
  readonly targets: ReadonlyMap<PlaceName, Target>;
}

export const NO_GLOBE_MARKS: GlobeMarks = { movable: new Set(), chosen: undefined, targets: new Map() };

/**
 * Marks for playing a pawn, or, during the setup, for setting one of `size`.
 */
export function globeMarks(legal: readonly LegalTurn[], draft: Draft, side: Side, size: number | undefined): GlobeMarks {
  const movable = new Set<PlaceName>();
  const targets = new Map<PlaceName, Target>();
  for (const step of nextSteps(legal, draft)) {
    if (step.at === undefined) continue;
    if (step.do === "lift") movable.add(placeName(step.at, side));
    if (step.do === "set" && step.size === size) {
      targets.set(placeName(step.at, side), { place: placeName(step.at, side), way: undefined, setsAside: undefined });
    }
  }
  const chosen = draft.at(-1)?.do === "lift" ? placeName(draft.at(-1)!.at!, side) : undefined;
  if (chosen !== undefined) {
    for (const { turn, steps } of waysFrom(legal, draft)) {
      const slide = steps[draft.length];
      if (slide?.do !== "slide" || slide.at === undefined) continue;
      targets.set(slide.at, { place: slide.at, way: wholeWay(chosen, slide.path, slide.at, side), setsAside: turn.sets_aside });
    }
  }
  return { movable, chosen, targets };
}

function wholeWay(from: PlaceName, path: readonly string[] | undefined, to: PlaceName, side: Side): PlaceName[] | undefined {
  if (!path) return undefined;
  const passed = path.map((point) => placeName(point, side)).filter((place) => place !== from && place !== to);
  return [from, ...passed, to];
}

/** The turn that sets a pawn of this size at this point. */
export function setTurn(legal: readonly LegalTurn[], point: string, size: number): LegalTurn | undefined {
  return legal.find(({ ways }) => ways.some(([step]) => step?.do === "set" && step.at === point && step.size === size));
}

/** The point of a place: `red i3` is `i3`. */
export function pointOf(place: PlaceName): string {
  return place.split(" ").at(-1)!;
}

export type Pawns = ReadonlyMap<PlaceName, Pawn>;
