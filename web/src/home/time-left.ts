// How long there is left, as people say it.

import { createSignal, onCleanup } from "solid-js";
import { spanText } from "../game/span";
import { t } from "../i18n";

/** The time, every second. */
export function createNow(): () => number {
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), 1_000);
  onCleanup(() => clearInterval(timer));
  return now;
}

export const leftText = (deadline: number, now: number): string => t("time-left", { time: spanText(deadline - now) });
