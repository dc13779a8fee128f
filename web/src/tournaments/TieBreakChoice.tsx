// What decides between equal scores, and in which order: the first named is
// asked first; those that are off are not asked.

import { For, type JSX } from "solid-js";
import { t } from "../i18n";
import type { TournamentTieBreak } from "../net/wire";

/** All of them, in the order in which they are usually asked. */
export const TIE_BREAKS = ["buchholz_cut1", "buchholz", "sonneborn_berger", "direct_encounter", "wins"] as const satisfies readonly TournamentTieBreak[];

interface TieBreakChoiceProps {
  chosen: readonly TournamentTieBreak[];
  onChange: (chosen: TournamentTieBreak[]) => void;
}

export function TieBreakChoice(props: TieBreakChoiceProps): JSX.Element {
  let list!: HTMLUListElement;
  const name = (tie: TournamentTieBreak) => t(`tournaments-tie-${tie}-name`);
  // Those that are used first, in their order; what is off keeps its place below.
  const all = () => [...props.chosen, ...TIE_BREAKS.filter((tie) => !props.chosen.includes(tie))];
  const turn = (tie: TournamentTieBreak, on: boolean) => props.onChange(on ? [...props.chosen, tie] : props.chosen.filter((other) => other !== tie));
  const raise = (tie: TournamentTieBreak) => {
    const at = props.chosen.indexOf(tie);
    const next = [...props.chosen];
    next.splice(at - 1, 2, tie, next[at - 1]!);
    props.onChange(next);
    // The row has moved: the focus goes with it, or to where one goes on.
    const button = list.querySelector<HTMLButtonElement>(`[data-tie="${tie}"] button:not(:disabled)`) ?? list.querySelector<HTMLInputElement>(`[data-tie="${tie}"] input`);
    button?.focus();
  };
  return (
    <fieldset>
      <legend class="visually-hidden">{t("tournaments-ties")}</legend>
      <ul class="tie-breaks" ref={list}>
        <For each={all()}>
          {(tie) => {
            const place = () => props.chosen.indexOf(tie);
            return (
              <li data-tie={tie}>
                <label class="check grow">
                  <input type="checkbox" name={`tie-${tie}`} checked={place() >= 0} onChange={(event) => turn(tie, event.currentTarget.checked)} />
                  <span>{place() >= 0 ? `${place() + 1}. ` : ""}{name(tie)}<small class="muted">{t(`tournaments-tie-${tie}-note`)}</small></span>
                </label>
                <button type="button" class="button quiet square" aria-label={t("tournaments-tie-raise", { name: name(tie) })} disabled={place() < 1} onClick={() => raise(tie)}>↑</button>
              </li>
            );
          }}
        </For>
      </ul>
    </fieldset>
  );
}
