// A turn is composed click by click from the list of legal turns. What may be
// clicked next is what some legal turn still contains, so no rule is needed.

import type { LegalTurn, Step } from "../net/wire";

/** The clicks so far. */
export type Draft = readonly Step[];

export const NOTHING: Draft = [];

function same(a: Step, b: Step): boolean {
  return a.do === b.do && a.at === b.at && a.size === b.size;
}

function startsWith(way: readonly Step[], draft: Draft): boolean {
  return draft.length <= way.length && draft.every((step, i) => same(step, way[i]!));
}

/** A turn and one order of its steps. */
export interface Way {
  readonly turn: LegalTurn;
  readonly steps: readonly Step[];
}

/** The ways of all legal turns that begin with these clicks. */
export function waysFrom(legal: readonly LegalTurn[], draft: Draft): Way[] {
  return legal.flatMap((turn) =>
    turn.ways.filter((steps) => startsWith(steps, draft)).map((steps) => ({ turn, steps })),
  );
}

/** The steps that may come next, each once. */
export function nextSteps(legal: readonly LegalTurn[], draft: Draft): Step[] {
  const next: Step[] = [];
  for (const { steps } of waysFrom(legal, draft)) {
    const step = steps[draft.length];
    if (step && !next.some((known) => same(known, step))) next.push(step);
  }
  return next;
}

/** The turn that the clicks already make, if they make one. */
export function completeTurn(legal: readonly LegalTurn[], draft: Draft): LegalTurn | undefined {
  if (draft.length === 0) return undefined;
  return waysFrom(legal, draft).find(({ steps }) => steps.length === draft.length)?.turn;
}

/** Whether the clicks make a turn to which nothing can be added. */
export function isFinal(legal: readonly LegalTurn[], draft: Draft): boolean {
  return completeTurn(legal, draft) !== undefined && nextSteps(legal, draft).length === 0;
}

/**
 * The draft after a click at a place, or undefined if it means nothing there.
 * Clicking what is in hand puts it back; another piece may be taken instead.
 */
export function click(legal: readonly LegalTurn[], draft: Draft, at: string): Draft | undefined {
  const inHand = draft.at(-1)?.do === "lift" ? draft.at(-1) : undefined;
  if (inHand?.at === at) return draft.slice(0, -1);
  const step = nextSteps(legal, draft).find((next) => next.at === at);
  if (step) return [...draft, step];
  if (inHand) {
    const before = draft.slice(0, -1);
    const other = nextSteps(legal, before).find((next) => next.at === at && next.do === "lift");
    if (other) return [...before, other];
  }
  return undefined;
}

/** The places where a step of one kind may come next. */
export function placesFor(legal: readonly LegalTurn[], draft: Draft, what: Step["do"]): Set<string> {
  return new Set(
    nextSteps(legal, draft).flatMap((step) => (step.do === what && step.at !== undefined ? [step.at] : [])),
  );
}
