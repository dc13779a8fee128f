// A tournament for those who take part, watch or organise.

import { For, Show, createMemo, createSignal, type JSX } from "solid-js";
import { language, t } from "../i18n";
import { clockName, rulesName } from "../game/words";
import { link, shareLink } from "../shell/router";
import { copyText } from "../shell/copy";
import { createOthers } from "../shell/others";
import { tournaments } from "./calls";
import { Crosstable } from "./Crosstable";
import { Downloads } from "./Downloads";
import { Organise } from "./Organise";
import { Players } from "./Players";
import { Round } from "./Round";
import { Standings } from "./Standings";
import { TeamTable } from "./TeamTable";
import type { Shown } from "./TournamentPage";
import { roundText } from "./words";

export default function Overview(props: Shown): JSX.Element {
  const it = () => props.page().tournament;
  const you = () => props.page().you;
  const [round, setRound] = createSignal<number>();
  // The last round, unless somebody looks at another.
  const number = () => Math.min(round() ?? it().rounds.length, it().rounds.length);
  const phase = () => (it().phase === "entry" && it().starts ? t("tournaments-starts", { time: new Date(it().starts!).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" }) }) : t(`tournaments-phase-${it().phase}`));
  return (
    <div class="page tournament">
      <header class="stack tight">
        <h1>{it().name}</h1>
        <p class="muted">
          {[t(`tournaments-format-${it().format}`), rulesName(it().rules), clockName(it().clock), it().games > 1 ? t("tournaments-series", { games: it().games }) : undefined, it().openings === "balanced" ? t("tournaments-ballots-short") : undefined, it().site, it().date, it().organiser ? t("tournaments-by", { name: it().organiser! }) : undefined].filter(Boolean).join(" · ")}
        </p>
        <Show when={it().no_show && it().phase !== "over"}><p class="muted">{t("tournaments-no-show-note", { minutes: Math.round(it().no_show! / 60) })}</p></Show>
        <p><strong>{it().rounds.length > 0 ? `${roundText(it())} · ` : ""}{phase()}</strong></p>
      </header>
      <Show when={props.error()}><p class="notice warning" role="alert">{props.error()}</p></Show>
      <MyBoard {...props} />
      <Show when={you().organiser}><Organise {...props} /></Show>
      <Entry {...props} />
      <Show when={number() > 0}>
        <section class="card stack">
          <div class="row spread">
            <h2>{t("tournaments-round", { round: number() })}</h2>
            <Show when={it().rounds.length > 1}>
              <label class="row tight">
                <span class="muted">{t("tournaments-other-round")}</span>
                <select class="input fit" name="round" onChange={(event) => setRound(Number(event.currentTarget.value))}>
                  <For each={it().rounds}>{(_, i) => <option value={i() + 1} selected={number() === i() + 1}>{i() + 1}</option>}</For>
                </select>
              </label>
            </Show>
          </div>
          <Round {...props} number={number()} />
        </section>
        <section class="card stack">
          <h2>{t("tournaments-table")}</h2>
          <Standings tournament={it()} />
        </section>
        <Show when={it().teams?.length}><section class="card stack"><h2>{t("tournaments-teams")}</h2><TeamTable tournament={it()} /></section></Show>
        <section class="card stack">
          <h2>{t("tournaments-crosstable")}</h2>
          <Crosstable tournament={it()} />
        </section>
      </Show>
      <section class="card stack">
        <h2>{t("tournaments-players-count", { count: it().players.filter(({ left }) => !left).length })}</h2>
        <Players {...props} />
      </section>
      <Downloads tournament={it()} />
    </div>
  );
}

/** The pairing that waits for whoever looks. */
function MyBoard(props: Shown): JSX.Element {
  const own = createMemo(() => {
    const { you, tournament } = props.page();
    if (!you.board || you.player === undefined) return undefined;
    const board = tournament.rounds[you.board.round - 1]?.boards[you.board.board - 1];
    const opponent = board?.players.find((player) => player !== you.player);
    return board && opponent !== undefined ? { ...you.board, game: board.game, name: tournament.players[opponent]!.name } : undefined;
  });
  return (
    <Show when={own()}>
      {(board) => (
        <section class="card row spread my-board">
          <p>{t("tournaments-your-board", { board: board().board, name: board().name })}</p>
          <Show
            when={board().game}
            fallback={<a class="button primary" href={link(`/tournaments/${props.page().tournament.id}?show=report&board=${board().round}.${board().board}`)}>{t("tournaments-report")}</a>}
          >
            {(game) => <a class="button primary big" href={link(`/game/${game()}`)}>{t("tournaments-my-game")}</a>}
          </Show>
        </section>
      )}
    </Show>
  );
}

/** Coming and going, and the way for others. */
function Entry(props: Shown): JSX.Element {
  const it = () => props.page().tournament;
  const me = () => { const { player } = props.page().you; return player === undefined ? undefined : it().players[player]; };
  const [name, setName] = createSignal("");
  const [team, setTeam] = createSignal("");
  const teams = () => [...new Set(it().players.map((player) => player.team).filter(Boolean))];
  const [copied, setCopied] = createSignal(false);
  const others = createOthers();
  const open = () => it().phase === "entry" || (it().phase !== "over" && (it().format === "swiss" || it().format === "arena"));
  const isIn = () => me() !== undefined && !me()!.left;
  return (
    <Show when={open()}>
      <section class="card stack">
        <Show
          when={!isIn()}
          fallback={
            <p class="row spread">
              <span>{t("tournaments-you-are-in", { name: me()?.name ?? "" })}</span>
              <button type="button" class="button danger" onClick={() => void props.change(() => tournaments.leave(it().id))}>{t("tournaments-leave")}</button>
            </p>
          }
        >
          <form class="row" onSubmit={(event) => { event.preventDefault(); void props.change(() => tournaments.enter(it().id, name(), team())); }}>
            <Show when={!me()}>
              <label class="field grow"><span>{t("tournaments-your-name")}</span><input class="input" name="own-name" autocomplete="nickname" maxlength="60" value={name()} onInput={(event) => setName(event.currentTarget.value)} /></label>
              {/* Where there are teams, everybody may say theirs. */}
              <Show when={teams().length > 0}>
                <label class="field grow"><span>{t("tournaments-team-of")}</span><input class="input" name="own-team" list="teams" maxlength="60" value={team()} onInput={(event) => setTeam(event.currentTarget.value)} /></label>
                <datalist id="teams"><For each={teams()}>{(known) => <option value={known} />}</For></datalist>
              </Show>
            </Show>
            <button class="button" classList={{ primary: !props.page().you.organiser }}>{t(me() ? "tournaments-return" : "tournaments-enter")}</button>
          </form>
        </Show>
        <p class="row">
          <button type="button" class="button quiet" onClick={() => void copyText(others.link(shareLink(`/tournaments/${it().id}`))).then(() => setCopied(true))}>{t(copied() ? "copied" : "tournaments-copy-link")}</button>
        </p>
      </section>
    </Show>
  );
}
