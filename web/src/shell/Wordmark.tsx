import type { JSX } from "solid-js";

/** Three balls, one on two. */
export function Wordmark(): JSX.Element {
  return (
    <svg viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
      <circle cx="-.5" cy=".48" r=".5" fill="url(#wood-light)" />
      <circle cx=".5" cy=".48" r=".5" fill="url(#wood-dark)" />
      <circle cy="-.4" r=".5" fill="url(#wood-light)" />
    </svg>
  );
}
