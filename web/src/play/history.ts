// Earlier positions of a game, as the server sees them.

import { api } from "../net/api";
import { createLoader, type Loader } from "../net/loader";
import type { State, View } from "../net/wire";

/**
 * The position after the ply being read; undefined while following the game.
 * Where the game began is taken from its record, once.
 */
export function createHistory(state: () => State | undefined, reading: () => number | undefined): Loader<View> {
  const seen = new Map<string, View>();
  let start: Promise<string | undefined> | undefined;
  const where = () => {
    const game = state();
    const ply = reading();
    return game && ply !== undefined ? { game: game.game, rules: game.rules, turns: game.turns.slice(0, ply).map(({ turn }) => turn) } : undefined;
  };
  return createLoader(where, async ({ game, rules, turns }) => {
    const key = turns.join(" ");
    const known = seen.get(key);
    if (known) return known;
    start ??= api.record(game).then((text) => api.readRecord(text)).then(({ games }) => games[0]?.position).catch(() => undefined);
    const position = await start;
    const { position: view } = await api.position({ rules, turns, ...(position ? { position } : {}) });
    seen.set(key, view);
    return view;
  });
}
