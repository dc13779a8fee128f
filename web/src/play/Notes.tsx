// What has to be answered or known at once, laid over the board: offers,
// answers, refusals. Nothing moves because of them.

import { Show, type JSX } from "solid-js";
import { t } from "../i18n";
import type { Live } from "../net/live";
import type { Action, Offer, State } from "../net/wire";
import { refusalText } from "../game/words";

interface NotesProps {
  state: State;
  live: Live;
  act: (action: Action) => void;
  dismiss: () => void;
}

/** Whether the opponent has offered this. */
export function isOffered({ offers, you }: State, what: Offer): boolean {
  const by = what === "undo" ? offers.undo?.by : offers[what];
  return by !== undefined && you.length === 1 && !you.includes(by);
}

/** Whether this is one's own offer, not answered yet. */
export function isAsked({ offers, you }: State, what: Offer): boolean {
  const by = what === "undo" ? offers.undo?.by : offers[what];
  return by !== undefined && you.includes(by);
}

export function Notes(props: NotesProps): JSX.Element {
  const Offered = (offer: { what: Offer }) => (
    <Show when={isOffered(props.state, offer.what)}>
      <div class="note" role="alert">
        <span>{t(`offered-${offer.what}`)}</span>
        <div class="row nowrap">
          <button type="button" class="button primary grow" onClick={() => props.act({ type: "offer", what: offer.what })}>{t("accept")}</button>
          <button type="button" class="button grow" onClick={() => props.act({ type: "decline", what: offer.what })}>{t("decline")}</button>
        </div>
      </div>
    </Show>
  );
  const computer = () => props.state.seats.some(({ side, player }) => player?.kind === "engine" && !props.state.you.includes(side));
  const said = () => {
    const { refusal, declined } = props.live;
    if (refusal) return refusalText(refusal);
    return declined ? t(`declined-${declined}`, { who: computer() ? "computer" : "opponent" }) : undefined;
  };
  return (
    <div class="notes no-print">
      <Offered what="draw" /><Offered what="undo" /><Offered what="rematch" />
      <Show when={said()}>
        {(text) => (
          <div class="note row nowrap" classList={{ warning: props.live.refusal !== undefined }} role="alert">
            <span class="grow">{text()}</span>
            <button type="button" class="button quiet" onClick={props.dismiss}>{t("close")}</button>
          </div>
        )}
      </Show>
    </div>
  );
}
