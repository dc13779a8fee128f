// Days on which no clock of a game of days runs for one.

import { Show, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { createLoaded } from "../net/loader";
import { notices } from "../net/notices";
import type { VacationShown } from "../net/wire";
import { dayText } from "./days";
import { Field, Step } from "./Step";

export function Vacation(): JSX.Element {
  const asked = createLoaded(notices.vacation);
  const [changed, setChanged] = createSignal<VacationShown>();
  const vacation = () => changed() ?? asked.value();
  const [days, setDays] = createSignal("7");
  const begin = async () => void setChanged(await notices.beginVacation(Number(days())));
  const end = async () => void setChanged(await notices.endVacation());
  return (
    <Show when={vacation()}>
      {(it) => (
        <Show
          when={it().until}
          fallback={
            <Step title={t("vacation-title")} text={`${t("vacation-text", { allowance: it().allowance })} ${t("vacation-left", { left: it().left })}`} button={t("vacation-begin")} act={begin}>
              <Field label={t("vacation-days")} type="number" value={days()} onInput={setDays} min={1} max={Math.max(1, it().left)} />
            </Step>
          }
        >
          {(until) => <Step title={t("vacation-title")} text={t("vacation-now", { until: dayText(until()) })} button={t("vacation-end")} act={end} open />}
        </Show>
      )}
    </Show>
  );
}
