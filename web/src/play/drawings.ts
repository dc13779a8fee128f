// What is drawn for each reading of the rules: positions, like all drawings.

import type { FigureProps } from "../pyramid/Figure";
import type { GlobeFigureProps } from "../equator/GlobeFigure";
import type { EquatorChoice, Reading } from "./rules";

/** Light to move, all fifteen balls on the board; three of them could be raised. */
const SPENT = "LDLLDLDLLDLDDLDL/LDLLLLL../..../. L";

export type PyramidReading = Reading<"take-back" | "empty-reserve">;
export type GlobeReading = Exclude<Reading, PyramidReading> | EquatorChoice["preset"];

export const PYRAMIDS: Record<PyramidReading, FigureProps> = {
  "take-back-may": { position: "LLD.LL..D......./........./..../. D", highlight: ["a1", "b1", "a2", "b2"], crop: "field" },
  "take-back-must": { position: "LLD.LL..D......./........./..../. D", takeable: ["b1", "b2"], crop: "field" },
  "empty-reserve-loses": { position: SPENT },
  "empty-reserve-raise": { position: SPENT, arrows: [["e3", "h1"]], targets: ["h1"] },
};

const FULL = "EDCBA/EDCBA/........./abcde/abcde R 1.0 - 0 0:0";
const SPARSE = "...../.D.../........./..c../....e R 1.0 - 0 0:0";

export const GLOBES: Record<GlobeReading, GlobeFigureProps> = {
  carpentier: { position: "...../...../........./..c../..... R 1.0 - 0 0:0", ways: [["red i3", "red i4", "e4"]] },
  "jeux-et-strategie": { position: "...../...../........./..c../..... R 1.0 - 0 0:0", hops: [["red i3", "ir"], ["red i3", "e2"]] },
  "setup-alternating": { position: "..C../.D.../........./.b.../..e.. B 0.4 - 0 0:0" },
  "setup-hidden": { position: FULL, hidden: ["i1", "i2", "i3", "i4", "i5", "o1", "o2", "o3", "o4", "o5"].map((point) => `blue ${point}`) },
  "setup-whole": { position: "EDCBA/BCDEA/........./...../..... B 0.0 - 0 0:0" },
  "setup-random": { position: "BEADC/DACEB/........./cebad/adbec B 1.0 - 0 0:0" },
  "setup-mirror": { position: "BEADC/DACEB/........./daceb/beadc B 1.0 - 0 0:0" },
  "movement-slide": { position: SPARSE, ways: [["red i3", "red i4", "e4"], ["red o5", "red i5", "ir"]] },
  "movement-straight": { position: SPARSE, ways: [["red i3", "e3"], ["red o5", "red i5", "e5"]] },
  "movement-free": { position: SPARSE, hops: [["red i3", "e1"], ["red o5", "or"], ["red i3", "e5"]] },
  "equal-old": { position: "...../...../...D.d.../...../..... R 1.2 e4 0 0:0", struck: ["e2"] },
  "equal-new": { position: "...../...../...D.d.../...../..... R 1.2 e4 0 0:0", struck: ["e4"] },
  "designation-any": { position: "EDCBA/EDCBA/....c..../...../..... R 1.1 e3 0 0:0" },
  "designation-line": { position: "EDCBA/EDCBA/....c..../...../..... R 1.1 e3 0 0:0", ways: [["blue o3", "blue i3", "e3"]] },
  "points-9": { position: "...../...../abcdeDCBA/...../..... R 1.0 - 0 0:0" },
  "points-5": { position: "...../...../abcde/...../..... R 1.0 - 0 0:0" },
  "singleton-on": { position: "...../...../....C..../...../..... R 5.4 - 0 0:0", deciding: "e3" },
  "singleton-off": { position: "...../...../....C..../...../..... R 5.4 - 0 0:0" },
};
