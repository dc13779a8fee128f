// Who completes a square or a line where, for those who learn to see it. A
// threat is what a side could do if it were to move: the one who knows the
// rules is asked for the turns of both.

import { api } from "../net/api";
import { createLoader } from "../net/loader";
import type { LegalTurn, PyramidView } from "../net/wire";
import type { Threat } from "../pyramid/Overlay";
import type { Color } from "../pyramid/cells";
import { settings } from "../settings";

/** The cells at which a side's turns complete something. */
export function threatsOf(legal: readonly LegalTurn[], color: Color): Threat[] {
  const cells = legal.flatMap((turn) => (turn.completes?.length ? turn.ways[0]?.find((step) => step.do === "place")?.at ?? [] : []));
  return [...new Set(cells)].map((cell) => ({ cell, color }));
}

/** Nothing, unless it is wished for and the game is not over. */
export function createThreats(view: () => PyramidView, isOver: () => boolean): () => readonly Threat[] {
  const wanted = () => (settings.threats === "shown" && !isOver() ? `${view().rules}\n${view().text}` : undefined);
  const loader = createLoader(wanted, async (place) => {
    const [rules, text] = place.split("\n") as [string, string];
    const sides = (["light", "dark"] as const).map(async (color) => {
      const position = text.replace(/.$/, color === "light" ? "L" : "D");
      return threatsOf((await api.position({ rules, position })).legal, color);
    });
    return { place, threats: (await Promise.all(sides)).flat() };
  });
  return () => {
    const found = loader.value();
    return found && found.place === wanted() ? found.threats : [];
  };
}
