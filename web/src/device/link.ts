// A live connection to a game of this device. It says what a server would say
// over its WebSocket (docs/api.md), so that whoever follows a game does not
// know who answers.

import { ApiError } from "../net/api";
import type { LiveLink } from "../net/link";
import type { Action, State } from "../net/wire";
import { act, game, note, onNews, tend, type Told } from "./games";
import { startTime, stopTime, played } from "./time";

/** How often it is noted how long a game has been played. */
const NOTE_MS = 1_000;

type Asked = { type: "sync" } | { type: "ping"; id?: number } | (Action & { ply: number; undos: number });

/** Opens a game of this device. */
export function openHere(id: string): LiveLink {
  const closing = new AbortController();
  let latest: State | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notes: ReturnType<typeof setInterval> | undefined;
  /** The revision for which a computer player is thinking. */
  let thinking: number | undefined;
  let started = false;
  /** A computer player could not play: it is asked again at the next sign of life. */
  let stuck = false;
  let open = false;

  const link: LiveLink = {
    get open() { return open; },
    onopen: null, onmessage: null, onclose: null,
    send: (text) => void hear(JSON.parse(text) as Asked),
    close: () => end(),
  };
  const say = (message: object) => { if (open) link.onmessage?.({ data: JSON.stringify(message) }); };

  const end = () => {
    if (closing.signal.aborted) return;
    closing.abort(new DOMException("the game was left", "AbortError"));
    open = false;
    clearTimeout(timer);
    clearInterval(notes);
    quiet();
    if (started) {
      void note(id);
      stopTime(id);
    }
  };

  const show = (told: Told) => {
    if (closing.signal.aborted) return;
    // An older answer may come later: another tab was faster.
    if (latest && told.state.revision < latest.revision) return;
    latest = told.state;
    say(told.state);
    proceed(told);
  };

  /** What comes next by itself. */
  const proceed = ({ state, next }: Told) => {
    clearTimeout(timer);
    if (next.deadline !== undefined) timer = setTimeout(() => void look(), Math.max(0, next.deadline - played(id, 0)) + 20);
    if (next.engine && thinking !== state.revision) void look();
  };

  const look = async () => {
    const revision = latest?.revision;
    if (thinking !== undefined && thinking === revision) return;
    thinking = revision;
    try {
      show(await tend(id, closing.signal));
      stuck = false;
    } catch (error) {
      stuck = true;
      if (!closing.signal.aborted) refuse(error);
    }
    if (thinking === revision) thinking = undefined;
  };

  const refuse = (error: unknown, about?: Action["type"]) => {
    const { code, message, clause, reason } = error instanceof ApiError ? error : new ApiError("internal", String(error));
    const { ply = 0, undos = 0 } = latest ?? {};
    say({ type: "error", code, message, clause, reason, ply, undos, about });
  };

  const again = async () => {
    try {
      show(await game(id));
    } catch (error) {
      refuse(error);
    }
  };

  const hear = async (asked: Asked) => {
    if (asked.type === "ping" && stuck) void again();
    if (asked.type === "ping") return say({ type: "pong", id: asked.id ?? 0, ply: latest?.ply ?? 0, undos: latest?.undos ?? 0, revision: latest?.revision ?? 0, time: Date.now() });
    if (asked.type === "sync") return again();
    try {
      show(await act(id, asked));
    } catch (error) {
      refuse(error, asked.type);
      await again();
    }
  };

  const quiet = onNews(id, () => void again());
  void (async () => {
    try {
      const told = await game(id);
      if (closing.signal.aborted) return;
      startTime(id, told.played);
      started = true;
      notes = setInterval(() => { if (latest?.clock?.running) void note(id); }, NOTE_MS);
      open = true;
      link.onopen?.();
      show(told);
    } catch {
      // The page asks by itself why a game cannot be opened.
      if (!closing.signal.aborted) link.onclose?.({ code: 1011 });
    }
  })();
  return link;
}
