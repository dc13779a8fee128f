// A small drawing of each reading.

import type { JSX } from "solid-js";
import { Figure } from "../pyramid/Figure";
import { GlobeFigure } from "../equator/GlobeFigure";
import { GLOBES, PYRAMIDS, type GlobeReading, type PyramidReading } from "./drawings";

const ofPyramid = (reading: PyramidReading | GlobeReading): reading is PyramidReading => reading in PYRAMIDS;

export function ReadingDrawing(props: { reading: PyramidReading | GlobeReading }): JSX.Element {
  return (
    <span class="drawing">
      {ofPyramid(props.reading) ? <Figure {...PYRAMIDS[props.reading]} /> : <GlobeFigure {...GLOBES[props.reading]} />}
    </span>
  );
}
