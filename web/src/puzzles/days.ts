// Days as puzzles have them, and the result of one as a text to be shared.

import { t } from "../i18n";
import { region } from "../i18n/region";
import { shareLink } from "../shell/router";
import type { ActName } from "../net/wire";
import { rulesName } from "../game/words";
import type { Day } from "./kept";

/** The day where the solver is, as `2026-11-17`. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const ISO = /^\d{4}-\d\d-\d\d$/;
/** A day that somebody has written down, if it is one. */
export const dayOf = (text: string): string | undefined => (ISO.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined);

/** A day in words: "17 November 2026". */
export function dayName(date: string): string {
  return new Intl.DateTimeFormat(region(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

/** What came of each act, as a sign. */
const SIGNS: Record<ActName, string> = { right: "🟢", wrong: "🔴", hint: "💡", solution: "🏳️" };

/** Nothing in it gives the solution away. */
export function shareText(date: string, rules: string, { acts, solved }: Day): string {
  const path = `/puzzles/daily?${new URLSearchParams({ date, rules }).toString()}`;
  const words = solved ? t("puzzle-page-share-solved") : t("puzzle-page-share-missed");
  return `${t("title")} · ${rulesName(rules)} · ${date}\n${acts.map((act) => SIGNS[act]).join("")} ${words}\n${shareLink(path)}`;
}
