// A handicap for two players whose ratings differ: how many balls fewer the
// stronger begins with. It follows the player, so that who begins has to be
// settled with it.

import type { GameKind, Profile } from "../net/wire";
import { pyramidRules, readPyramidRules } from "./rules";
import type { Wishes } from "./wishes";

/** A rating that is less sure than this rests on too few games. */
const SURE = 110;
/** From so many points on one ball is offered, then two, then three. */
const STEPS = [150, 300, 500] as const;
const ALL = 15;

export interface Offered {
  readonly mine: number;
  readonly theirs: number;
  /** How many balls the stronger begins with. */
  readonly balls: number;
}

/** What would be fairer; nothing if the two are alike, or not known well enough. */
export function offeredTo(game: GameKind, me: Profile, other: Profile): Offered | undefined {
  const sure = ({ ratings }: Profile) => ratings.filter((rating) => rating.game === game && rating.deviation <= SURE);
  // At the pace at which both are known best.
  const [pair] = sure(me)
    .flatMap((mine) => sure(other).filter(({ pace }) => pace === mine.pace).map((theirs) => ({ mine, theirs })))
    .sort((a, b) => a.mine.deviation + a.theirs.deviation - b.mine.deviation - b.theirs.deviation);
  if (!pair) return undefined;
  const [mine, theirs] = [pair.mine.rating, pair.theirs.rating];
  const fewer = STEPS.filter((step) => Math.abs(mine - theirs) >= step).length;
  return fewer === 0 ? undefined : { mine, theirs, balls: ALL - fewer };
}

/** The wishes with the handicap taken, and who begins drawn: `lot` is heads or tails. */
export function taken({ pyramidRules: rules }: Wishes, { mine, theirs, balls }: Offered, lot: boolean): Partial<Wishes> {
  const side = lot ? "first" : "second";
  const weakened = mine > theirs === lot ? "light" : "dark";
  const counts = { light: ALL, dark: ALL, [weakened]: balls };
  // A game that is not even says little about who is stronger.
  return { side, rated: false, pyramidRules: pyramidRules({ ...readPyramidRules(rules), balls: counts }) };
}

export const hasHandicap = (rules: string): boolean => Object.values(readPyramidRules(rules).balls).some((balls) => balls !== ALL);

export function withoutHandicap({ pyramidRules: rules }: Wishes): Partial<Wishes> {
  return { side: "lot", pyramidRules: pyramidRules({ ...readPyramidRules(rules), balls: { light: ALL, dark: ALL } }) };
}
