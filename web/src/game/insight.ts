// What an analysis adds to a board: the value of every place where a turn can
// go on, and which of them is being looked at in the list of turns.

import type { Draft } from "./compose";
import type { Step, Value } from "../net/wire";

/** The best that a turn can still come to when it goes on at a place. */
export interface PlaceValue {
  readonly value: Value;
  /** As good as any turn that can still be made. */
  readonly best: boolean;
}

export interface Insight {
  /** By the place of the next click; `size` is the pawn in hand during the setup. */
  valuesAt: (draft: Draft, size?: number) => ReadonlyMap<string, PlaceValue>;
  /** How the best turn is made, if one is better than others. */
  best: () => readonly Step[] | undefined;
  /** The places of the turn that is pointed at in the list. */
  pointed: () => ReadonlySet<string>;
  /** Where the board is pointed at, after these clicks. */
  onPoint: (draft: Draft, at: string | undefined) => void;
}
