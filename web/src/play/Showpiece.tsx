// The board of the first page in real light: laid over its drawing as soon as
// the pictures are there. Loaded after the page; where there is no room for
// the drawing, nothing is painted.

import { createEffect, type JSX } from "solid-js";
import { settings, theme } from "../settings";
import { readEquator } from "../equator/position";
import { paintedGlobe } from "../equator/painted";
import { type GlobeScene, type ShownPawn } from "../equator/scene";
import { REST, besideSuited } from "../equator/space";
import type { GameKind } from "../net/wire";
import { suited, type Size, type View } from "../picture/camera";
import { createBox } from "../picture/box";
import { createCanvas } from "../picture/canvas";
import type { Look } from "../picture/look";
import { readPosition } from "../pyramid/cells";
import { NO_MARKS } from "../pyramid/marks";
import { paintedBytes } from "../pyramid/painted";
import { sceneOf } from "../pyramid/scene";
import { STACKED, grown, restView } from "../pyramid/space";
import { GLOBE, PYRAMID } from "./showpieces";

export interface ShowpieceProps {
  game: GameKind;
  onPainted: (painted: boolean) => void;
}

/** A scene, described in the look that is wanted. */
type Described = (look: Look) => Uint8Array<ArrayBuffer>;

/** What is shown of each game in a box of this size, and from where. */
const PIECES: Readonly<Record<GameKind, (box: Size) => { view: View; described: Described }>> = {
  pyramid: (box) => {
    const { balls, turn } = readPosition(PYRAMID)!;
    const scene = sceneOf({ arrangement: STACKED, balls, motions: [], marks: NO_MARKS, last: new Set(), completed: [], ghosts: [{ cell: "j1", color: turn }] });
    return { view: suited(restView(STACKED, grown(balls)), box), described: (look) => paintedBytes(scene, look) };
  },
  equator: (box) => {
    const { pawns, short } = readEquator(GLOBE)!;
    const pawn = (owner: "blue" | "red", size: number): ShownPawn => ({ owner, size });
    // The first battle: two fives met, and of the three that were left the middle one won.
    const off = { pile: ["singleton", pawn("blue", 5)], blue: [pawn("red", 1), pawn("blue", 2), pawn("red", 5)], red: [] } as const;
    const scene: GlobeScene = { pawns, short, off, beside: besideSuited(box), crown: "e5", marks: [], ways: [], ghost: undefined, flights: [] };
    return { view: suited(REST, box), described: (look) => paintedGlobe(scene, look) };
  },
};

export default function Showpiece(props: ShowpieceProps): JSX.Element {
  let fit!: HTMLDivElement;
  const box = createBox(() => fit);
  const canvas = createCanvas<Described>(() => Promise.resolve((described, look) => described(look)));
  createEffect(() => {
    const { view, described } = PIECES[props.game](box());
    canvas.show(described, { view, theme: theme(), set: settings.set }, box(), "rest");
  });
  createEffect(() => props.onPainted(canvas.painted()));
  return <div class="showpiece-picture" classList={{ painted: canvas.painted() }} ref={fit}>{canvas.element}</div>;
}
