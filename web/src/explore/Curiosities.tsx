// Places in the tree that are worth a visit.

import { For, type JSX } from "solid-js";
import { t } from "../i18n";
import { link } from "../shell/router";
import { pathOf } from "./Crumbs";
import { curiositiesOf } from "./curiosities";

export default function Curiosities(props: { rules: string }): JSX.Element {
  return (
    <section class="curiosities" aria-labelledby="curiosities">
      <h2 id="curiosities">{t("explore-curiosities")}</h2>
      <ul>
        <For each={curiositiesOf(props.rules)} fallback={<li class="muted small">{t("explore-no-curiosities")}</li>}>
          {({ kind, count, line }) => (
            <li>
              <a href={link(pathOf(line))} class="curiosity">
                <strong>{t(`explore-${kind}`)}</strong>
                <small>{t(`explore-${kind}-what`, { count })}</small>
              </a>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
