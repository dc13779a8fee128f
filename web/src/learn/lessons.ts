// One short lesson per rule. A lesson is a few positions; in each the learner
// makes the move that the rule is about. Whether it was that move is read from
// the turn itself and from what the server says came of it.

import type { MessageId } from "../i18n";
import type { GameKind, LegalTurn, Side, View } from "../net/wire";

/** Every task that the texts tell: `place-1` and so on. */
type TaskId = MessageId extends infer Id ? Id extends `lesson-${infer Task}-task` ? Task : never : never;
export type LessonId = "place" | "raise" | "square" | "take-back" | "lines" | "apex" | "setup" | "slide" | "set-aside" | "battle" | "last-battle";

export interface Task {
  readonly id: TaskId;
  readonly position: string | undefined;
  /** Whether this turn is what was asked for. */
  readonly solved: (turn: LegalTurn, after: View) => boolean;
}

export interface Lesson {
  readonly id: LessonId;
  readonly game: GameKind;
  readonly rules: string;
  readonly tasks: readonly Task[];
}

const any = () => true;
const raises = ({ turn }: LegalTurn) => turn.includes("-");
const takesBack = (count: number) => ({ turn }: LegalTurn) => turn.split("x").length - 1 >= count;
const takes = (...cells: string[]) => ({ turn }: LegalTurn) => cells.every((cell) => turn.split("x").slice(1).includes(cell));
const upstairs = ({ turn }: LegalTurn) => /^[e-j]/.test(turn);
const wonBy = (side: Side) => (_: LegalTurn, after: View) => after.game === "equator" && after.leader === side;

export const LESSONS: readonly Lesson[] = [
  {
    id: "place", game: "pyramid", rules: "standard",
    tasks: [
      { id: "place-1", position: undefined, solved: any },
      { id: "place-2", position: "LD..DL....D.L..D/........./..../. L", solved: upstairs },
    ],
  },
  {
    id: "raise", game: "pyramid", rules: "standard",
    tasks: [
      { id: "raise-1", position: "DL..LD......D..L/........./..../. L", solved: raises },
      { id: "raise-2", position: "DLDLLDLDLDLDDLDL/DL.LD..../..../. L", solved: (turn) => raises(turn) && /-h1/.test(turn.turn) },
    ],
  },
  {
    id: "square", game: "pyramid", rules: "standard",
    tasks: [
      { id: "square-1", position: "LL..L..DD..D..../........./..../. L", solved: takesBack(1) },
      { id: "square-2", position: "LLD.L.D.DD..L.../........./..../. L", solved: takesBack(2) },
      { id: "square-3", position: "DLDDLDL.DDD....L/LL.L...../..../. L", solved: (turn) => raises(turn) && takesBack(1)(turn) },
    ],
  },
  {
    id: "take-back", game: "pyramid", rules: "standard",
    tasks: [{ id: "take-back-1", position: "LD.DDD....LLD.L./L......../..../. L", solved: takes("e1", "a1") }],
  },
  {
    id: "lines", game: "pyramid", rules: "advanced",
    tasks: [
      { id: "lines-1", position: "LLL.DD.D.D....../........./..../. L", solved: takesBack(1) },
      { id: "lines-2", position: "DLDLLDDLDLLDLDLD/LL.D.D.../..../. L", solved: takesBack(1) },
    ],
  },
  {
    id: "apex", game: "pyramid", rules: "standard",
    tasks: [{ id: "apex-1", position: "LDLDDLDLLDLDDLDL/DLDLDLDLD/LDDL/. L", solved: ({ turn }) => turn.startsWith("j1") }],
  },
  { id: "setup", game: "equator", rules: "carpentier", tasks: [{ id: "setup-1", position: undefined, solved: any }] },
  {
    id: "slide", game: "equator", rules: "carpentier",
    tasks: [
      { id: "slide-1", position: "EDCBA/EDCBA/........./abcde/abcde R 1.0 - 0 0:0", solved: any },
      { id: "slide-2", position: ".DCBA/EDCBA/Ea......./.bcde/abcde R 1.2 ol 0 0:0", solved: ({ turn }) => turn.startsWith("o") },
    ],
  },
  {
    id: "set-aside", game: "equator", rules: "carpentier",
    tasks: [{ id: "set-aside-1", position: "E.CBA/EDCBA/....D..../abcde/abcde B 1.1 e3 0 0:0", solved: (turn) => turn.sets_aside !== undefined }],
  },
  {
    id: "battle", game: "equator", rules: "carpentier",
    tasks: [
      { id: "battle-1", position: "E..BA/EDCBA/..DaC..../.bcde/abcde B 1.3 e3 0 0:0", solved: wonBy("red") },
      { id: "battle-2", position: ".DC.A/EDCBA/..E.c.B../ab.de/abcde B 1.3 e5 0 0:0", solved: wonBy("red") },
    ],
  },
  {
    id: "last-battle", game: "equator", rules: "carpentier",
    tasks: [{ id: "last-battle-1", position: "...../...../...CbD.../..e../..... B 5.3 e4 4 7:5", solved: any }],
  },
];

export function lessonById(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}

export function lessonAfter(id: string): Lesson | undefined {
  const i = LESSONS.findIndex((lesson) => lesson.id === id);
  const next = LESSONS[i + 1];
  return next?.game === LESSONS[i]?.game ? next : undefined;
}
