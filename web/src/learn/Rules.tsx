// The rules in full, with drawings made from positions.

import { For, Show, type JSX } from "solid-js";
import { t, withLessons } from "../i18n";
import { createLoaded } from "../net/loader";
import type { GameKind } from "../net/wire";
import { Figure, type FigureProps } from "../pyramid/Figure";
import { GlobeFigure } from "../equator/GlobeFigure";

interface Chapter {
  readonly id: string;
  readonly figures: readonly Omit<FigureProps, "label">[];
  readonly globes?: readonly Parameters<typeof GlobeFigure>[0][];
}

const PYRAMID: readonly Chapter[] = [
  { id: "board", figures: [{ position: "................/........./..../. L" }] },
  { id: "goal", figures: [{ position: "LDLDDLDLLDLDDLDL/DLDLDLDLD/LDDL/. L", targets: ["j1"] }] },
  { id: "place", figures: [{ position: "LD..DL....D.L..D/........./..../. L", targets: ["e1"] }] },
  { id: "raise", figures: [{ position: "DL..LD......D..L/........./..../. L", targets: ["e1"], arrows: [["d4", "e1"]] }] },
  { id: "square", figures: [{ position: "LL..LL.DD..D..../........./..../. D", highlight: ["a1", "b1", "a2", "b2"] }, { position: "LD.DDD....LLD.LL/L......../..../. L", takeable: ["e1", "c3", "d3", "c4", "d4"] }] },
  { id: "end", figures: [{ position: "LDLDDLDLLDLDDLDL/DLDLDLDLD/LDDL/L D" }] },
  { id: "children", figures: [] },
  { id: "lines", figures: [{ position: "LLLLDD.D.D....../........./..../. D", highlight: ["a1", "b1", "c1", "d1"] }, { position: "DLDLLDDLDLLDLDLD/LLLD.D.../..../. D", highlight: ["e1", "f1", "g1"] }] },
  { id: "readings", figures: [] },
  { id: "notation", figures: [] },
];

const EQUATOR: readonly Chapter[] = [
  { id: "globe", figures: [], globes: [{ position: "...../...../........./...../..... B 0.0 - 0 0:0" }] },
  { id: "pawns", figures: [], globes: [{ position: "EDCBA/EDCBA/........./abcde/abcde B 1.0 - 0 0:0" }] },
  { id: "setup", figures: [] },
  { id: "battle", figures: [] },
  { id: "slide", figures: [], globes: [{ position: "EDCBA/.DCBA/.b...E.../a.cde/abcde B 1.2 il 0 0:0", ways: [["red o2", "red i2", "e2"]] }] },
  { id: "equal", figures: [], globes: [{ position: "E.CBA/EDCBA/....D..../abcde/abcde B 1.1 e3 0 0:0", struck: ["e3"], ways: [["red i4", "e4"]] }] },
  { id: "winner", figures: [], globes: [{ position: "E..BA/EDCBA/..Da..c../.b.de/abcde R 1.0 - 1 0:0", deciding: "e5" }] },
  { id: "capture", figures: [] },
  { id: "score", figures: [] },
  { id: "variants", figures: [] },
  { id: "notation", figures: [] },
];

export default function Rules(props: { game: GameKind }): JSX.Element {
  const ready = createLoaded(() => withLessons().then(() => true));
  const chapters = () => (props.game === "pyramid" ? PYRAMID : EQUATOR);
  return (
    <Show when={ready.value()}>
      <article class="page rules">
        <header>
          <p class="no-print"><a class="muted small" href="/learn">← {t("learn")}</a></p>
          <h1>{t(`rules-of-${props.game}`)}</h1>
          <p class="lead">{t(`rules-of-${props.game}-lead`)}</p>
        </header>
        <For each={chapters()}>
          {(chapter) => (
            <section class="chapter">
              <div class="stack tight">
                <h2>{t(`rule-${props.game}-${chapter.id}`)}</h2>
                <For each={t(`rule-${props.game}-${chapter.id}-text`).split("\n").filter(Boolean)}>{(paragraph) => <p>{paragraph}</p>}</For>
              </div>
              <div class="figures">
                <For each={chapter.figures}>{(figure) => <Figure {...figure} crop={chapter.id === "board" ? "board" : "field"} label={t(`rule-${props.game}-${chapter.id}`)} />}</For>
                <For each={chapter.globes ?? []}>{(figure) => <GlobeFigure {...figure} label={t(`rule-${props.game}-${chapter.id}`)} />}</For>
              </div>
            </section>
          )}
        </For>
      </article>
    </Show>
  );
}
