// How large a board is on the screen.

import { createSignal, onCleanup, onMount, type Accessor } from "solid-js";
import type { Size } from "./camera";

/** The size of an element in CSS pixels, whenever it changes. */
export function createBox(element: () => HTMLElement): Accessor<Size> {
  const [box, setBox] = createSignal<Size>({ width: 900, height: 700 });
  onMount(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element();
      if (width > 0 && height > 0) setBox({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element());
    onCleanup(() => observer.disconnect());
  });
  return box;
}
