// Calls to the server. A refusal is thrown as an `ApiError` that carries the
// server's code; being offline is one of them (`offline`).

import { createSignal } from "solid-js";
import { withTexts } from "../i18n";
import type {
  Action, Catalog, Clause, Click, Evaluation, LegalTurn, NewGame, Player, Reach, Reason, RecordGame, Refusal, RefusalCode, Review, Side, State, Summary,
  Tablebase, View,
} from "./wire";

export class ApiError extends Error {
  constructor(readonly code: RefusalCode, message: string, readonly clause?: Clause, readonly reason?: Reason) {
    super(message);
  }
}

const BASE = "/api/v1";

const [reachable, setReachable] = createSignal(true);
/** Whether the last call found the server: browsers often do not know. */
export { reachable };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  const text = typeof body === "string";
  try {
    response = await fetch(BASE + path, {
      method,
      headers: {
        ...(method === "GET" ? {} : { "X-Pylos": "1" }),
        ...(body === undefined ? {} : { "Content-Type": text ? "text/plain" : "application/json" }),
      },
      ...(body === undefined ? {} : { body: text ? body : JSON.stringify(body) }),
    });
  } catch {
    setReachable(false);
    throw new ApiError("offline", "");
  }
  setReachable(true);
  const json = response.headers.get("content-type")?.includes("json");
  const answer: unknown = response.status === 204 ? undefined : json ? await response.json() : await response.text();
  if (response.ok) return answer as T;
  const { code = "internal", message = "", clause, reason } = (json ? answer : {}) as Partial<Refusal>;
  // A reason is told in the reader's words, if they can be had.
  if (reason) await withTexts("reasons").catch(() => undefined);
  throw new ApiError(code, message, clause, reason);
}

/** A position by its rules, where it starts from and the turns played. */
export interface Place {
  rules: string;
  position?: string;
  turns?: string[];
}

export const api = {
  catalog: () => call<Catalog>("GET", "/catalog"),
  reach: () => call<Reach>("GET", "/reach"),
  me: () => call<{ player?: Player }>("GET", "/me"),
  register: (name: string, password: string) => call<{ player: Player }>("POST", "/accounts", { name, password }),
  signIn: (name: string, password: string) => call<{ player: Player }>("POST", "/session", { name, password }),
  signOut: () => call<void>("DELETE", "/session"),
  create: (game: NewGame) => call<State>("POST", "/games", game),
  game: (id: string) => call<State>("GET", `/games/${id}`),
  join: (id: string, invite: string | undefined) => call<State>("POST", `/games/${id}/join`, invite ? { invite } : {}),
  act: (id: string, action: Action & { ply: number; undos: number }) => call<State>("POST", `/games/${id}/actions`, action),
  games: (list: "live" | "open" | "mine" | "finished", limit: number) =>
    call<{ games: Summary[]; before?: string }>("GET", `/games?list=${list}&limit=${limit}`),
  record: (id: string) => call<string>("GET", `/games/${id}/record`),
  position: (place: Place) => call<{ position: View; legal: LegalTurn[]; movers: Side[] }>("POST", "/analysis/position", place),
  why: (click: Click) => call<{ reason?: Reason }>("POST", "/analysis/why", click),
  evaluate: (place: Place, budget: number) => call<Evaluation>("POST", "/analysis/evaluate", { ...place, budget }),
  review: (what: { game: string } | { record: string } | Place) => call<Review>("POST", "/analysis/review", what),
  readRecord: (text: string) => call<{ games: RecordGame[] }>("POST", "/records", text),
  tablebase: (rules: string) => call<Tablebase>("GET", `/tablebases/${encodeURIComponent(rules)}`),
  build: (rules: string) => call<Tablebase>("POST", `/tablebases/${encodeURIComponent(rules)}`),
  cancelBuild: (rules: string) => call<Tablebase>("DELETE", `/tablebases/${encodeURIComponent(rules)}`),
};

/** The address of a game's WebSocket. */
export function liveAddress(id: string, known: { ply: number; undos: number } | undefined): string {
  const query = known ? `?ply=${known.ply}&undos=${known.undos}` : "";
  return `${location.origin.replace(/^http/, "ws")}${BASE}/games/${id}/live${query}`;
}
