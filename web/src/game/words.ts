// Sentences about sides, rules, results and battles.

import { spanText } from "./span";
import { isLoaded, language, t, withTexts, type MessageId } from "../i18n";
import { ApiError } from "../net/api";
import { reasonText } from "./reasons";
import type { BattleReport, ClockControl, Decides, EquatorView, GameKind, Pawn, Player, Refusal, RefusalCode, Seat, Side, Value } from "../net/wire";
import type { Preset, RuleOption } from "../play/rules";

export function sideName(side: Side): string {
  return t(`side-${side}`);
}

export function playerName(seat: Seat | undefined, you: readonly Side[]): string {
  if (!seat) return "";
  if (seat.free) return t("seat-free");
  const player = seat.player;
  if (player?.kind === "engine") return t("level-name", { level: player.level ?? 0 });
  if (you.includes(seat.side)) return you.length === 2 ? sideName(seat.side) : t("you");
  return nameOf(player);
}

export function nameOf(player: Player | undefined): string {
  if (player?.kind === "engine") return t("level-name", { level: player.level ?? 0 });
  const name = player?.name ?? t("guest");
  return player?.kind === "bot" ? t("bot-name", { name }) : name;
}

export function gameOf(rules: string): GameKind {
  return /^(carpentier|jeux-et-strategie)/.test(rules) ? "equator" : "pyramid";
}

const RULE_WORDS = {
  children: "rules-children", standard: "rules-standard", advanced: "rules-advanced", carpentier: "rules-carpentier", "jeux-et-strategie": "rules-jeux-et-strategie",
  must: "option-must", raise: "option-raise", 5: "option-5", slide: "option-slide", straight: "option-straight", free: "option-free", old: "option-old",
  new: "option-new", any: "option-any", line: "option-line", nosingleton: "option-nosingleton", hidden: "option-hidden", whole: "option-whole",
  random: "option-random", mirror: "option-mirror",
} as const satisfies Record<Preset | RuleOption, MessageId>;
const isRuleWord = (word: string): word is keyof typeof RULE_WORDS & string => Object.hasOwn(RULE_WORDS, word);

/** A rule string in words: "Standard, must take back". */
export function rulesName(rules: string): string {
  return rules.split("+").map(ruleWord).join(", ");
}

function ruleWord(word: string): string {
  const handicap = /^(\d+)-(\d+)$/.exec(word);
  if (handicap) return t("handicap-name", { light: Number(handicap[1]), dark: Number(handicap[2]) });
  return isRuleWord(word) ? t(RULE_WORDS[word]) : word;
}

/** In seconds. */
const DAY = 86_400;

export function clockName(clock: ClockControl): string {
  if (clock.kind === "per_move" && clock.seconds % DAY === 0) return t("clock-per-days", { days: clock.seconds / DAY });
  if (clock.kind === "per_move") return t("clock-per-move", { seconds: clock.seconds });
  if (clock.kind === "per_game") return t("clock-per-game", { minutes: clock.seconds / 60, increment: clock.increment ?? 0 });
  return t("clock-none");
}

/** From two days on nobody counts seconds. */
const DAYS = 2 * 86_400_000;

/** `4:05`, and tenths in the last ten seconds; days in words. */
export function clockText(ms: number): string {
  if (ms >= DAYS) return spanText(ms);
  if (ms < 10_000) return (Math.floor(ms / 100) / 10).toFixed(1);
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const two = (n: number) => String(n).padStart(2, "0");
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0/, "");
}

/** "Three pawns left: the middle one wins". */
export function decidesText(left: number, decides: Decides): string {
  return t(`decides-${decides}`, { left });
}

export function pawnName(pawn: Pawn): string {
  return t("pawn-short", { owner: pawn.owner, size: pawn.size ?? 0 });
}

export function battleText(report: BattleReport): string {
  const why = decidesText(report.left, report.decides);
  const pawn = report.pawn ? pawnName(report.pawn) : sideName(report.winner);
  return t("battle-report", { number: report.battle, why, pawn, captured: report.captured });
}

export function standingText(view: EquatorView): string {
  if (view.battle === 0) return t("battle-setup");
  if (view.battle > 5) return t("battle-over");
  if (!view.deciding) return t("battle-empty", { number: view.battle, leader: sideName(view.leader) });
  const { left, decides, pawn } = view.deciding;
  return t("battle-standing", { number: view.battle, why: decidesText(left, decides), pawn: pawnName(pawn) });
}

/** A value in words, for the side it speaks of. */
export function valueText(value: Value): string {
  switch (value.kind) {
    case "win":
      return value.plies === 0 ? t("value-won") : t("value-win", { plies: value.plies });
    case "loss":
      return value.plies === 0 ? t("value-lost") : t("value-loss", { plies: value.plies });
    case "draw":
      return t("value-draw");
    case "estimate":
      return t("value-estimate", { score: signed(value.score) });
    case "points":
      return t(value.points < 0 ? "value-points-behind" : "value-points-ahead", { points: Math.abs(value.points) });
  }
}

/** `+0.25`, as the language writes numbers: balls or points ahead. */
function signed(score: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score).replace("-", "−");
}

/** Win, draw and loss by shape as well: triangle up, bar, triangle down. */
export function valueKind(value: Value): "win" | "draw" | "loss" {
  if (value.kind === "estimate") return value.score > 0.05 ? "win" : value.score < -0.05 ? "loss" : "draw";
  if (value.kind === "points") return value.points > 0 ? "win" : value.points < 0 ? "loss" : "draw";
  return value.kind;
}

/** The shape of a value in a box of 12: triangle up, bar, triangle down. */
export function valueShape(value: Value): string {
  return { win: "M6 1.500L11 10.500H1Z", draw: "M1 4.500H11V7.500H1Z", loss: "M6 10.500L1 1.500H11Z" }[valueKind(value)];
}

/** A value as a figure beside its shape, which tells whose it is: the distance, or how far ahead. */
export function shortValue(value: Value): string {
  const amount = (n: number, digits: number) => new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(Math.abs(n));
  switch (value.kind) {
    case "win":
    case "loss":
      return amount(value.plies, 0);
    case "draw":
      return "";
    case "estimate":
      return amount(value.score, 1);
    case "points":
      return amount(value.points, 0);
  }
}

/** What went wrong and what to do next. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return refusalText(error);
  return t("error-internal");
}

const REFUSALS = {
  offline: "error-offline", no_server: "error-no_server", storage_full: "error-storage_full", storage_refused: "error-storage_refused",
  damaged_game: "error-damaged_game", stale: "error-stale", not_your_turn: "error-not_your_turn", not_now: "error-not_now", no_seat: "error-no_seat",
  forbidden: "error-forbidden", sign_in: "error-sign_in", wrong_password: "error-wrong_password", wrong_code: "error-wrong_code",
  account_closed: "error-account_closed", fair_play: "error-fair_play", name_taken: "error-name_taken",
  bad_name: "error-bad_name", bad_password: "error-bad_password", not_found: "error-not_found", too_large: "error-too_large",
  too_many: "error-too_many", busy: "error-busy", internal: "error-internal", bad_position: "error-bad_position", bad_record: "error-bad_record",
  bad_tablebase: "error-bad_tablebase",
  bad_rules: "error-bad_rules", illegal_turn: "error-illegal_turn", bad_request: "error-bad_request",
} as const satisfies Record<RefusalCode, MessageId>;

/** Why the rules refuse something, and the clause that stands against it. */
function whyText({ message, clause, reason }: Refusal): string {
  // The words come a moment later, and with them the whole sentence.
  if (reason && !isLoaded("why-game-over")) {
    withTexts("refusals").catch(() => undefined);
    return "";
  }
  // A server newer than this page may have reasons that are not known here.
  const text = reason && reasonText(reason);
  return text ? `${text}${clause ? ` (${clause})` : ""}` : message;
}

/** What was refused, and why. */
export function refusalText(refusal: Refusal): string {
  // A server newer than this page may have codes that are not known here.
  const text = t(REFUSALS[refusal.code] ?? "error-internal");
  const details = ["bad_position", "bad_record", "bad_rules", "illegal_turn"].includes(refusal.code) && whyText(refusal);
  return details ? `${text} ${details}` : text;
}
