// Choices that most games leave as they are: how the rulebooks are read, how
// many games, repetition, who may watch. Folded, they say what was chosen.

import { For, Show, type JSX } from "solid-js";
import { t } from "../i18n";
import { rulesName } from "../game/words";
import { SITE } from "../shell/mode";
import { EquatorReadings, PyramidReadings } from "./RulesChoice";
import { LIMITS, isBalanced, knowsBallots, type Length, type Opening, type Repetition, type Wishes } from "./wishes";

interface ExtrasProps {
  wishes: Wishes;
  change: (change: Partial<Wishes>) => void;
}

/** What differs from the usual, in words. */
export function chosenExtras(wishes: Wishes): string[] {
  const rules = wishes.game === "pyramid" ? wishes.pyramidRules : wishes.equatorRules;
  const readings = rules.split("+").slice(1).map(rulesName);
  const length = {
    one: [],
    games: [t("length-games-chosen", { games: wishes.games })],
    target: [t("length-target-chosen", { target: wishes.target })],
  }[wishes.length];
  const repetition = {
    third: [],
    other: [t("repetition-other-chosen", { times: wishes.occurrence })],
    never: [t("repetition-never-chosen")],
  }[wishes.game === "pyramid" ? wishes.repetition : "third"];
  const watched = wishes.visibility === "public" && canBeHidden(wishes) ? [t("visible-to-all")] : [];
  const opening = isBalanced(wishes) ? [t("opening-balanced-chosen")] : [];
  return [...readings, ...length, ...repetition, ...opening, ...watched];
}

const canBeHidden = ({ opponent }: Wishes) => !SITE && opponent !== "screen" && opponent !== "anyone";

export function Extras(props: ExtrasProps): JSX.Element {
  const chosen = () => chosenExtras(props.wishes);
  return (
    <details class="readings">
      <summary>
        <span>{t("more-choices")}</span>
        <small>{chosen().length > 0 ? chosen().join(" · ") : t("all-as-usual")}</small>
      </summary>
      <div class="stack">
        <h3>{t("readings")}</h3>
        <Show
          when={props.wishes.game === "pyramid"}
          fallback={<EquatorReadings rules={props.wishes.equatorRules} onChange={(equatorRules) => props.change({ equatorRules })} />}
        >
          <PyramidReadings rules={props.wishes.pyramidRules} onChange={(pyramidRules) => props.change({ pyramidRules })} />
        </Show>
        <Choice
          name="length" label={t("choose-length")} words={(option) => t(`length-${option}`)} value={props.wishes.length} options={["one", "games", "target"] satisfies Length[]}
          onChange={(length) => props.change({ length })}
        >
          <Show when={props.wishes.length === "games"}>
            <Count label={t("length-games")} limits={LIMITS.games} value={props.wishes.games} onChange={(games) => props.change({ games })} />
          </Show>
          <Show when={props.wishes.length === "target"}>
            <Count label={t("length-target")} limits={LIMITS.target} value={props.wishes.target} onChange={(target) => props.change({ target })} />
          </Show>
        </Choice>
        <Show when={props.wishes.game === "pyramid"}>
          <Choice
            name="repetition" label={t("choose-repetition")} words={(option) => t(`repetition-${option}`)} value={props.wishes.repetition} options={["third", "other", "never"] satisfies Repetition[]}
            onChange={(repetition) => props.change({ repetition })}
          >
            <Show when={props.wishes.repetition === "other"}>
              <Count label={t("repetition-other")} limits={LIMITS.occurrence} value={props.wishes.occurrence} onChange={(occurrence) => props.change({ occurrence })} />
            </Show>
          </Choice>
        </Show>
        <Show when={knowsBallots(props.wishes.game, props.wishes.pyramidRules)}>
          <Choice
            name="opening" label={t("choose-opening")} words={(option) => t(`opening-${option}`)} value={props.wishes.opening} options={["usual", "balanced"] satisfies Opening[]}
            onChange={(opening) => props.change({ opening })}
          />
        </Show>
        <Show when={canBeHidden(props.wishes)}>
          <label class="check">
            <input type="checkbox" checked={props.wishes.visibility === "public"} onChange={(event) => props.change({ visibility: event.currentTarget.checked ? "public" : "private" })} />
            <span>{t("visible-to-all")}</span>
          </label>
        </Show>
      </div>
    </details>
  );
}

interface ChoiceProps<T extends string> {
  name: string;
  label: string;
  words: (option: T) => string;
  value: T;
  options: readonly T[];
  onChange: (value: T) => void;
  children?: JSX.Element;
}

export function Choice<T extends string>(props: ChoiceProps<T>): JSX.Element {
  return (
    <div class="with-count">
      <label class="field">
        <span>{props.label}</span>
        <select class="input" name={props.name} value={props.value} onChange={(event) => props.onChange(event.currentTarget.value as T)}>
          <For each={props.options}>
            {(option) => <option value={option} selected={props.value === option}>{props.words(option)}</option>}
          </For>
        </select>
      </label>
      {props.children}
    </div>
  );
}

/** A whole number within its limits, whatever is typed. */
export function Count(props: { label: string; limits: { least: number; most: number }; value: number; onChange: (value: number) => void }): JSX.Element {
  return (
    <input
      class="input" type="number" inputmode="numeric" aria-label={props.label} min={props.limits.least} max={props.limits.most} required
      value={props.value}
      onChange={(event) => {
        const typed = Math.trunc(Number(event.currentTarget.value)) || props.limits.least;
        const value = Math.max(props.limits.least, Math.min(props.limits.most, typed));
        event.currentTarget.value = String(value);
        props.onChange(value);
      }}
    />
  );
}
