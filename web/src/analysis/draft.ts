// A position half made by hand survives a reload, as half-made turns do.

import { createEffect, on, onCleanup } from "solid-js";
import { forget, remember, remembered } from "../game/memory";

const KEY = "pylos.edit";

/** What was being made at this address when the page was left; it is there only if somebody was in the midst of it. */
export const draftOf = (at: string): string | undefined => remembered<string>(KEY, at);

/** Keeps what is being made, until it is done or left. */
export function keepDraft(at: string, text: () => string): void {
  createEffect(on(text, (now) => remember(KEY, at, now), { defer: true }));
  onCleanup(() => forget(KEY));
}
