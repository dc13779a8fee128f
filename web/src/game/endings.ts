// How games end, told from where one sits. The table has a line for every
// kind of end there is: a new kind does not compile before it has its words.

import { t } from "../i18n";
import type { Result, Side } from "../net/wire";
import { sideName } from "./words";

/** An end in two lines: what it is, and why. */
export interface Ending {
  readonly title: string;
  readonly reason: string;
  /** How it feels from where one sits. */
  readonly mood: "won" | "lost" | "drawn" | "watched" | "aborted";
}

/** What the sentences about an end may speak of. */
interface Told {
  readonly winner: string;
  readonly loser: string;
  /** The winner's points first. */
  readonly score: string;
}

interface Words {
  /** One sentence that tells all: in lists, on paper, for screen readers. */
  readonly whole: (told: Told) => string;
  /** The reason alone, under a title. */
  readonly reason: (told: Told) => string;
}

const WORDS: Record<Result["by"], Words> = {
  apex: { whole: ({ winner }) => t("won-apex", { winner }), reason: () => t("reason-apex") },
  "empty-reserve": { whole: ({ winner }) => t("won-empty-reserve", { winner }), reason: ({ loser }) => t("reason-empty-reserve", { loser }) },
  "no-raise": { whole: ({ winner }) => t("won-no-raise", { winner }), reason: ({ loser }) => t("reason-no-raise", { loser }) },
  points: { whole: ({ winner, score }) => t("won-points", { winner, score }), reason: ({ score }) => t("reason-points", { score }) },
  resignation: { whole: ({ winner }) => t("won-resignation", { winner }), reason: ({ loser }) => t("reason-resignation", { loser }) },
  time: { whole: ({ winner }) => t("won-time", { winner }), reason: ({ loser }) => t("reason-time", { loser }) },
  abandonment: { whole: ({ winner }) => t("won-abandonment", { winner }), reason: ({ loser }) => t("reason-abandonment", { loser }) },
  repetition: { whole: () => t("draw-repetition"), reason: () => t("reason-repetition") },
  agreement: { whole: () => t("draw-agreement"), reason: () => t("reason-agreement") },
  aborted: { whole: () => t("result-aborted"), reason: () => t("reason-aborted") },
};

const OTHER: Record<Side, Side> = { light: "dark", dark: "light", blue: "red", red: "blue" };

function told({ winner, score = [] }: Result): Told {
  if (!winner) return { winner: "", loser: "", score: "" };
  const winnerFirst = winner === "dark" || winner === "red" ? [...score].reverse() : score;
  return { winner: sideName(winner), loser: sideName(OTHER[winner]), score: winnerFirst.join(" : ") };
}

/** "Light wins: the last ball is on the apex." */
export function resultText(result: Result): string {
  return WORDS[result.by].whole(told(result));
}

/** "You won", and why; for those who watch, "Light wins". */
export function endingOf(result: Result, you: readonly Side[]): Ending {
  const reason = WORDS[result.by].reason(told(result));
  if (result.by === "aborted") return { title: t("end-aborted"), reason, mood: "aborted" };
  if (!result.winner) return { title: t("end-drawn"), reason, mood: "drawn" };
  // At one screen somebody has won there, too.
  if (you.length !== 1) return { title: t("end-wins", { winner: sideName(result.winner) }), reason, mood: you.length > 0 ? "won" : "watched" };
  return you.includes(result.winner) ? { title: t("end-won"), reason, mood: "won" } : { title: t("end-lost"), reason, mood: "lost" };
}
