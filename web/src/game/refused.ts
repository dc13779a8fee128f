// Why a click did nothing, told for a while.

import { createEffect, createSignal, on, onCleanup } from "solid-js";
import type { Draft } from "./compose";

const TOLD_MS = 6_000;

/** Asks the server, which knows the rules; nothing if it does not know either. */
export type Why = (draft: Draft, at: string) => Promise<string | undefined>;

export interface Refused {
  reason: () => string | undefined;
  ask: (draft: Draft, at: string) => void;
}

/** The reason goes away with the next click, the next turn, or after a while. */
export function createRefused(why: () => Why | undefined, moment: () => unknown): Refused {
  const [reason, setReason] = createSignal<string>();
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    asked++;
    clearTimeout(timer);
    setReason(undefined);
  };
  createEffect(on(moment, clear, { defer: true }));
  onCleanup(clear);
  return {
    reason,
    ask(draft, at) {
      clear();
      const mine = asked;
      void why()?.(draft, at).then((text) => {
        if (mine !== asked || text === undefined) return;
        setReason(text);
        timer = setTimeout(clear, TOLD_MS);
      });
    },
  };
}
