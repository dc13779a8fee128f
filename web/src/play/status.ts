// Where a live game stands, in the words of the prompt.

import { t } from "../i18n";
import type { Link } from "../net/live";
import type { Side, State } from "../net/wire";
import { endingOf } from "../game/endings";
import type { Status } from "../game/Prompt";
import { sideName } from "../game/words";

/** A side of the viewer's that has pawns to arrange in secret. */
export function arrangingSide(state: State): Side | undefined {
  if (state.phase !== "playing") return undefined;
  return state.arranging?.find(({ side, done }) => !done && state.you.includes(side))?.side;
}

/** Whether two people play, who may have something to say to each other. */
export function isBetweenPeople({ seats }: Pick<State, "seats">): boolean {
  const ids = seats.map(({ player }) => (player?.kind === "engine" ? undefined : player?.id));
  return ids.length === 2 && ids.every((id) => id !== undefined) && ids[0] !== ids[1];
}

/** The side that the game waits for, if it is one. */
function waitedFor(state: State): Side | undefined {
  if (!state.arranging) return state.position.to_move;
  return arrangingSide(state) ?? state.arranging.find(({ done }) => !done)?.side;
}

interface Seen {
  link: Link;
  /** A turn was sent and the server has not answered. */
  sent: "no" | "just now" | "long ago";
}

export function statusOf(state: State, { link, sent }: Seen): Status {
  if (link === "offline") return { title: t("offline-title"), line: t("offline-notice"), tone: "offline" };
  if (state.result) return endStatus(state);
  if (state.phase === "waiting") return { title: t("waiting-for-opponent"), tone: "waiting" };
  if (sent === "long ago") return { title: t("sending"), tone: "waiting" };
  const side = waitedFor(state)!;
  const mine = state.you.includes(side);
  if (mine && sent === "no") {
    const title = state.you.length === 1 ? t("your-turn") : t(state.arranging ? "side-arranges" : "side-to-move", { side: sideName(side) });
    return { title, tone: "yours" };
  }
  // What was just sent is as good as played: the words do not flicker.
  const next = mine && !state.arranging ? otherOf(state, side) : side;
  return { title: thinking(state, next), tone: "theirs" };
}

function endStatus(state: State): Status {
  const { title, reason, mood } = endingOf(state.result!, state.you);
  return { title, line: reason, tone: mood === "won" || mood === "lost" ? mood : "over" };
}

const otherOf = (state: State, side: Side): Side => state.sides.find((other) => other !== side)!;

function thinking(state: State, side: Side): string {
  if (state.you.length === 2) return t("side-to-move", { side: sideName(side) });
  if (state.you.length === 0) return t("side-to-move", { side: sideName(side) });
  if (state.arranging) return t("their-arrangement");
  return state.seats.find((seat) => seat.side === side)?.player?.kind === "engine" ? t("computer-thinks") : t("their-turn");
}

/** What the window's title says: whose move it is, or how the game ended. */
export function titleOf(state: State, status: Status): string {
  const what = state.phase === "waiting" ? t("waiting-for-opponent") : status.tone === "yours" && state.you.length === 1 ? t("your-turn") : status.title;
  return `${what} — ${t("title")}`;
}
