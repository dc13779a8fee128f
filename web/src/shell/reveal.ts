// Brings what has just been said into sight without moving the board.

const GAP = 10;

/** The button to go on with gets the focus, and is shown with what was said. */
export function goOnAt(said: HTMLElement): void {
  said.querySelector<HTMLElement>(".button")?.focus({ preventScroll: true });
  reveal(said);
}

/**
 * Scrolls what scrolls under the board as little as it takes: a panel that
 * does so by itself, or the page where the board stays. Where something is too
 * long, its beginning is shown.
 */
export function reveal(said: HTMLElement): void {
  const panel = said.closest<HTMLElement>(".panel");
  const stage = said.closest(".table")?.querySelector(".stage");
  if (!panel || !stage) return;
  const here = said.getBoundingClientRect();
  if (panel.scrollHeight > panel.clientHeight) {
    const whole = panel.getBoundingClientRect();
    panel.scrollTop += wayTo(here, whole.top, whole.bottom);
  } else if (stays(stage)) {
    scrollBy(0, wayTo(here, stage.clientHeight, innerHeight));
  }
}

/** Whether the board stays where it is when the page under it is scrolled. */
const stays = (stage: Element) => getComputedStyle(stage).position === "sticky" && stage.parentElement!.clientWidth === stage.clientWidth;

function wayTo(here: DOMRect, top: number, bottom: number): number {
  return Math.max(0, Math.min(here.bottom - bottom + GAP, here.top - top - GAP));
}
