// Tournaments in words.

import { t, type MessageId } from "../i18n";
import { ApiError } from "../net/api";
import { errorText } from "../game/words";
import type { Tournament, TournamentProblem } from "../net/wire";

type Kind = TournamentProblem["kind"];

/** What each refusal is told by; complete by type. */
const PROBLEMS = {
  "name-taken": "tournaments-why-name-taken", "bad-name": "tournaments-why-bad-name", "bad-team": "tournaments-why-bad-team", "unknown-player": "tournaments-why-unknown-player",
  "too-many-players": "tournaments-why-too-many", "too-late": "tournaments-why-too-late", "has-left": "tournaments-why-has-left",
  "has-not-left": "tournaments-why-has-not-left", "no-excuse": "tournaments-why-no-excuse", "too-few-players": "tournaments-why-too-few",
  "round-not-finished": "tournaments-why-round-not-finished", "nobody-free": "tournaments-why-nobody-free", over: "tournaments-why-over",
  "has-started": "tournaments-why-has-started", "not-paired": "tournaments-why-not-paired", "has-result": "tournaments-why-has-result",
  "has-no-result": "tournaments-why-has-no-result", "wrong-score": "tournaments-why-wrong-score", "no-winner": "tournaments-why-no-winner",
  settled: "tournaments-why-settled", "other-round": "tournaments-why-other-round", changed: "tournaments-why-changed",
  "played-here": "tournaments-why-played-here", "not-a-result": "tournaments-why-not-a-result", "rounds-wrong": "tournaments-why-rounds",
  "games-wrong": "tournaments-why-games", "points-wrong": "tournaments-why-points", "no-ballots": "tournaments-why-no-ballots", "matches-alone": "tournaments-why-matches",
  "teams-wrong": "tournaments-why-teams", "no-show-wrong": "tournaments-why-no-show", "tie-break-twice": "tournaments-why-tie-break", "needs-name": "tournaments-why-needs-name",
} as const satisfies Record<Kind, MessageId>;

/** Why something was refused. */
export function refusedText(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (!problem) return errorText(error);
  const { kind, ...fields } = problem;
  // The variables of each sentence are the fields of its kind.
  return (t as (id: MessageId, args: Record<string, string | number>) => string)(PROBLEMS[kind], fields as Record<string, string | number>);
}

/** A result as people read it. */
export function resultText(result: string): string {
  return result.replace("1/2-1/2", "½ – ½").replace(/\.5/g, "½").replace(/^0½/, "½").replace(/^([\d½]+)-([\d½]+)$/, "$1 – $2").replace("/", " ");
}

/** "Round 3 of 5". */
export function roundText({ rounds, planned }: Tournament): string {
  return roundOf(rounds.length, planned);
}

export function roundOf(round: number, planned: number | undefined): string {
  return planned ? t("tournaments-round-of", { round, planned }) : t("tournaments-round", { round });
}
