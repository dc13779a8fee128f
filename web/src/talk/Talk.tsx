// Saying something to the opponent, hearing what is said, and wanting no more
// of it. Whoever only watches hears, and may mute.

import { For, Show, createEffect, createMemo, createSignal, on, onCleanup, type JSX } from "solid-js";
import { t } from "../i18n";
import { call } from "../net/api";
import type { Phrase, Seat, State } from "../net/wire";
import { errorText, playerName } from "../game/words";
import { Icon } from "../shell/Icon";
import { Spoken } from "./Face";
import { mutes, setMute } from "./mutes";
import { FACES, WORDS, phraseText } from "./phrases";
import { wordsOf } from "./said";
import "../style/talk.css";

export default function Talk(props: { state: State }): JSX.Element {
  const others = () => props.state.seats.filter(({ side }) => !props.state.you.includes(side));
  const plays = () => props.state.you.length === 1;
  const [open, setOpen] = createSignal(false);
  const [trouble, setTrouble] = createSignal<string>();
  let button: HTMLButtonElement | undefined;
  let panel!: HTMLDivElement;

  const close = () => {
    setOpen(false);
    button?.focus();
  };
  const attempt = (work: Promise<void>) => work.then(() => setTrouble(undefined), (failure) => setTrouble(errorText(failure)));
  const say = (phrase: Phrase) => {
    close();
    void attempt(call<void>("POST", `/games/${props.state.game}/talk`, { phrase }));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open()) return;
    event.stopPropagation();
    close();
  };
  const outside = (event: PointerEvent) => {
    if (open() && !(event.target as Element).closest(".talk")) setOpen(false);
  };
  addEventListener("pointerdown", outside);
  onCleanup(() => removeEventListener("pointerdown", outside));
  createEffect(on(open, (is) => { if (is) panel.querySelector("button")?.focus(); }, { defer: true }));

  /** Spoken once, however many states say it again. */
  const heard = createMemo<{ at: number; text: string }>((before) => {
    const fresh = others().map((seat) => ({ seat, words: wordsOf(props.state, seat, mutes()) })).filter(({ words }) => words && words.at > before.at);
    if (fresh.length === 0) return before;
    const text = fresh.map(({ seat, words }) => t("talk-said", { player: playerName(seat, props.state.you), words: phraseText(words!.phrase) })).join(" ");
    return { at: Math.max(...fresh.map(({ words }) => words!.at)), text };
  }, { at: 0, text: "" });

  const Mute = (one: { seat: Seat }) => {
    const id = () => one.seat.player!.id!;
    const is = () => mutes()?.has(id()) ?? false;
    return (
      <button type="button" class="button quiet slim-text" disabled={!mutes()} onClick={() => void attempt(setMute(id(), !is()))}>
        {t(is() ? "talk-unmute" : "talk-mute", { player: playerName(one.seat, props.state.you) })}
      </button>
    );
  };

  return (
    <div class="talk no-print" onKeyDown={onKey}>
      <Show when={plays() || props.state.said}>
        <button ref={button} type="button" class="button quiet" aria-expanded={open()} onClick={() => setOpen(!open())}><Icon name="talk" />{t("talk")}</button>
      </Show>
      <div class="talk-panel stack tight" hidden={!open()} role="group" aria-label={t("talk-title")} ref={panel}>
        <Show when={plays()}>
          <div class="phrases"><For each={WORDS}>{(phrase) => <button type="button" class="button" onClick={() => say(phrase)}>{phraseText(phrase)}</button>}</For></div>
          <div class="faces"><For each={FACES}>{(phrase) => <button type="button" class="button" onClick={() => say(phrase)}><Spoken phrase={phrase} /></button>}</For></div>
        </Show>
        <For each={others()}>{(seat) => <Mute seat={seat} />}</For>
        <p class="muted small">{t("talk-untold")}</p>
      </div>
      <Show when={trouble()}><p class="notice warning small" role="alert">{trouble()}</p></Show>
      <p class="visually-hidden" aria-live="polite">{heard().text}</p>
    </div>
  );
}
