// The lessons of both games, as data: a few positions each, in which the
// learner makes the move that the lesson is about. Tests hold that every
// position is legal, that its task can be solved as shown, and that what is
// said about who wins is so.

import type { MessageId } from "../i18n";
import type { GameKind } from "../net/wire";
import { EQUATOR_LESSONS } from "./equator-lessons";
import type { Goal } from "./goals";
import { PYRAMID_LESSONS } from "./pyramid-lessons";

/** Every task that the texts tell: `place-1` and so on. */
export type TaskId = MessageId extends infer Id ? Id extends `lesson-${infer Task}-task` ? Task : never : never;
/** Every lesson that has a title. */
export type LessonId = MessageId extends infer Id ? Id extends `lesson-title-${infer Lesson}` ? Lesson : never : never;

/** What is claimed about a task's solutions, beyond the rules. */
export type Claim =
  /** They are the turns that win; every other one loses. */
  | "only-wins"
  /** After them the opponent cannot complete a square; after every other turn he can. */
  | "stops"
  /** They win the battle whatever the opponent answers; no other turn does. */
  | "wins-battle";

export interface Task {
  readonly id: TaskId;
  /** Where it begins; the usual start if it is not said. */
  readonly position?: string;
  readonly goal: Goal;
  /** The turn that is played for whoever asks to be shown it. */
  readonly solution: string;
  /** How a turn that misses the goal is answered; as the engine likes best, if it is not said or not possible. */
  readonly answer?: Goal;
  readonly claims?: readonly Claim[];
}

/** A lesson in which the learner makes the moves. */
export interface PlayedLesson {
  readonly id: LessonId;
  readonly game: GameKind;
  readonly rules: string;
  readonly tasks: readonly Task[];
}

/** Every position that is judged (judged.ts), by what it teaches to count. */
export type JudgedId = MessageId extends infer Id ? Id extends `done-${infer What}` ? What : never : never;

/** A lesson in which the learner says who stands better, and then counts. */
export interface JudgedLesson {
  readonly id: LessonId;
  readonly game: "pyramid";
  readonly tasks: readonly { readonly id: JudgedId }[];
}

export type Lesson = PlayedLesson | JudgedLesson;

export const isPlayed = (lesson: Lesson): lesson is PlayedLesson => "rules" in lesson;

const JUDGING: JudgedLesson = {
  id: "judging", game: "pyramid",
  tasks: [{ id: "judge-reserve" }, { id: "judge-completions" }, { id: "judge-threats" }, { id: "judge-free" }, { id: "judge-advanced" }, { id: "judge-wrong" }],
};

export const LESSONS: readonly Lesson[] = [...PYRAMID_LESSONS, JUDGING, ...EQUATOR_LESSONS];

export const lessonsOf = (game: GameKind): readonly Lesson[] => LESSONS.filter((lesson) => lesson.game === game);

export function lessonById(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}

/** The next lesson of the same game. */
export function lessonAfter({ id, game }: Lesson): Lesson | undefined {
  const lessons = lessonsOf(game);
  return lessons[lessons.findIndex((lesson) => lesson.id === id) + 1];
}
