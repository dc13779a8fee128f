// A page with nothing on it but a worker that runs the engine, as the app's
// does, for figures that nothing else has a part in.

import { readFileSync, readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { CDPSession, Page } from "playwright-core";

/** The worker: it answers what the engine answers, with the time that it took. */
const WORKER = `
  let exports;
  const start = async (module) => {
    let lots = 1n;
    const page = {
      now: () => performance.now(),
      lot: () => (lots = BigInt.asUintN(64, lots * 6364136223846793005n + 1442695040888963407n)),
      report: () => undefined,
      failed: () => undefined,
    };
    exports = (await WebAssembly.instantiate(module, { page })).exports;
  };
  const call = (bytes, work) => {
    // The memory may grow, and its buffer be another one.
    const input = exports.input(bytes.length);
    new Uint8Array(exports.memory.buffer, input, bytes.length).set(bytes);
    const length = work();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.output(), length)));
  };
  const ask = (request) => call(new TextEncoder().encode(JSON.stringify(request)), exports.answer);
  const handIn = async ({ file, to }) => call(new Uint8Array(await (await fetch(file)).arrayBuffer()), exports[to]);
  // Whoever waits is told what went wrong.
  onunhandledrejection = ({ reason }) => { setTimeout(() => { throw reason; }); };
  onmessage = async ({ data }) => {
    if (data.module) await start(await WebAssembly.compileStreaming(fetch(data.module)));
    postMessage({ answer: data.request ? ask(data.request) : data.file ? await handIn(data) : data.work === undefined ? undefined : exports.speed(data.work) });
  };
`;

/** A host for the page and these modules and files, by name. */
export function serve(modules: Record<string, string>): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const name = request.url!.slice(1);
    if (name === "worker.js") return void response.writeHead(200, { "Content-Type": "text/javascript" }).end(WORKER);
    const file = modules[name];
    if (file) return void response.writeHead(200, { "Content-Type": "application/wasm" }).end(readFileSync(file));
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>bench</title>");
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server })));
}

export interface Told<T> {
  readonly answer: T;
  /** Of a processor. */
  readonly ms: number;
}

/** What the workers of a browser have had of a processor, in milliseconds, as Linux tells it: other programs count for nothing. */
async function worked(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  let total = 0;
  for (const { id } of processInfo) {
    for (const task of readdirSync(`/proc/${id}/task`)) {
      const folder = `/proc/${id}/task/${task}`;
      if (readFileSync(`${folder}/comm`, "utf8").startsWith("DedicatedWorker")) total += Number(readFileSync(`${folder}/schedstat`, "utf8").split(" ")[0]) / 1e6;
    }
  }
  return total;
}

/** Something to be answered, a piece of fixed work, or a file that the engine knows more by. */
export type Asked = { readonly request: object } | { readonly work: number } | { readonly file: string; readonly to: "learn" | "follow" };

/** Starts a worker with a module; the answer asks it something. */
export async function engine(page: Page, module: string): Promise<<T>(data: Asked) => Promise<Told<T>>> {
  const tell = <T>(data: object) => page.evaluate((asked) => new Promise((resolve, reject) => {
    const own = window as unknown as { engine?: Worker };
    if ("module" in asked) {
      own.engine?.terminate();
      own.engine = new Worker("/worker.js");
    }
    own.engine!.onmessage = ({ data: told }) => resolve(told);
    own.engine!.onerror = (event) => reject(new Error(event.message));
    own.engine!.postMessage(asked);
  }) as Promise<unknown>, data) as Promise<Told<T>>;
  await tell({ module: `/${module}` });
  const session = await page.context().browser()!.newBrowserCDPSession();
  return async <T>(data: object) => {
    const before = await worked(session);
    const { answer } = await tell<T>(data);
    return { answer, ms: (await worked(session)) - before };
  };
}
