// What a client of a live game does in every order of events that matters.

import { describe, expect, test } from "vitest";
import { START, patience, spread, step, type Effect, type Event, type Flight, type Live, type ServerMessage } from "../../src/net/live";
import type { PlayedTurn, State } from "../../src/net/wire";

const played = (...turns: string[]): PlayedTurn[] =>
  turns.map((turn, i) => ({ ply: i + 1, turn, side: i % 2 ? "dark" : "light", spent: 0, at: 0 }));

function state(turns: string[], more: Partial<State> = {}): State {
  const { from = 0 } = more;
  return {
    type: "state", game: "g", kind: "pyramid", rules: "standard", sides: ["light", "dark"], revision: turns.length + 1, ply: turns.length,
    undos: 0, created: 0, watchers: 0, time: 0, you: ["light"], seats: [], offers: {}, phase: "playing",
    position: { game: "pyramid" } as State["position"], legal: [{ turn: "c1", ways: [] }, { turn: "d1", ways: [] }],
    rated: false, visibility: "private", ...more, from, turns: played(...turns).slice(from),
  };
}

/** Runs events; collects all effects. */
function run(events: Event[], live: Live = START): { live: Live; effects: Effect[] } {
  const effects: Effect[] = [];
  for (const event of events) {
    const next = step(live, event);
    live = next.live;
    effects.push(...next.effects);
  }
  return { live, effects };
}

const says = (message: ServerMessage): Event => ({ type: "message", message });
const sent = (effects: Effect[]) => effects.flatMap((effect) => (effect.type === "send" ? [effect.message] : []));
const joined = run([{ type: "opened" }, says(state(["a1", "b1"]))]).live;
const flight: Flight = { turn: "c1", ply: 2, undos: 0 };

describe("news", () => {
  test("the first state is shown as it is", () => {
    expect(joined.link).toBe("online");
    expect(joined.state?.turns.map(({ turn }) => turn)).toEqual(["a1", "b1"]);
  });

  test("turns after the known ones are added", () => {
    const { live } = run([says(state(["a1", "b1", "c1"], { from: 2 }))], joined);
    expect(live.state?.turns.map(({ turn }) => turn)).toEqual(["a1", "b1", "c1"]);
  });

  test("an older state is dropped", () => {
    expect(run([says(state(["a1"]))], joined).live).toBe(joined);
  });

  test("a gap is never shown: everything is asked for", () => {
    const { live, effects } = run([says(state(["a1", "b1", "c1", "d1"], { from: 3 }))], joined);
    expect(live.state?.ply).toBe(2);
    expect(sent(effects)).toEqual([{ type: "sync", ply: 0, undos: 0 }]);
  });

  test("after a granted take-back the old turns are not trusted", () => {
    const partial = state(["a1", "c1"], { from: 1, undos: 1, revision: 9 });
    const asked = run([says(partial)], joined);
    expect(asked.live.state?.undos).toBe(0);
    expect(sent(asked.effects)).toEqual([{ type: "sync", ply: 0, undos: 1 }]);
    const whole = run([says(state(["a1"], { undos: 1, revision: 9 }))], joined);
    expect(whole.live.state?.turns).toHaveLength(1);
    expect(whole.effects).toEqual([]);
  });

  test("a pong with another revision asks for the state", () => {
    const pong = (revision: number) => says({ type: "pong", id: 1, ply: 2, undos: 0, revision, time: 0 });
    expect(sent(run([pong(3)], joined).effects)).toEqual([]);
    expect(sent(run([pong(4)], joined).effects)).toEqual([{ type: "sync", ply: 2, undos: 0 }]);
  });
});

describe("a turn in flight", () => {
  const flying = run([{ type: "play", turn: "c1" }], joined);

  test("is kept, then sent", () => {
    expect(flying.effects).toEqual([{ type: "keep", flight }, { type: "send", message: { type: "turn", ...flight } }]);
    expect(flying.live.flight).toEqual(flight);
  });

  test("the board stays the server's until it answers", () => {
    expect(flying.live.state).toBe(joined.state);
  });

  test("lands when a state shows it", () => {
    const { live, effects } = run([says(state(["a1", "b1", "c1"]))], flying.live);
    expect(live.flight).toBeUndefined();
    expect(effects).toContainEqual({ type: "forget" });
  });

  test("is not sent twice on one connection", () => {
    const { effects } = run([says(state(["a1", "b1"], { revision: 8 })), says(state(["a1", "b1"], { revision: 9 }))], flying.live);
    expect(sent(effects)).toEqual([]);
  });

  test("is sent again after a lost connection, once the server's state shows it is still wanted", () => {
    const { live, effects } = run([{ type: "closed", code: 1006 }, { type: "opened" }], flying.live);
    expect(sent(effects)).toEqual([]);
    const again = run([says(state(["a1", "b1"]))], live);
    expect(sent(again.effects)).toEqual([{ type: "turn", ...flight }]);
  });

  test("is not sent again when it arrived before the connection was lost", () => {
    const { live, effects } = run([{ type: "closed", code: 1006 }, { type: "opened" }, says(state(["a1", "b1", "c1"]))], flying.live);
    expect(sent(effects)).toEqual([]);
    expect(live.flight).toBeUndefined();
  });

  test("survives a reload", () => {
    const { live, effects } = run([{ type: "restored", flight }, { type: "opened" }, says(state(["a1", "b1"]))]);
    expect(sent(effects)).toEqual([{ type: "turn", ...flight }]);
    expect(live.flight).toEqual(flight);
  });

  test("from an earlier moment is forgotten after a reload", () => {
    const { live, effects } = run([{ type: "restored", flight }, { type: "opened" }, says(state(["a1", "b1"], { undos: 1 }))]);
    expect(live.flight).toBeUndefined();
    expect(sent(effects)).toEqual([]);
    expect(effects).toContainEqual({ type: "forget" });
  });

  test("is forgotten when the game ends", () => {
    const { live } = run([says(state(["a1", "b1"], { phase: "finished", revision: 9 }))], flying.live);
    expect(live.flight).toBeUndefined();
  });

  test("that is refused lands, and the reason is told", () => {
    const { live, effects } = run([says({ type: "error", code: "illegal_turn", message: "no", clause: "P1", about: "turn", ply: 2, undos: 0 })], flying.live);
    expect(live.flight).toBeUndefined();
    expect(live.refusal).toEqual({ code: "illegal_turn", message: "no", clause: "P1" });
    expect(effects).toContainEqual({ type: "forget" });
    expect(run([{ type: "dismiss" }], live).live.refusal).toBeUndefined();
  });

  test.each(["busy", "too_many"] as const)("that finds the server %s stays in flight, and is sent again after a breath", (code) => {
    const held = run([says({ type: "error", code, message: "", about: "turn", ply: 2, undos: 0 }), says(state(["a1", "b1"], { revision: 4 }))], flying.live);
    expect(held.live.flight).toEqual(flight);
    expect(held.live.refusal).toBeUndefined();
    // Not at once: the state that follows the refusal is no invitation.
    expect(held.effects).toEqual([{ type: "hold" }]);
    expect(sent(run([{ type: "retry" }], held.live).effects)).toEqual([{ type: "turn", ...flight }]);
    const moved = run([says(state(["a1", "b1", "c1"], { revision: 5 })), { type: "retry" }], held.live);
    expect(sent(moved.effects)).toEqual([]);
  });

  test("an error about something else does not bring it down", () => {
    const { live } = run([says({ type: "error", code: "not_now", message: "no", about: "offer", ply: 2, undos: 0 })], flying.live);
    expect(live.flight).toEqual(flight);
  });

  test("a second turn is not played while one is in flight", () => {
    expect(run([{ type: "play", turn: "d1" }], flying.live).live.flight).toEqual(flight);
  });

  test("composed offline, it is kept and sent when the connection is back", () => {
    const offline = run([{ type: "closed", code: 1006 }], joined).live;
    const { live, effects } = run([{ type: "play", turn: "c1" }], offline);
    expect(effects).toEqual([{ type: "keep", flight }]);
    const back = run([{ type: "opened" }, says(state(["a1", "b1"]))], live);
    expect(sent(back.effects)).toEqual([{ type: "turn", ...flight }]);
  });

  test("only legal turns of the present are played", () => {
    for (const events of [
      [{ type: "play", turn: "j1" }],
      [{ type: "read", ply: 1 }, { type: "play", turn: "c1" }],
      [says(state(["a1", "b1"], { phase: "finished", revision: 9 })), { type: "play", turn: "c1" }],
    ] as Event[][]) {
      expect(run(events, joined).live.flight).toBeUndefined();
    }
    expect(run([{ type: "play", turn: "c1" }]).live.flight).toBeUndefined();
  });
});

describe("reading back", () => {
  const reading = run([{ type: "read", ply: 1 }], joined).live;

  test("is not disturbed by news", () => {
    const { live } = run([says(state(["a1", "b1", "c1"]))], reading);
    expect(live.reading).toBe(1);
    expect(live.state?.ply).toBe(3);
  });

  test("ends at the latest turn", () => {
    expect(run([{ type: "read", ply: 2 }], reading).live.reading).toBeUndefined();
    expect(run([{ type: "read", ply: undefined }], reading).live.reading).toBeUndefined();
    expect(run([{ type: "read", ply: -3 }], reading).live.reading).toBe(0);
  });

  test("ends when the ply being read is taken back", () => {
    const { live } = run([says(state(["a1"], { undos: 1, revision: 9 }))], reading);
    expect(live.reading).toBeUndefined();
  });
});

describe("an offer of one's own", () => {
  const offered = run([{ type: "act", action: { type: "offer", what: "draw" } }], joined).live;
  const standing = run([says(state(["a1", "b1"], { revision: 4, offers: { draw: "light" } }))], offered).live;

  test("that stands is not answered yet", () => {
    expect(standing.declined).toBeUndefined();
    expect(standing.asked).toBeDefined();
  });

  test("that vanishes was declined, whether it was ever seen standing or not", () => {
    const gone = says(state(["a1", "b1"], { revision: 5 }));
    expect(run([gone], standing).live.declined).toBe("draw");
    expect(run([gone], offered).live.declined).toBe("draw");
  });

  test("that is passed over by playing on was declined, and is forgotten with the turn after", () => {
    const passed = run([says(state(["a1", "b1", "c1"], { revision: 5 }))], standing).live;
    expect(passed.declined).toBe("draw");
    expect(run([says(state(["a1", "b1", "c1", "d1"], { revision: 6 }))], passed).live.declined).toBeUndefined();
  });

  test("that is accepted was not declined", () => {
    expect(run([says(state(["a1", "b1"], { revision: 5, phase: "finished" }))], standing).live.declined).toBeUndefined();
    const undo = run([{ type: "act", action: { type: "offer", what: "undo" } }], joined).live;
    expect(run([says(state(["a1"], { revision: 5, undos: 1 }))], undo).live.declined).toBeUndefined();
  });

  test("that is refused waits for nothing", () => {
    expect(run([says({ type: "error", code: "stale", message: "", about: "offer", ply: 2, undos: 0 })], offered).live.asked).toBeUndefined();
  });
});

describe("the connection", () => {
  test("waits are spread, so that not all knock together", () => {
    expect([0, 0.5, 0.999].map((chance) => spread(1000, chance))).toEqual([500, 1000, 1499]);
  });

  test("a page that wakes up asks at once, and gives up a silent connection soon", () => {
    const woken = run([{ type: "wake" }], joined);
    expect(sent(woken.effects)).toEqual([{ type: "ping", id: 3 }]);
    expect(woken.effects).toContainEqual({ type: "expect" });
    expect(run([{ type: "overdue" }], woken.live).effects).toEqual([{ type: "disconnect" }]);
    const pong = says({ type: "pong", id: 3, ply: 2, undos: 0, revision: 3, time: 0 });
    expect(run([pong, { type: "overdue" }], woken.live).effects).toEqual([]);
    const offline = run([{ type: "closed", code: 1006 }, { type: "closed", code: 1006 }], joined).live;
    expect(run([{ type: "wake" }], offline).effects).toEqual([{ type: "connect", after: 0 }]);
    expect(run([{ type: "wake" }], START).effects).toEqual([]);
  });

  test("a network that is lost is told at once, one that does not come back soon as well", () => {
    expect(run([{ type: "network-lost" }], joined).live.link).toBe("offline");
    const slow = run([{ type: "closed", code: 1006 }], joined);
    expect(slow.effects).toContainEqual({ type: "expect" });
    expect(run([{ type: "overdue" }], slow.live).live.link).toBe("offline");
    expect(run([{ type: "opened" }, { type: "overdue" }], slow.live).live.link).toBe("online");
  });

  test("is tried again, soon at first and then patiently", () => {
    const waits: number[] = [];
    let live = joined;
    for (let i = 0; i < 9; i++) {
      const next = step(live, { type: "closed", code: 1006 });
      live = next.live;
      waits.push(...next.effects.flatMap((effect) => (effect.type === "connect" ? [effect.after] : [])));
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
    expect(patience(100)).toBe(10_000);
  });

  test("one loss is no alarm, a second one says offline", () => {
    const once = run([{ type: "closed", code: 1006 }], joined).live;
    expect(once.link).toBe("connecting");
    const twice = run([{ type: "closed", code: 1006 }], once).live;
    expect(twice.link).toBe("offline");
    expect(run([{ type: "opened" }], twice).live.link).toBe("online");
  });

  test("is tried at once when the network is back", () => {
    const offline = run([{ type: "closed", code: 1006 }], joined).live;
    expect(run([{ type: "network-back" }], offline).effects).toEqual([{ type: "connect", after: 0 }]);
    expect(run([{ type: "network-back" }], joined).effects).toEqual([]);
  });

  test("is given up when a ping stays unanswered", () => {
    const once = run([{ type: "heartbeat" }], joined);
    expect(sent(once.effects)).toEqual([{ type: "ping", id: 3 }]);
    expect(run([{ type: "heartbeat" }], once.live).effects).toEqual([{ type: "disconnect" }]);
    const pong = says({ type: "pong", id: 3, ply: 2, undos: 0, revision: 3, time: 0 });
    expect(sent(run([pong, { type: "heartbeat" }], once.live).effects)).toHaveLength(1);
  });

  test("offers carry the moment they are about, and are not kept for later", () => {
    const offer: Event = { type: "act", action: { type: "offer", what: "draw" } };
    expect(sent(run([offer], joined).effects)).toEqual([{ type: "offer", what: "draw", ply: 2, undos: 0 }]);
    const offline = run([{ type: "closed", code: 1006 }], joined).live;
    expect(run([offer], offline).effects).toEqual([]);
  });
});

describe("who one is", () => {
  test("whoever was signed out elsewhere comes back as whoever he is now, without alarm", () => {
    const { live, effects } = run([{ type: "closed", code: 4001 }], joined);
    expect(live.link).toBe("connecting");
    expect(effects).toContainEqual({ type: "connect", after: 600 });
    const watching = run([{ type: "opened" }, says(state(["a1", "b1"], { you: [] }))], live).live;
    expect(watching.state?.you).toEqual([]);
  });

  test("a game that a host has removed is not knocked at again", () => {
    const { live, effects } = run([{ type: "closed", code: 4004 }], joined);
    expect(effects).toEqual([]);
    expect(live.refusal?.code).toBe("not_found");
  });
});
