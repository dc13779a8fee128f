// A result to be passed on.

import { Show, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { copyText } from "../shell/copy";
import { shareText } from "./days";
import { dayKey, kept } from "./kept";

/** The result of a day, to be passed on. */
export function Shared(props: { date: string; rules: string }): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  const day = () => kept().days[dayKey(props.date, props.rules)];
  const share = async () => {
    const text = shareText(props.date, props.rules, day()!);
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ text }).catch(() => undefined);
    else await copyText(text).then(() => setCopied(true));
  };
  return <Show when={day()}><button type="button" class="button primary" onClick={() => void share()}>{t(copied() ? "copied" : "puzzle-page-share")}</button></Show>;
}
