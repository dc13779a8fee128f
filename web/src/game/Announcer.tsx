// Speaks what happened to those who cannot see it.

import type { JSX } from "solid-js";
import { t } from "../i18n";
import type { Side } from "../net/wire";
import { sideName } from "./words";

export function Announcer(props: { text: string }): JSX.Element {
  return <p class="visually-hidden" aria-live="assertive">{props.text}</p>;
}

/** A turn in a spoken sentence: "Light raises a1 to f1 and takes back f1 and b2." */
export function announceTurn({ turn, side }: { turn: string; side: Side }): string {
  const who = sideName(side);
  if (turn === "pass") return t("said-pass", { side: who });
  const set = /^(\d)@(\w+)$/.exec(turn);
  if (set) return t("said-set", { side: who, size: set[1]!, point: set[2]! });
  const slide = /^([io]\d)-(\w+)$/.exec(turn);
  if (slide && (side === "blue" || side === "red")) return t("said-slide", { side: who, from: slide[1]!, to: slide[2]! });
  const [action = "", ...taken] = turn.split("x");
  const [from, to] = action.split("-");
  const done = to === undefined ? t("said-place", { side: who, cell: from! }) : t("said-raise", { side: who, from: from!, to });
  return taken.length === 0 ? done : `${done} ${t("said-take-back", { side: who, count: taken.length, cells: taken.join(", ") })}`;
}
