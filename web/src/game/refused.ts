// Why a click did nothing, told for a while. The server knows the rules.

import { createEffect, createSignal, on, onCleanup } from "solid-js";
import { withTexts } from "../i18n";
import { api } from "../net/api";
import type { Side, View } from "../net/wire";
import type { Draft } from "./compose";
import { reasonText } from "./reasons";

const TOLD_MS = 6_000;

export interface Refused {
  reason: () => string | undefined;
  /** A click at a place (`c3`, `blue i3`, `e2`) after others. */
  ask: (draft: Draft, at: string) => void;
}

/** The reason goes away with the next click, the next turn, or after a while. */
export function createRefused(view: () => View, draft: () => Draft): Refused {
  const [reason, setReason] = createSignal<string>();
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    asked++;
    clearTimeout(timer);
    setReason(undefined);
  };
  createEffect(on(() => [view().text, draft()], clear, { defer: true }));
  onCleanup(clear);
  return {
    reason,
    ask(clicks, place) {
      clear();
      const mine = asked;
      const [at, side] = place.split(" ").reverse() as [string, Side | undefined];
      const steps = clicks.map(({ path: _, ...step }) => step);
      const { rules, text: position } = view();
      // The words are loaded with the first click that needs them.
      Promise.all([api.why({ rules, position, steps, at, ...(side ? { side } : {}) }), withTexts("reasons")]).then(([{ reason: why }]) => {
        if (mine !== asked || !why) return;
        setReason(reasonText(why));
        timer = setTimeout(clear, TOLD_MS);
      }, () => undefined);
    },
  };
}
