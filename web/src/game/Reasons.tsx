// Why a turn is good or bad: sentences that can be pointed at, which lights up
// what they speak of, and clicked, which plays the line that shows it.

import { For, Show, type JSX } from "solid-js";
import { t } from "../i18n";
import type { Explanation } from "../net/wire";
import { Icon } from "../shell/Icon";
import { becauseText, explanationText, sentencesLoaded } from "./because";
import "../style/reasons.css";

interface ReasonsProps {
  reasons: readonly Explanation[];
  onShow: (reason: Explanation) => void;
  onPoint: (places: readonly string[]) => void;
}

export function Reasons(props: ReasonsProps): JSX.Element {
  return (
    <Show when={props.reasons.length > 0 && sentencesLoaded()}>
      <ul class="reasons" aria-label={t("teacher-why")}>
        <For each={props.reasons.filter(({ because }) => becauseText(because) !== "")}>
          {(reason) => (
            <li>
              <button
                type="button" class="reason" title={t("teacher-show")} onClick={() => props.onShow(reason)}
                onPointerEnter={() => props.onPoint(reason.places)} onPointerLeave={() => props.onPoint([])}
                onFocus={() => props.onPoint(reason.places)} onBlur={() => props.onPoint([])}
              >
                <Icon name="forward" />
                <span>{explanationText(reason)}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
