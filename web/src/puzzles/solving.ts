// A try at an exercise, act by act: what the board shows, what is said, and
// what it comes to. A wrong turn is answered on the board by its refutation.

import { createSignal, onCleanup } from "solid-js";
import { announceTurn } from "../game/Announcer";
import { becauseText } from "../game/because";
import { resultText } from "../game/endings";
import { battleText, errorText, valueText } from "../game/words";
import { t, withTexts } from "../i18n";
import { api } from "../net/api";
import type { Attempt, EquatorView, LegalTurn, PuzzleAct, SolverRating, View } from "../net/wire";
import { motionWanted } from "../settings";
import { playSound } from "../sound";
import type { Exercise } from "./exercise";
import { speaksOnlyOf } from "./telling";

/** A turn is looked at for a moment before it is answered. */
const LOOK_MS = 850;

export type Phase = "open" | "wrong" | "solved" | "shown";

export interface Solving {
  phase: () => Phase;
  view: () => View;
  legal: () => readonly LegalTurn[];
  pending: () => LegalTurn | undefined;
  /** What came of the last act. */
  told: () => readonly string[];
  /** Places that a hint points at. */
  pointed: () => ReadonlySet<string>;
  /** The attempt so far. */
  attempt: () => Attempt | undefined;
  trouble: () => string | undefined;
  play: (turn: string) => void;
  hint: () => void;
  solution: () => void;
  again: () => void;
}

export interface Watching {
  /** The solver's rating, if this try is to be counted. */
  readonly solver: () => SolverRating | undefined;
  /** The first wrong try or help decides, or the last turn found without either. */
  readonly onDecided: (score: 0 | 1, attempt: Attempt) => void;
  /** Everything was found, or shown. */
  readonly onOver: (attempt: Attempt) => void;
}

type Wrong = Extract<Attempt["told"], { kind: "wrong" }>;

const NOWHERE: ReadonlySet<string> = new Set();
const pause = () => new Promise((done) => setTimeout(done, motionWanted() ? LOOK_MS : 0));

/** What the view itself says: that the game, or a battle, is over. */
function ended(view: View): string[] {
  if (view.outcome) return [resultText(view.outcome)];
  return view.last?.battle === undefined ? [] : [battleText((view as EquatorView).battles.at(-1)!)];
}

export function createSolving(exercise: Exercise, watching: Watching): Solving {
  const [phase, setPhase] = createSignal<Phase>("open");
  const [view, setView] = createSignal(exercise.position);
  const [legal, setLegal] = createSignal(exercise.legal);
  const [pending, setPending] = createSignal<LegalTurn>();
  const [told, setTold] = createSignal<readonly string[]>([]);
  const [pointed, setPointed] = createSignal(NOWHERE);
  const [attempt, setAttempt] = createSignal<Attempt>();
  const [trouble, setTrouble] = createSignal<string>();
  let acts: readonly PuzzleAct[] = [];
  // Whatever is still being waited for belongs to the act that asked for it.
  let act = 0;
  onCleanup(() => act++);

  const board = () => attempt()?.position ?? exercise.position;
  const open = () => attempt()?.legal ?? exercise.legal;

  /**
   * Why a turn is wrong, as far as it can be said for certain: what the answer
   * on the board does, or else what a review says of it.
   */
  const whyWrong = async ({ turn, reply, because }: Wrong, position: string): Promise<string | undefined> => {
    try {
      const sentences = withTexts("because");
      const reason = because ?? (await api.review({ rules: exercise.rules, position, turns: [turn] })).turns[0]?.because.find((other) => speaksOnlyOf(other, turn, reply));
      await sentences;
      return reason && becauseText(reason.because);
    } catch {
      return undefined; // the refutation is on the board all the same
    }
  };

  const wrong = async (now: Wrong, from: View, mine: number): Promise<void> => {
    const { turn, before, worth, after, reply, refuted } = now;
    const leaves = t("puzzle-page-leaves", { turn, before: valueText(before), after: valueText(worth) });
    setPhase("wrong");
    setView(after);
    setLegal([]);
    setTold([leaves, ...ended(after)]);
    // The answer does not wait for its reason.
    const reason = whyWrong(now, from.text);
    await pause();
    if (mine !== act) return;
    if (refuted) setView(refuted);
    const answered = reply === undefined ? [] : [announceTurn({ turn: reply, side: after.to_move })];
    const answer = [leaves, ...answered, ...ended(refuted ?? after)];
    setTold(answer);
    const why = await reason;
    if (mine === act && why) setTold([...answer, why]);
  };

  /** Plays the rest of the solution, one turn after the other. */
  const playOut = async (turns: readonly string[], from: View, mine: number): Promise<void> => {
    for (let n = 1; n <= turns.length; n++) {
      const { position } = await api.position({ rules: exercise.rules, position: from.text, turns: turns.slice(0, n) });
      if (mine !== act) return;
      setView(position);
      await pause();
    }
  };

  const settle = (now: Attempt, scoredBefore: boolean): void => {
    const all = now.acts;
    if (!scoredBefore && (all.at(-1) !== "right" || now.state === "solved")) watching.onDecided(all.every((name) => name === "right") ? 1 : 0, now);
    if (now.state !== "open") watching.onOver(now);
  };

  const perform = async (what: PuzzleAct): Promise<void> => {
    const mine = ++act;
    const from = board();
    setTrouble(undefined);
    setPointed(NOWHERE);
    const scoredBefore = attempt()?.acts.some((name) => name !== "right") ?? false;
    let now: Attempt;
    try {
      now = await exercise.attempt([...acts, what], watching.solver());
    } catch (failure) {
      if (mine === act) setTrouble(errorText(failure));
      setPending(undefined);
      return;
    }
    if (mine !== act) return;
    acts = [...acts, what];
    setAttempt(now);
    setPending(undefined);
    settle(now, scoredBefore);
    const { told: came } = now;
    switch (came?.kind) {
      case "wrong":
        return wrong(came as Wrong, from, mine);
      case "hint":
        setPhase("open");
        setView(now.position);
        setLegal(now.legal);
        setPointed(new Set(came.steps.flatMap(({ at }) => at ?? [])));
        setTold([t("puzzle-page-hinted", { places: came.steps.map(({ at, size }) => at ?? String(size ?? "")).join(", ") })]);
        return;
      case "solution":
        setPhase("shown");
        setLegal([]);
        setTold([t("puzzle-page-line", { turns: came.turns.join(" ") })]);
        return playOut(came.turns, from, mine);
      case "right": {
        const solved = now.state === "solved";
        playSound("done");
        setPhase(solved ? "solved" : "open");
        setView(came.after);
        setLegal([]);
        const words = [t(solved ? "puzzle-page-solved" : "puzzle-page-right", { found: now.found, decisions: now.decisions })];
        setTold(words);
        if (came.replies.length > 0) await pause();
        if (mine !== act) return;
        setView(now.position);
        setLegal(now.legal);
        setTold([...words, ...came.replies.map((turn) => announceTurn({ turn, side: came.after.to_move })), ...(solved ? ended(now.position) : [])]);
      }
    }
  };

  return {
    phase, view, legal, pending, told, pointed, attempt, trouble,
    play(text) {
      const turn = legal().find((candidate) => candidate.turn === text);
      if (!turn) return;
      setPending(turn);
      void perform({ do: "try", turn: text });
    },
    hint: () => void perform({ do: "hint" }),
    solution: () => void perform({ do: "solution" }),
    again() {
      act++;
      setPhase("open");
      setView(board());
      setLegal(open());
      setTold([]);
    },
  };
}
