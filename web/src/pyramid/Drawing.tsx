// A scene in lines: where there is no picture yet, where there can be none, on
// paper, in lists and in lessons.

import { For, Show, createMemo, untrack, type JSX } from "solid-js";
import { Ball, grainOf } from "./Ball";
import { Base, Plate, WoodShadows } from "./Base";
import { placeOf } from "./cells";
import type { Layout, Spot } from "./layout";
import { itemsOf, type Item, type Scene } from "./scene";
import { BALL, centre, isCarved, reserveBall, type Part } from "./space";

/** Moves a drawing of radius 1 to where it is seen. */
export function placed(spot: Spot): string {
  return `translate(${spot.x.toFixed(3)} ${spot.y.toFixed(3)}) scale(${spot.r.toFixed(3)})`;
}

export function Drawing(props: { scene: Scene; layout: Layout; part?: Part }): JSX.Element {
  const part = () => props.part ?? "board";
  const items = createMemo(() => itemsOf(props.scene, props.layout).filter(({ kind }) => part() === "board" || kind !== "reserve"));
  const lying = createMemo(() => {
    const { balls, reserve, arrangement } = props.scene;
    const onWood = [...balls.keys()].filter((cell) => isCarved(cell, arrangement)).map((cell) => ({ at: centre(cell, arrangement), radius: BALL }));
    const inGrooves = (["light", "dark"] as const).flatMap((color) =>
      Array.from({ length: part() === "field" ? 0 : Math.max(0, reserve[color]) }, (_, slot) => reserveBall(color, slot, arrangement)));
    return [...onWood, ...inGrooves.map(({ centre: at, radius }) => ({ at, radius }))];
  });
  // Keyed by what a thing is, not by its newest description, so that the
  // drawing is kept and only moves.
  const byId = createMemo(() => new Map(items().map((item) => [item.id, item])));
  const levelOf = (id: string) => {
    const { kind, cell } = byId().get(id)!;
    return kind === "ball" || kind === "ghost" || kind === "glint" ? placeOf(cell!).level : 0;
  };
  const ids = (level: number) => items().map(({ id }) => id).filter((id) => props.scene.arrangement.kind !== "lifted" || levelOf(id) === level);

  const piece = (id: string) => {
    const first = untrack(() => byId().get(id)!);
    const item = createMemo<Item>((known) => byId().get(id) ?? known, first);
    const { kind, cell } = first;
    const marks = () => props.scene.marks;
    const here = (cells: Iterable<string>) => kind === "ball" && [...cells].includes(cell!);
    return (
      <g class={`piece ${kind} on-${first.color}`} transform={placed(item().spot)}>
        <Show when={kind !== "glint"} fallback={<circle r="1" />}>
          <Ball color={item().color} grain={grainOf(id)} contacts={item().contacts} />
        </Show>
        <Show when={here(props.scene.last)}><circle class="last" r="0.93" /></Show>
        <Show when={here(props.scene.completed.flat())}><circle class="lit" r="1" /></Show>
        <Show when={here(marks().raisable)}><circle class="ring" r="0.72" /></Show>
        <Show when={kind === "ball" && marks().lifted === cell}><circle class="ring chosen" r="0.72" /></Show>
        <Show when={here(marks().takeable)}>
          <circle class="ring" r="0.72" />
          <g class="minus"><circle r="0.3" /><path d="M-.15 0H.15" /></g>
        </Show>
      </g>
    );
  };
  return (
    <>
      <Base layout={props.layout} part={part()} />
      <WoodShadows layout={props.layout} lying={lying()} />
      <For each={ids(0)}>{piece}</For>
      <Show when={props.scene.arrangement.kind === "lifted"}>
        <For each={[1, 2, 3] as const}>
          {(level) => (
            <>
              <Plate layout={props.layout} level={level} />
              <For each={ids(level)}>{piece}</For>
            </>
          )}
        </For>
      </Show>
    </>
  );
}
