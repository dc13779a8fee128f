// Exact values need a tablebase; one button builds it.

import { Match, Show, Switch, createSignal, onCleanup, type JSX } from "solid-js";
import { t } from "../i18n";
import { api } from "../net/api";
import { createLoaded } from "../net/loader";
import type { Tablebase } from "../net/wire";
import { errorText } from "../game/words";
import { Progress } from "../shell/Progress";

const ASK_MS = 500;

export default function TablebaseNotice(props: { rules: string; onReady: () => void }): JSX.Element {
  const catalog = createLoaded(() => api.catalog());
  const [base, setBase] = createSignal<Tablebase>();
  const [error, setError] = createSignal<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  onCleanup(() => {
    gone = true;
    clearTimeout(waiting);
  });

  const ask = async () => {
    const before = base()?.status;
    try {
      const now = await api.tablebase(props.rules);
      setBase(now);
      setError(undefined);
      if (now.status === "ready" && before === "building") props.onReady();
    } catch (failure) {
      setError(errorText(failure));
    }
    // An answer that did not come says nothing about the building, which goes on.
    clearTimeout(waiting);
    if (base()?.status === "building" && !gone) waiting = setTimeout(() => void ask(), ASK_MS);
  };
  const build = async () => {
    setError(undefined);
    try {
      setBase(await api.build(props.rules));
      await ask();
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  void ask();

  const done = () => base()?.progress?.done ?? 0;
  return (
    <section class="notice stack">
      <Switch>
        <Match when={base()?.status === "building"}>
          <p role="status">{t("building", { percent: Math.round(done() * 100) })}</p>
          <Progress done={done()} label={t("building-label")} />
          <Show when={base()?.progress?.left !== undefined}><p class="muted small">{t("building-left", { seconds: Math.ceil(base()!.progress!.left!) })}</p></Show>
          <button type="button" class="button" onClick={() => void api.cancelBuild(props.rules).then(ask).catch((failure) => setError(errorText(failure)))}>{t("cancel")}</button>
        </Match>
        <Match when={base()?.status === "absent" || base()?.status === "failed"}>
          <p>{t("tablebase-absent")}</p>
          <Show when={base()?.message}><p class="small">{base()!.message}</p></Show>
          <Show when={catalog.value()?.builds} fallback={<p class="muted small">{t("tablebase-host")}</p>}>
            <button type="button" class="button primary" onClick={() => void build()}>{t("tablebase-build")}</button>
          </Show>
        </Match>
      </Switch>
      <Show when={error()}><p role="alert">{error()}</p></Show>
    </section>
  );
}
