// How much of something is done.

import type { JSX } from "solid-js";

export function Progress(props: { done: number; label: string }): JSX.Element {
  const percent = () => Math.round(props.done * 100);
  return (
    <div class="progress" role="progressbar" aria-label={props.label} aria-valuenow={percent()} aria-valuemin="0" aria-valuemax="100">
      <div style={{ width: `${percent()}%` }} />
    </div>
  );
}
