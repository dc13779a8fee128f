// One's own games, wherever they are played: the server's and this device's.

import { part } from "../offline/part";
import { SITE } from "../shell/mode";
import { api, call } from "./api";
import { canThink, isHere } from "./here";
import type { Action, GameKind, NewGame, Side, State, Summary } from "./wire";

export type Mine = "waiting" | "running" | "finished";
export type Against = "people" | "computer";
export type Score = "won" | "lost" | "drawn" | "aborted";

/** What is looked for; everything where nothing is said. */
export interface Search {
  readonly game?: GameKind | undefined;
  readonly opponent?: string | undefined;
  readonly against?: Against | undefined;
  readonly rules?: string | undefined;
  readonly result?: Score | undefined;
}

export interface Part {
  readonly games: readonly Summary[];
  readonly before?: string;
}

const device = () => part(() => import("../device/answers"));

/** The sides of whoever has this browser. On the device, nobody else plays but computers. */
export function sidesOf(game: Summary): Side[] {
  return isHere(game.id) ? game.seats.filter(({ player }) => player?.kind !== "engine").map(({ side }) => side) : (game.you ?? []);
}

/** How a game ended for whoever has this browser; nothing where both seats were his. */
export function scoreOf(game: Summary): Score | undefined {
  const [mine, ...others] = sidesOf(game);
  if (!game.result) return undefined;
  if (game.result.by === "aborted") return "aborted";
  if (!game.result.winner) return "drawn";
  return others.length > 0 ? undefined : game.result.winner === mine ? "won" : "lost";
}

/** The list that a game belongs to. */
export function listOf(game: Summary): Mine {
  if (game.result) return "finished";
  const you = sidesOf(game);
  // Games that an older page has kept do not say it; computers are quick.
  return (game.to_move ?? (isHere(game.id) ? you : [])).some((side) => you.includes(side)) ? "waiting" : "running";
}

/** Whether a game of this device is among those that are looked for. */
export function fits(game: Summary, search: Search): boolean {
  const computer = game.seats.some(({ player }) => player?.kind === "engine");
  return (!search.game || game.game === search.game)
    && (!search.opponent)
    && (!search.against || (search.against === "computer") === computer)
    && (!search.rules || game.rules === search.rules || game.rules.startsWith(`${search.rules}+`))
    && (!search.result || scoreOf(game) === search.result);
}

/** The games of this device in one of the lists, the newest first. */
export async function deviceGames(list: Mine, search: Search): Promise<Summary[]> {
  if (!canThink) return [];
  const all = await part(() => import("../device/store")).then(({ summaries }) => summaries()).catch(() => []);
  return all.filter((game) => listOf(game) === list && fits(game, search)).sort((a, b) => b.created - a.created);
}

/** A part of the server's list. */
export async function serverGames(list: Mine, search: Search, limit: number, before?: string): Promise<Part> {
  if (SITE) return { games: [] };
  const query = new URLSearchParams({ list, limit: String(limit) });
  for (const [name, value] of Object.entries({ ...search, before })) if (value) query.set(name, String(value));
  return call<Part>("GET", `/me/games?${query}`);
}

/** A game with whoever waits for the same, or a seat of one's own; asked again, it reaches further. */
export const pair = ({ rules, clock, rated }: NewGame, waiting?: string): Promise<State> =>
  call<State>("POST", "/pairing", { rules, ...(clock ? { clock } : {}), ...(rated ? { rated } : {}), ...(waiting ? { waiting } : {}) });

/** How often, and after how long, it is looked whether a computer has agreed. */
const [LOOKS, LOOK_MS] = [20, 100];

/** Asks for a rematch: the game that follows, or this one while its answer is waited for. */
export async function askRematch(id: string): Promise<string> {
  let state = await api.game(id);
  const mine = state.offers?.rematch !== undefined && state.you.includes(state.offers.rematch);
  if (!state.next && !mine) state = await actIn(state, { type: "offer", what: "rematch" });
  // Computers of the server agree in a moment; those of this device when the game is open.
  const computer = !isHere(id) && state.seats.some(({ player }) => player?.kind === "engine");
  for (let look = 0; computer && !state.next && look < LOOKS; look++) {
    await new Promise((done) => setTimeout(done, LOOK_MS));
    state = await api.game(id);
  }
  return state.next ?? id;
}

/** Acts in a game of which only its place in a list is known: at its present moment. */
export async function actIn(state: State, action: Action): Promise<State> {
  const whole = { ...action, ply: state.ply, undos: state.undos };
  if (isHere(state.game)) return (await device()).act(state.game, whole).then((told) => told.state);
  return call<State>("POST", `/games/${state.game}/actions`, whole);
}
