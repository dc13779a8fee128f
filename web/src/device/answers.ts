// What this device answers in the place of a server.

import packUrl from "../../../crates/pylos-puzzles/shipped/puzzles.pack?url";
import type { Asking } from "../net/api";
import type { Catalog, GameImport, State } from "../net/wire";
import { askQuickly } from "./brain";
import { askExactly } from "./tables";
import { bodyOf, game as told, record, refusing } from "./games";

export { act, create, record } from "./games";

export const quick = async <T>(path: string, body: unknown): Promise<T> => bodyOf<T>(await refusing(askQuickly({ method: "POST", path, body })));

export const deep = async <T>(path: string, body: { rules: string }, asking?: Asking): Promise<T> =>
  bodyOf<T>(await refusing(askExactly(body.rules, { method: "POST", path, body }, asking)));

/** A question about puzzles: they come with the app. */
export const puzzle = async <T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> => {
  const url = new URL(packUrl, document.baseURI).href;
  return bodyOf<T>(await refusing(askQuickly({ method, path: `/puzzles${path}`, body }, { puzzles: url })));
};

export const catalog = async (): Promise<Catalog> => bodyOf<Catalog>(await refusing(askQuickly({ method: "GET", path: "/catalog" })));

export const game = async (id: string): Promise<State> => (await told(id)).state;

/** A finished game as a server takes it: its record, and who sat where. */
export async function handedOver(id: string): Promise<GameImport> {
  const [text, { seats }] = await Promise.all([record(id), game(id)]);
  // Only computers have a level; everybody else here is whoever has the device.
  return { record: text, seats: seats.map(({ player }) => (player?.level === undefined ? { kind: "me" } : { kind: "engine", level: player.level })) };
}
