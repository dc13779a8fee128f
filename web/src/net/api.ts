// Everything that pages ask for. What needs nobody else is answered on this
// device (src/device), where the browser can; the rest by the server. Pages do
// not know who answers. A refusal is thrown as an `ApiError` that carries its
// code; being offline is one of them (`offline`).

import { createSignal } from "solid-js";
import { withTexts } from "../i18n";
import { part } from "../offline/part";
import { SITE } from "../shell/mode";
import { canThink, isHere, staysHere } from "./here";
import type {
  Catalog, Clause, Click, Evaluation, LegalTurn, NewGame, NewReport, Player, Reach, Reason, RecordGame, Refusal, RefusalCode, Review, Side, State, Summary,
  Tablebase, ThumbAnswer, TournamentProblem, View,
} from "./wire";

export class ApiError extends Error {
  constructor(readonly code: RefusalCode, message: string, readonly clause?: Clause, readonly reason?: Reason, readonly problem?: TournamentProblem) {
    super(message);
  }
}

const BASE = "/api/v1";

const [reachable, setReachable] = createSignal(true);
/** Whether the last call found the server: browsers often do not know. */
export { reachable };

/** Asks the server. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (SITE) throw new ApiError("no_server", "");
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
  const { code = "internal", message = "", clause, reason, problem } = (json ? answer : {}) as Partial<Refusal & { problem: TournamentProblem }>;
  throw await readable(new ApiError(code, message, clause, reason, problem));
}

/** A reason is told in the reader's words, which are loaded with the first one. */
async function readable(error: ApiError): Promise<ApiError> {
  if (error.reason) await withTexts("refusals").catch(() => undefined);
  return error;
}

/** What takes long on this device can be followed and stopped. */
export interface Asking {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: { done: number; all: number }) => void) | undefined;
}

const device = () => part(() => import("../device/answers"));

/**
 * Has this device answer, and the server where it cannot: an engine that does
 * not come, or does not run, is no reason to go without. A refusal is an answer.
 */
export async function here<T>(work: (answers: Awaited<ReturnType<typeof device>>) => Promise<T>, elsewhere: () => Promise<T>): Promise<T> {
  if (!canThink) return elsewhere();
  try {
    return await work(await device());
  } catch (error) {
    const unable = !(error instanceof ApiError) || error.code === "internal" || error.code === "offline";
    if (SITE || !unable || (error instanceof DOMException && error.name === "AbortError")) throw error instanceof ApiError ? await readable(error) : error;
    console.warn("this device cannot answer by itself; the server is asked", error);
    return elsewhere();
  }
}

const quickly = <T>(path: string, body: unknown): Promise<T> => here(({ quick }) => quick<T>(path, body), () => call<T>("POST", path, body));

const deeply = <T>(path: string, body: { rules: string }, asking?: Asking): Promise<T> =>
  here(({ deep }) => deep<T>(path, body, asking), () => call<T>("POST", path, body));

/** A position by its rules, where it starts from and the turns played. */
export interface Place {
  rules: string;
  position?: string;
  turns?: string[];
}

const games = (list: "live" | "open" | "finished", limit: number): Promise<{ games: Summary[]; before?: string }> =>
  call("GET", `/games?list=${list}&limit=${limit}`);

const KNOWN_MS = 30_000;
const exact = new Map<string, { at: number; there: Promise<boolean> }>();

/** Whether the server has exact values under these rules: then they are asked there. */
export function exactThere(rules: string): Promise<boolean> {
  if (SITE || !canThink || !reachable() || !/^(children|standard|advanced)\b/.test(rules)) return Promise.resolve(false);
  const known = exact.get(rules);
  if (known && Date.now() - known.at < KNOWN_MS) return known.there;
  const there = api.tablebase(rules).then(({ status }) => status === "ready", () => false);
  exact.set(rules, { at: Date.now(), there });
  return there;
}

/** What was heard last counts: a tablebase may have become ready, or gone, a moment after it was asked for. */
function heardOf(rules: string, base: Tablebase): Tablebase {
  exact.set(rules, { at: Date.now(), there: Promise.resolve(base.status === "ready") });
  return base;
}

const tablebases = (method: "GET" | "POST" | "DELETE") => (rules: string): Promise<Tablebase> =>
  call<Tablebase>(method, `/tablebases/${encodeURIComponent(rules)}`).then((base) => heardOf(rules, base));

export const api = {
  // Where there is a server, nothing of what thinks here is loaded for it.
  catalog: () => call<Catalog>("GET", "/catalog").catch((failure) => here(({ catalog }) => catalog(), () => Promise.reject(failure))),
  reach: () => call<Reach>("GET", "/reach"),
  me: () => call<{ player?: Player }>("GET", "/me"),
  register: (name: string, password: string) => call<{ player: Player; recovery: string }>("POST", "/accounts", { name, password }),
  recover: (name: string, recovery: string, password: string) => call<{ player: Player; recovery: string }>("POST", "/accounts/recovery", { name, recovery, password }),
  signIn: (name: string, password: string) => call<{ player: Player }>("POST", "/session", { name, password }),
  report: (report: NewReport) => call<void>("POST", "/reports", report),
  signOut: () => call<void>("DELETE", "/session"),
  create: (game: NewGame) => {
    const elsewhere = () => call<State>("POST", "/games", game);
    return staysHere(game) || SITE ? here(({ create }) => create(game), elsewhere) : elsewhere();
  },
  game: (id: string) => (isHere(id) ? device().then(({ game }) => game(id)) : call<State>("GET", `/games/${id}`)),
  /** Hands a finished game of this device to the server, which makes a game of its own of it. */
  handOver: (id: string) => device().then(({ handedOver }) => handedOver(id)).then((game) => call<State>("POST", "/games/import", game)),
  join: (id: string, invite: string | undefined) => call<State>("POST", `/games/${id}/join`, invite ? { invite } : {}),
  games,
  record: (id: string) => (isHere(id) ? device().then(({ record }) => record(id)) : call<string>("GET", `/games/${id}/record`)),
  position: (place: Place) => quickly<{ position: View; legal: LegalTurn[]; movers: Side[] }>("/analysis/position", place),
  why: (click: Click) => quickly<{ reason?: Reason }>("/analysis/why", click),
  thumb: (place: Place) => quickly<ThumbAnswer>("/analysis/thumb", place),
  evaluate: async (place: Place, budget: number, asking?: Asking) => {
    const query = { ...place, budget };
    return (await exactThere(place.rules)) ? call<Evaluation>("POST", "/analysis/evaluate", query) : deeply<Evaluation>("/analysis/evaluate", query, asking);
  },
  review: async (what: Place, asking?: Asking) =>
    (await exactThere(what.rules)) ? call<Review>("POST", "/analysis/review", what) : deeply<Review>("/analysis/review", what, asking),
  readRecord: (text: string) => quickly<{ games: RecordGame[] }>("/records", text),
  tablebase: tablebases("GET"),
  build: tablebases("POST"),
  cancelBuild: tablebases("DELETE"),
};

/** The address of a game's WebSocket. */
export function liveAddress(id: string, known: { ply: number; undos: number } | undefined): string {
  const query = known ? `?ply=${known.ply}&undos=${known.undos}` : "";
  return `${location.origin.replace(/^http/, "ws")}${BASE}/games/${id}/live${query}`;
}
