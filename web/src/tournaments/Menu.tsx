// A button that shows more: what is in it exists only while it is open.

import { Show, createSignal, type JSX } from "solid-js";

export function Menu(props: { text: string; label?: string; class: string; children: JSX.Element }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  let button!: HTMLButtonElement;
  const left = (event: FocusEvent & { currentTarget: HTMLElement }) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const escaped = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open()) return;
    setOpen(false);
    button.focus();
  };
  return (
    <div class="menu" onFocusOut={left} onKeyDown={escaped}>
      <button type="button" ref={button} class={`button ${props.class}`} aria-label={props.label} aria-expanded={open()} onClick={() => setOpen(!open())}>{props.text}</button>
      <Show when={open()}><div class="card stack tight">{props.children}</div></Show>
    </div>
  );
}
