// How good the solver is.

import { Show, type JSX } from "solid-js";
import { t } from "../i18n";
import type { GameKind } from "../net/wire";
import { ratingOf } from "./solver";

/** How good the solver is by now. */
export function Rated(props: { game: GameKind }): JSX.Element {
  const rating = () => ratingOf(props.game);
  return <Show when={rating().puzzles > 0}><p class="muted small">{t("puzzle-page-your-rating", { rating: String(Math.round(rating().rating)), puzzles: rating().puzzles })}</p></Show>;
}
