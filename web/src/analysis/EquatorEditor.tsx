// Any position of the equator game by hand: pawns on the globe, and what
// stands beside it.

import { For, createMemo, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { PawnDisc, pawnWords } from "../equator/flat";
import { GlobeBoard } from "../equator/GlobeBoard";
import { ALL_PLACES, EQUATOR_POINTS, isEquator, type PlaceName } from "../equator/geometry";
import { NO_GLOBE_MARKS, type GlobeMarks } from "../equator/marks";
import { readCircumstances, readEquator, writeEquator, type Circumstances } from "../equator/position";
import type { Pawn } from "../net/wire";
import { sideName } from "../game/words";
import { draftOf, keepDraft } from "./draft";

type Tool = Pawn | "remove";

const PAWNS: readonly Pawn[] = (["blue", "red"] as const).flatMap((owner) => [1, 2, 3, 4, 5].map((size) => ({ owner, size })));

export default function EquatorEditor(props: { at: string; start: string; onDone: (position: string) => void }): JSX.Element {
  const start = draftOf(props.at) ?? props.start;
  const begun = readEquator(start) ?? { pawns: new Map<PlaceName, Pawn>(), short: false };
  const [pawns, setPawns] = createSignal<ReadonlyMap<PlaceName, Pawn>>(begun.pawns);
  const [beside, setBeside] = createSignal<Circumstances>(readCircumstances(start));
  const [tool, setTool] = createSignal<Tool>(PAWNS[0]!);
  const change = (part: Partial<Circumstances>) => setBeside({ ...beside(), ...part });
  const places = ALL_PLACES.filter((place) => !begun.short || !/^[oi][lr]$/.test(place));

  const marks = createMemo<GlobeMarks>(() => {
    const current = tool();
    if (current === "remove") return { ...NO_GLOBE_MARKS, movable: new Set(pawns().keys()) };
    const open = places.filter((place) => isEquator(place) || place.startsWith(current.owner));
    return { ...NO_GLOBE_MARKS, targets: new Map(open.map((place) => [place, { place, way: undefined, setsAside: undefined }])) };
  });
  const choose = (place: PlaceName) => {
    const next = new Map(pawns());
    const current = tool();
    if (current === "remove") next.delete(place);
    else next.set(place, current);
    setPawns(next);
  };

  const text = createMemo(() => writeEquator(pawns(), begun.short, beside()));
  keepDraft(props.at, text);

  const NumberField = (field: { name: "battle" | "played" | "pile" | "blue" | "red"; label: string; most: number }) => (
    <label class="field small">
      <span>{field.label}</span>
      <input
        class="input" type="number" min="0" max={field.most} value={beside()[field.name]}
        onInput={(event) => change({ [field.name]: Math.max(0, Math.min(field.most, Math.trunc(Number(event.currentTarget.value) || 0))) })}
      />
    </label>
  );

  return (
    <div class="game-table">
      <GlobeBoard pawns={pawns()} places={places} near="red" marks={marks()} label={t("tab-edit")} onChoose={choose} />
      <div class="turn-bar">
        <div class="row tight" role="group" aria-label={t("edit-tool")}>
          <For each={PAWNS}>
            {(pawn) => (
              <button type="button" class="button quiet stock-size" aria-pressed={tool() === pawn} aria-label={pawnWords(pawn)} onClick={() => setTool(pawn)}>
                <svg viewBox="-.4 -.4 .8 .8" width="34" height="34" aria-hidden="true"><PawnDisc pawn={pawn} /></svg>
              </button>
            )}
          </For>
          <button type="button" class="button" aria-pressed={tool() === "remove"} onClick={() => setTool("remove")}>{t("edit-remove")}</button>
          <button type="button" class="button" onClick={() => setPawns(new Map())}>{t("edit-clear")}</button>
        </div>
        <div class="beside">
          <label class="field small">
            <span>{t("edit-leader")}</span>
            <select class="input" value={beside().leader} onChange={(event) => change({ leader: event.currentTarget.value === "R" ? "R" : "B" })}>
              <option value="B">{sideName("blue")}</option>
              <option value="R">{sideName("red")}</option>
            </select>
          </label>
          <NumberField name="battle" label={t("edit-battle")} most={6} />
          <NumberField name="played" label={t("edit-played")} most={20} />
          <label class="field small">
            <span>{t("edit-last")}</span>
            <select class="input" value={beside().last} onChange={(event) => change({ last: event.currentTarget.value })}>
              <For each={["-", ...EQUATOR_POINTS]}>{(point) => <option value={point}>{point}</option>}</For>
            </select>
          </label>
          <NumberField name="pile" label={t("edit-pile")} most={20} />
          <NumberField name="blue" label={t("edit-points", { side: sideName("blue") })} most={21} />
          <NumberField name="red" label={t("edit-points", { side: sideName("red") })} most={21} />
          <button type="button" class="button primary" onClick={() => props.onDone(text())}>{t("edit-done")}</button>
        </div>
      </div>
    </div>
  );
}
