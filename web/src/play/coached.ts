// Games in which the learner is helped: which they are is remembered in the
// browser, the newest first.

const KEY = "pylos.coached";
const MOST = 20;

function kept(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function coach(game: string): void {
  localStorage.setItem(KEY, JSON.stringify([game, ...kept()].slice(0, MOST)));
}

export const isCoached = (game: string): boolean => kept().includes(game);
