// How a rating went, game by game, as a line.

import { For, type JSX } from "solid-js";
import { t } from "../i18n";
import type { GameKind, Pace } from "../net/wire";

interface RatingGraphProps {
  game: GameKind;
  pace: Pace;
  /** In the order of the games. */
  ratings: readonly number[];
}

const [WIDTH, HEIGHT, LEFT, EDGE] = [600, 180, 44, 10];

/** Round numbers between the lowest and the highest, so that three to six lines are drawn. */
export function gridOf(ratings: readonly number[]): number[] {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const step = [20, 50, 100, 200, 500].find((step) => (high - low) / step <= 4) ?? 1000;
  const first = Math.floor((low - 1) / step) * step;
  const lines = [];
  for (let line = first; line < high + step; line += step) lines.push(line);
  return lines;
}

export function RatingGraph(props: RatingGraphProps): JSX.Element {
  const grid = () => gridOf(props.ratings);
  const y = (rating: number) => {
    const [low, high] = [grid()[0]!, grid().at(-1)!];
    return HEIGHT - EDGE - ((rating - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  };
  const x = (index: number) => LEFT + (props.ratings.length < 2 ? 0.5 : index / (props.ratings.length - 1)) * (WIDTH - LEFT - EDGE);
  const path = () => props.ratings.map((rating, index) => `${index === 0 ? "M" : "L"}${x(index).toFixed(1)} ${y(rating).toFixed(1)}`).join("");
  const label = () => t("rating-graph", {
    game: t(`game-${props.game}`), pace: t(`pace-${props.pace}`), games: props.ratings.length, first: String(props.ratings[0]), last: String(props.ratings.at(-1)),
  });
  return (
    <figure class="rating-graph">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label()}>
        <For each={grid()}>
          {(line) => (
            <>
              <path class="grid" d={`M${LEFT} ${y(line)}H${WIDTH - EDGE}`} />
              <text x={LEFT - 6} y={y(line) + 4} text-anchor="end">{line}</text>
            </>
          )}
        </For>
        <path class="curve" d={path()} />
        <circle class="now" cx={x(props.ratings.length - 1)} cy={y(props.ratings.at(-1) ?? 0)} r="4" />
      </svg>
    </figure>
  );
}
