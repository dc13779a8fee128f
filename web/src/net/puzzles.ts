// Puzzles. They come with the app and are asked for on this device, where it
// can; whoever has an account asks the server, which keeps the ratings, and
// goes on without it when it cannot be reached.

import { ApiError, call, here } from "./api";
import type { Attempt, GameKind, Player, Puzzle, PuzzleAct, PuzzleCatalog, Solver, SolverRating, Theme } from "./wire";

/** Who keeps ratings and progress. */
export type Keeper = "device" | "account";

export interface Wish {
  readonly rules: string;
  readonly theme?: Theme | undefined;
  readonly rating?: number | undefined;
  readonly seen?: readonly string[];
  readonly count?: number;
}

async function ask<T>(keeper: Keeper, method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const elsewhere = () => call<T>(method, `/puzzles${path}`, body);
  const onDevice = () => here(({ puzzle }) => puzzle<T>(method, path, body), elsewhere);
  if (keeper === "device") return onDevice();
  return elsewhere().catch((error: unknown) => (error instanceof ApiError && error.code === "offline" ? onDevice() : Promise.reject(error)));
}

export const puzzles = {
  catalog: (keeper: Keeper) => ask<PuzzleCatalog>(keeper, "GET", ""),
  daily: (keeper: Keeper, rules: string, date: string) => ask<Puzzle>(keeper, "POST", "/daily", { rules, date }),
  next: (keeper: Keeper, wish: Wish) => ask<{ puzzles: Puzzle[] }>(keeper, "POST", "/next", wish).then((answer) => answer.puzzles),
  one: (keeper: Keeper, id: string) => ask<Puzzle>(keeper, "GET", `/${encodeURIComponent(id)}`),
  attempt: (keeper: Keeper, id: string, acts: readonly PuzzleAct[], solver?: SolverRating) =>
    ask<Attempt>(keeper, "POST", `/${encodeURIComponent(id)}/attempt`, { acts, ...(solver ? { solver } : {}) }),
  /** What the server keeps of this visitor; nothing without an account. */
  async account(): Promise<Solver | undefined> {
    const { player } = await call<{ player?: Player }>("GET", "/me");
    return player?.name === undefined ? undefined : call<Solver>("GET", "/me/puzzles");
  },
};

export const NEW_SOLVER: SolverRating = { rating: 1500, deviation: 350, volatility: 0.06, puzzles: 0 };

export const gamesRated: readonly GameKind[] = ["pyramid", "equator"];
