// When a game is over: one large way to the next, and the review beside it.

import { Show, type JSX } from "solid-js";
import { t } from "../i18n";
import type { Action, State } from "../net/wire";
import { link } from "../shell/router";
import { isAsked, isOffered } from "./Notes";

interface AfterwardsProps {
  state: State;
  act: (action: Action) => void;
}

export function Afterwards(props: AfterwardsProps): JSX.Element {
  const seated = () => props.state.you.length > 0;
  const asked = () => isAsked(props.state, "rematch");
  return (
    <div class="afterwards">
      <Show
        when={props.state.next}
        fallback={
          <Show when={seated()} fallback={<a class="button primary big" href={link("/")}>{t("new-game")}</a>}>
            <button type="button" class="button primary big" disabled={asked()} onClick={() => props.act({ type: "offer", what: "rematch" })}>
              {t(asked() ? "asked-rematch" : isOffered(props.state, "rematch") ? "accept-rematch" : "ask-rematch")}
            </button>
          </Show>
        }
      >
        {(next) => <a class="button primary big" href={link(`/game/${next()}`)}>{t("next-game")}</a>}
      </Show>
      <Show when={props.state.result?.by !== "aborted"}>
        <a class="button big" href={link(`/analysis?game=${props.state.game}`)}>{t("review-game")}</a>
      </Show>
    </div>
  );
}
