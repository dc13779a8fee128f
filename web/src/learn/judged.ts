// The positions that are judged. What is counted in them comes from whoever
// answers `/analysis/thumb`; only what they are worth with best play is said
// here, and a test proves it by a search to the end.

import type { JudgedId } from "./lessons";

export interface Judged {
  readonly rules: string;
  readonly position: string;
  /** For the side to move. */
  readonly value: { readonly kind: "win" | "loss"; readonly plies: number };
}

export const JUDGED: Readonly<Record<JudgedId, Judged>> = {
  "judge-reserve": { rules: "standard", position: "D...DLLDDLDL.DDD/....DL.LL/...D/. L", value: { kind: "win", plies: 13 } },
  "judge-completions": { rules: "standard", position: "LDL.DLLLDDLDLLDL/D...LDLDD/...D/. L", value: { kind: "win", plies: 9 } },
  // Ahead in the reserve, and lost: two cells for dark.
  "judge-threats": { rules: "standard", position: "D.D.DDDDLLDDLLLD/...LLLDDL/...L/. L", value: { kind: "loss", plies: 10 } },
  "judge-free": { rules: "standard", position: "DLDLLDLDDLDLD.LD/LLL..D..D/..../. D", value: { kind: "win", plies: 11 } },
  "judge-advanced": { rules: "advanced", position: "LL..LLDLDDLDDLDD/...LDDLDL/...L/. D", value: { kind: "loss", plies: 12 } },
  // The rule of thumb is wrong here.
  "judge-wrong": { rules: "standard", position: "DLL.LDDDDDLLLDLL/DD.LDLL../L.../. D", value: { kind: "loss", plies: 12 } },
};

/** Who wins a judged position with best play. */
export function winnerOf({ position, value }: Judged): "light" | "dark" {
  return position.endsWith("L") === (value.kind === "win") ? "light" : "dark";
}
