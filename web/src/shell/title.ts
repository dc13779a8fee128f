// What the tab is called: the page's name, and before it in how many games one
// is to move, if that is wanted (turns.ts counts).

import { createEffect, createRoot, createSignal } from "solid-js";

const [name, nameTab] = createSignal<string>();
const [waiting, setWaiting] = createSignal(0);

export { nameTab, setWaiting };

createRoot(() => createEffect(() => {
  const it = name();
  if (it !== undefined) document.title = waiting() > 0 ? `(${waiting()}) ${it}` : it;
}));
