// The globe in space and what stands beside it; `sights.txt` has the figures
// of the picture itself.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ALL_PLACES, at } from "../../src/equator/geometry";
import { nameUnder } from "../../src/equator/GlobeOverlay";
import { globeLayout } from "../../src/equator/layout";
import { paintedGlobe } from "../../src/equator/painted";
import { leavers, offBoard, type GlobeScene } from "../../src/equator/scene";
import { besideAt, besideSuited, footAt, PLATE, STATIONS } from "../../src/equator/space";
import { spot } from "../../src/picture/camera";
import type { EquatorView, Pawn } from "../../src/net/wire";

const SIGHTS = readFileSync(new URL("../../../crates/pylos-picture/tests/golden/sights.txt", import.meta.url), "utf8");

test("stations lie where the picture has them", () => {
  const lines = SIGHTS.split("\n").filter((line) => line.startsWith("station "));
  expect(lines.length).toBeGreaterThan(40);
  for (const line of lines) {
    const [what = "", figures = ""] = line.split(": ");
    const [, yaw, width, height, side, point] = what.split(" ");
    const size = { width: Number(width), height: Number(height) };
    const { camera } = globeLayout({ yaw: Number(yaw), pitch: 56 }, size, besideSuited(size), { pile: 4, blue: 9, red: 9 }, ALL_PLACES);
    const seen = spot(camera, footAt(side === "equator" ? point! : `${side} ${point}`));
    const [x, y, scale] = figures.split(" ").map(Number);
    for (const [found, wanted] of [[seen.x, x], [seen.y, y], [seen.scale, scale]]) expect(Math.abs(found! - wanted!), line).toBeLessThan(0.02);
  }
});

test("names stand on the plate, apart from each other and from every place", () => {
  const names = ALL_PLACES.map((place) => nameUnder(place, at(place)));
  names.forEach((name, i) => {
    expect(Math.hypot(name.x, name.y), ALL_PLACES[i]).toBeLessThan(PLATE);
    ALL_PLACES.forEach((place) => expect(Math.hypot(name.x - at(place).x, name.y - at(place).y), `${ALL_PLACES[i]} ${place}`).toBeGreaterThan(0.3));
    names.slice(0, i).forEach((other, k) => expect(Math.hypot(name.x - other.x, name.y - other.y), `${ALL_PLACES[i]} ${ALL_PLACES[k]}`).toBeGreaterThan(0.25));
  });
});

test("pawns beside the board are beside it and apart", () => {
  for (const beside of ["sides", "ends"] as const) {
    const all = (["pile", "blue", "red"] as const).flatMap((group) => Array.from({ length: 10 }, (_, n) => besideAt(beside, group, n)));
    all.forEach((a, i) => {
      expect(Math.hypot(a.x, a.y)).toBeGreaterThan(PLATE + 0.3);
      for (const b of all.slice(0, i)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.3);
    });
  }
});

const blue = (size: number): Pawn => ({ owner: "blue", size });
const red = (size: number): Pawn => ({ owner: "red", size });

function view(some: Partial<EquatorView>): EquatorView {
  return { singleton: true, battle: 2, leader: "blue", pile: 0, score: [0, 0], beside: { pile: [], captured: [[], []] }, ...some } as EquatorView;
}

test("whoever is known stands there, the rest are counters", () => {
  const off = offBoard(view({ pile: 2, score: [3, 0], beside: { pile: [red(2)], captured: [[blue(5), red(1)], []] } }));
  expect(off).toEqual({ pile: ["singleton", red(2), "gone"], blue: [blue(5), red(1), "gone"], red: [] });
  const over = offBoard(view({ battle: 6, leader: "red", pile: 1, score: [1, 2], beside: { pile: [], captured: [[blue(1)], [red(4)]] } }));
  expect(over).toEqual({ pile: [], blue: [blue(1)], red: [red(4), "singleton"] });
});

test("who leaves is found where he stood", () => {
  const before = offBoard(view({}));
  const after = offBoard(view({ battle: 3, pile: 1, score: [0, 2], beside: { pile: [blue(3)], captured: [[], [red(3), blue(4)]] } }));
  const standing = new Map([["e1", blue(3)], ["e2", red(3)], ["e3", blue(4)]]);
  expect(leavers(before, after, standing)).toEqual([
    { pawn: blue(3), from: "e1", group: "pile", n: 1 },
    { pawn: red(3), from: "e2", group: "red", n: 0 },
    { pawn: blue(4), from: "e3", group: "red", n: 1 },
  ]);
});

test("a scene is told in the bytes that the easel reads", () => {
  expect(STATIONS).toHaveLength(29);
  const scene: GlobeScene = {
    pawns: new Map([["blue i1", blue(5)], ["e3", red(1)]]), short: true, beside: "ends", crown: "e3",
    off: { pile: ["singleton"], blue: ["gone"], red: [{ owner: "red" }] },
    marks: [["e1", "target"], ["blue i1", "movable"]], ways: [["blue i1", "e1"]],
    ghost: { place: "e1", pawn: blue(5) }, flights: [],
  };
  const bytes = [...paintedGlobe(scene, { view: { yaw: 0, pitch: 56 }, theme: "dark", set: "paper" })];
  expect(bytes.slice(0, 1)).toEqual([1]);
  expect(bytes.slice(9)).toEqual([
    1, 3, 1, 0, // dark, paper, no table, no names
    1, // five points
    2, 0, 8, 24, 9, // blue i1: blue 5; e3: red 1
    1, 1, 1, 0, 1, 3, // the singleton; one that is gone; a hidden red one
    1, 24, // at the ends; the crown
    2, 22, 0, 0, 1, // marks
    1, 2, 0, 22, // one way of two stations
    22, 8, // the ghost
    0, // nobody flies
    4, 9, 9, // room
  ]);
});
