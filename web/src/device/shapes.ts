// What is asked of the device, and what it answers: `pylos-browser` in Rust
// has the same shapes (crates/pylos-browser/src/shapes.rs).

import type { Summary } from "../net/wire";

/** A request of the API, as the worker is asked. */
export interface Request {
  readonly method: "GET" | "POST";
  /** Without `/api/v1` and without a query. */
  readonly path: string;
  readonly body?: unknown;
  readonly game?: StoredGame;
  /** Whether others could weigh positions at the same time. */
  readonly shares?: boolean;
  /** The position of the game that is to be weighed. */
  readonly ply?: number;
  /** All positions of the game, weighed. */
  readonly weighed?: readonly unknown[];
}

/** A game as it is kept here. */
export interface StoredGame {
  readonly id: string;
  readonly settings: string;
  readonly created: number;
  /** How long it has been played, in milliseconds: clocks run on this time. */
  readonly played: number;
  readonly events: readonly StoredEvent[];
}

export interface StoredEvent {
  readonly at: number;
  readonly body: string;
}

/** Something to be kept at once or not at all. */
export interface Write {
  readonly game: string;
  readonly revision: number;
  readonly events: readonly StoredEvent[];
  readonly summary: Summary;
  readonly begins?: { readonly id: string; readonly settings: string; readonly created: number; readonly summary: Summary };
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly write?: Write;
  readonly next?: Next;
  /** Bytes of the tablebase that are needed before there is an answer. */
  readonly needs?: readonly (readonly [number, number])[];
  /** So many positions have to be weighed, by whomsoever, before there is an answer. */
  readonly weigh?: number;
}

/** A tablebase to look into: where it is. */
export interface Table {
  /** What tells it from others. */
  readonly key: string;
  readonly source: string | Blob;
}

/** What a game needs next, by itself. */
export interface Next {
  readonly engine: boolean;
  /** The playing time at which somebody's time is up. */
  readonly deadline?: number;
}

/** How much of a long piece of work is done. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}
