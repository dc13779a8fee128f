// Something to be solved on a board: a puzzle of the pack, or a position of
// one's own in which one went wrong. Both are tried in the same way: all that
// the solver has done is asked about from the beginning.

import { api } from "../net/api";
import { puzzles, type Keeper } from "../net/puzzles";
import type { ActName, Attempt, GameKind, LegalTurn, Puzzle, PuzzleAct, PuzzleGoal, Side, SolverRating, Theme, View } from "../net/wire";
import { gameOf } from "../game/words";
import { keyOf, type Missed } from "./repetition";

export interface Exercise {
  readonly missed: Missed;
  readonly game: GameKind;
  readonly rules: string;
  readonly side: Side;
  readonly goal: PuzzleGoal | "better";
  readonly decisions: number;
  readonly themes: readonly Theme[];
  /** How hard it is, if that is known. */
  readonly rating?: number;
  readonly position: View;
  readonly legal: readonly LegalTurn[];
  readonly attempt: (acts: readonly PuzzleAct[], solver?: SolverRating) => Promise<Attempt>;
}

export const nameOf = (exercise: Exercise): string => keyOf(exercise.missed);

/** A puzzle of the pack. */
export function ofPuzzle(puzzle: Puzzle, keeper: Keeper): Exercise {
  const { id, game, rules, side, goal, decisions, themes, rating, position, legal } = puzzle;
  return {
    missed: { kind: "puzzle", id }, game, rules, side, goal, decisions, themes, rating, position, legal,
    attempt: (acts, solver) => puzzles.attempt(keeper, id, acts, solver),
  };
}

type Mistake = Extract<Missed, { kind: "mistake" }>;

/** A position in which a better turn is to be found. */
export async function ofMistake(missed: Mistake): Promise<Exercise> {
  const place = { rules: missed.rules, position: missed.position };
  const { position, legal } = await api.position(place);
  return {
    missed, game: gameOf(missed.rules), rules: missed.rules, side: position.to_move, goal: "better", decisions: 1, themes: [], position, legal,
    attempt: (acts) => tryMistake(missed, position, legal, acts),
  };
}

/** Turns are compared by what they lead to: different ones may come to the same. */
async function tryMistake(missed: Mistake, start: View, legal: readonly LegalTurn[], acts: readonly PuzzleAct[]): Promise<Attempt> {
  const place = { rules: missed.rules, position: missed.position };
  const after = async (...turns: string[]) => (await api.position({ ...place, turns })).position;
  const good = new Set(await Promise.all(missed.best.map(async (turn) => (await after(turn)).text)));
  const names: ActName[] = [];
  for (const act of acts) names.push(act.do === "try" ? (good.has((await after(act.turn)).text) ? "right" : "wrong") : act.do);
  const last = acts.at(-1);
  const solved = names.at(-1) === "right";
  const given = names.at(-1) === "solution";
  const best = missed.best[0]!;
  const open: Attempt = {
    id: keyOf(missed), state: solved ? "solved" : given ? "shown" : "open", found: solved ? 1 : 0, decisions: 1, acts: names,
    turns: [], position: start, legal: solved || given ? [] : [...legal],
  };
  if (!last) return open;
  if (last.do === "solution") return { ...open, turns: [best], position: await after(best), told: { kind: "solution", turns: [best] } };
  if (last.do === "hint") {
    const hints = names.filter((name) => name === "hint").length;
    const steps = legal.find(({ turn }) => turn === best)?.ways[0] ?? [];
    return { ...open, told: { kind: "hint", steps: steps.slice(0, hints) } };
  }
  const view = await after(last.turn);
  if (solved) return { ...open, turns: [last.turn], position: view, told: { kind: "right", turn: last.turn, replies: [], after: view } };
  const [before, answer] = await Promise.all([api.evaluate(place, SOON_MS), view.outcome ? undefined : api.evaluate({ ...place, turns: [last.turn] }, SOON_MS)]);
  const reply = answer?.line[0];
  const told = before.turns.find(({ turn }) => turn === last.turn);
  return {
    ...open,
    told: {
      kind: "wrong", turn: last.turn, before: before.value, worth: told?.value ?? before.value, after: view,
      ...(reply === undefined ? {} : { reply, refuted: await after(last.turn, reply) }),
    } as Attempt["told"] & object,
  };
}

/** How long the engine may look for an answer. */
const SOON_MS = 400;
