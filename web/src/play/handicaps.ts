// Who wins with best play, as far as it has been computed: the table that the
// program has built in (docs/solved/handicaps.md).

import known from "../../../crates/pylos-tablebase/src/handicaps.txt?raw";

const WINNERS = new Map(
  known.split("\n").map((line) => {
    const [rules = "", value = ""] = line.split(" ");
    // Light begins, so a value is light's.
    return [rules, ({ win: "light", loss: "dark", draw: "nobody" } as const)[value]] as const;
  }),
);

/** Who wins if nobody makes a mistake; nothing where it is not known. */
export function openingWinner(rules: string): "light" | "dark" | "nobody" | undefined {
  return WINNERS.get(rules);
}
