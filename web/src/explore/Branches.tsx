// The turns of a position, each kind once: what they are worth, what they leave
// the opponent, and how those who played them have fared.

import { For, Index, Show, createMemo, type JSX } from "solid-js";
import { t } from "../i18n";
import { valueShape } from "../game/words";
import type { Explored, ExploredTurn } from "../net/wire";
import { link } from "../shell/router";
import { SHORT, turnsOf, type Tree } from "./tree";
import { certainText, repliesText } from "./words";

interface BranchesProps {
  tree: Tree;
  explored: Explored;
  /** The page of a turn. */
  pathOf: (turn: string) => string;
  /** The turn with which the line goes on, if there is one. */
  next: string | undefined;
  /** Turns that the board points at. */
  lit: () => ReadonlySet<string>;
  onPoint: (entry: ExploredTurn | undefined) => void;
}

export function Branches(props: BranchesProps): JSX.Element {
  const isNext = (entry: ExploredTurn) => props.next !== undefined && turnsOf(entry).includes(props.next);
  // What the board points at, and what the line goes on with, is in sight.
  const shown = createMemo(() => {
    const turns = props.explored.turns;
    if (props.tree.all()) return turns;
    const wanted = turns.slice(SHORT).filter((entry) => isNext(entry) || turnsOf(entry).some((turn) => props.lit().has(turn)));
    return [...wanted.slice(0, SHORT), ...turns.slice(0, SHORT)];
  });
  return (
    <section class="branches" aria-labelledby="branches" aria-busy={props.tree.counting()}>
      <h2 id="branches">{t("explore-branches", { count: props.explored.turns.length })}</h2>
      <ol>
        {/* By place, so that the focus stays where it is when good replies are counted. */}
        <Index each={shown()}>
          {(entry) => (
            <li>
              <a
                href={link(props.pathOf(isNext(entry()) ? props.next! : entry().turn))} class="branch" data-turn={entry().turn}
                classList={{ lit: turnsOf(entry()).some((turn) => props.lit().has(turn)), next: isNext(entry()) }}
                onPointerEnter={() => props.onPoint(entry())} onPointerLeave={() => props.onPoint(undefined)}
                onFocus={() => props.onPoint(entry())} onBlur={() => props.onPoint(undefined)}
              >
                <CertainSign value={entry().value} />
                <span class="branch-turn">
                  <span class="mono">{isNext(entry()) ? props.next : entry().turn}</span>
                  <Show when={entry().images.length > 0}>
                    <span class="alike" aria-hidden="true">×{1 + entry().images.length}</span>
                    <span class="visually-hidden">{`, ${t("explore-alike", { count: 1 + entry().images.length })}`}</span>
                  </Show>
                </span>
                <span class={`value-text ${entry().value?.kind ?? "unknown"}`}>{certainText(entry().value)}</span>
                <span class="branch-replies">{repliesText(entry())}</span>
                <Fared entry={entry()} />
              </a>
            </li>
          )}
        </Index>
      </ol>
      <Show when={props.explored.turns.length > SHORT}>
        <button type="button" class="button" onClick={() => props.tree.showAll(!props.tree.all())}>
          {props.tree.all() ? t("show-fewer") : t("show-all", { count: props.explored.turns.length })}
        </button>
      </Show>
      <Show when={props.explored.turns.some(({ played }) => played) && !props.explored.turns.some(wasPlayed)}>
        <p class="muted small">{t("explore-never-played")}</p>
      </Show>
    </section>
  );
}

type Count = NonNullable<ExploredTurn["played"]>["people"];

const games = ({ won, drawn, lost }: Count) => won + drawn + lost;
const wasPlayed = ({ played }: ExploredTurn) => played !== undefined && games(played.people) + games(played.computers) > 0;

/** How those who played a turn have fared: a bar for people, one for computers. */
function Fared(props: { entry: ExploredTurn }): JSX.Element {
  const counts = () => {
    const { played } = props.entry;
    if (!played) return [];
    return ([["explore-people", played.people], ["explore-computers", played.computers]] as const).filter(([, count]) => games(count) > 0);
  };
  return (
    <For each={counts()}>
      {([id, { won, drawn, lost }]) => (
        <span class="fared">
          <span>{t(id, { won, drawn, lost })}</span>
          <span class="fared-bar" aria-hidden="true">
            <For each={[["win", won], ["draw", drawn], ["loss", lost]] as const}>
              {([kind, many]) => <Show when={many > 0}><span class={kind} style={{ "flex-grow": many }} /></Show>}
            </For>
          </span>
        </span>
      )}
    </For>
  );
}

/** Triangle up: win; bar: draw; triangle down: loss; a dot where nothing is certain. */
export function CertainSign(props: { value: ExploredTurn["value"] }): JSX.Element {
  return (
    <svg class={`value-sign ${props.value?.kind ?? "unknown"}`} viewBox="0 0 12 12" width="14" height="14" aria-hidden="true">
      <Show when={props.value} fallback={<circle cx="6" cy="6" r="2" />}>
        {(value) => <path d={valueShape(value().kind === "draw" ? { kind: "draw" } : { kind: value().kind as "win" | "loss", plies: 0 })} />}
      </Show>
    </svg>
  );
}
