// The way to a friend: a link to send, a code to scan.

import { Show, createMemo, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { api } from "../net/api";
import { createLoader } from "../net/loader";
import { copyText } from "../shell/copy";
import { qrCode } from "./qr";

/** A name of one's own machine, which means something else on any other. */
function isOwnMachine(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}

export default function Invite(props: { link: string }): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  // Who came by the name of this machine asks for one that others can use.
  const reach = createLoader(() => (isOwnMachine(location.hostname) ? true : undefined), () => api.reach());
  const link = () => {
    const address = reach.value()?.address;
    return address ? props.link.replace(location.origin, address) : props.link;
  };
  const modules = createMemo(() => qrCode(link()));
  const path = (rows: readonly boolean[][]) => rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
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
      <Show when={reach.value()?.open_to === "this_machine"}>
        <p class="notice">{t("invite-here-only")} <code class="mono">{`pylos serve --listen 0.0.0.0:${location.port || "80"}`}</code></p>
      </Show>
      <Show when={modules()}>
        {(rows) => (
          <svg class="qr" viewBox={`-4 -4 ${rows().length + 8} ${rows().length + 8}`} role="img" aria-label={t("invite-qr")} shape-rendering="crispEdges">
            <rect x="-4" y="-4" width="100%" height="100%" fill="#fff" rx="2" />
            <path d={path(rows())} fill="#000" />
          </svg>
        )}
      </Show>
      <input class="input mono" readonly value={link()} aria-label={t("invite-link")} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="button primary" onClick={() => void share()}>
        <Show when={copied()} fallback={t("invite-copy")}>{t("copied")}</Show>
      </button>
    </section>
  );
}
