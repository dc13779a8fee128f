// <pylos-game>: a game or a position on anybody's page. It touches nothing of
// that page but its own element, and nothing of the page reaches into it.

import { createSignal } from "solid-js";
import { render } from "solid-js/web";
import { sourceOf } from "./source";
import { STYLES } from "./styles";
import { Widget } from "./Widget";
import { ATTRIBUTES, wishesOf, type Attribute } from "./wishes";

class PylosGame extends HTMLElement {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;

  readonly #root = this.attachShadow({ mode: "open" });
  readonly #changes = createSignal(0);
  #watcher: MutationObserver | undefined;
  #dispose: (() => void) | undefined;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [STYLES];
  }

  connectedCallback(): void {
    // An element that the browser is still reading has not all of its text.
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => this.#begin(), { once: true });
    else this.#begin();
  }

  disconnectedCallback(): void {
    this.#watcher?.disconnect();
    this.#dispose?.();
    this.#dispose = undefined;
  }

  attributeChangedCallback(): void {
    this.#changed();
  }

  #changed(): void {
    this.#changes[1]((times) => times + 1);
  }

  #begin(): void {
    if (!this.isConnected || this.#dispose) return;
    this.#watcher = new MutationObserver(() => this.#changed());
    this.#watcher.observe(this, { childList: true, characterData: true, subtree: true });
    const ask = (name: Attribute) => {
      this.#changes[0]();
      return this.getAttribute(name);
    };
    const around = () => this.closest<HTMLElement>("[lang]")?.lang ?? "";
    this.#dispose = render(() => <Widget wishes={wishesOf(ask, [around(), ...navigator.languages])} source={sourceOf(ask, this.textContent ?? "")} />, this.#root);
  }
}

// A page may have the script twice.
if (!customElements.get("pylos-game")) customElements.define("pylos-game", PylosGame);
