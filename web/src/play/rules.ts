// Rule strings taken apart and put together, for the forms. What a string
// means is known to the server only.

import { ALL_BALLS, ballsOf, type BallCounts } from "../pyramid/cells";

/** The words that rule strings are made of. */
export type Preset = PyramidChoice["preset"] | EquatorChoice["preset"];
export type RuleOption =
  | Exclude<PyramidChoice["takeBack"], "may"> | Exclude<PyramidChoice["emptyReserve"], "loses">
  | Exclude<EquatorChoice["points"], "9"> | EquatorChoice["movement"] | EquatorChoice["equal"] | EquatorChoice["designation"]
  | "nosingleton" | Exclude<EquatorChoice["setup"], "alternating">;

/** What may be read in more than one way, and the readings of it. */
export interface Readings {
  "take-back": PyramidChoice["takeBack"];
  "empty-reserve": PyramidChoice["emptyReserve"];
  setup: EquatorChoice["setup"];
  movement: EquatorChoice["movement"];
  equal: EquatorChoice["equal"];
  designation: EquatorChoice["designation"];
  points: EquatorChoice["points"];
  singleton: EquatorChoice["singleton"];
}
/** `take-back-may` and so on. */
export type Reading<Name extends keyof Readings = keyof Readings> = { [N in Name]: `${N}-${Readings[N]}` }[Name];

export interface PyramidChoice {
  preset: "children" | "standard" | "advanced";
  takeBack: "may" | "must";
  emptyReserve: "loses" | "raise";
  /** How many balls each side begins with (P15). */
  balls: BallCounts;
}

export function readPyramidRules(rules: string): PyramidChoice {
  const [preset, ...options] = rules.split("+");
  return {
    preset: preset === "children" || preset === "advanced" ? preset : "standard",
    takeBack: options.includes("must") ? "must" : "may",
    emptyReserve: options.includes("raise") ? "raise" : "loses",
    balls: ballsOf(rules),
  };
}

export function pyramidRules({ preset, takeBack, emptyReserve, balls }: PyramidChoice): string {
  const parts: string[] = [preset];
  // There is nothing to take back in the children's game.
  if (takeBack === "must" && preset !== "children") parts.push("must");
  if (emptyReserve === "raise") parts.push("raise");
  if (balls.light !== ALL_BALLS.light || balls.dark !== ALL_BALLS.dark) parts.push(`${balls.light}-${balls.dark}`);
  return parts.join("+");
}

export interface EquatorChoice {
  preset: "carpentier" | "jeux-et-strategie";
  points: "9" | "5";
  movement: "slide" | "straight" | "free";
  equal: "old" | "new";
  designation: "any" | "line";
  singleton: "on" | "off";
  setup: "alternating" | "hidden" | "whole" | "random" | "mirror";
}

const PRESETS = {
  carpentier: { movement: "slide", equal: "old", designation: "any" },
  "jeux-et-strategie": { movement: "free", equal: "new", designation: "line" },
} as const;

export function readEquatorRules(rules: string): EquatorChoice {
  const [name, ...options] = rules.split("+");
  const preset = name === "jeux-et-strategie" ? name : "carpentier";
  const one = <T extends string>(among: readonly T[], usual: T): T => among.find((option) => options.includes(option)) ?? usual;
  return {
    preset,
    points: one(["5"] as const, "9" as "5") as "9" | "5",
    movement: one(["slide", "straight", "free"], PRESETS[preset].movement),
    equal: one(["old", "new"], PRESETS[preset].equal),
    designation: one(["any", "line"], PRESETS[preset].designation),
    singleton: options.includes("nosingleton") ? "off" : "on",
    setup: one(["hidden", "whole", "random", "mirror"], "alternating" as "hidden") as EquatorChoice["setup"],
  };
}

/** The preset followed by what differs from it, in the order of the notation. */
export function equatorRules(choice: EquatorChoice): string {
  const usual = PRESETS[choice.preset];
  const parts: string[] = [choice.preset];
  if (choice.points === "5") parts.push("5");
  for (const name of ["movement", "equal", "designation"] as const) {
    if (choice[name] !== usual[name]) parts.push(choice[name]);
  }
  if (choice.singleton === "off") parts.push("nosingleton");
  if (choice.setup !== "alternating") parts.push(choice.setup);
  return parts.join("+");
}
