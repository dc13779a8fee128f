// Line icons, drawn for this site.

import type { JSX } from "solid-js";

const PATHS = {
  pyramid: "M4 17l8 4 8-4-8-4zM4 17l8-13 8 13M12 13V4",
  layers: "M4 17l8 4 8-4M6 12l6 3 6-3-6-3zM9 6l3 1.5L15 6l-3-1.5z",
  plan: "M4 4h7v7H4zM14 4h6v6h-6zM14 14h4v4h-4zM6 15h3v3H6z",
  names: "M5 18l3.5-10h1L13 18M6.2 15h5.6M16 9l2-1.5V18M16 18h4",
  play: "M12 3.5a4 4 0 0 1 4 4 4 4 0 0 1-8 0 4 4 0 0 1 4-4zM7.5 12a4 4 0 1 0 4 4 4 4 0 0 0-4-4zM16.500 12a4 4 0 1 0 4 4 4 4 0 0 0-4-4z",
  analysis: "M4 19V5M4 19h16M7 15l4-5 3 3 5-7",
  learn: "M12 6.500C10 5 7 4.500 4 5v13c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500zM12 6.500V19",
  puzzle: "M10 4.500a2 2 0 1 1 4 0V6h4v4h1.500a2 2 0 1 1 0 4H18v5h-5v-1.500a2 2 0 1 0-4 0V19H5v-5h1.500a2 2 0 1 0 0-4H5V6h5z",
  watch: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  trophy: "M8 4h8v5.500a4 4 0 0 1-8 0zM8 5.500H4.500c0 3 1.500 4.500 3.500 4.500M16 5.500h3.500c0 3-1.500 4.500-3.500 4.500M12 13.500V19M8 20h8",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5",
  sound: "M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9a4.500 4.500 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
  mute: "M4 9.500v5h3.500L12 19V5L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5",
  pause: "M8 5v14M16 5v14",
  talk: "M4 5h16v11h-8l-5 4v-4H4z",
  first: "M6 5v14M18 5l-9 7 9 7z",
  back: "M15 5l-8 7 8 7",
  forward: "M9 5l8 7-8 7",
  last: "M18 5v14M6 5l9 7-9 7z",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  print: "M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z",
  people: "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3.500 2.500 3.500 5.500",
  person: "M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20.500c0-4.500 3.500-6.500 7.500-6.500s7.500 2 7.500 6.500",
  computer: "M4 5h16v11H4zM9 20h6M12 16v4",
  screen: "M5 3h9v13H5zM16 9h4v12h-8v-3M9.500 13.500h0",
  lobby: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  close: "M6 6l12 12M18 6L6 18",
  help: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.300 9.500a2.700 2.700 0 0 1 5.400 0c0 2-2.700 2-2.700 4M12 16.800v.1",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon(props: { name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      <path d={PATHS[props.name]} />
    </svg>
  );
}
