// In how many games against people it is one's turn: in the tab's title and on
// the app's icon, for those who want it.

import { createEffect, createRoot, onCleanup } from "solid-js";
import { serverGames } from "../net/club";
import { settings } from "../settings";
import { setWaiting } from "./title";

const REFRESH_MS = 30_000;
/** Beyond so many the number says nothing new. */
const MOST = 99;

/** Not every browser has icons with a number. */
type Badge = Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;

function show(count: number): void {
  setWaiting(count);
  const badge: Badge = navigator;
  void (count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.())?.catch(() => undefined);
}

let counting = false;

/** Counts for as long as it is wanted. */
export function countTurns(): void {
  if (counting) return;
  counting = true;
  createRoot(() => createEffect(() => {
    if (settings.turns !== "on") return show(0);
    // A tab in the background is just where the number is looked for.
    const look = () => void serverGames("waiting", { against: "people" }, MOST).then(({ games }) => { if (settings.turns === "on") show(games.length); }, () => undefined);
    look();
    const timer = setInterval(look, REFRESH_MS);
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    onCleanup(() => {
      clearInterval(timer);
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    });
  }));
}
