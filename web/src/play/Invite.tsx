// The way to a friend: a link to send, a code to scan.

import { Show, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { copyText } from "../shell/copy";
import { createOthers } from "../shell/others";
import { QrCode } from "../shell/QrCode";

export default function Invite(props: { link: string }): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  const others = createOthers();
  const link = () => others.link(props.link);
  const share = async () => {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ url: link(), title: "Pylos" }).catch(() => undefined);
      return;
    }
    await copyText(link());
    setCopied(true);
  };
  return (
    <section class="invite stack">
      <h2>{t("invite-title")}</h2>
      <p class="muted">{t("invite-text")}</p>
      <Show when={others.hereOnly()}>
        <p class="notice">{t("invite-here-only")} <code class="mono">{`pylos serve --listen 0.0.0.0:${location.port || "80"}`}</code></p>
      </Show>
      <QrCode text={link()} label={t("invite-qr")} />
      <input class="input mono" readonly value={link()} aria-label={t("invite-link")} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="button primary" onClick={() => void share()}>
        <Show when={copied()} fallback={t("invite-copy")}>{t("copied")}</Show>
      </button>
    </section>
  );
}
