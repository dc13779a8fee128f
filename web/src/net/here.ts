// What this device does by itself.

import { wasmUrl } from "virtual:pylos-wasm";
import type { NewGame } from "./wire";

/** Whether this browser can think by itself: the app was built with its engine, and old browsers cannot run it. */
export const canThink: boolean = wasmUrl !== undefined && typeof WebAssembly === "object" && typeof Worker === "function";

const PREFIX = "device-";

/** Whether a game is this device's own: its name says so. */
export const isHere = (id: string): boolean => id.startsWith(PREFIX);

/** Whether a game needs nobody elsewhere. */
export const staysHere = ({ seats, rated, visibility }: NewGame): boolean =>
  !rated && visibility !== "public" && seats.every(({ kind }) => kind === "me" || kind === "engine");
