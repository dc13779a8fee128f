// What stays on a screen for watching, and what is seen of what players say.

import { expect, test } from "vitest";
import { tuned } from "../../src/watch/channel";
import { wordsOf } from "../../src/talk/said";
import { isBetweenPeople } from "../../src/play/status";
import { FACES, WORDS } from "../../src/talk/phrases";
import type { Seat } from "../../src/net/wire";

test("a game stays on the screen while it is played, whatever else is on offer", () => {
  expect(tuned(undefined, undefined)).toBe(undefined);
  expect(tuned(undefined, "a")).toBe("a");
  expect(tuned({ id: "a", idle: 0 }, "b")).toBe("a");
  expect(tuned({ id: "a", idle: 599_999 }, "b")).toBe("a");
  expect(tuned({ id: "a", idle: 0 }, undefined)).toBe("a");
});

test("it gives way when nothing happens in it for long, and only to another one", () => {
  expect(tuned({ id: "a", idle: 600_000 }, "b")).toBe("b");
  expect(tuned({ id: "a", idle: 600_000 }, "a")).toBe("a");
  expect(tuned({ id: "a", idle: 600_000 }, undefined)).toBe("a");
});

test("its end is seen before the next one comes, or nothing", () => {
  expect(tuned({ id: "a", idle: 0, over: 11_999 }, "b")).toBe("a");
  expect(tuned({ id: "a", idle: 0, over: 12_000 }, "b")).toBe("b");
  expect(tuned({ id: "a", idle: 0, over: 12_000 }, undefined)).toBe(undefined);
  // The server has not heard of the end yet.
  expect(tuned({ id: "a", idle: 0, over: 60_000 }, "a")).toBe("a");
});

const seat = (side: "light" | "dark", id: string | undefined, kind: "guest" | "engine" = "guest"): Seat => ({ side, online: true, player: { kind, ...(id ? { id } : {}) } }) as Seat;

test("two people talk; computers, empty seats and one screen do not", () => {
  expect(isBetweenPeople({ seats: [seat("light", "a"), seat("dark", "b")] })).toBe(true);
  expect(isBetweenPeople({ seats: [seat("light", "a"), seat("dark", "a")] })).toBe(false);
  expect(isBetweenPeople({ seats: [seat("light", "a"), seat("dark", undefined, "engine")] })).toBe(false);
  expect(isBetweenPeople({ seats: [seat("light", "a"), { side: "dark", free: "friend", online: false } as Seat] })).toBe(false);
});

test("the last words of a seat are seen, unless their speaker is muted or nobody knows yet", () => {
  const said = [{ side: "light", phrase: "hello", at: 1 }, { side: "dark", phrase: "oops", at: 2 }, { side: "light", phrase: "smile", at: 3 }] as const;
  const light = seat("light", "a");
  expect(wordsOf({ said: [...said] }, light, new Set())?.phrase).toBe("smile");
  expect(wordsOf({ said: [...said] }, light, new Set(["a"]))).toBe(undefined);
  expect(wordsOf({ said: [...said] }, light, new Set(["b"]))?.at).toBe(3);
  expect(wordsOf({ said: [...said] }, light, undefined)).toBe(undefined);
});

test("there are a dozen phrases and a few faces", () => {
  expect([WORDS.length, FACES.length]).toEqual([12, 4]);
});
