// What the games of a pairing begin with, where openings are balanced: the
// turns, and for whoever asks a drawing to set a wooden board up by.

import { For, Show, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import type { TournamentBallot } from "../net/wire";
import { Figure } from "../pyramid/Figure";

export function Ballots(props: { ballots: readonly TournamentBallot[] | undefined }): JSX.Element {
  return <For each={props.ballots}>{(ballot) => <Given ballot={ballot} />}</For>;
}

/** A drawing is made only once it is asked for: there may be a hundred boards. */
function Given(props: { ballot: TournamentBallot }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <details class="ballot" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="small">{t("tournaments-ballot", { turns: props.ballot.turns })}</summary>
      <Show when={open()}><BallotFigure ballot={props.ballot} /><p class="muted small">{t("tournaments-ballots-note")}</p></Show>
    </details>
  );
}

export function BallotFigure(props: { ballot: TournamentBallot }): JSX.Element {
  return <Figure position={props.ballot.position} crop="field" label={props.ballot.turns} />;
}
