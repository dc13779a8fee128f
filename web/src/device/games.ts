// Games that are played on this device: against the computer, or by two at one
// screen. The worker says what happens, the store keeps it, and only what is
// kept has happened.

import { ApiError } from "../net/api";
import type { Action, NewGame, Refusal, State } from "../net/wire";
import { EngineFailed, askQuickly } from "./brain";
import { NotKept, store } from "./store";
import type { Answer, Next, Request, StoredGame } from "./shapes";
import { strategyFor } from "./strategy";
import { askExactly } from "./tables";
import { played } from "./time";

/** A state with what the game needs next, and how long it had been played. */
export interface Told {
  readonly state: State;
  readonly next: Next;
  readonly played: number;
}

/** How often a write is tried again when another tab was faster. */
const TRIES = 5;

/** Whether games outlive the page here. */
export const isLasting = async (): Promise<boolean> => (await store()).lasting;

const news = typeof BroadcastChannel === "function" ? new BroadcastChannel("pylos-games") : undefined;
const listeners = new Map<string, Set<() => void>>();
news?.addEventListener("message", ({ data }: MessageEvent<string>) => listeners.get(data)?.forEach((heard) => heard()));

/** Hears of what other tabs do in a game. */
export function onNews(id: string, heard: () => void): () => void {
  const set = listeners.get(id) ?? new Set();
  listeners.set(id, set.add(heard));
  return () => {
    set.delete(heard);
    if (set.size === 0) listeners.delete(id);
  };
}

/** The body of an answer; refusals are thrown. */
export function bodyOf<T>({ status, body }: Answer): T {
  if (status < 400) return body as T;
  const { code, message, clause, reason } = body as Refusal;
  throw new ApiError(code, message, clause, reason);
}

/** What goes wrong in a worker or in the storage, as a refusal. */
export async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NotKept) throw new ApiError(error.why === "full" ? "storage_full" : "storage_refused", "");
    if (error instanceof EngineFailed) throw new ApiError("internal", error.message);
    // What was not fetched before cannot be fetched without a network.
    if (error instanceof TypeError) throw new ApiError("offline", error.message);
    throw error;
  }
}

async function stored(id: string): Promise<StoredGame> {
  const game = await (await store()).load(id);
  if (!game) throw new ApiError("not_found", "");
  return { ...game, played: played(id, game.played) };
}

function told(answer: Answer, played: number): Told {
  // Nothing of ours goes wrong here but what is stored: a row that another
  // program, or half a disk, has changed.
  if (answer.status === 500) throw new ApiError("damaged_game", (answer.body as Refusal).message);
  return { state: bodyOf<State>(answer), next: answer.next!, played };
}

/** Asks about a game and keeps what happened, as often as it takes. */
async function happen(id: string, ask: (game: StoredGame) => Promise<Answer>): Promise<Told> {
  for (let tries = 0; tries < TRIES; tries++) {
    const game = await stored(id);
    const answer = await ask(game);
    if (!answer.write) return told(answer, game.played);
    if ((await (await store()).write(answer.write, game.played)) === "conflict") continue;
    news?.postMessage(id);
    return told(answer, game.played);
  }
  throw new ApiError("busy", "");
}

/** One thing after the other in a game, as far as this tab is concerned. */
const lines = new Map<string, Promise<unknown>>();
function inLine<T>(id: string, work: () => Promise<T>): Promise<T> {
  const mine = (lines.get(id) ?? Promise.resolve()).then(work, work);
  lines.set(id, mine.catch(() => undefined));
  return refusing(mine);
}

export async function create(wish: NewGame): Promise<State> {
  return refusing((async () => {
    const answer = await askQuickly({ method: "POST", path: "/games", body: wish });
    const { state } = told(answer, 0);
    await (await store()).write(answer.write!, 0);
    return state;
  })());
}

export const game = (id: string): Promise<Told> =>
  refusing((async () => {
    const game = await stored(id);
    return told(await askQuickly({ method: "GET", path: `/games/${id}`, game }), game.played);
  })());

export const act = (id: string, action: Action & { ply: number; undos: number }): Promise<Told> =>
  inLine(id, () => happen(id, (game) => askQuickly({ method: "POST", path: `/games/${id}/actions`, body: action, game })));

/** Lets a game do what it must by itself: computer players, and time that is up. */
export const tend = (id: string, signal: AbortSignal): Promise<Told> =>
  refusing(happen(id, (game) => {
    const request: Request = { method: "POST", path: `/games/${id}/tend`, game };
    return askExactly((JSON.parse(game.settings) as { rules: string }).rules, request, { signal, strategy: strategyFor(game) });
  }));

export const record = (id: string): Promise<string> =>
  refusing((async () => bodyOf<string>(await askQuickly({ method: "GET", path: `/games/${id}/record`, game: await stored(id) })))());

/** Notes how long a game has been played, so that a killed page charges nobody. */
export async function note(id: string): Promise<void> {
  // Taken at once: whoever leaves the game stops its time in the next moment.
  const time = played(id, 0);
  if (time > 0) await (await store()).note(id, time).catch(() => undefined);
}
