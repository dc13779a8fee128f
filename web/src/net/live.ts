// What a client of a live game does, decided in one pure place: state and
// event in, state and effects out. No socket, no clock, no storage is touched
// here, so every order of events can be tested.
//
// The server's state always wins. A turn that was sent stays "in flight" until
// a state shows it; it survives a reload and is sent again on every new
// connection, which is safe because sending is idempotent for a given ply and
// take-back count. Reading back in the history is never disturbed by news.

import type { Action, PlayedTurn, Refusal, State } from "./wire";

/** A turn that the server has not acknowledged yet. */
export interface Flight {
  readonly turn: string;
  readonly ply: number;
  readonly takebacks: number;
}

export type Link = "connecting" | "online" | "offline";

export interface Live {
  readonly link: Link;
  /** Connections that failed in a row. */
  readonly failures: number;
  /** The server's newest word; its `turns` are always all of them. */
  readonly state: State | undefined;
  readonly flight: Flight | undefined;
  /** Whether the flight has been sent on the present connection. */
  readonly flightSent: boolean;
  /** The ply being looked at; undefined follows the game. */
  readonly reading: number | undefined;
  readonly refusal: Refusal | undefined;
  readonly pingUnanswered: boolean;
}

export const START: Live = {
  link: "connecting", failures: 0, state: undefined, flight: undefined, flightSent: false,
  reading: undefined, refusal: undefined, pingUnanswered: false,
};

export type ServerMessage =
  | State
  | { type: "pong"; id: number; ply: number; takebacks: number; revision: number; time: number }
  | ({ type: "error"; about?: string; ply?: number; takebacks?: number } & Refusal);

export type Event =
  | { type: "restored"; flight: Flight }
  | { type: "opened" }
  | { type: "closed"; code: number }
  | { type: "message"; message: ServerMessage }
  | { type: "play"; turn: string }
  | { type: "act"; action: Action }
  | { type: "read"; ply: number | undefined }
  | { type: "heartbeat" }
  | { type: "network-back" }
  | { type: "dismiss" };

export type Effect =
  | { type: "connect"; after: number }
  | { type: "disconnect" }
  | { type: "send"; message: object }
  | { type: "keep"; flight: Flight }
  | { type: "forget" }
  | { type: "arrived"; turns: readonly PlayedTurn[] };

export interface Step {
  readonly live: Live;
  readonly effects: readonly Effect[];
}

const stay = (live: Live): Step => ({ live, effects: [] });

export function step(live: Live, event: Event): Step {
  switch (event.type) {
    case "restored":
      return stay({ ...live, flight: event.flight, flightSent: false });
    case "opened":
      return stay({ ...live, link: "online", failures: 0, pingUnanswered: false });
    case "closed":
      return closed(live, event.code);
    case "message":
      return received(live, event.message);
    case "play":
      return play(live, event.turn);
    case "act":
      return act(live, event.action);
    case "read":
      return stay({ ...live, reading: readable(live, event.ply) });
    case "heartbeat":
      return heartbeat(live);
    case "network-back":
      return live.link === "online" ? stay(live) : { live, effects: [{ type: "connect", after: 0 }] };
    case "dismiss":
      return stay({ ...live, refusal: undefined });
  }
}

/** Milliseconds before the next try: soon at first, then patiently. */
export function patience(failures: number): number {
  return Math.min(10_000, 250 * 2 ** Math.min(failures, 6));
}

const SERVER_STOPPING = 4000;

function closed(live: Live, code: number): Step {
  const failures = live.failures + 1;
  // One dropped connection is not worth alarming anybody; a second one is.
  const link = failures > 1 ? "offline" : "connecting";
  const after = code === SERVER_STOPPING ? patience(failures + 1) : patience(live.failures);
  return {
    live: { ...live, link, failures, flightSent: false, pingUnanswered: false },
    effects: [{ type: "connect", after }],
  };
}

function received(live: Live, message: ServerMessage): Step {
  switch (message.type) {
    case "state":
      return news(live, message);
    case "pong": {
      const next = { ...live, pingUnanswered: false };
      const behind = live.state !== undefined && message.revision !== live.state.revision;
      return { live: next, effects: behind ? [sync(next)] : [] };
    }
    case "error": {
      const { code, message: text, clause } = message;
      const refusal: Refusal = clause === undefined ? { code, message: text } : { code, message: text, clause };
      const next = { ...live, refusal };
      return message.about === "turn" && live.flight ? landed(next) : stay(next);
    }
  }
}

function landed(live: Live): Step {
  return { live: { ...live, flight: undefined, flightSent: false }, effects: [{ type: "forget" }] };
}

function sync(live: Live): Effect {
  const { ply = 0, takebacks = 0 } = live.state ?? {};
  return { type: "send", message: { type: "sync", ply, takebacks } };
}

function news(live: Live, state: State): Step {
  const known = live.state;
  if (known && state.revision < known.revision) return stay(live);

  const sameLine = known !== undefined && known.takebacks === state.takebacks;
  const before = state.from === 0 ? [] : sameLine ? known.turns.slice(0, state.from) : undefined;
  if (before === undefined || before.length < state.from || before.length + state.turns.length !== state.ply) {
    // Turns are missing in between: nothing is shown before they are there.
    return { live, effects: [{ type: "send", message: { type: "sync", ply: 0, takebacks: state.takebacks } }] };
  }
  const turns = [...before, ...state.turns];
  const reading = live.reading !== undefined && live.reading < state.ply ? live.reading : undefined;
  let next: Live = { ...live, state: { ...state, from: 0, turns }, reading };
  const effects: Effect[] = [];

  if (known) {
    const fresh = sameLine ? turns.slice(known.ply) : [];
    if (fresh.length > 0) effects.push({ type: "arrived", turns: fresh });
  }

  const { flight } = next;
  if (flight) {
    if (flight.ply === state.ply && flight.takebacks === state.takebacks && state.phase === "playing") {
      if (!next.flightSent) {
        next = { ...next, flightSent: true };
        effects.push(turnMessage(flight));
      }
    } else {
      // Either it was played, or the game went another way: it is over.
      const down = landed(next);
      next = down.live;
      effects.push(...down.effects);
    }
  }
  return { live: next, effects };
}

function turnMessage(flight: Flight): Effect {
  return { type: "send", message: { type: "turn", ...flight } };
}

function play(live: Live, turn: string): Step {
  const { state } = live;
  if (!state || live.flight || live.reading !== undefined || state.phase !== "playing") return stay(live);
  if (!state.legal?.some((legal) => legal.turn === turn)) return stay(live);
  const flight = { turn, ply: state.ply, takebacks: state.takebacks };
  const now = live.link === "online";
  return {
    live: { ...live, flight, flightSent: now, refusal: undefined },
    effects: [{ type: "keep", flight }, ...(now ? [turnMessage(flight)] : [])],
  };
}

function act(live: Live, action: Action): Step {
  const { state } = live;
  // Offers and resignations are not kept: when they are sent late, they may
  // no longer be meant.
  if (!state || live.link !== "online") return stay(live);
  const { ply, takebacks } = state;
  return {
    live: { ...live, refusal: undefined },
    effects: [{ type: "send", message: { ...action, ply, takebacks } }],
  };
}

function readable(live: Live, ply: number | undefined): number | undefined {
  const last = live.state?.ply ?? 0;
  if (ply === undefined || ply >= last) return undefined;
  return Math.max(0, ply);
}

function heartbeat(live: Live): Step {
  if (live.link !== "online") return stay(live);
  if (live.pingUnanswered) return { live, effects: [{ type: "disconnect" }] };
  return {
    live: { ...live, pingUnanswered: true },
    effects: [{ type: "send", message: { type: "ping", id: live.state?.revision ?? 0 } }],
  };
}
