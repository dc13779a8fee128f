// Whoever challenges somebody much stronger or weaker is offered a handicap.

import { Show, createEffect, createSignal, on, onCleanup, type JSX } from "solid-js";
import { rulesName } from "../game/words";
import { t } from "../i18n";
import { createLoader } from "../net/loader";
import { people } from "../net/people";
import { openingWinner } from "./handicaps";
import { hasHandicap, offeredTo, taken, withoutHandicap } from "./offered";
import type { Wishes } from "./wishes";

/** Who types is not asked after at every letter. */
const TYPING_MS = 500;

export default function HandicapOffer(props: { wishes: Wishes; change: (change: Partial<Wishes>) => void }): JSX.Element {
  const [name, setName] = createSignal(props.wishes.player.trim());
  createEffect(on(() => props.wishes.player.trim(), (next) => {
    const timer = setTimeout(() => setName(next), TYPING_MS);
    onCleanup(() => clearTimeout(timer));
  }, { defer: true }));
  const both = createLoader(() => name() || undefined, async (player) => {
    const me = (await people.me())?.name;
    // Somebody without a name has no ratings.
    if (!me) return undefined;
    const [mine, theirs] = await Promise.all([people.profile(me), people.profile(player)]);
    return { player, mine, theirs };
  });
  // Whoever is not found is told so when the game is asked for.
  const offered = () => {
    const known = both.error() ? undefined : both.value();
    return known && known.player === props.wishes.player.trim() ? offeredTo("pyramid", known.mine, known.theirs) : undefined;
  };
  return (
    <Show when={hasHandicap(props.wishes.pyramidRules)} fallback={
      <Show when={offered()}>
        {(it) => (
          <div class="notice stack tight">
            <p>{t("handicap-offer", { name: name(), theirs: String(it().theirs), mine: String(it().mine), balls: it().balls, who: it().mine > it().theirs ? "you" : "other" })}</p>
            <p><button type="button" class="button" onClick={() => props.change(taken(props.wishes, it(), Math.random() < 0.5))}>{t("handicap-take")}</button></p>
          </div>
        )}
      </Show>
    }>
      <div class="notice stack tight">
        <p>
          <strong>{rulesName(props.wishes.pyramidRules)}.</strong>{" "}
          <Show when={openingWinner(props.wishes.pyramidRules)} fallback={t("handicap-unknown")}>{(winner) => t(`handicap-wins-${winner()}`)}</Show>
        </p>
        <p><button type="button" class="button" onClick={() => props.change(withoutHandicap(props.wishes))}>{t("handicap-leave")}</button></p>
      </div>
    </Show>
  );
}
