// Which tasks are solved, remembered in the browser. Before lessons were
// counted by their tasks, the names of whole lessons were kept; they still
// count.

import { createSignal } from "solid-js";
import type { JudgedId, Lesson, TaskId } from "./lessons";

const KEY = "pylos.lessons";

function kept(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

const [solved, setSolved] = createSignal(kept());

export function markSolved(task: TaskId | JudgedId): void {
  const next = new Set(solved()).add(task);
  setSolved(next);
  localStorage.setItem(KEY, JSON.stringify([...next]));
}

/** How many tasks of a lesson are solved. */
export function solvedOf({ id, tasks }: Lesson): number {
  return solved().has(id) ? tasks.length : tasks.filter((task) => solved().has(task.id)).length;
}

export const isLearned = (lesson: Lesson): boolean => solvedOf(lesson) === lesson.tasks.length;

/** Where to go on: the first task that is not solved, or the first of all. */
export function firstUnsolved(lesson: Lesson): number {
  return isLearned(lesson) ? 0 : lesson.tasks.findIndex(({ id }) => !solved().has(id));
}
