// The pyramid game, from the apex down. The learner plays light.

import type { PlayedLesson } from "./lessons";

const pyramid = (id: PlayedLesson["id"], tasks: PlayedLesson["tasks"], rules = "standard"): PlayedLesson => ({ id, game: "pyramid", rules, tasks });

export const PYRAMID_LESSONS: readonly PlayedLesson[] = [
  pyramid("aim", [{ id: "aim-1", position: "LDLDDLDLLDLDDLDL/DLDLDLDLD/LDDL/. L", goal: { want: "at", cell: "j1" }, solution: "j1" }]),
  pyramid("place", [
    { id: "place-1", goal: { want: "any" }, solution: "b2" },
    { id: "place-2", position: "LD..DL....D.L..D/........./..../. L", goal: { want: "above" }, solution: "e1", answer: { want: "at", cell: "e1" } },
  ]),
  pyramid("raise", [
    { id: "raise-1", position: "DL..LD......D..L/........./..../. L", goal: { want: "raise" }, solution: "d4-e1", answer: { want: "raise" } },
    { id: "raise-2", position: "DLDLLDLDLDLDDLDL/DL.LD..../..../. L", goal: { want: "raise", to: "h1" }, solution: "d4-h1", answer: { want: "at", cell: "h1" } },
  ]),
  pyramid("square", [
    { id: "square-1", position: "LL..L..DD..D..../........./..../. L", goal: { want: "take-back", least: 1 }, solution: "b2xb1", answer: { want: "at", cell: "b2" } },
    { id: "square-2", position: "LLD.L.D.DD..L.../........./..../. L", goal: { want: "take-back", least: 2 }, solution: "b2xb2xa4", answer: { want: "at", cell: "b2" } },
  ]),
  pyramid("take-back", [
    {
      id: "take-back-1", position: "LD.DDD....LLD.L./L......../..../. L",
      goal: { want: "take-back", least: 2, cells: ["e1", "a1"] }, solution: "d4xe1xa1", answer: { want: "at", cell: "d4" },
    },
  ]),
  pyramid("combined", [
    { id: "combined-1", position: "DLDDLDL.DDD....L/LL.L...../..../. L", goal: { want: "take-back", least: 1, raised: true }, solution: "d4-f2xe2xf2", answer: { want: "at", cell: "f2" } },
  ]),
  pyramid("reserve", [
    { id: "reserve-1", position: "DLDDLDLDDLDLLDLD/DLDDDDD../..../. L", goal: { want: "any" }, solution: "f3", claims: ["only-wins"] },
    {
      // Two balls each, and light must begin: whoever only places runs out first.
      id: "reserve-2", position: "LDLDLDDLDDLDLLLL/LDLDLD.DD/DL../. L",
      goal: { want: "turns", turns: ["a4-i2"], wrong: "reserve-2" }, solution: "a4-i2", claims: ["only-wins"],
    },
  ]),
  pyramid("old-square", [
    { id: "old-square-1", position: "LLL.LL.DD..D.D.D/........./..../. L", goal: { want: "take-back", least: 2 }, solution: "c2xc1xc2", answer: { want: "at", cell: "c2" } },
  ]),
  pyramid("decline", [
    {
      // The ball stays on the board because it will be raised: a4, and after d4, a4-g3.
      id: "decline-1", position: "DLLDLDDDLLDD.LL./LLLLDD.D./DD../. L",
      goal: { want: "turns", turns: ["a4"], wrong: "decline-1" }, solution: "a4", claims: ["only-wins"],
    },
  ]),
  pyramid("counting", [
    {
      // Three balls each, and light must begin. a4-e2 saves a ball too, but dark then raises as well.
      id: "counting-1", position: "DLDLLLLLDLDLLDDL/DDL.LD.DD/.D../. L",
      goal: { want: "turns", turns: ["a4-i2"], wrong: "counting-1" }, solution: "a4-i2", claims: ["only-wins"],
    },
  ]),
  pyramid("stop", [
    {
      id: "stop-1", position: "DD..D..L.L....L./........./..../. L",
      goal: { want: "at", cell: "b2", wrong: "stop-1" }, solution: "b2", answer: { want: "take-back", least: 2 }, claims: ["stops"],
    },
    {
      id: "stop-2", position: "LDLLLLDDDDLDLLLD/...LD.DDD/..L./. L",
      goal: { want: "at", cell: "g2", wrong: "stop-2" }, solution: "d1-g2", answer: { want: "take-back", least: 2 }, claims: ["stops", "only-wins"],
    },
  ]),
  pyramid("lines", [
    { id: "lines-1", position: "LLL.DD.D.D....../........./..../. L", goal: { want: "take-back", least: 1 }, solution: "d1xb1", answer: { want: "at", cell: "d1" } },
    { id: "lines-2", position: "DLDLLDDLDLLDLDLD/LL.D.D.../..../. L", goal: { want: "take-back", least: 1 }, solution: "g1xe1", answer: { want: "at", cell: "g1" } },
  ], "advanced"),
];
