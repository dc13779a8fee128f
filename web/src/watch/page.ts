// What there is to watch, asked anew every few seconds while somebody looks.

import { createMemo, onCleanup } from "solid-js";
import { call } from "../net/api";
import { createLoader, type Loader } from "../net/loader";
import type { Summary, WatchPage } from "../net/wire";
import { SITE } from "../shell/mode";

const REFRESH_MS = 5_000;

export interface Watched {
  loader: Loader<WatchPage>;
  /** The games of a list; drawn anew only when something is new. */
  games: (list: Exclude<keyof WatchPage, "featured">) => () => readonly Summary[];
  featured: () => string | undefined;
}

export function createWatched(): Watched {
  const loader = createLoader(() => (SITE ? undefined : true), () => call<WatchPage>("GET", "/watch"));
  const timer = setInterval(() => { if (!document.hidden) loader.reload(); }, REFRESH_MS);
  onCleanup(() => clearInterval(timer));
  return {
    loader,
    games: (list) => createMemo<readonly Summary[]>(() => loader.value()?.[list] ?? [], [], { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) }),
    featured: createMemo(() => loader.value()?.featured?.id),
  };
}
