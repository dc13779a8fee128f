// The equator game, from the empty globe to a match. The learner plays red.

import type { PlayedLesson } from "./lessons";

const equator = (id: PlayedLesson["id"], tasks: PlayedLesson["tasks"], rules = "carpentier"): PlayedLesson => ({ id, game: "equator", rules, tasks });

export const EQUATOR_LESSONS: readonly PlayedLesson[] = [
  equator("setup", [{ id: "setup-1", goal: { want: "any" }, solution: "3@i3" }]),
  equator("begin", [{ id: "begin-1", position: "EDCBA/EDCBA/........./abcde/abcd. R 0.19 - 0 0:0", goal: { want: "any" }, solution: "5@o5" }]),
  equator("slide", [
    { id: "slide-1", position: "EDCBA/EDCBA/........./abcde/abcde R 1.0 - 0 0:0", goal: { want: "any" }, solution: "i3-e3" },
    { id: "slide-2", position: ".DCBA/EDCBA/Ea......./.bcde/abcde R 1.2 ol 0 0:0", goal: { want: "outer" }, solution: "o1-e1" },
  ]),
  // What decides with four, three, two pawns left, and with one.
  equator("battle", [
    { id: "battle-1", position: "E..BA/EDCBA/..DaC..../.bcde/abcde B 1.3 e3 0 0:0", goal: { want: "win-battle" }, solution: "i5-e5" },
    { id: "battle-2", position: "E.CBA/EDC.A/..d.B..../abc.e/abcde B 1.3 e3 1 0:0", goal: { want: "win-battle" }, solution: "i3-e4" },
    { id: "battle-3", position: "EDC.A/EDC.A/....B..../a.cde/abcde B 1.3 e3 2 0:0", goal: { want: "win-battle" }, solution: "i1-e1" },
    { id: "battle-4", position: "EDCB./EDCB./....A..../.bcde/abcde B 1.3 e3 2 0:0", goal: { want: "win-battle" }, solution: "o1-e1" },
  ]),
  equator("set-aside", [
    { id: "set-aside-1", position: "E.CBA/EDCBA/....D..../abcde/abcde B 1.1 e3 0 0:0", goal: { want: "set-aside" }, solution: "i4-e4" },
    { id: "set-aside-2", position: ".DC.A/EDCBA/..E.c.B../ab.de/abcde B 1.3 e5 0 0:0", goal: { want: "win-battle" }, solution: "i2-e2" },
  ]),
  equator("pass", [
    { id: "pass-1", position: "...../.D.../.C.../.b.../.c... B 5.1 e2 4 7:5", goal: { want: "any" }, solution: "pass" },
    { id: "pass-2", position: ".D.../.C.../...../.b.d./..... R 5.0 - 4 5:7", goal: { want: "force-pass" }, solution: "i2-e2" },
  ], "carpentier+5+straight"),
  equator("pile", [{ id: "pile-1", position: "...../...../...CbD.../..e../..... B 5.3 e4 4 7:5", goal: { want: "win-battle" }, solution: "i3-e5" }]),
  equator("predict", [
    {
      // With 5 the battle is won against 1 (three left), 3 (four left) and 5 (three left).
      id: "predict-1", position: "...../A.C.E/...bA..../.b.d./..e.. R 4.2 e3 3 4:5",
      goal: { want: "pawn", size: 5, wrong: "predict-1" }, solution: "o3-e5", answer: { want: "win-battle" }, claims: ["wins-battle"],
    },
  ]),
  equator("jeux-et-strategie", [
    { id: "jeux-et-strategie-1", position: "ECDAB/EDCAB/........./abcde/abcde R 1.0 - 0 0:0", goal: { want: "outer" }, solution: "o3-e3" },
    { id: "jeux-et-strategie-2", position: "ECDAB/ED.AB/....C..../abcde/abcde B 1.1 e3 0 0:0", goal: { want: "set-aside" }, solution: "i3-e4" },
    { id: "jeux-et-strategie-3", position: "ECDAB/EDCAB/........./abcde/abcde R 1.0 - 0 0:0", goal: { want: "designate", size: 1 }, solution: "i5-e4" },
  ], "jeux-et-strategie"),
  equator("hidden", [{ id: "hidden-1", goal: { want: "arrange" }, solution: "52413/34125" }], "carpentier+hidden"),
  equator("match", [{ id: "match-1", position: "...../...../...B.d.../..c../..... B 5.3 e2 5 7:5", goal: { want: "win-battle" }, solution: "i3-e3" }]),
];
