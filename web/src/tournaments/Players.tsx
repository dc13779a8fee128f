// Who takes part, and what an organiser does about them.

import { For, Show, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import type { TournamentAct } from "../net/wire";
import { tournaments } from "./calls";
import { Menu } from "./Menu";
import type { Shown } from "./TournamentPage";

export function Players(props: Shown): JSX.Element {
  const it = () => props.page().tournament;
  const organises = () => props.page().you.organiser;
  const act = (what: TournamentAct) => props.change(() => tournaments.act(it(), what));
  const [renaming, setRenaming] = createSignal<string>();
  const [name, setName] = createSignal("");
  const nextRound = () => it().rounds.length + 1;
  return (
    <ul class="player-list">
      <For each={it().players} fallback={<li class="muted">{t("tournaments-nobody")}</li>}>
        {(player) => (
          <li classList={{ gone: player.left }}>
            <span class="grow">
              {player.name}
              <Show when={player.rating}>{(rating) => <span class="muted"> {rating()}</span>}</Show>
              <Show when={player.team}>{(team) => <span class="muted"> · {team()}</span>}</Show>
              <Show when={player.left}><span class="muted"> · {t("tournaments-left")}</span></Show>
              <Show when={player.excused?.length}><span class="muted"> · {t("tournaments-excused", { rounds: player.excused!.join(", ") })}</span></Show>
            </span>
            <Show when={organises() && it().phase !== "over"}>
              <Menu class="quiet square" text="…" label={t("tournaments-about", { name: player.name })}>
                <button type="button" class="button" onClick={() => void act({ type: player.left ? "return" : "withdraw", player: player.name })}>{t(player.left ? "tournaments-let-return" : "tournaments-withdraw")}</button>
                <Show when={it().format === "swiss" && !player.left && nextRound() <= (it().planned ?? 0)}>
                  <button type="button" class="button" onClick={() => void act({ type: "excuse", player: player.name, round: nextRound() })}>{t("tournaments-excuse", { round: nextRound() })}</button>
                </Show>
                <form class="row" onSubmit={(event) => { event.preventDefault(); const team = new FormData(event.currentTarget).get("team"); void act({ type: "join", player: player.name, team: typeof team === "string" && team.trim() ? team : null }); }}>
                  <label class="field grow"><span>{t("tournaments-team")}</span><input class="input" name="team" maxlength="60" value={player.team ?? ""} /></label>
                  <button class="button">{t("tournaments-save")}</button>
                </form>
                <button type="button" class="button" onClick={() => { setRenaming(player.name); setName(player.name); }}>{t("tournaments-rename")}</button>
                <Show when={renaming() === player.name}>
                  <form class="row" onSubmit={(event) => { event.preventDefault(); void act({ type: "rename", player: player.name, name: name() }).then((done) => { if (done) setRenaming(undefined); }); }}>
                    <label class="field grow"><span>{t("tournaments-new-name")}</span><input class="input" maxlength="60" value={name()} onInput={(event) => setName(event.currentTarget.value)} /></label>
                    <button class="button primary">{t("tournaments-save")}</button>
                  </form>
                </Show>
              </Menu>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}
