// What waits for whoever comes back, what runs, and what was over last. Kept
// in the browser, so that it stands there at once the next time.

import { createSignal, onCleanup } from "solid-js";
import { deviceGames, serverGames, type Mine, type Part } from "../net/club";
import { call } from "../net/api";
import type { Summary } from "../net/wire";
import { SITE } from "../shell/mode";

/** So many of each are shown; a page of their own has them all. */
const SHOWN = { waiting: 12, running: 6, finished: 3 } as const satisfies Record<Mine, number>;
const REFRESH_MS = 10_000;
const KEY = "pylos.home";

export type Home = Readonly<Record<Mine | "challenges", readonly Summary[]>>;

const NOTHING: Home = { challenges: [], waiting: [], running: [], finished: [] };

function kept(): Home {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Home>) };
  } catch {
    return NOTHING;
  }
}

/** Nothing is shown of whoever was here before. */
export function forgetHome(): void {
  localStorage.removeItem(KEY);
}

async function list(mine: Mine): Promise<Summary[]> {
  const own = deviceGames(mine, {});
  // Without a server there are still the games of this device.
  const theirs: Part = await serverGames(mine, {}, SHOWN[mine]).catch(async (error) => ((await own).length > 0 ? { games: [] } : Promise.reject(error)));
  const all = [...theirs.games, ...(await own)].sort((a, b) => b.created - a.created);
  // Whose time runs out first is asked first.
  if (mine === "waiting") all.sort((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity));
  return all.slice(0, SHOWN[mine]);
}

/** Games in which somebody has reserved a seat for whoever is here. */
const challenged = async (): Promise<readonly Summary[]> => (SITE ? [] : call<Part>("GET", "/me/challenges").then(({ games }) => games, () => []));

export const isEmpty = (home: Home): boolean => Object.values(home).every((games) => games.length === 0);

/** The lists, asked for anew now and then while somebody looks. */
export function createHome(): { home: () => Home; reload: () => Promise<void> } {
  const [home, setHome] = createSignal(kept(), { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
  const reload = async () => {
    try {
      const [challenges, waiting, running, finished] = await Promise.all([challenged(), list("waiting"), list("running"), list("finished")]);
      const found = { challenges, waiting, running, finished };
      setHome(found);
      localStorage.setItem(KEY, JSON.stringify(found));
    } catch {
      // What was known last stays; the page says itself that it is offline.
    }
  };
  const look = () => { if (!document.hidden) void reload(); };
  const timer = setInterval(look, REFRESH_MS);
  document.addEventListener("visibilitychange", look);
  onCleanup(() => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  });
  void reload();
  return { home, reload };
}
