// Earlier positions of a game, as the server sees them.

import { api } from "../net/api";
import { createLoader, type Loader } from "../net/loader";
import type { State, View } from "../net/wire";

/** The position after so many turns of a game. */
export type ViewAt = (game: State, ply: number) => Promise<View>;

/** Positions that were asked for are kept; where the game began is taken from its record, once. */
export function createViews(): ViewAt {
  const seen = new Map<string, Promise<View>>();
  let start: Promise<string | undefined> | undefined;
  const ask = async ({ game, rules, turns }: State, ply: number) => {
    start ??= api.record(game).then((text) => api.readRecord(text)).then(({ games }) => games[0]?.position).catch(() => undefined);
    const position = await start;
    const before = turns.slice(0, ply).map(({ turn }) => turn);
    return (await api.position({ rules, turns: before, ...(position ? { position } : {}) })).position;
  };
  return (game, ply) => {
    const key = game.turns.slice(0, ply).map(({ turn }) => turn).join(" ");
    const asked = seen.get(key) ?? ask(game, ply);
    seen.set(key, asked);
    // What failed may be asked for again.
    asked.catch(() => seen.delete(key));
    return asked;
  };
}

/** The position after the ply being read; nothing while following the game. */
export function createHistory(state: () => State | undefined, reading: () => number | undefined, viewAt: ViewAt): Loader<View> {
  const where = () => {
    const game = state();
    const ply = reading();
    return game && ply !== undefined ? { game, ply } : undefined;
  };
  return createLoader(where, ({ game, ply }) => viewAt(game, ply));
}
