// Who solves: somebody whose device keeps everything, or an account.

import { createSignal } from "solid-js";
import { NEW_SOLVER, puzzles, type Keeper } from "../net/puzzles";
import { SITE } from "../shell/mode";
import type { GameKind, Solver, SolverRating } from "../net/wire";
import type { Attempt } from "../net/wire";
import type { Exercise } from "./exercise";
import { hasTried, keep, kept, noteTried } from "./kept";
import { firstReturn, queued, repeated } from "./repetition";

const [account, setAccount] = createSignal<Solver>();
export { account };

let asked: Promise<Keeper> | undefined;

/** Asks once whether there is an account; without a server there is none. */
export function whoKeeps(): Promise<Keeper> {
  asked ??= SITE ? Promise.resolve("device") : puzzles.account().then(
    (found): Keeper => {
      setAccount(found);
      return found ? "account" : "device";
    },
    (): Keeper => {
      asked = undefined; // a server may be there the next time
      return "device";
    },
  );
  return asked;
}

/** The solver's rating in a game, wherever it is kept. */
export function ratingOf(game: GameKind): SolverRating {
  const solver = account();
  return (solver ? solver.ratings[game] : kept().ratings[game]) ?? NEW_SOLVER;
}

/** The rating to be counted with: none for accounts, nor for what was tried before. */
export function countedWith({ missed, game }: Exercise): SolverRating | undefined {
  return account() || missed.kind !== "puzzle" || hasTried(missed.id) ? undefined : ratingOf(game);
}

/** Keeps what a decided attempt has come to. */
export function noteDecided({ missed, game }: Exercise, score: 0 | 1, { counted }: Attempt): void {
  const now = Date.now();
  if (missed.kind === "puzzle") noteTried(missed.id, score);
  if (counted && !counted.earlier) {
    const solver = account();
    if (solver) setAccount({ ...solver, ratings: { ...solver.ratings, [game]: counted.solver }, attempted: solver.attempted + 1, solved: solver.solved + score });
    else keep(({ ratings }) => ({ ratings: { ...ratings, [game]: counted.solver } }));
  }
  keep(({ queue, bringsBack }) => {
    const again = repeated(queue, missed, score === 1 ? "found" : "missed", now);
    return { queue: score === 0 && bringsBack === "yes" ? queued(again, missed, firstReturn(now)) : again };
  });
}
