// What is seen at one moment: a position, and what is known beside it.

import { ALL_PLACES, placeName, type PlaceName } from "../equator/geometry";
import { readCircumstances, readEquator } from "../equator/position";
import { NOBODY, offBoard, type OffBoard } from "../equator/scene";
import { announceTurn } from "../game/Announcer";
import { resultText } from "../game/endings";
import { gameOf, sideName, standingText } from "../game/words";
import type { EquatorView, GameKind, Pawn, RecordGame, View } from "../net/wire";
import { ballsOf, CELLS, placeOf, readPosition, reserve, type Cell, type Shown } from "../pyramid/cells";
import { t } from "../i18n";

export interface Moment {
  readonly rules: string;
  /** The text of the position, all of it: a record keeps no secrets. */
  readonly position: string;
  /** What the turns before tell beside the position; of a position alone, nothing. */
  readonly view: View | undefined;
}

export const kindOf = ({ rules }: Moment): GameKind => gameOf(rules);

/** The balls of a position of the pyramid. */
export const ballsIn = ({ position }: Moment): Shown => readPosition(position) ?? { balls: new Map(), turn: "light" };

/** What the last turn touched and completed on the pyramid. */
export function touched({ view }: Moment): { last: Set<Cell>; completed: Cell[][] } {
  const last = view?.game === "pyramid" ? view.last : undefined;
  return { last: new Set((last?.steps ?? []).flatMap(({ at }) => (at === undefined ? [] : [at]))), completed: (last?.completed ?? []).map(({ cells }) => cells) };
}

export interface Globe {
  readonly pawns: ReadonlyMap<PlaceName, Pawn>;
  readonly places: readonly PlaceName[];
  readonly off: OffBoard;
  readonly crown: PlaceName | undefined;
  readonly last: readonly PlaceName[];
}

/** The pawns of a position of the equator game, on the board and beside it. */
export function globeOf({ position, rules, view }: Moment): Globe {
  const { pawns, short } = readEquator(position) ?? { pawns: new Map<PlaceName, Pawn>(), short: false };
  const places = ALL_PLACES.filter((place) => !short || !/^[oi][lr]$/.test(place));
  const known = view?.game === "equator" ? view : undefined;
  const last = (known?.last?.steps ?? []).flatMap(({ at }) => (at === undefined ? [] : [placeName(at, known!.last!.side)]));
  return { pawns, places, off: known ? offBoard(known) : offOf(position, rules), crown: known?.deciding?.point, last };
}

/** Who has left the board, as far as the text of a position tells: how many, not which. */
function offOf(position: string, rules: string): OffBoard {
  if (!position.includes(" ")) return NOBODY;
  const { leader, battle, pile, blue, red } = readCircumstances(position);
  const nobody: EquatorView["beside"] = { pile: [], captured: [[], []] };
  return offBoard({ beside: nobody, pile, score: [blue, red], singleton: !rules.includes("nosingleton"), battle, leader: leader === "B" ? "blue" : "red" });
}

/** Groups of places and what lies there, in words, for those who cannot see the board. */
export interface Described {
  readonly group: string;
  readonly places: readonly string[];
}

export function described(moment: Moment): Described[] {
  if (kindOf(moment) === "equator") {
    const { pawns, places } = globeOf(moment);
    const told = (place: PlaceName) => {
      const pawn = pawns.get(place);
      return `${place.split(" ").at(-1)!}: ${pawn ? t("pawn", { owner: pawn.owner, size: pawn.size ?? 0 }) : t("point-empty")}`;
    };
    const group = (name: string, of: (place: PlaceName) => boolean): Described => ({ group: name, places: places.filter(of).map(told) });
    return [
      group(t("hemisphere-blue"), (place) => place.startsWith("blue ")),
      group(t("equator"), (place) => !place.includes(" ")),
      group(t("hemisphere-red"), (place) => place.startsWith("red ")),
    ];
  }
  const { balls } = ballsIn(moment);
  const told = (cell: Cell) => {
    const ball = balls.get(cell);
    return `${cell}: ${ball ? t(`ball-${ball}`) : t("cell-empty")}`;
  };
  return [0, 1, 2, 3].map((level) => ({
    group: t("level-number", { number: level + 1 }),
    places: CELLS.filter((cell) => placeOf(cell).level === level).map(told),
  }));
}

/** The board in a sentence. */
export function summary(moment: Moment): string {
  if (kindOf(moment) === "equator") {
    const { blue, red } = readCircumstances(moment.position);
    const score = (side: "blue" | "red", points: number) => t("score-of", { side: sideName(side), points });
    return `${t("board")}: ${score("blue", blue)}, ${score("red", red)}`;
  }
  const { balls } = ballsIn(moment);
  const left = (color: "light" | "dark") => `${sideName(color)}: ${t("in-reserve", { count: reserve(balls, color, ballsOf(moment.rules)) })}`;
  return `${t("board")}. ${left("light")}, ${left("dark")}`;
}

/** What led to a moment of a game, how its battle stands, and at the end how it ended. */
export function told(game: RecordGame, moment: Moment, ply: number): string {
  const turn = game.turns[ply - 1];
  const sentences = [
    turn ? announceTurn(turn) : "",
    moment.view?.game === "equator" && ply < game.turns.length ? standingText(moment.view) : "",
    game.result && ply === game.turns.length ? resultText(game.result) : "",
  ];
  return sentences.filter(Boolean).join(" ");
}

