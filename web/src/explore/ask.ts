// Who answers questions about the tree: the server where it has a tablebase,
// else this device, with what it has; how often a turn was played is known to
// the server alone.

import { SITE } from "../shell/mode";
import { call, exactThere, here, reachable, type Asking, type Place } from "../net/api";
import { canThink } from "../net/here";
import type { Explored } from "../net/wire";

const PATH = "/analysis/explore";

/** How much is to be known beside values and turns. */
export interface Wanted {
  /** Of so many turns, the first ones, good replies are counted. */
  readonly replies: number;
  /** How long a search may look for proofs where there is no tablebase, in milliseconds. */
  readonly budget: number;
}

export async function explore(place: Place, { replies, budget }: Wanted, asking: Asking = {}): Promise<Explored> {
  const query = { ...place, replies, budget };
  const server = () => call<Explored>("POST", PATH, query);
  if (!canThink || (await exactThere(place.rules))) return server();
  const alone = SITE || !reachable();
  const [own, counted] = await Promise.all([
    here(({ deep }) => deep<Explored>(PATH, query, asking), server),
    // What this device works out, the server need not.
    alone ? undefined : call<Explored>("POST", PATH, place).catch(() => undefined),
  ]);
  return counted ? withPlayed(own, counted) : own;
}

/** The same, with how often its turns were played. */
export function withPlayed(own: Explored, { turns }: Pick<Explored, "turns">): Explored {
  const played = new Map(turns.flatMap((entry) => (entry.played ? [[entry.turn, entry.played] as const] : [])));
  return { ...own, turns: own.turns.map((entry) => { const known = played.get(entry.turn); return known ? { ...entry, played: known } : entry; }) };
}
