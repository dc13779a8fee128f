// The workers that think for this device: one for what is answered at once,
// one for what takes its time, so that a board never waits for a search, and
// helpers for work that falls into pieces by itself.

import { wasmUrl } from "virtual:pylos-wasm";
import type { TableTrouble } from "./ranges";
import type { Answer, Progress, Request, Table } from "./shapes";
import type { FromWorker, ToWorker } from "./worker";

/** So many think at once at most: each takes some tens of megabytes. */
const MOST_THINKERS = 4;

/** Nobody looks at a page that has been hidden for so long: it stops thinking. */
const HIDDEN_MS = 60_000;

export interface Asking {
  /** Ends it; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Where exact values are to be looked for. */
  readonly table?: Table | undefined;
  /** Where what the engine judges by is fetched. */
  readonly judgement?: string | undefined;
  /** Where a strategy to follow is fetched. */
  readonly strategy?: string | undefined;
  /** The address of the puzzles that are to be asked for. */
  readonly puzzles?: string | undefined;
  readonly onTableTrouble?: ((key: string, trouble: TableTrouble) => void) | undefined;
}

/** The engine has come to an end that it should not have come to. */
export class EngineFailed extends Error {}

let module: Promise<WebAssembly.Module> | undefined;

/** The engine is fetched once, when it is first needed. */
function compiled(): Promise<WebAssembly.Module> {
  module ??= fetchModule(wasmUrl!).catch((error: unknown) => {
    module = undefined; // it may be there the next time
    throw error;
  });
  return module;
}

async function fetchModule(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new EngineFailed(`the engine cannot be loaded: ${response.status}`);
  // Not every host knows the type that compiling on the way asks for.
  if (response.headers.get("content-type") === "application/wasm" && WebAssembly.compileStreaming) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

interface Job extends Asking {
  readonly id: number;
  readonly request: Request;
  readonly done: (answer: Answer) => void;
  readonly fail: (reason: unknown) => void;
}

/** A worker with its queue; it is started when there is something to do. */
class Thinker {
  private worker: Worker | undefined;
  private queue: Job[] = [];
  private running: Job | undefined;
  private ids = 0;

  ask(request: Request, asking: Asking = {}): Promise<Answer> {
    return new Promise((done, fail) => {
      const { signal } = asking;
      if (signal?.aborted) return fail(signal.reason);
      const job: Job = { ...asking, id: ++this.ids, request, done, fail };
      signal?.addEventListener("abort", () => this.drop(job), { once: true });
      this.queue.push(job);
      void this.proceed();
    });
  }

  /** Ends the worker; what it was thinking about is begun again later. */
  rest(): void {
    this.end();
    if (this.running) this.queue.unshift(this.running);
    this.running = undefined;
  }

  wake(): void {
    void this.proceed();
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private drop(job: Job): void {
    if (this.running === job) {
      // A search hears nothing: it is ended with its worker.
      this.end();
      this.running = undefined;
    } else if (this.queue.includes(job)) {
      this.queue = this.queue.filter((other) => other !== job);
    } else {
      return; // it is done
    }
    job.fail(job.signal?.reason);
    void this.proceed();
  }

  private async proceed(): Promise<void> {
    if (this.running) return;
    const job = this.queue.shift();
    if (!job) return;
    this.running = job;
    try {
      const module = await compiled();
      if (this.running !== job) return; // it was dropped, or put off, meanwhile
      const worker = (this.worker ??= this.start(module));
      worker.postMessage({ id: job.id, request: { ...job.request, at: Date.now() }, table: job.table, puzzles: job.puzzles, judgement: job.judgement, strategy: job.strategy } satisfies ToWorker);
    } catch (error) {
      this.finish(job, () => job.fail(error));
    }
  }

  private start(module: WebAssembly.Module): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.postMessage(module);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      const job = this.running;
      if (this.worker !== worker || job?.id !== data.id) return;
      if ("progress" in data) job.onProgress?.(data.progress);
      else if ("trouble" in data) job.onTableTrouble?.(data.key, data.trouble);
      else if ("answer" in data) this.finish(job, () => job.done(data.answer));
      else this.broken(job, data.failed);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.worker === worker && this.running) this.broken(this.running, event.message);
    };
    return worker;
  }

  /** What has failed once is not trusted again: the next question gets a new worker. */
  private broken(job: Job, why: string): void {
    this.end();
    this.finish(job, () => job.fail(new EngineFailed(why)));
  }

  private finish(job: Job, settle: () => void): void {
    if (this.running === job) this.running = undefined;
    settle();
    void this.proceed();
  }
}

const quick = new Thinker();
const deep = new Thinker();
/** Those who share out what can be shared. They rest until there is something, and afterwards. */
const helpers = Array.from({ length: Math.max(0, Math.min(navigator.hardwareConcurrency || 1, MOST_THINKERS) - 1) }, () => new Thinker());

/** Asks what is answered at once: positions, turns, reasons, records. */
export const askQuickly = (request: Request, asking?: Asking): Promise<Answer> => quick.ask(request, asking);

/** Asks what takes its time: values, reviews, the turns of computer players. */
export async function askDeeply(request: Request, asking: Asking = {}): Promise<Answer> {
  const answer = await deep.ask({ ...request, shares: helpers.length > 0 }, asking);
  if (!answer.weigh) return answer;
  const weighed = await weighAll(request, answer.weigh, asking);
  return deep.ask({ ...request, weighed }, { signal: asking.signal });
}

/** Has every position of a game weighed: whoever is free takes the next. */
async function weighAll(request: Request, all: number, { signal, onProgress }: Asking): Promise<unknown[]> {
  const weighed: unknown[] = [];
  let [next, done] = [0, 0];
  // Where one fails, or all are stopped, nobody goes on.
  const over = new AbortController();
  signal?.addEventListener("abort", () => over.abort(signal.reason), { once: true });
  const work = async (thinker: Thinker): Promise<void> => {
    while (next < all) {
      const ply = next++;
      const { status, body } = await thinker.ask({ ...request, path: "/analysis/weigh", ply }, { signal: over.signal });
      if (status >= 400) throw new EngineFailed((body as { message?: string }).message ?? String(status));
      weighed[ply] = body;
      onProgress?.({ done: ++done, all });
    }
  };
  try {
    await Promise.all([deep, ...helpers].map(work));
  } finally {
    next = all;
    over.abort();
    for (const helper of helpers) helper.rest();
  }
  return weighed;
}

let hidden: ReturnType<typeof setTimeout> | undefined;
document.addEventListener("visibilitychange", () => {
  clearTimeout(hidden);
  const thinkers = [deep, ...helpers];
  if (document.hidden) hidden = setTimeout(() => thinkers.forEach((thinker) => thinker.rest()), HIDDEN_MS);
  else thinkers.forEach((thinker) => thinker.wake());
});
