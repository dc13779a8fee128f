// The scene of a globe in the bytes that the easel reads; see
// crates/pylos-easel/src/globe.rs.

import { begin, type Look } from "../picture/look";
import type { PlaceName } from "./geometry";
import type { GlobeScene, PlaceMark, ShownPawn } from "./scene";
import { ROOM, STATIONS } from "./space";

const MISSING = 255;
const MARKS: readonly PlaceMark[] = ["target", "movable", "chosen", "last", "set-aside"];

const station = (place: PlaceName) => STATIONS.indexOf(place);

/** 0 gone, 1 the singleton, 2 and 3 a hidden one, then blue's sizes and red's. */
function numberOf(pawn: ShownPawn): number {
  if (pawn === "gone") return 0;
  if (pawn === "singleton") return 1;
  const red = pawn.owner === "red" ? 1 : 0;
  return pawn.size === undefined ? 2 + red : 3 + 5 * red + pawn.size;
}

export function paintedGlobe(scene: GlobeScene, look: Look): Uint8Array<ArrayBuffer> {
  const bytes = begin("equator", look);
  bytes.u8(scene.short ? 1 : 0);
  bytes.list([...scene.pawns], ([place, pawn]) => bytes.u8(station(place), numberOf(pawn)));
  for (const group of ["pile", "blue", "red"] as const) bytes.list(scene.off[group], (pawn) => bytes.u8(numberOf(pawn)));
  bytes.u8(scene.beside === "sides" ? 0 : 1);
  bytes.u8(scene.crown === undefined ? MISSING : station(scene.crown));
  bytes.list(scene.marks, ([place, mark]) => bytes.u8(station(place), MARKS.indexOf(mark)));
  bytes.list(scene.ways, (way) => bytes.list(way, (place) => bytes.u8(station(place))));
  bytes.u8(scene.ghost ? station(scene.ghost.place) : MISSING, scene.ghost ? numberOf(scene.ghost.pawn) : 0);
  bytes.list(scene.flights, ({ pawn, foot }) => bytes.u8(numberOf(pawn)).point(foot));
  bytes.u8(ROOM.pile, ROOM.blue, ROOM.red);
  return bytes.done();
}
