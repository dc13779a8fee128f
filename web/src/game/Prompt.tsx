// The sentence that tells what to do, over the board and large enough to be
// read at arm's length.

import { Show, type JSX } from "solid-js";

/** Where things stand. The accent means: your move, and nothing else. */
export interface Status {
  readonly title: string;
  readonly line?: string | undefined;
  readonly tone: "yours" | "theirs" | "waiting" | "offline" | "won" | "lost" | "over";
}

/** Whether the game is over. */
export function isOver({ tone }: Status): boolean {
  return tone === "won" || tone === "lost" || tone === "over";
}

/** What can be done now: a title only if something has happened. */
export interface Hint {
  readonly title?: string | undefined;
  readonly line: string;
}

interface PromptProps {
  status: Status;
  hint: Hint | undefined;
  /** Why the last click did nothing. */
  refused: string | undefined;
}

export function Prompt(props: PromptProps): JSX.Element {
  const hint = () => (props.status.tone === "yours" ? props.hint : undefined);
  const tone = () => (isOver(props.status) ? `${props.status.tone} over` : props.status.tone);
  const line = () => props.refused ?? hint()?.line ?? props.status.line;
  return (
    <div class={`status prompt ${tone()}`} role="status">
      <strong>{hint()?.title ?? props.status.title}</strong>
      <Show when={line()}><span classList={{ refused: props.refused !== undefined }}>{line()}</span></Show>
    </div>
  );
}
