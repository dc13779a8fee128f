// Oneself and other players, as the server knows them.

import { call } from "./api";
import type { GameKind, Pace, Player, Profile, SessionShown } from "./wire";

interface Part {
  readonly account?: object;
  readonly games: readonly object[];
  readonly before?: string;
}

export const people = {
  me: () => call<{ player?: Player }>("GET", "/me").then(({ player }) => player),
  rename: (name: string, password: string) => call<{ player: Player }>("PUT", "/me/name", { name, password }),
  changePassword: (old: string, next: string) => call<void>("PUT", "/me/password", { old, new: next }),
  newRecovery: (password: string) => call<{ recovery: string }>("POST", "/me/recovery", { password }),
  sessions: () => call<{ sessions: SessionShown[] }>("GET", "/me/sessions").then(({ sessions }) => sessions),
  endOtherSessions: () => call<void>("DELETE", "/me/sessions"),
  remove: (password: string) => call<void>("DELETE", "/me", { password }),
  profile: (name: string) => call<Profile>("GET", `/players/${encodeURIComponent(name)}/profile`),
  follow: (name: string, on: boolean) => call<void>(on ? "PUT" : "DELETE", `/me/following/${encodeURIComponent(name)}`),
  unmute: (id: string) => call<void>("DELETE", `/me/muted/${encodeURIComponent(id)}`),
  best: (game: GameKind, pace: Pace) => call<{ players: Player[] }>("GET", `/ratings?game=${game}&pace=${pace}`).then(({ players }) => players),
  /** Everything that is kept of whoever asks, part by part until all is there. */
  async everything(): Promise<object> {
    const games: object[] = [];
    let account: object | undefined;
    let before: string | undefined;
    do {
      const part: Part = await call<Part>("GET", `/me/export${before ? `?before=${encodeURIComponent(before)}` : ""}`);
      account ??= part.account;
      games.push(...part.games);
      before = part.before;
    } while (before);
    return { account, games };
  },
};
