// Whose words one does not want to see: kept by the server, asked for once.

import { createSignal } from "solid-js";
import { call } from "../net/api";
import type { Player } from "../net/wire";

const [muted, setMuted] = createSignal<ReadonlySet<string>>();
let asked = false;

/** Who is muted; nothing before it is known, and then nothing is shown. */
export function mutes(): ReadonlySet<string> | undefined {
  if (!asked) {
    asked = true;
    call<{ players: Player[] }>("GET", "/me/muted").then(
      ({ players }) => setMuted(new Set(players.map(({ id }) => id ?? ""))),
      () => { asked = false; },
    );
  }
  return muted();
}

/** Mutes somebody, or hears him again. */
export async function setMute(id: string, on: boolean): Promise<void> {
  await call<void>(on ? "PUT" : "DELETE", `/me/muted/${encodeURIComponent(id)}`);
  const all = new Set(muted());
  if (on) all.add(id);
  else all.delete(id);
  setMuted(all);
}
