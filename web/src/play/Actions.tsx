// What can be done besides moving: take back, draw, resign, rematch, share.

import { Show, createEffect, createSignal, onCleanup, type JSX } from "solid-js";
import { t } from "../i18n";
import type { Action, Offer, State } from "../net/wire";
import { Icon } from "../shell/Icon";
import { setSettings, settings } from "../settings";

interface ActionsProps {
  state: State;
  online: boolean;
  act: (action: Action) => void;
}

export function Actions(props: ActionsProps): JSX.Element {
  const [asking, setAsking] = createSignal(false);
  const you = () => props.state.you;
  const playing = () => props.state.phase === "playing" && you().length > 0;
  const offerBy = (what: Offer) => {
    const offers = props.state.offers;
    return what === "takeback" ? offers?.takeback?.by : offers?.[what];
  };
  const theirs = (what: Offer) => {
    const by = offerBy(what);
    return by !== undefined && you().length === 1 && !you().includes(by);
  };
  const mine = (what: Offer) => {
    const by = offerBy(what);
    return by !== undefined && you().includes(by);
  };
  const offer = (what: Offer) => props.act({ type: "offer", what });

  const Answer = (answer: { what: Offer }) => (
    <Show when={theirs(answer.what)}>
      <div class="notice stack" role="alert">
        <span>{t(`offered-${answer.what}`)}</span>
        <div class="row">
          <button type="button" class="button primary grow" onClick={() => offer(answer.what)}>{t("accept")}</button>
          <button type="button" class="button grow" onClick={() => props.act({ type: "decline", what: answer.what })}>{t("decline")}</button>
        </div>
      </div>
    </Show>
  );
  const Ask = (ask: { what: Offer; disabled?: boolean }) => (
    <Show when={!theirs(ask.what)}>
      <button type="button" class="button" disabled={!props.online || mine(ask.what) || ask.disabled} onClick={() => offer(ask.what)}>
        {t(mine(ask.what) ? `asked-${ask.what}` : `ask-${ask.what}`)}
      </button>
    </Show>
  );

  return (
    <div class="actions no-print">
      <Answer what="draw" /><Answer what="takeback" /><Answer what="rematch" />
      <Show when={playing()}>
        <Show
          when={!asking()}
          fallback={
            <div class="notice stack" role="alertdialog" aria-label={t("resign")}>
              <span>{t("resign-sure")}</span>
              <div class="row">
                <button type="button" class="button danger grow" onClick={() => { setAsking(false); props.act({ type: "resign" }); }}>{t("resign")}</button>
                <button type="button" class="button grow" onClick={() => setAsking(false)}>{t("cancel")}</button>
              </div>
            </div>
          }
        >
          <div class="grid-2">
            <Ask what="takeback" disabled={props.state.ply === 0} />
            <Ask what="draw" />
            <Show
              when={props.state.ply >= 2}
              fallback={<button type="button" class="button" disabled={!props.online} onClick={() => props.act({ type: "abort" })}>{t("abort")}</button>}
            >
              <button type="button" class="button" disabled={!props.online} onClick={() => setAsking(true)}>{t("resign")}</button>
            </Show>
            <Claim state={props.state} act={props.act} />
            <SoundButton />
          </div>
        </Show>
      </Show>
      <Show when={props.state.phase === "waiting" && you().length > 0}>
        <button type="button" class="button" onClick={() => props.act({ type: "abort" })}>{t("abort")}</button>
      </Show>
      <Show when={props.state.phase === "finished"}>
        <div class="grid-2">
          <Show when={you().length > 0 && !props.state.next}><Ask what="rematch" /></Show>
          <Show when={props.state.next}>{(next) => <a class="button primary" href={`/game/${next()}`}>{t("next-game")}</a>}</Show>
          <a class="button" href={`/analysis?game=${props.state.game}`}>{t("review-game")}</a>
          <a class="button" href={`/api/v1/games/${props.state.game}/record`} download={`pylos-${props.state.game}.txt`}>{t("download-record")}</a>
          <a class="button" href={`/print/${props.state.game}`}><Icon name="print" />{t("print-record")}</a>
        </div>
      </Show>
      <Show when={props.state.series}>
        {(series) => <p class="muted small">{t("series-score", { number: series().number, first: series().score[0] ?? 0, second: series().score[1] ?? 0 })}</p>}
      </Show>
    </div>
  );
}

function Claim(props: Omit<ActionsProps, "online">): JSX.Element {
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
