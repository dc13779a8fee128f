// The pages' camera and the ray tracer's are the same, held by figures that
// Rust has written (`cargo test -p pylos-picture --test sights`).

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { atHeight, framing, outline, spot, suited, type Point } from "../../src/picture/camera";
import { readPosition, type Cell, type Color } from "../../src/pyramid/cells";
import { flightAt } from "../../src/pyramid/flight";
import { MARGIN, STACKED, boundsOf, centre, distanceTo, grown, reserveBall, restView, type Arrangement } from "../../src/pyramid/space";

const FILE = new URL("../../../crates/pylos-picture/tests/golden/sights.txt", import.meta.url);
const LINES = readFileSync(FILE, "utf8").trim().split("\n").map((line) => {
  const [words, figures] = line.split(": ");
  return { line, words: words!.split(" "), figures: figures!.split(" ").map(Number) };
});
const about = (kind: string) => LINES.filter(({ words }) => words[0] === kind);

function arrangementOf(name: string): Arrangement {
  const [kind, what] = name.split(":");
  if (kind === "lifted") return { kind, lift: Number(what) };
  return kind === "plan" ? { kind, near: what as Color } : STACKED;
}

function same(found: readonly number[], figures: readonly number[], line: string, within = 0.02): void {
  found.forEach((figure, i) => expect(Math.abs(figure - figures[i]!), `${line}: ${found.join(" ")}`).toBeLessThan(within));
  expect(found.length).toBe(figures.length);
}

test("the file has something of everything", () => {
  expect(["cell", "reserve", "view", "flight", "station"].map((kind) => about(kind).length > 8)).toEqual([true, true, true, true, true]);
});

test("cells appear where the ray tracer has them", () => {
  for (const { line, words: [, name, yaw, pitch, width, height, cell], figures } of about("cell")) {
    const arrangement = arrangementOf(name!);
    const camera = framing({ yaw: Number(yaw), pitch: Number(pitch) }, distanceTo(arrangement), boundsOf(arrangement), { width: Number(width), height: Number(height) }, MARGIN);
    const at = centre(cell!, arrangement);
    const { x, y, scale } = spot(camera, at);
    const seen = outline(camera, at, 0.5);
    same([x, y, scale, seen.x, seen.y, seen.long, seen.short], figures, line);
  }
});

test("reserves lie in the same grooves", () => {
  for (const { line, words: [, name, color, slot], figures } of about("reserve")) {
    const { centre: at, radius } = reserveBall(color!.toLowerCase() as Color, Number(slot), arrangementOf(name!));
    same([at.x, at.y, at.z, radius], figures, line, 0.001);
  }
});

test("boards are looked at from the same place", () => {
  for (const { line, words: [, position, width, height], figures } of about("view")) {
    const { balls } = readPosition(position!.replace("+", " "))!;
    const { yaw, pitch } = suited(restView(STACKED, grown(balls)), { width: Number(width), height: Number(height) });
    same([yaw, pitch], figures, line);
  }
});

/** Turns a direction about an axis, by Rodrigues. */
function turned(v: Point, axis: Point, degrees: number): number[] {
  const far = Math.hypot(axis.x, axis.y, axis.z) || 1;
  const [x, y, z] = [axis.x / far, axis.y / far, axis.z / far];
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const along = (x * v.x + y * v.y + z * v.z) * (1 - cos);
  return [v.x * cos + (y * v.z - z * v.y) * sin + x * along, v.y * cos + (z * v.x - x * v.z) * sin + y * along, v.z * cos + (x * v.y - y * v.x) * sin + z * along];
}

test("balls fly the same way", () => {
  for (const { line, words: [, color, from, to, time], figures } of about("flight")) {
    const cell = (text: string): Cell | undefined => (/^\d/.test(text) ? undefined : text);
    const slot = Number([from, to].find((text) => /^\d/.test(text!)) ?? 0);
    const flight = flightAt({ color: color!.toLowerCase() as Color, from: cell(from!), to: cell(to!) }, slot, STACKED, Number(time));
    const { x, y, z } = flight.centre;
    same([x, y, z, ...turned({ x: 0, y: 0, z: 1 }, flight.axis, flight.degrees)], figures, line, 0.002);
  }
});

describe("a place of the picture", () => {
  test("is the point that is seen there", () => {
    const camera = framing({ yaw: -24, pitch: 40 }, 18.5, boundsOf(STACKED), { width: 900, height: 700 }, MARGIN);
    for (const point of [{ x: 1, y: -2, z: 0.7 }, { x: -3, y: 3, z: 2 }]) {
      const { x, y } = spot(camera, point);
      const found = atHeight(camera, x, y, point.z);
      same([found.x, found.y, found.z], [point.x, point.y, point.z], "back", 1e-6);
    }
  });
});
