// Conditional turns: while the opponent thinks about his turn, one tries out
// what he may play on a board of one's own, and says what one answers. The
// server plays it; nobody else is shown it.

import { For, Show, createSignal, type JSX } from "solid-js";
import { GameTable } from "../game/GameTable";
import { errorText } from "../game/words";
import { t } from "../i18n";
import { api } from "../net/api";
import { createLoader } from "../net/loader";
import { plans } from "../net/plans";
import type { Side, State } from "../net/wire";
import { Dialog } from "../shell/Dialog";

interface PlanProps {
  state: State;
  near: Side;
}

export default function Plan(props: PlanProps): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <p><button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>{t("plan-open")}</button></p>
      <Show when={open()}><PlanDialog {...props} onClose={() => setOpen(false)} /></Show>
    </>
  );
}

function PlanDialog(props: PlanProps & { onClose: () => void }): JSX.Element {
  const moment = () => ({ game: props.state.game, ply: props.state.ply, undos: props.state.undos });
  const kept = createLoader(moment, ({ game }) => plans.shown(game));
  const lines = () => kept.value()?.lines ?? [];
  const [line, setLine] = createSignal<readonly string[]>([]);
  const place = createLoader(
    () => ({ rules: props.state.rules, position: props.state.position.text, turns: [...line()] }),
    (it) => api.position(it),
  );
  const mine = () => place.value()?.movers.at(-1) === props.state.you[0] && line().length > 0;
  const [error, setError] = createSignal<string>();
  const keep = async (wanted: readonly (readonly string[])[]) => {
    setError(undefined);
    try {
      await plans.set(moment(), wanted);
      setLine([]);
      kept.reload();
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <Dialog title={t("plan-title")} kind="sheet" onClose={props.onClose}>
      <div class="stack">
        <p class="muted">{t("plan-text")}</p>
        <ul class="stack tight">
          <For each={lines()} fallback={<li class="muted">{t("plan-none")}</li>}>
            {(one, index) => (
              <li class="row spread">
                <span class="mono">{one.join(" ")}</span>
                <button type="button" class="button quiet" aria-label={t("plan-drop-line", { line: one.join(" ") })} onClick={() => void keep(lines().filter((_, other) => other !== index()))}>{t("plan-drop")}</button>
              </li>
            )}
          </For>
        </ul>
        <p class="mono" role="status">{line().join(" ") || t("plan-begin")}</p>
        <Show when={place.value()}>
          {(it) => (
            <GameTable
              view={it().position} legal={it().position.outcome ? [] : it().legal} near={props.near} label={t("plan-title")}
              onTurn={(turn) => setLine([...line(), turn])}
            />
          )}
        </Show>
        <p class="row">
          <button type="button" class="button" disabled={line().length === 0} onClick={() => setLine(line().slice(0, -1))}>{t("go-back")}</button>
          <button type="button" class="button" disabled={!mine()} onClick={() => void keep([...lines(), line()])}>{t("plan-keep")}</button>
        </p>
        <Show when={error()}><p class="notice warning" role="alert">{error()}</p></Show>
      </div>
    </Dialog>
  );
}
