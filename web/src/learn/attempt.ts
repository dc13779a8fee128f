// One try at a task: the learner's turn, whether it is what was asked for, and
// how a wrong one is answered on the board.

import { createSignal, onCleanup } from "solid-js";
import { announceTurn } from "../game/Announcer";
import { resultText } from "../game/endings";
import { battleText } from "../game/words";
import { t } from "../i18n";
import { api, type Place } from "../net/api";
import type { EquatorView, LegalTurn, View } from "../net/wire";
import { motionWanted } from "../settings";
import { wrongWith, type Goal, type Played, type Wrong } from "./goals";
import type { Task } from "./lessons";

/** A wrong turn is looked at for a moment before it is answered. */
const LOOK_MS = 900;
/** How long the engine may look for an answer. */
const ANSWER_MS = 400;

export type Phase =
  | { readonly is: "open" }
  | { readonly is: "solved"; readonly view: View }
  | { readonly is: "shown"; readonly view: View; readonly how: string }
  /** `answer` tells what the opponent did about it, once he has. */
  | { readonly is: "wrong"; readonly view: View; readonly why: string; readonly answer?: string | undefined };

export interface Attempt {
  phase: () => Phase;
  /** Judges a turn; refusals are thrown. */
  play: (turn: LegalTurn, before: View) => Promise<void>;
  /** Plays the solution. */
  show: (before: View) => Promise<void>;
  /** A hemisphere that was set up in secret, and the opponent's beside it. */
  arrange: (arrangement: string, how: "played" | "shown") => Promise<void>;
  again: () => void;
}

/** How the opponent has set up in the lesson on secret setups. */
const SECRET = "EDCBA/BDACE";

/** Both hemispheres of a secret setup, revealed. */
export function revealed(arrangement: string): string {
  const [inner, outer] = arrangement.replace(/\d/g, (size) => "abcde"[Number(size) - 1]!).split("/");
  return `${SECRET}/........./${inner}/${outer} B 1.0 - 0 0:0`;
}

export function whyWrong(wrong: Wrong, after: View): string {
  if ("told" in wrong) return t(`lesson-${wrong.told}-wrong`);
  if ("miss" in wrong) return t(`miss-${wrong.miss}`);
  return battleText((after as EquatorView).battles.at(-1)!);
}

export function createAttempt(task: () => Task, rules: () => string): Attempt {
  const [phase, setPhase] = createSignal<Phase>({ is: "open" });
  // Whatever is still being waited for belongs to the try that asked for it.
  let tries = 0;
  onCleanup(() => tries++);
  const place = (...turns: string[]): Place => ({ rules: rules(), turns, ...(task().position === undefined ? {} : { position: task().position! }) });

  const judge = async (turn: LegalTurn, before: View): Promise<Played> => {
    const { position: after, legal: replies } = await api.position(place(turn.turn));
    return { turn, before, after, replies };
  };

  const answerTo = async (played: Played): Promise<string | undefined> => {
    const { turn, after, replies } = played;
    if (replies.length === 0 || after.last?.battle !== undefined) return undefined;
    const wanted = task().answer;
    return (wanted && (await reaching(wanted, played))) ?? (await api.evaluate(place(turn.turn), ANSWER_MS)).line[0];
  };

  /** A reply that reaches a goal of the opponent's: as much as possible of it, and so the last. */
  const reaching = async (goal: Goal, { turn, after, replies }: Played): Promise<string | undefined> => {
    for (const reply of [...replies].reverse()) {
      // Only a battle's end is not told by the turn itself.
      const then = goal.want === "win-battle" ? (await api.position(place(turn.turn, reply.turn))).position : after;
      if (!wrongWith(goal, { turn: reply, before: after, after: then, replies: [] })) return reply.turn;
    }
    return undefined;
  };

  const answer = async (played: Played, why: string, mine: number): Promise<void> => {
    const look = new Promise((done) => setTimeout(done, motionWanted() ? LOOK_MS : 0));
    // Without an engine there is still the sentence.
    const reply = await answerTo(played).catch(() => undefined);
    if (reply === undefined) return;
    const { position: view } = await api.position(place(played.turn.turn, reply));
    await look;
    if (mine !== tries) return;
    const words = [announceTurn({ turn: reply, side: played.after.to_move }), ...(view.outcome ? [resultText(view.outcome)] : []), ...(view.last?.battle ? [battleText((view as EquatorView).battles.at(-1)!)] : [])];
    setPhase({ is: "wrong", view, why, answer: words.join(" ") });
  };

  return {
    phase,
    async play(turn, before) {
      const mine = ++tries;
      const played = await judge(turn, before);
      if (mine !== tries) return;
      const wrong = wrongWith(task().goal, played);
      if (!wrong) return void setPhase({ is: "solved", view: played.after });
      const why = whyWrong(wrong, played.after);
      setPhase({ is: "wrong", view: played.after, why });
      await answer(played, why, mine);
    },
    async show(before) {
      const mine = ++tries;
      const turn = task().solution;
      const { position } = await api.position(place(turn));
      if (mine === tries) setPhase({ is: "shown", view: position, how: announceTurn({ turn, side: before.to_move }) });
    },
    async arrange(arrangement, how) {
      const mine = ++tries;
      const { position: view } = await api.position({ rules: rules(), position: revealed(arrangement) });
      if (mine === tries) setPhase(how === "played" ? { is: "solved", view } : { is: "shown", view, how: t("lesson-arranged") });
    },
    again() {
      tries++;
      setPhase({ is: "open" });
    },
  };
}
