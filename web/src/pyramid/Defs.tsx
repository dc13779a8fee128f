// Paints and ball shapes, defined once per page and used by every drawing.

import type { JSX } from "solid-js";

export function BoardDefs(): JSX.Element {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true">
      <defs>
        <radialGradient id="wood-light" cx="37%" cy="30%" r="76%">
          <stop offset="0" stop-color="var(--light-0)" />
          <stop offset="0.25" stop-color="var(--light-1)" />
          <stop offset="0.6" stop-color="var(--light-2)" />
          <stop offset="0.86" stop-color="var(--light-3)" />
          <stop offset="1" stop-color="var(--light-4)" />
        </radialGradient>
        <radialGradient id="wood-dark" cx="37%" cy="30%" r="76%">
          <stop offset="0" stop-color="var(--dark-0)" />
          <stop offset="0.25" stop-color="var(--dark-1)" />
          <stop offset="0.6" stop-color="var(--dark-2)" />
          <stop offset="0.88" stop-color="var(--dark-3)" />
          <stop offset="1" stop-color="var(--dark-4)" />
        </radialGradient>
        <radialGradient id="gleam">
          <stop offset="0" stop-color="#fff" stop-opacity="0.85" />
          <stop offset="0.5" stop-color="#fff" stop-opacity="0.35" />
          <stop offset="1" stop-color="#fff" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="bounce" cx="62%" cy="86%" r="46%">
          <stop offset="0" stop-color="var(--bounce)" stop-opacity="0.42" />
          <stop offset="1" stop-color="var(--bounce)" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="contact">
          <stop offset="0" stop-color="#1a0b03" stop-opacity="0.75" />
          <stop offset="0.6" stop-color="#1a0b03" stop-opacity="0.42" />
          <stop offset="1" stop-color="#1a0b03" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="touch">
          <stop offset="0" stop-color="#1a0b03" stop-opacity="0.62" />
          <stop offset="0.5" stop-color="#1a0b03" stop-opacity="0.26" />
          <stop offset="1" stop-color="#1a0b03" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="room-shadow">
          <stop class="room-dark" offset="0.5" stop-opacity="0.5" />
          <stop class="room-dark" offset="1" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="hollow" cx="50%" cy="62%">
          <stop offset="0" stop-color="var(--hollow-1)" />
          <stop offset="0.6" stop-color="var(--hollow-2)" />
          <stop offset="1" stop-color="var(--hollow-3)" />
        </radialGradient>
        <linearGradient id="groove" x1="0" y1="0" x2="0.25" y2="1">
          <stop offset="0" stop-color="var(--hollow-3)" />
          <stop offset="0.45" stop-color="var(--hollow-2)" />
          <stop offset="1" stop-color="var(--hollow-1)" />
        </linearGradient>
        <linearGradient id="plank" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="var(--plank-1)" />
          <stop offset="0.5" stop-color="var(--plank-2)" />
          <stop offset="1" stop-color="var(--plank-3)" />
        </linearGradient>
        <clipPath id="unit-ball"><circle r="1" /></clipPath>
        <radialGradient id="globe" cx="38%" cy="30%" r="80%">
          <stop offset="0" stop-color="var(--globe-1)" />
          <stop offset="0.55" stop-color="var(--globe-2)" />
          <stop offset="1" stop-color="var(--globe-3)" />
        </radialGradient>
        <radialGradient id="inner-globe" cx="42%" cy="36%" r="75%">
          <stop offset="0" stop-color="#fffaf0" stop-opacity="0.55" />
          <stop offset="1" stop-color="#d9bf8a" stop-opacity="0.1" />
        </radialGradient>
        <radialGradient id="pawn-blue" cx="35%" cy="28%" r="80%">
          <stop offset="0" stop-color="var(--blue-1)" />
          <stop offset="0.5" stop-color="var(--blue-2)" />
          <stop offset="1" stop-color="var(--blue-3)" />
        </radialGradient>
        <radialGradient id="pawn-red" cx="35%" cy="28%" r="80%">
          <stop offset="0" stop-color="var(--red-1)" />
          <stop offset="0.5" stop-color="var(--red-2)" />
          <stop offset="1" stop-color="var(--red-3)" />
        </radialGradient>
        <radialGradient id="pawn-nobody" cx="35%" cy="28%" r="80%">
          <stop offset="0" stop-color="var(--nobody-1)" />
          <stop offset="1" stop-color="var(--nobody-2)" />
        </radialGradient>
        <marker id="best-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.200" markerHeight="3.200" orient="auto">
          <path d="M0 0L10 5L0 10z" fill="#fff3d0" />
        </marker>
        <marker id="arrow-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.500" markerHeight="4.500" orient="auto-start-reverse">
          <path d="M0 0L10 5L0 10z" fill="var(--mark)" />
        </marker>
        {/* The grain stays inside the unit circle, so no clipping is needed. */}
        <g id="grain" fill="none" stroke-linecap="round">
          <path d="M-.86 .12C-.4 -.2 .3 -.22 .84 .16" />
          <path d="M-.78 .4C-.3 .06 .3 .04 .76 .42" />
          <path d="M-.55 .66C-.2 .4 .22 .4 .54 .68" />
          <path d="M-.82 -.2C-.4 -.5 .36 -.54 .82 -.16" />
          <path d="M-.62 -.52C-.3 -.76 .3 -.78 .64 -.5" />
        </g>
      </defs>
    </svg>
  );
}
