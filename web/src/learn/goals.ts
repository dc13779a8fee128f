// What a task asks for. A goal is data; whether a turn reaches it is read from
// the turn itself and from what the server says came of it, so no rule is
// known here.

import type { MessageId } from "../i18n";
import type { EquatorView, LegalTurn, View } from "../net/wire";

/** Every task whose wrong answers have a sentence of their own. */
export type ToldTask = MessageId extends infer Id ? Id extends `lesson-${infer Task}-wrong` ? Task : never : never;

export type Goal =
  | { readonly want: "any" }
  /** A ball placed above level 1. */
  | { readonly want: "above" }
  | { readonly want: "raise"; readonly to?: string }
  /** A ball brought to this cell, from the reserve or from below. */
  | { readonly want: "at"; readonly cell: string; readonly wrong?: ToldTask }
  | { readonly want: "take-back"; readonly least: 1 | 2; readonly cells?: readonly string[]; readonly raised?: true }
  /** One of these turns and no other. */
  | { readonly want: "turns"; readonly turns: readonly string[]; readonly wrong: ToldTask }
  | { readonly want: "outer" }
  | { readonly want: "set-aside" }
  | { readonly want: "pawn"; readonly size: number; readonly wrong: ToldTask }
  | { readonly want: "win-battle" }
  /** Nobody on the other side can move. */
  | { readonly want: "force-pass" }
  /** Only pawns of this size may answer. */
  | { readonly want: "designate"; readonly size: number }
  /** A whole hemisphere, set up in secret. */
  | { readonly want: "arrange" };

/** A turn, where it was played, and what came of it. */
export interface Played {
  readonly turn: LegalTurn;
  readonly before: View;
  readonly after: View;
  readonly replies: readonly LegalTurn[];
}

/** What a turn that misses its goal has missed; each has a sentence. */
export type Miss = "low" | "spent" | "elsewhere" | "no-square" | "too-few" | "other-balls" | "inner" | "nothing-aside" | "can-answer" | "others-answer";

/** Why a turn is not what was asked for: in words of the task, of the battle, or in general. */
export type Wrong = { readonly told: ToldTask } | { readonly miss: Miss } | { readonly lost: "battle" };

const target = ({ turn }: LegalTurn) => turn.split("x")[0]!.split("-").at(-1)!;
const raises = ({ turn }: LegalTurn) => turn.includes("-");
const takenBack = ({ turn }: LegalTurn) => turn.split("x").slice(1);

/** The size of the pawn that a turn plays. */
function pawnOf(turn: LegalTurn, board: View): number | undefined {
  const from = turn.ways[0]?.find((step) => step.do === "lift")?.at;
  return board.game === "equator" ? board.points.find(({ point, side }) => point === from && side === board.to_move)?.pawn?.size : undefined;
}

const isOuter = ({ turn }: LegalTurn) => turn.startsWith("o");
const isPass = (turn: LegalTurn) => turn.ways[0]?.[0]?.do === "pass";

/** Whether whoever played has won the battle that this turn ended. */
function wonBattle({ before, after }: Played): boolean {
  const battle = after.last && (after as EquatorView).battles.at(-1);
  return before.game === "equator" && after.last?.battle !== undefined && battle?.winner === before.to_move;
}

/** What is wrong with a turn; nothing if it reaches the goal. */
export function wrongWith(goal: Goal, played: Played): Wrong | undefined {
  const { turn, after, replies } = played;
  const unless = (reached: boolean, miss: Miss): Wrong | undefined => (reached ? undefined : { miss });
  switch (goal.want) {
    case "any":
    case "arrange":
      return undefined;
    case "above":
      return unless(/^[e-j]/.test(target(turn)), "low");
    case "raise":
      return unless(raises(turn), "spent") ?? unless(goal.to === undefined || target(turn) === goal.to, "elsewhere");
    case "at":
      return target(turn) === goal.cell ? undefined : goal.wrong ? { told: goal.wrong } : { miss: "elsewhere" };
    case "take-back": {
      const taken = takenBack(turn);
      return (
        unless(turn.completes !== undefined, "no-square") ?? unless(!goal.raised || raises(turn), "spent") ??
        unless(taken.length >= goal.least, "too-few") ?? unless((goal.cells ?? []).every((cell) => taken.includes(cell)), "other-balls")
      );
    }
    case "turns":
      return goal.turns.includes(turn.turn) ? undefined : { told: goal.wrong };
    case "outer":
      return unless(isOuter(turn), "inner");
    case "set-aside":
      return unless(turn.sets_aside !== undefined, "nothing-aside");
    case "pawn":
      return pawnOf(turn, played.before) === goal.size ? undefined : { told: goal.wrong };
    case "win-battle":
      return wonBattle(played) ? undefined : { lost: "battle" };
    case "force-pass":
      return unless(replies.every(isPass), "can-answer");
    case "designate":
      return unless(replies.every((reply) => pawnOf(reply, after) === goal.size), "others-answer");
  }
}
