// What can be done besides moving: undo, draw, resign, claim; afterwards the
// record. Answers to the opponent's offers are over the board.

import { Show, createEffect, createSignal, onCleanup, type JSX } from "solid-js";
import { t } from "../i18n";
import type { Action, Offer, State } from "../net/wire";
import { Icon } from "../shell/Icon";
import { link } from "../shell/router";
import { setSettings, settings } from "../settings";
import { DownloadRecord } from "./DownloadRecord";
import { isAsked, isOffered } from "./Notes";
import { Resign } from "./Resign";

interface ActionsProps {
  state: State;
  online: boolean;
  /** A turn is half made, or on its way: there is nothing to undo but its clicks. */
  midTurn: boolean;
  act: (action: Action) => void;
}

export function Actions(props: ActionsProps): JSX.Element {
  const seated = () => props.state.you.length > 0;
  // In a rated game nobody aborts once the other has begun.
  const begun = () => props.state.ply >= 2 || (props.state.rated && props.state.turns.some(({ side }) => !props.state.you.includes(side)));
  const Ask = (ask: { what: Offer; disabled?: boolean }) => (
    <button
      type="button" class="button" disabled={!props.online || isAsked(props.state, ask.what) || isOffered(props.state, ask.what) || ask.disabled}
      onClick={() => props.act({ type: "offer", what: ask.what })}
    >
      {t(isAsked(props.state, ask.what) ? `asked-${ask.what}` : `ask-${ask.what}`)}
    </button>
  );

  return (
    <div class="actions no-print">
      <Show when={props.state.phase === "playing" && seated()}>
        <div class="grid-2">
          <Ask what="undo" disabled={props.midTurn || props.state.undo_to === undefined} />
          <Ask what="draw" />
          <Show
            when={begun()}
            fallback={<button type="button" class="button" disabled={!props.online} onClick={() => props.act({ type: "abort" })}>{t("abort")}</button>}
          >
            <Resign disabled={!props.online} onResign={() => props.act({ type: "resign" })} />
          </Show>
          <Claim state={props.state} act={props.act} />
          <SoundButton />
        </div>
      </Show>
      <Show when={props.state.phase === "waiting" && seated()}>
        <button type="button" class="button" onClick={() => props.act({ type: "abort" })}>{t("abort")}</button>
      </Show>
      <Show when={props.state.phase === "finished"}>
        <div class="grid-2">
          <DownloadRecord game={props.state.game} />
          <a class="button" href={link(`/print/${props.state.game}`)}><Icon name="print" />{t("print-record")}</a>
          <a class="button" href={link(`/embed?game=${props.state.game}`)}>{t("embed-link")}</a>
        </div>
      </Show>
      <Show when={props.state.series}>
        {(series) => <p class="muted small">{t("series-score", { number: series().number, first: series().score[0] ?? 0, second: series().score[1] ?? 0 })}</p>}
      </Show>
      <Show when={props.state.ballot}>{(turns) => <p class="muted small">{t("ballot", { turns: turns() })}</p>}</Show>
    </div>
  );
}

function Claim(props: Pick<ActionsProps, "state" | "act">): JSX.Element {
  // The server's clock decides; only the distance to its own time is used.
  const [ready, setReady] = createSignal(false);
  createEffect(() => {
    const { claim, time } = props.state;
    setReady(false);
    if (!claim) return;
    const timer = setTimeout(() => setReady(true), Math.max(0, claim.from - time));
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <Show when={props.state.claim && ready()}>
      <button type="button" class="button" onClick={() => props.act({ type: "claim" })}>{t("claim")}</button>
    </Show>
  );
}

function SoundButton(): JSX.Element {
  return (
    <button type="button" class="button" aria-pressed={settings.sound === "on"} onClick={() => setSettings("sound", settings.sound === "on" ? "off" : "on")}>
      <Icon name={settings.sound === "on" ? "sound" : "mute"} />{t("sound")}
    </button>
  );
}
