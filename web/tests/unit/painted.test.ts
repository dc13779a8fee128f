// Scenes in bytes: what the pages write is what crates/pylos-easel reads, held
// by one file of both (`cargo test -p pylos-easel`).

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Bytes } from "../../src/picture/bytes";
import type { Look } from "../../src/picture/look";
import { readPosition } from "../../src/pyramid/cells";
import { NO_MARKS } from "../../src/pyramid/marks";
import { paintedBytes } from "../../src/pyramid/painted";
import { sceneOf, type Scene } from "../../src/pyramid/scene";
import { STACKED, type Arrangement } from "../../src/pyramid/space";

const FILE = new URL("../../../crates/pylos-easel/tests/scenes.txt", import.meta.url);
const kept = new Map(readFileSync(FILE, "utf8").trim().split("\n").map((line) => line.split(" ")).map(([name, , hex]) => [name!, hex!]));
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const look = (yaw: number, pitch: number, theme: Look["theme"], set: Look["set"]): Look => ({ view: { yaw, pitch }, theme, set });
const board = (position: string, arrangement: Arrangement = STACKED): Scene =>
  sceneOf({ arrangement, balls: readPosition(position)!.balls, motions: [], marks: NO_MARKS, last: new Set(), completed: [], ghosts: [] });

test("marks, a completed square and a ghost", () => {
  const scene: Scene = {
    ...board("LLDDLDLDDLLDLD.D/LDL.DL.../..../. L"),
    marks: { targets: new Set(["c4", "i1"]), raisable: new Set(["e1"]), takeable: new Set(["g2"]), lifted: "a4" },
    last: new Set(["f2"]), completed: [["a1", "b1", "a2", "b2"]], ghosts: [{ cell: "c4", color: "light" }],
  };
  expect(hex(paintedBytes(scene, look(-24.5, 43.25, "dark", "wood")))).toBe(kept.get("marks"));
});

test("a ball on its way over levels lifted apart", () => {
  const scene: Scene = {
    ...board(".....LD..DL..L../........./..../. D", { kind: "lifted", lift: 0.5 }),
    reserve: { light: 12, dark: 11 },
    flights: [{ color: "dark", centre: { x: 0.5, y: -1.5, z: 1.25 }, axis: { x: 0, y: 1, z: 0 }, degrees: 45, grain: "j1" }],
  };
  expect(hex(paintedBytes(scene, look(156, 30, "light", "marble")))).toBe(kept.get("flight"));
});

test("the plan of a full board, from dark's side", () => {
  const scene = board("LDLDLDLDLDLDLDLD/LDLDLDLDL/DLDL/D L", { kind: "plan", near: "dark" });
  expect(hex(paintedBytes(scene, look(0, 90, "light", "paper")))).toBe(kept.get("plan"));
});

test("bytes grow as long as a scene needs, and lists have their length before them", () => {
  const bytes = new Bytes().list(Array.from({ length: 200 }, (_, i) => i), () => undefined);
  for (let i = 0; i < 200; i++) bytes.f32(i);
  const done = bytes.done();
  expect(done.length).toBe(801);
  expect(done[0]).toBe(200);
  expect(new DataView(done.buffer).getFloat32(1 + 4 * 199, true)).toBe(199);
});
