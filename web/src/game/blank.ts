// The empty board, shown while the real one is on its way, so that nothing
// moves on the page when it comes.

import type { GameKind, View } from "../net/wire";
import { START } from "../pyramid/cells";
import { ALL_PLACES } from "../equator/geometry";

export function blankView(game: GameKind): View {
  if (game === "pyramid") {
    return { game, rules: "standard", text: START, to_move: "light", cells: [], reserve: [15, 15] };
  }
  const points = ALL_PLACES.map((place) => {
    const [side, point] = place.split(" ");
    return point === undefined ? { point: place } : { point, side: side as "blue" | "red" };
  });
  return {
    game, rules: "carpentier", text: "", to_move: "blue", leader: "blue", battle: 1, played: 0, points,
    stock: [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]], pile: 0, beside: { pile: [], captured: [[], []] }, score: [0, 0], singleton: true, battles: [],
  };
}
