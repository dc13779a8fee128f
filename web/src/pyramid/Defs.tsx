// Paints and ball shapes, defined once per page and used by every drawing.

import type { JSX } from "solid-js";

export function BoardDefs(): JSX.Element {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true">
      <defs>
        <radialGradient id="wood-light" cx="37%" cy="30%" r="76%">
          <stop offset="0" stop-color="#fdf3da" />
          <stop offset="0.25" stop-color="#f3dfb4" />
          <stop offset="0.6" stop-color="#dfbd83" />
          <stop offset="0.86" stop-color="#b98c50" />
          <stop offset="1" stop-color="#916634" />
        </radialGradient>
        <radialGradient id="wood-dark" cx="37%" cy="30%" r="76%">
          <stop offset="0" stop-color="#8d5b44" />
          <stop offset="0.25" stop-color="#683c2b" />
          <stop offset="0.6" stop-color="#46241a" />
          <stop offset="0.88" stop-color="#29120c" />
          <stop offset="1" stop-color="#1a0a06" />
        </radialGradient>
        <radialGradient id="gleam">
          <stop offset="0" stop-color="#fff" stop-opacity="0.85" />
          <stop offset="0.5" stop-color="#fff" stop-opacity="0.35" />
          <stop offset="1" stop-color="#fff" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="bounce" cx="62%" cy="86%" r="46%">
          <stop offset="0" stop-color="#e09a55" stop-opacity="0.42" />
          <stop offset="1" stop-color="#e09a55" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="contact">
          <stop offset="0" stop-color="#1a0b03" stop-opacity="0.75" />
          <stop offset="0.6" stop-color="#1a0b03" stop-opacity="0.42" />
          <stop offset="1" stop-color="#1a0b03" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="room-shadow">
          <stop class="room-dark" offset="0.5" stop-opacity="0.5" />
          <stop class="room-dark" offset="1" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="hollow" cx="50%" cy="58%">
          <stop offset="0" stop-color="#a5672f" />
          <stop offset="0.55" stop-color="#8a5124" />
          <stop offset="1" stop-color="#5c3213" />
        </radialGradient>
        <linearGradient id="plank" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#c98546" />
          <stop offset="0.5" stop-color="#b5713a" />
          <stop offset="1" stop-color="#96592b" />
        </linearGradient>
        <linearGradient id="field" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#d3935a" />
          <stop offset="1" stop-color="#ab6c38" />
        </linearGradient>
        <radialGradient id="globe" cx="38%" cy="30%" r="80%">
          <stop offset="0" stop-color="#f6ecd4" />
          <stop offset="0.55" stop-color="#e6d3a9" />
          <stop offset="1" stop-color="#bf9f66" />
        </radialGradient>
        <radialGradient id="inner-globe" cx="42%" cy="36%" r="75%">
          <stop offset="0" stop-color="#fffaf0" stop-opacity="0.55" />
          <stop offset="1" stop-color="#d9bf8a" stop-opacity="0.1" />
        </radialGradient>
        <radialGradient id="pawn-blue" cx="35%" cy="28%" r="80%">
          <stop offset="0" stop-color="#6fa8ea" />
          <stop offset="0.5" stop-color="#2f68b4" />
          <stop offset="1" stop-color="#163d74" />
        </radialGradient>
        <radialGradient id="pawn-red" cx="35%" cy="28%" r="80%">
          <stop offset="0" stop-color="#ee8673" />
          <stop offset="0.5" stop-color="#b93a2f" />
          <stop offset="1" stop-color="#7c1a14" />
        </radialGradient>
        <marker id="arrow-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.500" markerHeight="4.500" orient="auto-start-reverse">
          <path d="M0 0L10 5L0 10z" fill="#7ff0e0" />
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
