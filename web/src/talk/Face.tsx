// The faces, drawn for this site.

import { Show, type JSX } from "solid-js";
import { isFace, phraseText } from "./phrases";
import type { Phrase } from "../net/wire";

const EYES = "M9 9.500v1.500M15 9.500v1.500";
const DRAWN: Partial<Record<Phrase, string>> = {
  smile: `${EYES}M7.500 14c1.200 2 2.700 3 4.500 3s3.300-1 4.500-3`,
  surprise: `${EYES}M12 14a1.700 1.900 0 1 0 0 3.800 1.700 1.900 0 0 0 0-3.800`,
  sorrow: `${EYES}M8 17c1-1.600 2.300-2.300 4-2.300s3 .7 4 2.300`,
};
/** A head, or two hands that clap. */
const HEAD = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z";
const HANDS = "M6 13l5-5.500a1.200 1.200 0 0 1 1.900 1.500L11 11.500l4.500-4.500a1.200 1.200 0 0 1 1.700 1.700L13.500 12.500l4-3.300a1.200 1.200 0 0 1 1.500 1.800l-4 3.700 2.600-1.600a1.100 1.100 0 0 1 1.200 1.900L13 19.500c-2.500 1.600-5 1.200-6.500-.5S4.500 14.700 6 13zM5 5l1.500 2M9.500 2.500V5M2.500 8.500L5 9.500";

/** A face, with what it shows for those who cannot see it; words as they are. */
export function Spoken(props: { phrase: Phrase }): JSX.Element {
  return (
    <Show when={isFace(props.phrase)} fallback={phraseText(props.phrase)}>
      <svg class="face" viewBox="0 0 24 24" role="img" aria-label={phraseText(props.phrase)}>
        <path d={props.phrase === "applause" ? HANDS : `${HEAD}${DRAWN[props.phrase] ?? ""}`} />
      </svg>
    </Show>
  );
}
