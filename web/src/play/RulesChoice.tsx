// Rule sets and readings, in plain words with a drawing of each.

import { For, Show, type JSX } from "solid-js";
import { t } from "../i18n";
import { Figure } from "../pyramid/Figure";
import { Handicap } from "./Handicap";
import { ReadingDrawing } from "./ReadingDrawing";
import { equatorRules, pyramidRules, readEquatorRules, readPyramidRules, type EquatorChoice, type PyramidChoice, type Reading, type Readings } from "./rules";

interface RulesProps {
  rules: string;
  onChange: (rules: string) => void;
}

/** What each rule set adds, drawn: a raise, a square, a line. */
const DRAWINGS = {
  children: { position: "LD..DL..D......L/........./..../. L", arrows: [["d4", "e1"]] as [string, string][], squares: [] as string[] },
  standard: { position: "LL..LL..DD....../........./..../. D", arrows: [] as [string, string][], squares: ["a1", "b1", "a2", "b2"] },
  advanced: { position: "LLLL.D..D......./........./..../. D", arrows: [] as [string, string][], squares: ["a1", "b1", "c1", "d1"] },
};

export function PyramidRules(props: RulesProps): JSX.Element {
  const choice = () => readPyramidRules(props.rules);
  return (
    <fieldset>
      <legend>{t("choose-rules")}</legend>
      <div class="choices rule-sets">
        <For each={["children", "standard", "advanced"] as const}>
          {(preset) => (
            <label class="choice tall">
              <input type="radio" name="rules" value={preset} checked={choice().preset === preset} onChange={() => props.onChange(pyramidRules({ ...choice(), preset }))} />
              <Figure position={DRAWINGS[preset].position} arrows={DRAWINGS[preset].arrows} highlight={DRAWINGS[preset].squares} crop="field" />
              <strong>{t(`rules-${preset}`)}</strong>
            </label>
          )}
        </For>
      </div>
      <p class="chosen-note muted small">{t(`rules-${choice().preset}-note`)}</p>
    </fieldset>
  );
}

export function PyramidReadings(props: RulesProps): JSX.Element {
  const choice = () => readPyramidRules(props.rules);
  const set = (change: Partial<PyramidChoice>) => props.onChange(pyramidRules({ ...choice(), ...change }));
  return (
    <>
      <Show when={choice().preset !== "children"}>
        <Options name="take-back" value={choice().takeBack} options={["may", "must"]} onChange={(takeBack) => set({ takeBack })} />
      </Show>
      <Options name="empty-reserve" value={choice().emptyReserve} options={["loses", "raise"]} onChange={(emptyReserve) => set({ emptyReserve })} />
      <Handicap balls={choice().balls} rules={props.rules} onChange={(balls) => set({ balls })} />
    </>
  );
}

export function EquatorRules(props: RulesProps): JSX.Element {
  const choice = () => readEquatorRules(props.rules);
  return (
    <fieldset>
      <legend>{t("choose-rules")}</legend>
      <div class="choices">
        <For each={["carpentier", "jeux-et-strategie"] as const}>
          {(preset) => (
            <label class="choice">
              <input type="radio" name="rules" value={preset} checked={choice().preset === preset} onChange={() => props.onChange(preset)} />
              <ReadingDrawing reading={preset} />
              <span><strong>{t(`rules-${preset}`)}</strong><small>{t(`rules-${preset}-note`)}</small></span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}

export function EquatorReadings(props: RulesProps): JSX.Element {
  const choice = () => readEquatorRules(props.rules);
  const set = (change: Partial<EquatorChoice>) => props.onChange(equatorRules({ ...choice(), ...change }));
  return (
    <>
      <Options name="setup" value={choice().setup} options={["alternating", "hidden", "whole", "random", "mirror"]} onChange={(setup) => set({ setup })} />
      <Options name="movement" value={choice().movement} options={["slide", "straight", "free"]} onChange={(movement) => set({ movement })} />
      <Options name="equal" value={choice().equal} options={["old", "new"]} onChange={(equal) => set({ equal })} />
      <Options name="designation" value={choice().designation} options={["any", "line"]} onChange={(designation) => set({ designation })} />
      <Options name="points" value={choice().points} options={["9", "5"]} onChange={(points) => set({ points })} />
      <Options name="singleton" value={choice().singleton} options={["on", "off"]} onChange={(singleton) => set({ singleton })} />
    </>
  );
}

function Options<N extends keyof Readings>(props: { name: N; value: Readings[N]; options: readonly Readings[N][]; onChange: (value: Readings[N]) => void }): JSX.Element {
  const reading = (option: Readings[N]) => `${props.name}-${option}` as Reading;
  return (
    <fieldset>
      <legend>{t(`reading-${props.name as keyof Readings}`)}</legend>
      <div class="choices">
        <For each={props.options}>
          {(option) => (
            <label class="choice">
              <input type="radio" name={props.name} value={option} checked={props.value === option} onChange={() => props.onChange(option)} />
              <ReadingDrawing reading={reading(option)} />
              <span>{t(`reading-${reading(option)}`)}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
