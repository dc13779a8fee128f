// Between two secret arrangements at one screen: nothing of the first is to be
// seen, and nothing of the second begins before the other has taken over.

import { onMount, type JSX } from "solid-js";
import { t } from "../i18n";
import type { Side } from "../net/wire";
import { SideMark } from "../game/SideMark";
import { sideName } from "../game/words";

export function HandOver(props: { from: Side; to: Side; onTaken: () => void }): JSX.Element {
  let title!: HTMLHeadingElement;
  onMount(() => title.focus());
  return (
    <section class="hand-over">
      <SideMark side={props.to} />
      <h2 tabindex="-1" ref={title}>{t("hand-over", { side: sideName(props.to) })}</h2>
      <p>{t("hand-over-text", { from: sideName(props.from), to: sideName(props.to) })}</p>
      <button type="button" class="button primary big" onClick={props.onTaken}>{t("hand-over-taken", { side: sideName(props.to) })}</button>
    </section>
  );
}
