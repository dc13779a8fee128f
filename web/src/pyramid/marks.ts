// What can be done on the board and what just happened, by cell.

import { placesFor, type Draft } from "../game/compose";
import type { LegalTurn, LastTurn } from "../net/wire";
import type { Balls, Cell } from "./cells";

export interface Marks {
  readonly targets: ReadonlySet<Cell>;
  readonly raisable: ReadonlySet<Cell>;
  readonly takeable: ReadonlySet<Cell>;
  readonly lifted: Cell | undefined;
}

export const NO_MARKS: Marks = { targets: new Set(), raisable: new Set(), takeable: new Set(), lifted: undefined };

export function marksOf(legal: readonly LegalTurn[], draft: Draft): Marks {
  const last = draft.at(-1);
  return {
    targets: placesFor(legal, draft, "place"),
    raisable: placesFor(legal, draft, "lift"),
    takeable: placesFor(legal, draft, "take_back"),
    lifted: last?.do === "lift" ? last.at : undefined,
  };
}

/** The cells that a click can mean now. */
export function clickable(marks: Marks): Set<Cell> {
  const cells = new Set([...marks.targets, ...marks.raisable, ...marks.takeable]);
  if (marks.lifted !== undefined) cells.add(marks.lifted);
  return cells;
}

/**
 * What of a turn that is on its way to the server: balls that it would bring,
 * and balls that it would take from where the server still has them.
 */
export interface InFlight {
  readonly coming: ReadonlySet<Cell>;
  readonly leaving: Balls;
}

export const NOTHING_IN_FLIGHT: InFlight = { coming: new Set(), leaving: new Map() };

/** The difference between the server's board and the one a turn would make. */
export function inFlight(here: Balls, after: Balls): InFlight {
  const differ = (a: Balls, b: Balls) => [...a].filter(([cell, color]) => b.get(cell) !== color);
  return { coming: new Set(differ(after, here).map(([cell]) => cell)), leaving: new Map(differ(here, after)) };
}

/** Cells that the last turn touched, and the squares and lines that it completed. */
export interface Trace {
  readonly touched: ReadonlySet<Cell>;
  readonly completed: readonly (readonly Cell[])[];
}

export const NO_TRACE: Trace = { touched: new Set(), completed: [] };

export function traceOf(last: Pick<LastTurn, "steps" | "completed"> | undefined): Trace {
  if (!last) return NO_TRACE;
  return {
    touched: new Set(last.steps.flatMap((step) => step.at ?? [])),
    completed: (last.completed ?? []).map((group) => group.cells),
  };
}

