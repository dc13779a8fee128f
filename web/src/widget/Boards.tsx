// Both boards, drawn in lines by the app's own drawings.

import { createMemo, createSignal, onCleanup, onMount, type JSX } from "solid-js";
import { GlobeDrawing } from "../equator/GlobeDrawing";
import { GlobeOverlay } from "../equator/GlobeOverlay";
import { globeLayout } from "../equator/layout";
import { REST, ROOM } from "../equator/space";
import { ballsOf } from "../pyramid/cells";
import { Drawing } from "../pyramid/Drawing";
import { Labels } from "../pyramid/Labels";
import { layoutOf } from "../pyramid/layout";
import { NO_MARKS } from "../pyramid/marks";
import { sceneOf } from "../pyramid/scene";
import { STACKED, grown, restView, type Arrangement } from "../pyramid/space";
import { ballsIn, globeOf, touched, type Moment } from "./shown";
import type { Wishes } from "./wishes";

interface BoardProps {
  moment: Moment;
  view: Wishes["view"];
  names: boolean;
  /** The board in a sentence. */
  label: string;
}

const ARRANGEMENTS: Record<Wishes["view"], Arrangement> = { standing: STACKED, lifted: { kind: "lifted", lift: 1 }, plan: { kind: "plan", near: "light" } };
const SIZES: Record<Wishes["view"], { width: number; height: number }> = { standing: { width: 1.16, height: 1 }, lifted: { width: 0.94, height: 1 }, plan: { width: 1.3, height: 1 } };

const box = ({ width, height }: { width: number; height: number }) => `0 0 ${width.toFixed(3)} ${height.toFixed(3)}`;

export function PyramidShown(props: BoardProps): JSX.Element {
  const arrangement = () => ARRANGEMENTS[props.view];
  const shown = createMemo(() => ballsIn(props.moment));
  const layout = createMemo(() => layoutOf(arrangement(), restView(arrangement(), grown(shown().balls)), SIZES[props.view]));
  const scene = createMemo(() => sceneOf({
    arrangement: arrangement(), balls: shown().balls, all: ballsOf(props.moment.rules), motions: [], marks: NO_MARKS, ghosts: [], ...touched(props.moment),
  }));
  return (
    <svg class="drawn" data-view={props.view} viewBox={box(layout().frame)} role="img" aria-label={props.label}>
      <Drawing scene={scene()} layout={layout()} />
      <Labels layout={layout()} scene={scene()} still={true} balls={shown().balls} names={props.names} />
    </svg>
  );
}

/** Narrower than this, in pixels, pawns beside the board stand before and behind it. */
const NARROW = 480;

export function GlobeShown(props: Omit<BoardProps, "view">): JSX.Element {
  let svg!: SVGSVGElement;
  const [narrow, setNarrow] = createSignal(false);
  onMount(() => {
    const watcher = new ResizeObserver(([box]) => setNarrow((box?.contentRect.width ?? NARROW) < NARROW));
    watcher.observe(svg);
    onCleanup(() => watcher.disconnect());
  });
  const globe = createMemo(() => globeOf(props.moment));
  const layout = createMemo(() => {
    const room = (group: keyof typeof ROOM) => Math.max(globe().off[group].length, ROOM[group]);
    return globeLayout(REST, { width: narrow() ? 0.92 : 1.16, height: 1 }, narrow() ? "ends" : "sides", { pile: room("pile"), blue: room("blue"), red: room("red") }, globe().places);
  });
  const scene = createMemo(() => {
    const { pawns, places, off, crown, last } = globe();
    return { pawns, short: !places.includes("ol"), off, beside: layout().beside, crown, marks: last.map((place) => [place, "last"] as const), ways: [], ghost: undefined, flights: [] };
  });
  return (
    <svg class="drawn" ref={svg} viewBox={box(layout().frame)} role="img" aria-label={props.label}>
      <GlobeDrawing scene={scene()} layout={layout()} />
      <GlobeOverlay
        layout={layout()} places={globe().places} near="red" pawns={globe().pawns} names={props.names}
        values={undefined} pointed={undefined} hinted={undefined} afterglow={undefined} unsent={undefined}
      />
    </svg>
  );
}
