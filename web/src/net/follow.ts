// Carries out what live.ts decides: socket, timers, storage.

import { createSignal, onCleanup } from "solid-js";
import { isHere } from "./here";
import { openLink, type LiveLink } from "./link";
import { START, spread, step, type Effect, type Event, type Flight, type Live } from "./live";

const HEARTBEAT_MS = 15_000;
/** A connection that does not open in this time is given up. */
const OPENING_MS = 8_000;
/** How long a sign of life, or a new connection, is waited for in silence. */
const OVERDUE_MS = 2_000;
/** How long a turn is held back when the server was busy. */
const HOLD_MS = 700;

export interface Following {
  live: () => Live;
  tell: (event: Event) => void;
  /** Stops following before the component goes away. */
  leave: () => void;
}

/** Follows a game until the component goes away. */
export function followGame(id: string): Following {
  const [live, setLive] = createSignal<Live>(START);
  const key = `pylos.flight.${id}`;
  let socket: LiveLink | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  let held: ReturnType<typeof setTimeout> | undefined;
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
    const made = openLink(id, known);
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
        waiting = setTimeout(connect, spread(effect.after, Math.random()));
        break;
      case "disconnect": {
        // Nobody waits for a dead connection to say goodbye.
        const dead = socket;
        socket = undefined;
        dead?.close();
        tell({ type: "closed", code: 1006 });
        break;
      }
      case "expect":
        clearTimeout(overdue);
        overdue = setTimeout(() => tell({ type: "overdue" }), OVERDUE_MS);
        break;
      case "hold":
        clearTimeout(held);
        held = setTimeout(() => tell({ type: "retry" }), spread(HOLD_MS, Math.random()));
        break;
      case "send":
        if (socket?.open) socket.send(JSON.stringify(effect.message));
        break;
      case "keep":
        sessionStorage.setItem(key, JSON.stringify(effect.flight));
        break;
      case "forget":
        sessionStorage.removeItem(key);
    }
  };

  const kept = keptFlight(key);
  if (kept) tell({ type: "restored", flight: kept });
  connect();

  const beat = setInterval(() => tell({ type: "heartbeat" }), HEARTBEAT_MS);
  const back = () => tell({ type: "network-back" });
  const lost = () => tell({ type: "network-lost" });
  const wake = () => {
    if (document.visibilityState === "visible") tell({ type: "wake" });
  };
  // Whoever plays on this device does not need the network.
  if (!isHere(id)) {
    addEventListener("online", back);
    addEventListener("offline", lost);
  }
  // A page that is opened wakes nobody; one that comes back from the cache does.
  const shown = ({ persisted }: PageTransitionEvent) => { if (persisted) wake(); };
  addEventListener("pageshow", shown);
  document.addEventListener("visibilitychange", wake);
  const leave = () => {
    ended = true;
    clearInterval(beat);
    clearTimeout(waiting);
    clearTimeout(opening);
    clearTimeout(overdue);
    clearTimeout(held);
    removeEventListener("online", back);
    removeEventListener("offline", lost);
    removeEventListener("pageshow", shown);
    document.removeEventListener("visibilitychange", wake);
    socket?.close();
  };
  onCleanup(leave);
  return { live, tell, leave };
}

/** A turn that was in flight when the page was left; nothing if it cannot be read. */
function keptFlight(key: string): Flight | undefined {
  try {
    const { turn, ply, undos } = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Flight>;
    return typeof turn === "string" && typeof ply === "number" && typeof undos === "number" ? { turn, ply, undos } : undefined;
  } catch {
    return undefined;
  }
}
