// Carries out what live.ts decides: socket, timers, storage.

import { createSignal, onCleanup } from "solid-js";
import { liveAddress } from "./api";
import { START, step, type Effect, type Event, type Flight, type Live } from "./live";
import type { PlayedTurn } from "./wire";

const HEARTBEAT_MS = 15_000;
/** A connection that does not open in this time is given up. */
const OPENING_MS = 8_000;

export interface Following {
  live: () => Live;
  tell: (event: Event) => void;
  /** Stops following before the component goes away. */
  leave: () => void;
}

/** Follows a game until the component goes away. */
export function followGame(id: string, arrived: (turns: readonly PlayedTurn[]) => void): Following {
  const [live, setLive] = createSignal<Live>(START);
  const key = `pylos.flight.${id}`;
  let socket: WebSocket | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  const tell = (event: Event) => {
    const next = step(live(), event);
    setLive(next.live);
    next.effects.forEach(carryOut);
  };

  const connect = () => {
    clearTimeout(waiting);
    const old = socket;
    socket = undefined;
    old?.close();
    const known = live().state;
    const made = new WebSocket(liveAddress(id, known));
    socket = made;
    opening = setTimeout(() => made.close(), OPENING_MS);
    const mine = () => !ended && socket === made;
    made.onopen = () => {
      clearTimeout(opening);
      if (mine()) tell({ type: "opened" });
    };
    made.onmessage = ({ data }) => {
      if (mine()) tell({ type: "message", message: JSON.parse(data) });
    };
    made.onclose = ({ code }) => {
      clearTimeout(opening);
      if (!mine()) return;
      socket = undefined;
      tell({ type: "closed", code });
    };
  };

  const carryOut = (effect: Effect) => {
    switch (effect.type) {
      case "connect":
        clearTimeout(waiting);
        waiting = setTimeout(connect, effect.after);
        break;
      case "disconnect":
        socket?.close();
        break;
      case "send":
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(effect.message));
        break;
      case "keep":
        sessionStorage.setItem(key, JSON.stringify(effect.flight));
        break;
      case "forget":
        sessionStorage.removeItem(key);
        break;
      case "arrived":
        arrived(effect.turns);
    }
  };

  const kept = keptFlight(key);
  if (kept) tell({ type: "restored", flight: kept });
  connect();

  const beat = setInterval(() => tell({ type: "heartbeat" }), HEARTBEAT_MS);
  const back = () => tell({ type: "network-back" });
  addEventListener("online", back);
  const leave = () => {
    ended = true;
    clearInterval(beat);
    clearTimeout(waiting);
    clearTimeout(opening);
    removeEventListener("online", back);
    socket?.close();
  };
  onCleanup(leave);
  return { live, tell, leave };
}

/** A turn that was in flight when the page was left; nothing if it cannot be read. */
function keptFlight(key: string): Flight | undefined {
  try {
    const { turn, ply, takebacks } = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Flight>;
    return typeof turn === "string" && typeof ply === "number" && typeof takebacks === "number" ? { turn, ply, takebacks } : undefined;
  } catch {
    return undefined;
  }
}
