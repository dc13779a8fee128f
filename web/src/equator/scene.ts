// What is to be seen of a globe, as data: the picture and the drawing in lines
// are both made from it.

import type { Point } from "../picture/camera";
import type { EquatorView, Pawn as SentPawn } from "../net/wire";
import type { PlaceName } from "./geometry";
import type { Pawns } from "./marks";
import type { Beside, Group } from "./space";
import type { Leaving } from "./motions";

/** A pawn, as far as it is known; `gone` was there, but nobody remembers which. */
export type ShownPawn = (Pick<SentPawn, "owner"> & Partial<SentPawn>) | "gone" | "singleton";

/** What can be said about a place without words. */
export type PlaceMark = "target" | "movable" | "chosen" | "last" | "set-aside";

export interface GlobeScene {
  readonly pawns: Pawns;
  /** Whether the circles do not cut the equator. */
  readonly short: boolean;
  readonly off: OffBoard;
  readonly beside: Beside;
  readonly crown: PlaceName | undefined;
  readonly marks: readonly (readonly [PlaceName, PlaceMark])[];
  /** Ways of slides that are lit. */
  readonly ways: readonly (readonly PlaceName[])[];
  readonly ghost: { readonly place: PlaceName; readonly pawn: ShownPawn } | undefined;
  readonly flights: readonly { readonly pawn: ShownPawn; readonly foot: Point }[];
}

/** The pawns beside the board. */
export type OffBoard = Readonly<Record<Group, readonly ShownPawn[]>>;

/** Nobody has left. */
export const NOBODY: OffBoard = { pile: [], blue: [], red: [] };

/** Who stands beside the board: those that are known, the rest as plain counters, and the singleton. */
export function offBoard({ beside, pile, score, singleton, battle, leader }: Pick<EquatorView, "beside" | "pile" | "score" | "singleton" | "battle" | "leader">): OffBoard {
  const counted = (known: readonly ShownPawn[], count: number): ShownPawn[] =>
    [...known, ...Array.from({ length: Math.max(0, count - known.length) }, (): ShownPawn => "gone")];
  const over = battle > 5;
  // E11: the winner of the last battle has the pile and the singleton.
  const won = (side: "blue" | "red"): readonly ShownPawn[] => (singleton && over && leader === side ? ["singleton"] : []);
  return {
    pile: [...(singleton && !over ? (["singleton"] as const) : []), ...counted(beside.pile, over ? 0 : pile)],
    blue: counted([...(beside.captured[0] ?? []), ...won("blue")], score[0] ?? 0),
    red: counted([...(beside.captured[1] ?? []), ...won("red")], score[1] ?? 0),
  };
}

/** Who leaves the board between two positions; `standing` is who stood on the equator when the turn was played. */
export function leavers(before: OffBoard, after: OffBoard, standing: Pawns): Leaving[] {
  const left = new Map(standing);
  return (["pile", "blue", "red"] as const).flatMap((group) =>
    after[group].slice(before[group].length).flatMap((pawn, i): Leaving[] => {
      if (typeof pawn === "string" || pawn.size === undefined) return [];
      const from = [...left].find(([, one]) => one.owner === pawn.owner && one.size === pawn.size);
      if (!from) return [];
      left.delete(from[0]);
      return [{ pawn: from[1], from: from[0], group, n: before[group].length + i }];
    }));
}
