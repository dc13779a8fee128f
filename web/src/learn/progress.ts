// Which lessons are done, remembered in the browser.

import { createSignal } from "solid-js";

const KEY = "pylos.lessons";

function kept(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

const [learned, setLearned] = createSignal(kept());
export { learned };

export function markLearned(id: string): void {
  const next = new Set(learned()).add(id);
  setLearned(next);
  localStorage.setItem(KEY, JSON.stringify([...next]));
}
