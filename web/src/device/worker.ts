// Runs the engine. It keeps nothing that matters: it can be ended at any
// moment, which is how a search is stopped.

import { TableFailed, openBlob, openUrl, type Source, type TableTrouble } from "./ranges";
import type { Answer, Progress, Request, Table } from "./shapes";

export interface ToWorker {
  readonly id: number;
  readonly request: Request & { readonly at: number };
  readonly table?: Table | undefined;
  /** Where what the engine judges by is fetched. */
  readonly judgement?: string | undefined;
  /** Where a strategy to follow is fetched. */
  readonly strategy?: string | undefined;
  /** The puzzles that the request is about: where they are. */
  readonly puzzles?: string | undefined;
}

export type FromWorker =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly progress: Progress }
  /** A tablebase cannot be read; the answer comes without it. */
  | { readonly id: number; readonly key: string; readonly trouble: TableTrouble }
  | { readonly id: number; readonly failed: string };

interface Exports {
  readonly memory: WebAssembly.Memory;
  input(length: number): number;
  answer(): number;
  output(): number;
  open_puzzles(): number;
  open_table(length: number): number;
  supply(table: number, at: number): number;
  learn(): number;
  follow(): number;
}

interface OpenTable {
  readonly number: number;
  readonly source: Source;
}

let engine: Promise<Exports> | undefined;
let asked = 0;
let failure = "";
const handedIn = new Map<string, Promise<void>>();
const tables = new Map<string, Promise<OpenTable | undefined>>();

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

/** Writes bytes where the engine reads them, lets it work, and reads what it has to say. */
function call(exports: Exports, bytes: Uint8Array, work: () => number): Answer {
  // Every call may make the memory grow, and its buffer another: it is looked
  // at only afterwards.
  const input = exports.input(bytes.length);
  new Uint8Array(exports.memory.buffer, input, bytes.length).set(bytes);
  const length = work();
  const output = exports.output();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, output, length))) as Answer;
}

const answer = (exports: Exports, request: object): Answer =>
  call(exports, new TextEncoder().encode(JSON.stringify(request)), () => exports.answer());

/** What is wrong with the tablebase itself. */
function sound(answer: Answer): Answer {
  if (answer.status < 400) return answer;
  throw new TableFailed("damaged", (answer.body as { message?: string }).message);
}

async function openTable(exports: Exports, { source }: Table): Promise<OpenTable | undefined> {
  const opened = typeof source === "string" ? await openUrl(source) : await openBlob(source);
  if (!opened) return undefined;
  const [number] = sound(call(exports, opened.header, () => exports.open_table(opened.length))).body as [number, string];
  return { number, source: opened };
}

/** Answers with what a tablebase tells: asks, fetches what is missing, and asks again. */
async function answerExactly(exports: Exports, request: object, { number, source }: OpenTable): Promise<Answer> {
  for (let last = "";;) {
    const found = answer(exports, { ...request, table: number });
    if (found.status >= 400 && (found.body as { code?: string }).code === "bad_tablebase") sound(found);
    if (!found.needs) return found;
    // What was handed in and is still missing is not there.
    const needs = JSON.stringify(found.needs);
    if (needs === last) throw new TableFailed("cut_short");
    last = needs;
    for (const { at, bytes } of await source.read(found.needs)) sound(call(exports, bytes, () => exports.supply(number, at)));
  }
}

/** Hands in a file that the engine knows more by, once. What it does without it, it says with the reason. */
function handIn(exports: Exports, url: string, work: () => number, without: string): Promise<void> {
  const fetched = async (): Promise<void> => {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${response.status}`);
      const { status, body } = call(exports, new Uint8Array(await response.arrayBuffer()), work);
      if (status >= 400) throw new Error((body as { message?: string }).message);
    } catch (error) {
      handedIn.delete(url); // it may be there the next time
      console.warn(`${without}: ${url}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const handing = handedIn.get(url) ?? fetched();
  handedIn.set(url, handing);
  return handing;
}

let puzzles: Promise<void> | undefined;

/** Hands the puzzles in, once. */
function withPuzzles(exports: Exports, url: string): Promise<void> {
  puzzles ??= fetch(url).then(async (response) => {
    if (!response.ok) throw new TypeError(`the puzzles cannot be loaded: ${response.status}`);
    const { status, body } = call(exports, new Uint8Array(await response.arrayBuffer()), () => exports.open_puzzles());
    if (status >= 400) throw new Error((body as { message?: string }).message);
  }).catch((error: unknown) => {
    puzzles = undefined; // they may be there the next time
    throw error;
  });
  return puzzles;
}

async function respond(exports: Exports, { id, request, table, puzzles: url, judgement, strategy }: ToWorker): Promise<Answer> {
  asked = id;
  if (url !== undefined) await withPuzzles(exports, url);
  if (judgement !== undefined) await handIn(exports, judgement, () => exports.learn(), "the engine judges by counts");
  if (strategy !== undefined) await handIn(exports, strategy, () => exports.follow(), "the engine searches");
  if (!table) return answer(exports, request);
  const opening = tables.get(table.key) ?? openTable(exports, table);
  tables.set(table.key, opening);
  try {
    const opened = await opening;
    if (opened) return await answerExactly(exports, request, opened);
  } catch (error) {
    if (!(error instanceof TableFailed)) throw error;
    tables.delete(table.key); // it may be well the next time
    tell({ id, key: table.key, trouble: error.trouble });
  }
  return answer(exports, request);
}

addEventListener("message", ({ data }: MessageEvent<WebAssembly.Module | ToWorker>) => {
  if (data instanceof WebAssembly.Module) {
    engine = start(data);
    return;
  }
  void engine?.then((exports) => respond(exports, data)).then(
    (found) => tell({ id: data.id, answer: found }),
    (error: unknown) => tell({ id: data.id, failed: failure || String(error) }),
  );
});
