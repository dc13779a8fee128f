// What a client of a live game does, decided in one pure place: state and
// event in, state and effects out. No socket, no clock, no storage is touched
// here, so every order of events can be tested.
//
// The server's state always wins. A turn that was sent stays "in flight" until
// a state shows it; it survives a reload and is sent again on every new
// connection, which is safe because sending is idempotent for a given ply and
// undo count. Reading back in the history is never disturbed by news.

import type { Action, Offer, Refusal, State, Told } from "./wire";

/** A turn that the server has not acknowledged yet. */
export interface Flight {
  readonly turn: string;
  readonly ply: number;
  readonly undos: number;
}

export type Link = "connecting" | "online" | "offline";

/**
 * Where a flight is: kept until there is a connection, sent on the present
 * one, or held back for a moment because the server was busy.
 */
export type FlightIs = "kept" | "sent" | "held";

/** Something that was offered to the opponent, and at which moment. */
interface Asked {
  readonly what: Offer;
  readonly revision: number;
}

export interface Live {
  readonly link: Link;
  /** Connections that failed in a row. */
  readonly failures: number;
  /** The server's newest word; its `turns` are always all of them. */
  readonly state: State | undefined;
  readonly flight: Flight | undefined;
  readonly flightIs: FlightIs;
  /** The ply being looked at; undefined follows the game. */
  readonly reading: number | undefined;
  readonly refusal: Refusal | undefined;
  readonly pingUnanswered: boolean;
  /** An offer of one's own that has not been answered. */
  readonly asked: Asked | undefined;
  /** The offer that the opponent has just declined. */
  readonly declined: Offer | undefined;
}

export const START: Live = {
  link: "connecting", failures: 0, state: undefined, flight: undefined, flightIs: "kept",
  reading: undefined, refusal: undefined, pingUnanswered: false, asked: undefined, declined: undefined,
};

export type ServerMessage =
  | State
  | Told;

export type Event =
  | { type: "restored"; flight: Flight }
  | { type: "opened" }
  | { type: "closed"; code: number }
  | { type: "message"; message: ServerMessage }
  | { type: "play"; turn: string }
  | { type: "act"; action: Action }
  | { type: "read"; ply: number | undefined }
  | { type: "heartbeat" }
  /** The page is looked at again, after a sleep perhaps. */
  | { type: "wake" }
  /** An answer that was expected has had its time. */
  | { type: "overdue" }
  | { type: "retry" }
  | { type: "network-lost" }
  | { type: "network-back" }
  | { type: "dismiss" };

export type Effect =
  | { type: "connect"; after: number }
  | { type: "disconnect" }
  | { type: "send"; message: object }
  /** Tells `overdue` after a while. */
  | { type: "expect" }
  /** Tells `retry` after a while. */
  | { type: "hold" }
  | { type: "keep"; flight: Flight }
  | { type: "forget" };

export interface Step {
  readonly live: Live;
  readonly effects: readonly Effect[];
}

const stay = (live: Live): Step => ({ live, effects: [] });

export function step(live: Live, event: Event): Step {
  switch (event.type) {
    case "restored":
      return stay({ ...live, flight: event.flight, flightIs: "kept" });
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
    case "wake":
      return wake(live);
    case "overdue":
      if (live.pingUnanswered) return { live, effects: [{ type: "disconnect" }] };
      return stay(live.link === "connecting" ? { ...live, link: "offline" } : live);
    case "retry":
      return retry(live);
    case "network-lost":
      return stay({ ...live, link: "offline" });
    case "network-back":
      return live.link === "online" ? stay(live) : { live, effects: [{ type: "connect", after: 0 }] };
    case "dismiss":
      return stay({ ...live, refusal: undefined, declined: undefined });
  }
}

/** Milliseconds before the next try: soon at first, then patiently. */
export function patience(failures: number): number {
  return Math.min(10_000, 250 * 2 ** Math.min(failures, 6));
}

/**
 * A wait that is a little different for everybody, so that not all who lost a
 * server at the same moment knock at the next one together.
 */
export function spread(ms: number, chance: number): number {
  return Math.round(ms * (0.5 + chance));
}

const SERVER_STOPPING = 4000;
/** Who one was has signed out, or is somebody else now. */
const SIGNED_OUT = 4001;
/** A host has removed the game: there is nothing to come back to. */
const GAME_REMOVED = 4004;
/** So long the answer that brings a new cookie may take, from another page perhaps. */
const NEW_COOKIE_MS = 600;

function closed(live: Live, code: number): Step {
  if (code === GAME_REMOVED) {
    return stay({ ...live, link: "offline", flightIs: "kept", pingUnanswered: false, refusal: { code: "not_found", message: "" } });
  }
  if (code === SIGNED_OUT) {
    // Whoever one is now, the game is looked at again as that one.
    return {
      live: { ...live, link: "connecting", flightIs: "kept", pingUnanswered: false },
      effects: [{ type: "connect", after: NEW_COOKIE_MS }, { type: "expect" }],
    };
  }
  const failures = live.failures + 1;
  // One dropped connection is not worth alarming anybody; a second one is, or
  // one that does not come back soon.
  const link = failures > 1 || live.link === "offline" ? "offline" : "connecting";
  const after = code === SERVER_STOPPING ? patience(failures + 1) : patience(live.failures);
  return {
    live: { ...live, link, failures, flightIs: "kept", pingUnanswered: false },
    effects: [{ type: "connect", after }, { type: "expect" }],
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
      const { type: _, about, ply: __, undos: ___, ...refusal } = message;
      const { code } = refusal;
      if (about !== "turn" || !live.flight) return stay({ ...live, refusal, asked: undefined });
      // Busy is no refusal of the turn: it is sent again, after a breath.
      if (code === "busy" || code === "too_many") return { live: { ...live, flightIs: "held" }, effects: [{ type: "hold" }] };
      return landed({ ...live, refusal });
    }
  }
}

function landed(live: Live): Step {
  return { live: { ...live, flight: undefined, flightIs: "kept" }, effects: [{ type: "forget" }] };
}

function sync(live: Live): Effect {
  const { ply = 0, undos = 0 } = live.state ?? {};
  return { type: "send", message: { type: "sync", ply, undos } };
}

function news(live: Live, state: State): Step {
  const known = live.state;
  if (known && state.revision < known.revision) return stay(live);

  const sameLine = known !== undefined && known.undos === state.undos;
  const before = state.from === 0 ? [] : sameLine ? known.turns.slice(0, state.from) : undefined;
  if (before === undefined || before.length < state.from || before.length + state.turns.length !== state.ply) {
    // Turns are missing in between: nothing is shown before they are there.
    return { live, effects: [{ type: "send", message: { type: "sync", ply: 0, undos: state.undos } }] };
  }
  const turns = [...before, ...state.turns];
  const reading = live.reading !== undefined && live.reading < state.ply ? live.reading : undefined;
  let next: Live = { ...live, state: { ...state, from: 0, turns }, reading, ...answered(live, state) };
  const effects: Effect[] = [];

  const { flight } = next;
  if (flight) {
    if (flight.ply === state.ply && flight.undos === state.undos && state.phase === "playing") {
      if (next.flightIs === "kept") {
        next = { ...next, flightIs: "sent" };
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

/**
 * Whether an offer of one's own was declined. The state that shows it standing
 * may never come, because the newest state replaces those before it.
 */
function answered(live: Live, state: State): Pick<Live, "asked" | "declined"> {
  const { asked } = live;
  const moved = live.state !== undefined && (state.ply !== live.state.ply || state.undos !== live.state.undos);
  const declined = moved ? undefined : live.declined;
  if (!asked || state.revision <= asked.revision) return { asked, declined };
  const standing = asked.what === "undo" ? state.offers.undo : state.offers[asked.what];
  if (standing !== undefined) return { asked, declined };
  const granted = {
    draw: state.phase === "finished",
    undo: live.state !== undefined && state.undos !== live.state.undos,
    rematch: state.next !== undefined,
  }[asked.what];
  return { asked: undefined, declined: granted ? undefined : asked.what };
}

function turnMessage(flight: Flight): Effect {
  return { type: "send", message: { type: "turn", ...flight } };
}

function play(live: Live, turn: string): Step {
  const { state } = live;
  if (!state || live.flight || live.reading !== undefined || state.phase !== "playing") return stay(live);
  if (!state.legal?.some((legal) => legal.turn === turn)) return stay(live);
  const flight = { turn, ply: state.ply, undos: state.undos };
  const now = live.link === "online";
  return {
    live: { ...live, flight, flightIs: now ? "sent" : "kept", refusal: undefined, declined: undefined },
    effects: [{ type: "keep", flight }, ...(now ? [turnMessage(flight)] : [])],
  };
}

function act(live: Live, action: Action): Step {
  const { state } = live;
  if (!state) return stay(live);
  // Offers and resignations are not kept: when they are sent late, they may
  // no longer be meant.
  if (live.link !== "online") return stay({ ...live, refusal: { code: "offline", message: "" } });
  const { ply, undos } = state;
  const asked = action.type === "offer" ? { what: action.what, revision: state.revision } : live.asked;
  return {
    live: { ...live, refusal: undefined, declined: undefined, asked },
    effects: [{ type: "send", message: { ...action, ply, undos } }],
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

/**
 * A phone that slept may hold a connection that died meanwhile: it asks at
 * once, and does not wait long for the answer.
 */
function wake(live: Live): Step {
  if (live.link === "connecting" && live.failures === 0) return stay(live);
  if (live.link !== "online") return { live, effects: [{ type: "connect", after: 0 }] };
  const { live: asking, effects } = heartbeat({ ...live, pingUnanswered: false });
  return { live: asking, effects: [...effects, { type: "expect" }] };
}

function retry(live: Live): Step {
  const { flight, state } = live;
  if (!flight || live.flightIs !== "held" || state?.ply !== flight.ply || state.undos !== flight.undos) return stay(live);
  return { live: { ...live, flightIs: "sent" }, effects: [turnMessage(flight)] };
}
