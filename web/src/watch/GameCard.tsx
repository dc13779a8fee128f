// A game in a list: its position, who plays, and how it stands.

import { Show, type JSX } from "solid-js";
import { t } from "../i18n";
import type { Side, Summary } from "../net/wire";
import { playerName, rulesName } from "../game/words";
import { resultText } from "../game/endings";
import { SideMark } from "../game/SideMark";
import { Figure } from "../pyramid/Figure";
import { GlobeFigure } from "../equator/GlobeFigure";
import { link } from "../shell/router";

interface GameCardProps {
  game: Summary;
  /** The sides of whoever looks, in his own lists. */
  you?: readonly Side[];
  /** How it stands; by default its result, or how many turns have been played. */
  note?: string;
}

export function GameCard(props: GameCardProps): JSX.Element {
  const seat = (i: number) => {
    const it = () => props.game.seats[i];
    return (
      <span class="row tight">
        <Show when={it()}>{(s) => <SideMark side={s().side} small />}</Show>
        <span class="clip">{playerName(it(), props.you ?? [])}</span>
        <Show when={it()?.on_vacation}><small class="muted">{t("on-vacation")}</small></Show>
      </span>
    );
  };
  return (
    <a class="card game-card" href={link(`/game/${props.game.id}`)}>
      <Show when={props.game.game === "pyramid"} fallback={<GlobeFigure position={props.game.position} />}>
        <Figure position={props.game.position} />
      </Show>
      <span class="stack tight">
        {seat(0)}{seat(1)}
        <small class="muted">{rulesName(props.game.rules)}</small>
        <small class="muted">{props.note ?? (props.game.result ? resultText(props.game.result) : t("ply-number", { ply: props.game.ply }))}</small>
      </span>
    </a>
  );
}
