// The rules in full, with drawings made from positions.

import { For, Show, type JSX } from "solid-js";
import { t, withTexts, type MessageId } from "../i18n";
import { createLoaded } from "../net/loader";
import type { GameKind } from "../net/wire";
import { Figure, type FigureProps } from "../pyramid/Figure";
import { GlobeFigure } from "../equator/GlobeFigure";
import { Notation } from "./Notation";

/** Every chapter that the texts tell: `pyramid-board` and so on. */
type ChapterId = MessageId extends infer Id ? Id extends `rule-${infer Chapter}-text` ? Chapter : never : never;

interface Chapter {
  readonly id: ChapterId;
  readonly figures: readonly Omit<FigureProps, "label">[];
  readonly globes?: readonly Parameters<typeof GlobeFigure>[0][];
}

const PYRAMID: readonly Chapter[] = [
  { id: "pyramid-board", figures: [{ position: "................/........./..../. L" }] },
  { id: "pyramid-goal", figures: [{ position: "LDLDDLDLLDLDDLDL/DLDLDLDLD/LDDL/. L", targets: ["j1"] }] },
  { id: "pyramid-place", figures: [{ position: "LD..DL....D.L..D/........./..../. L", targets: ["e1"] }] },
  { id: "pyramid-raise", figures: [{ position: "DL..LD......D..L/........./..../. L", targets: ["e1"], arrows: [["d4", "e1"]] }] },
  { id: "pyramid-square", figures: [{ position: "LL..LL.DD..D..../........./..../. D", highlight: ["a1", "b1", "a2", "b2"] }, { position: "LD.DDD....LLD.LL/L......../..../. L", takeable: ["e1", "c3", "d3", "c4", "d4"] }] },
  { id: "pyramid-combined", figures: [{ position: "DLDDLDL.DDD....L/LL.L...../..../. L", targets: ["f2"], arrows: [["d4", "f2"]] }, { position: "DLDDLDL.DDD...../LL.LL..../..../. L", highlight: ["e1", "f1", "e2", "f2"], takeable: ["e1", "f1", "e2", "f2"] }] },
  { id: "pyramid-end", figures: [{ position: "LDLDDLDLLDLDDLDL/DLDLDLDLD/LDDL/L D" }] },
  { id: "pyramid-children", figures: [] },
  { id: "pyramid-lines", figures: [{ position: "LLLLDD.D.D....../........./..../. D", highlight: ["a1", "b1", "c1", "d1"] }, { position: "DLDLLDDLDLLDLDLD/LLLD.D.../..../. D", highlight: ["e1", "f1", "g1"] }] },
  { id: "pyramid-readings", figures: [] },
  { id: "pyramid-notation", figures: [] },
];

const EQUATOR: readonly Chapter[] = [
  { id: "equator-globe", figures: [], globes: [{ position: "...../...../........./...../..... B 0.0 - 0 0:0" }] },
  { id: "equator-pawns", figures: [], globes: [{ position: "EDCBA/EDCBA/........./abcde/abcde B 1.0 - 0 0:0" }] },
  { id: "equator-setup", figures: [] },
  { id: "equator-battle", figures: [] },
  { id: "equator-slide", figures: [], globes: [{ position: "EDCBA/.DCBA/.b...E.../a.cde/abcde B 1.2 il 0 0:0", ways: [["red o2", "red i2", "e2"]] }] },
  { id: "equator-equal", figures: [], globes: [{ position: "E.CBA/EDCBA/....D..../abcde/abcde B 1.1 e3 0 0:0", struck: ["e3"], ways: [["red i4", "e4"]] }] },
  { id: "equator-winner", figures: [], globes: [{ position: "E..BA/EDCBA/..Da..c../.b.de/abcde R 1.0 - 1 0:0", deciding: "e5" }] },
  { id: "equator-capture", figures: [] },
  { id: "equator-score", figures: [] },
  { id: "equator-advice", figures: [] },
  { id: "equator-variants", figures: [] },
  { id: "equator-history", figures: [] },
  { id: "equator-notation", figures: [] },
];

export default function Rules(props: { game: GameKind }): JSX.Element {
  const ready = createLoaded(() => withTexts("lessons").then(() => true));
  return (
    <Show when={ready.value()}>
      <article class="page rules">
        <header>
          <p class="no-print"><a class="muted small" href="/learn">← {t("learn")}</a></p>
          <h1>{t(`rules-of-${props.game}`)}</h1>
          <p class="lead">{t(`rules-of-${props.game}-lead`)}</p>
        </header>
        <RuleChapters game={props.game} />
      </article>
    </Show>
  );
}

/** The chapters alone, as they are also read beside a game. */
export function RuleChapters(props: { game: GameKind }): JSX.Element {
  const ready = createLoaded(() => withTexts("lessons").then(() => true));
  const chapters = () => (props.game === "pyramid" ? PYRAMID : EQUATOR);
  return (
    <Show when={ready.value()}>
      <For each={chapters()}>
        {(chapter) => (
          <section class="chapter">
            <div class="stack tight">
              <h2>{t(`rule-${chapter.id}`)}</h2>
              <For each={t(`rule-${chapter.id}-text`).split("\n").filter(Boolean)}>{(paragraph) => <p>{paragraph}</p>}</For>
            </div>
            <div class="figures">
              <For each={chapter.figures}>{(figure) => <Figure {...figure} crop={chapter.id === "pyramid-board" ? "board" : "field"} label={t(`rule-${chapter.id}`)} />}</For>
              <For each={chapter.globes ?? []}>{(figure) => <GlobeFigure {...figure} label={t(`rule-${chapter.id}`)} />}</For>
              <Show when={chapter.id === "pyramid-notation" || chapter.id === "equator-notation"}><Notation game={props.game} label={t(`rule-${chapter.id}`)} /></Show>
            </div>
          </section>
        )}
      </For>
    </Show>
  );
}
