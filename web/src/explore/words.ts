// Sentences about turns of the tree.

import { t } from "../i18n";
import type { ExploredTurn } from "../net/wire";
import { valueText } from "../game/words";
import { exactValue } from "./tree";

type Certain = NonNullable<ExploredTurn["value"]>;

/** How a turn or a position ends, with its distance if that is known. */
export function certainText(value: Certain | undefined): string {
  if (!value) return t("explore-unknown");
  const exact = exactValue(value);
  if (exact) return valueText(exact);
  return t(value.kind === "win" ? "explore-win" : "explore-loss");
}

/** How many replies keep what the opponent has. */
export function repliesText({ value, replies, good }: ExploredTurn): string {
  if (replies === 0) return t("explore-ends");
  if (good === undefined || !value) return t("explore-replies", { all: replies });
  // What is a win for whoever plays the turn is lost for the other.
  switch (value.kind) {
    case "win": return t("explore-replies-none", { all: replies });
    case "draw": return t("explore-replies-draw", { good, all: replies });
    case "loss": return t("explore-replies-win", { good, all: replies });
  }
}
