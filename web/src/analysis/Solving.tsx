// The exact solution on its way: how far it is, and how to stop it.

import { Match, Switch, type JSX } from "solid-js";
import { t } from "../i18n";
import { Progress } from "../shell/Progress";
import type { Values } from "./values";

export default function Solving(props: { values: Values }): JSX.Element {
  return (
    <Switch>
      <Match when={props.values.solving() !== undefined}>
        <section class="notice stack">
          <p role="status">{t("solving")}</p>
          <Progress done={props.values.solving() ?? 0} label={t("solving-label")} />
          <button type="button" class="button" onClick={props.values.stop}>{t("stop")}</button>
        </section>
      </Match>
      <Match when={props.values.stopped()}>
        <p><button type="button" class="button" onClick={props.values.goOn}>{t("solve-exactly")}</button></p>
      </Match>
    </Switch>
  );
}
