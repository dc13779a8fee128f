// What is inside <pylos-game>: a board, the sentence that tells it, and for a
// record the ways through its turns.

import { For, Show, createEffect, createMemo, createSignal, on, onCleanup, type JSX } from "solid-js";
import { t } from "../i18n";
import { reasonText } from "../game/reasons";
import { rulesName } from "../game/words";
import type { Refusal } from "../net/wire";
import { BoardDefs } from "../pyramid/Defs";
import { GlobeShown, PyramidShown } from "./Boards";
import { Controls } from "./Controls";
import { ReaderMissing, Refused, openRecord, type Opened } from "./reader";
import { described, kindOf, summary, told, type Moment } from "./shown";
import { positionOf, rulesOf, type Source } from "./source";
import { inLanguage } from "./texts";
import { TurnList } from "./TurnList";
import type { Wishes } from "./wishes";

/** A record's text is never longer than this. */
const MOST_BYTES = 1 << 20;
/** Between two turns that play by themselves. */
const PACE_MS = 1_200;

type State =
  | { readonly kind: "waiting" }
  | { readonly kind: "position"; readonly moment: Moment }
  | { readonly kind: "record"; readonly opened: Opened }
  /** Why nothing is shown, told when the language is known; and the text that could not be read. */
  | { readonly kind: "trouble"; readonly why: () => string; readonly text?: string };

export interface WidgetProps {
  wishes: Wishes;
  source: Source;
}

export function Widget(props: WidgetProps): JSX.Element {
  const say = <T,>(tell: () => T): T => inLanguage(props.wishes.language, tell);
  const [state, setState] = createSignal<State>({ kind: "waiting" });
  const [ply, setPly] = createSignal(0);
  const [playing, setPlaying] = createSignal(false);

  const source = createMemo(() => props.source, undefined, { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
  const number = createMemo(() => props.wishes.game);
  createEffect(on([source, number], ([wanted, game]) => {
    const gone = new AbortController();
    onCleanup(() => gone.abort());
    setPlaying(false);
    setState({ kind: "waiting" });
    void stateOf(wanted, game, gone.signal).then((made) => {
      if (!gone.signal.aborted) setState(made);
    });
  }));

  const record = createMemo(() => {
    const now = state();
    return now.kind === "record" ? now.opened : undefined;
  });
  const all = () => record()?.game.turns.length ?? 0;
  const go = (to: number) => setPly(Math.max(0, Math.min(all(), to)));
  const wantedPly = createMemo(() => props.wishes.ply);
  createEffect(on([record, wantedPly], ([, wanted]) => go(wanted)));

  // Whoever takes the turns into the hand stops those that play by themselves.
  const turnTo = (to: number) => {
    setPlaying(false);
    go(to);
  };
  const play = () => {
    if (!playing() && ply() === all()) go(0);
    setPlaying(!playing());
  };
  createEffect(() => {
    if (!playing()) return;
    const clock = setInterval(() => {
      go(ply() + 1);
      if (ply() === all()) setPlaying(false);
    }, PACE_MS);
    onCleanup(() => clearInterval(clock));
  });

  const moment = createMemo<Moment | undefined>(() => {
    const now = state();
    if (now.kind === "position") return now.moment;
    if (now.kind !== "record") return undefined;
    const { game, view } = now.opened;
    const at = Math.min(ply(), game.turns.length);
    return { rules: game.rules, position: game.turns[at - 1]?.position ?? game.position, view: view(at) };
  });

  const onKey = (event: KeyboardEvent) => {
    if (!record() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // A button takes the space key for itself.
    const onButton = event.composedPath()[0] instanceof HTMLButtonElement;
    if (event.key === "ArrowLeft") turnTo(ply() - 1);
    else if (event.key === "ArrowRight") turnTo(ply() + 1);
    else if (event.key === "Home") turnTo(0);
    else if (event.key === "End") turnTo(all());
    else if (event.key === " " && !onButton) play();
    else return;
    event.preventDefault();
  };

  const sentence = () => {
    const [game, at] = [record()?.game, moment()];
    return game && at ? say(() => `${t("widget-at", { ply: ply(), all: all() })}. ${told(game, at, ply())}`) : "";
  };
  const trouble = () => {
    const now = state();
    return now.kind === "trouble" ? now : undefined;
  };
  return (
    <div
      class="frame" classList={{ recorded: record() !== undefined }} role="group" lang={props.wishes.language} aria-busy={state().kind === "waiting"}
      data-theme={props.wishes.theme} data-set={props.wishes.set} aria-label={say(() => heading(record()) || t(`game-${moment() ? kindOf(moment()!) : "pyramid"}`))}
      on:keydown={onKey}
    >
      <BoardDefs />
      <Show when={record()}>
        {(opened) => (
          <p class="heading">
            <Show when={heading(opened())}>{(players) => <strong>{say(players)}</strong>}</Show>
            <span>{say(() => [rulesName(opened().game.rules), tag(opened(), "Event"), tag(opened(), "Date")].filter(Boolean).join(" · "))}</span>
          </p>
        )}
      </Show>
      <Show when={moment()}>
        {(at) => (
          <>
            {/* The arrows work wherever one is in the element; the board is where one begins. */}
            <div class="stage" tabindex={record() ? 0 : undefined} role={record() ? "group" : undefined} aria-label={record() ? say(() => t("board")) : undefined}>
              <Show
                when={kindOf(at()) === "pyramid"}
                fallback={<GlobeShown moment={at()} names={props.wishes.names === "shown"} label={say(() => summary(at()))} />}
              >
                <PyramidShown moment={at()} view={props.wishes.view} names={props.wishes.names === "shown"} label={say(() => summary(at()))} />
              </Show>
            </div>
            <section class="visually-hidden" aria-label={say(() => t("widget-everything"))}>
              <For each={say(() => described(at()))}>
                {({ group, places }) => <ul aria-label={group}><For each={places}>{(place) => <li>{place}</li>}</For></ul>}
              </For>
            </section>
          </>
        )}
      </Show>
      <Show when={record()}>
        {(opened) => (
          <div class="reading">
            <p class="said" aria-live="polite">{sentence()}</p>
            <Controls language={props.wishes.language} ply={ply()} all={all()} playing={playing()} sentence={sentence()} onGo={turnTo} onPlay={play} />
            <TurnList language={props.wishes.language} turns={opened().game.turns} ply={ply()} onGo={turnTo} />
            {/* Last: no button moves when there is something to remark. */}
            <Show when={opened().game.turns[ply() - 1]?.comment}>{(comment) => <p class="remark">{comment()}</p>}</Show>
          </div>
        )}
      </Show>
      <Show when={trouble()}>
        {(now) => (
          <div class="trouble">
            <p class="notice" role="alert">{say(() => now().why())}</p>
            <Show when={now().text}>{(text) => <pre>{text()}</pre>}</Show>
          </div>
        )}
      </Show>
      <For each={props.wishes.unknown}>{(unknown) => <p class="notice" role="alert">{say(() => t("widget-unknown", { ...unknown }))}</p>}</For>
      <Show when={state().kind === "waiting"}><p class="said">{say(() => t("loading"))}</p></Show>
    </div>
  );
}

/** A tag of a record; nothing if it is not there or unknown, as in PGN. */
function tag({ game }: Opened, name: string): string {
  const value = game.tags.find(([own]) => own === name)?.[1] ?? "";
  return value === "?" ? "" : value;
}

/** "Ada – Charles", if the record names them. */
function heading(opened: Opened | undefined): string {
  if (!opened) return "";
  const [first, second] = [tag(opened, "Light") || tag(opened, "Blue"), tag(opened, "Dark") || tag(opened, "Red")];
  return first || second ? t("widget-players", { first: first || "?", second: second || "?" }) : "";
}

async function stateOf(source: Source, number: number, signal: AbortSignal): Promise<State> {
  switch (source.kind) {
    case "nothing":
      return { kind: "trouble", why: () => t("widget-nothing") };
    case "position": {
      const kind = positionOf(source.text);
      if (!kind) return { kind: "trouble", why: () => t("widget-no-position", { text: source.text.slice(0, 200) }) };
      return { kind: "position", moment: { rules: rulesOf(kind, source.rules), position: source.text, view: undefined } };
    }
    case "address":
      try {
        const text = await fetchText(source.address, signal);
        return text === undefined ? { kind: "trouble", why: () => t("error-too_large") } : await opening(text, number);
      } catch {
        return { kind: "trouble", why: () => t("widget-unreachable", { address: source.address }) };
      }
    case "record":
      return opening(source.text, number);
  }
}

async function opening(text: string, number: number): Promise<State> {
  try {
    return { kind: "record", opened: await openRecord(text, number) };
  } catch (failure) {
    if (failure instanceof Refused) return { kind: "trouble", why: () => refused(failure.refusal, number), text };
    // What cannot be played can still be read.
    const why = () => t(failure instanceof ReaderMissing ? "widget-no-reader" : "error-bad_record");
    return { kind: "trouble", why, text };
  }
}

/** What was refused, and why. */
function refused({ code, clause, reason }: Refusal, number: number): string {
  if (code === "not_found") return t("widget-no-game", { number });
  if (code === "too_large") return t("error-too_large");
  const why = reason && reasonText(reason);
  return [t("error-bad_record"), why ? `${why}${clause ? ` (${clause})` : ""}` : ""].filter(Boolean).join(" ");
}

/** The text at an address; nothing if it is larger than any record that is read. */
async function fetchText(address: string, signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(new URL(address, document.baseURI), { signal });
  if (!answer.ok || !answer.body) throw new Error(String(answer.status));
  const reader = answer.body.getReader();
  const chunks: BlobPart[] = [];
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks).text();
    bytes += value.length;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
}
