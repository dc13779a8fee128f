// Runs the engine. It keeps nothing that matters: it can be ended at any
// moment, which is how a search is stopped.

import type { Answer, Progress, Request } from "./shapes";

export interface ToWorker {
  readonly id: number;
  readonly request: Request & { readonly at: number };
}

export type FromWorker =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly failed: string };

interface Exports {
  readonly memory: WebAssembly.Memory;
  input(length: number): number;
  answer(): number;
  output(): number;
}

let engine: Promise<Exports> | undefined;
let asked = 0;
let failure = "";

const tell = (message: FromWorker) => postMessage(message);

async function start(module: WebAssembly.Module): Promise<Exports> {
  const lots = new BigUint64Array(64);
  let left = 0;
  const page = {
    now: () => performance.now(),
    lot: () => {
      if (left === 0) {
        crypto.getRandomValues(lots);
        left = lots.length;
      }
      return lots[--left]!;
    },
    report: (done: number, all: number) => tell({ id: asked, progress: { done, all } }),
    failed: (at: number, length: number) => {
      failure = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, at, length));
    },
  };
  const { exports: found } = await WebAssembly.instantiate(module, { page });
  const exports = found as unknown as Exports;
  return exports;
}

function answer(exports: Exports, request: object): Answer {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  // Every call may make the memory grow, and its buffer another: it is looked
  // at only afterwards.
  const input = exports.input(bytes.length);
  new Uint8Array(exports.memory.buffer, input, bytes.length).set(bytes);
  const length = exports.answer();
  const output = exports.output();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, output, length))) as Answer;
}

addEventListener("message", ({ data }: MessageEvent<WebAssembly.Module | ToWorker>) => {
  if (data instanceof WebAssembly.Module) {
    engine = start(data);
    return;
  }
  const { id, request } = data;
  void engine?.then((exports) => {
    asked = id;
    try {
      tell({ id, answer: answer(exports, request) });
    } catch (error) {
      tell({ id, failed: failure || String(error) });
    }
  }, (error) => tell({ id, failed: String(error) }));
});
