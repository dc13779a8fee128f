// Who played each turn of a line. Only the server knows: the winner of a
// battle leads the next one, so that a side may play twice running (E6).

import { createMemo } from "solid-js";
import { api, type Place } from "../net/api";
import { createLoader } from "../net/loader";
import type { Side } from "../net/wire";
import { placeOf, type Line } from "./place";

/** An answer of the server, and what was asked. */
export interface Told {
  readonly where: Place;
  readonly movers: readonly Side[];
}

/** Who played the first turns of a line, as far as an answer tells it. */
export function moversIn(line: Line, told: Told | undefined): readonly Side[] {
  if (!told || told.where.rules !== line.rules || told.where.position !== line.position) return [];
  const turns = told.where.turns ?? [];
  const differ = turns.findIndex((turn, i) => turn !== line.turns[i]);
  return told.movers.slice(0, differ < 0 ? turns.length : differ);
}

/** `here` is what was told about the position being looked at. */
export function createMovers(line: () => Line, here: () => Told | undefined): () => readonly Side[] {
  const inHand = createMemo(() => moversIn(line(), here()).length >= line().turns.length);
  const behind = createMemo(() => line().at < line().turns.length && !inHand());
  const whole = createMemo(() => JSON.stringify(behind() ? placeOf({ ...line(), at: line().turns.length }) : null));
  const ends = createLoader<Place, Told>(
    () => (JSON.parse(whole()) as Place | null) ?? undefined,
    async (where) => ({ where, movers: (await api.position(where)).movers }),
  );
  return createMemo(() => {
    const answers = [moversIn(line(), here()), moversIn(line(), ends.value())];
    return answers[0]!.length >= answers[1]!.length ? answers[0]! : answers[1]!;
  });
}
