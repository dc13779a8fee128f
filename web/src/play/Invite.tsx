// The way to a friend: a link to send, a code to scan.

import { Show, createMemo, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { copyText } from "../shell/copy";
import { qrCode } from "./qr";

export function Invite(props: { link: string }): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  const modules = createMemo(() => qrCode(props.link));
  const path = (rows: readonly boolean[][]) => rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  const share = async () => {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ url: props.link, title: "Pylos" }).catch(() => undefined);
      return;
    }
    await copyText(props.link);
    setCopied(true);
  };
  return (
    <section class="invite stack">
      <h2>{t("invite-title")}</h2>
      <p class="muted">{t("invite-text")}</p>
      <Show when={modules()}>
        {(rows) => (
          <svg class="qr" viewBox={`-4 -4 ${rows().length + 8} ${rows().length + 8}`} role="img" aria-label={t("invite-qr")} shape-rendering="crispEdges">
            <rect x="-4" y="-4" width="100%" height="100%" fill="#fff" rx="2" />
            <path d={path(rows())} fill="#000" />
          </svg>
        )}
      </Show>
      <input class="input mono" readonly value={props.link} aria-label={t("invite-link")} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="button primary" onClick={() => void share()}>
        <Show when={copied()} fallback={t("invite-copy")}>{t("copied")}</Show>
      </button>
    </section>
  );
}
