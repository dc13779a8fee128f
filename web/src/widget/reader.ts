// Plays records through. The rules are no part of this script: they are a
// program of their own (crates/pylos-reader, WebAssembly), in a second script
// beside this one, which is fetched when the first record has to be read. That
// is a script and not a file of data so that it can be loaded from anywhere: by
// a page of another origin, and by one that was opened from a disk.

import type { RecordGame, Refusal, View } from "../net/wire";
import { BROUGHT, type Brought } from "./brought";
import { addTexts } from "./texts";

/** A record that has been read. */
export interface Opened {
  readonly game: RecordGame;
  /** The board after so many turns, none of which is beyond the last. */
  readonly view: (ply: number) => View;
}

/** Neither this page nor this browser lets the program run. */
export class ReaderMissing extends Error {}

/** A text that is refused, with the reason. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

type Exports = Readonly<Record<"input" | "open" | "view", (n: number) => number>> & { readonly output: () => number; readonly memory: WebAssembly.Memory };
type Answer = { readonly game: RecordGame } | { readonly view: View | null } | { readonly refused: Refusal };

/** This very script: what belongs to it lies beside it. Modules do not know theirs. */
const OWN = document.currentScript instanceof HTMLScriptElement ? document.currentScript : document.querySelector<HTMLScriptElement>('script[src*="pylos-game.js"]');

let program: Promise<WebAssembly.Module> | undefined;

export async function openRecord(text: string, number: number): Promise<Opened> {
  // What could not be had once may be there the next time.
  program ??= load().catch((cause: unknown) => {
    program = undefined;
    throw new ReaderMissing("the program that reads records cannot be had", { cause });
  });
  const compiled = await program;
  const { input, open, view, output, memory } = (await WebAssembly.instantiate(compiled, {})).exports as unknown as Exports;
  const answer = (length: number) => JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, output(), length))) as Answer;
  const bytes = new TextEncoder().encode(text);
  // Room is made first: memory that grows lies elsewhere.
  const place = input(bytes.length);
  new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
  const opened = answer(open(number));
  if ("refused" in opened) throw new Refused(opened.refused);
  if (!("game" in opened)) throw new ReaderMissing("another answer than to this question");
  return {
    game: opened.game,
    view: (ply) => {
      const shown = answer(view(ply));
      if (!("view" in shown) || !shown.view) throw new RangeError(`no turn ${ply}`);
      return shown.view;
    },
  };
}

async function load(): Promise<WebAssembly.Module> {
  const { program, texts } = await fetchScript();
  const packed = Uint8Array.from(atob(program), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const compiled = await WebAssembly.compile(await new Response(unpacked).arrayBuffer());
  addTexts(texts);
  return compiled;
}

function fetchScript(): Promise<Brought> {
  return new Promise((resolve, reject) => {
    if (!OWN?.src) return reject(new Error("this script does not know where it is"));
    const script = document.createElement("script");
    script.src = new URL("pylos-reader.js", OWN.src).href;
    // A strict page allows scripts by a word that only its own know.
    if (OWN.nonce) script.nonce = OWN.nonce;
    // Where the first came from only because it said whose page this is, the second does.
    script.crossOrigin = OWN.crossOrigin;
    script.addEventListener(BROUGHT, (event) => resolve((event as CustomEvent<Brought>).detail));
    const gone = () => {
      script.remove();
      reject(new Error("the second script has not come"));
    };
    script.addEventListener("load", gone);
    script.addEventListener("error", gone);
    document.head.append(script);
  });
}
