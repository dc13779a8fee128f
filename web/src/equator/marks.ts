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
  }
  for (const point of size === undefined ? [] : openFor(legal, size)) {
    const place = placeName(point, side);
    targets.set(place, { place, way: undefined, setsAside: undefined });
  }
  const chosen = draft.at(-1)?.do === "lift" ? placeName(draft.at(-1)!.at!, side) : undefined;
  if (chosen !== undefined) {
    for (const { turn, steps } of waysFrom(legal, draft)) {
      const slide = steps[draft.length];
      if (slide?.do !== "slide" || slide.at === undefined) continue;
      targets.set(slide.at, { place: slide.at, way: slide.path?.length ? wholeWay(chosen, slide.path, slide.at, side) : undefined, setsAside: turn.sets_aside });
    }
  }
  return { movable, chosen, targets };
}

/** All places of a way, both ends included. */
export function wholeWay(from: PlaceName, path: readonly string[], to: PlaceName, side: Side): PlaceName[] {
  const passed = path.map((point) => placeName(point, side)).filter((place) => place !== from && place !== to);
  return [from, ...passed, to];
}

/** A turn of the setup takes a pawn from the stock and places it. */
function setting(turn: LegalTurn): { size: number; point: string } | undefined {
  const [take, place] = turn.ways[0] ?? [];
  return take?.do === "take" && take.size !== undefined && place?.at !== undefined ? { size: take.size, point: place.at } : undefined;
}

/** The points on which a pawn of this size may be set. */
function openFor(legal: readonly LegalTurn[], size: number): string[] {
  return legal.map(setting).flatMap((set) => (set?.size === size ? [set.point] : []));
}

/** The turn that sets a pawn of this size at this point. */
export function setTurn(legal: readonly LegalTurn[], point: string, size: number): LegalTurn | undefined {
  return legal.find((turn) => {
    const set = setting(turn);
    return set?.point === point && set.size === size;
  });
}

/** The point of a place: `red i3` is `i3`. */
export function pointOf(place: PlaceName): string {
  return place.split(" ").at(-1)!;
}

export type Pawns = ReadonlyMap<PlaceName, Pawn>;
