// A static host as there are many: files of a folder below some path, and
// nothing else. Beside the site it hands the API through to the real server,
// for tests that need a game.

import { closeSync, createReadStream, existsSync, openSync, readSync, statSync } from "node:fs";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { basename, extname, join, normalize } from "node:path";
import type { Duplex } from "node:stream";
import { gzipSync } from "node:zlib";
import { inject } from "vitest";

/** Tablebases are far away: every request for one takes so long. */
const LATENCY_MS = 50;

const KINDS: Record<string, string> = {
  ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png",
  ".webmanifest": "application/manifest+json", ".wasm": "application/wasm",
};

export interface Host {
  /** The address of the site, or of something in it. */
  url: (path?: string) => string;
  /** Puts another folder in the place of the one before. */
  deploy: (folder: string) => void;
  /** Has some files answered with this status, until told otherwise. */
  refuse: (files: RegExp, status?: number) => void;
  accept: () => void;
  /** Goes away, as in a tunnel; comes back at the same address. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Has a tablebase lie in the site's folder `tables`, answered in this manner. */
  offer: (file: string, manner: Manner) => void;
  /** Requests for tablebases so far, and the bytes that were sent for them. */
  asked: () => { requests: number; bytes: number };
}

/** How a host answers range requests: as many as one likes, one at a time, not at all, or in ways that are of no use. */
export type Manner = "many" | "single" | "none" | "compressed" | "cut";

/**
 * How browsers may keep files: for ten minutes whatever they are, as some large
 * hosts say, which is the hardest for a new version; or not at all, so that
 * only the app itself can keep them.
 */
type Keeping = "max-age=600" | "no-store";

export async function host(first: string, keeping: Keeping = "max-age=600"): Promise<Host> {
  const under = "/some/where/pylos/";
  let folder = first;
  let refused: { files: RegExp; status: number } | undefined;
  let port = 0;
  let table: { file: string; manner: Manner } | undefined;
  let asked = { requests: 0, bytes: 0 };

  const answerTable = (request: IncomingMessage, response: ServerResponse, { file, manner }: NonNullable<typeof table>) => {
    const whole = statSync(file).size;
    const length = manner === "cut" ? Math.floor(whole / 2) : whole;
    const spans = [...(request.headers.range ?? "").matchAll(/(\d+)-(\d+)/g)].map(([, from, to]) => [Number(from), Number(to)] as const);
    const handle = openSync(file, "r");
    const read = ([from, to]: readonly [number, number]) => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(to + 1, length) - from));
      readSync(handle, bytes, 0, bytes.length, from);
      return bytes;
    };
    const send = (status: number, headers: Record<string, string>, body: Buffer) => {
      asked = { requests: asked.requests + 1, bytes: asked.bytes + body.length };
      response.writeHead(status, { ETag: '"table"', ...headers }).end(body);
      closeSync(handle);
    };
    const contentRange = ([from, to]: readonly [number, number]) => `bytes ${from}-${to}/${whole}`;
    const first = spans[0];
    // A host without ranges begins to send everything.
    if (manner === "none" || !first) return send(200, {}, read([0, 4095]));
    if (first[0] >= length) return send(416, {}, Buffer.alloc(0));
    if (spans.length > 1 && manner === "many") {
      const parts = spans.flatMap((span) => [Buffer.from(`\r\n--parts\r\nContent-Type: application/octet-stream\r\nContent-Range: ${contentRange(span)}\r\n\r\n`), read(span)]);
      return send(206, { "Content-Type": "multipart/byteranges; boundary=parts" }, Buffer.concat([...parts, Buffer.from("\r\n--parts--\r\n")]));
    }
    const coding: Record<string, string> = manner === "compressed" ? { "Content-Encoding": "gzip" } : {};
    const bytes = read(first);
    send(206, { "Content-Range": contentRange(first), ...coding }, manner === "compressed" ? gzipSync(bytes) : bytes);
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(request.url!, "http://host").pathname);
    if (path.startsWith("/api/")) return handOn(request, response);
    const name = path.startsWith(under) ? normalize(path.slice(under.length)) : undefined;
    if (name !== undefined && refused?.files.test(name)) return void response.writeHead(refused.status).end();
    if (table && name === `tables/${basename(table.file)}`) return void setTimeout(() => answerTable(request, response, table!), LATENCY_MS);
    const file = name === undefined ? "" : join(folder, name === "." ? "index.html" : name);
    if (name === undefined || name.startsWith("..") || !existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end("no such file");
    response.writeHead(200, { "Content-Type": KINDS[extname(file)] ?? "application/octet-stream", "Cache-Control": keeping });
    createReadStream(file).pipe(response);
  };
  const lines = new Set<Duplex>();
  const server = createServer(answer).on("upgrade", (request, line: Duplex, head) => {
    lines.add(line.on("close", () => lines.delete(line)));
    handOver(request, line, head);
  });
  const start = () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => {
    port = (server.address() as AddressInfo).port;
    resolve();
  }));
  await start();
  return {
    url: (path = "") => `http://127.0.0.1:${port}${under}${path}`,
    deploy: (next) => { folder = next; },
    refuse: (files, status = 500) => { refused = { files, status }; },
    accept: () => { refused = undefined; },
    stop: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
      for (const line of lines) line.destroy();
    }),
    start,
    offer: (file, manner) => {
      table = { file, manner };
      asked = { requests: 0, bytes: 0 };
    },
    asked: () => asked,
  };
}

/** Asks the real server, and answers what it answers. */
function handOn(request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const asked = ask(inject("url") + request.url!, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  asked.on("error", () => response.destroy());
  request.pipe(asked);
}

/** A WebSocket to the real server: its first lines as they came, then whatever is said. */
function handOver(request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { hostname, port } = new URL(inject("url"));
  const real = connect(Number(port), hostname, () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let i = 0; i < request.rawHeaders.length; i += 2) lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`);
    real.write(`${lines.join("\r\n")}\r\n\r\n`);
    real.write(head);
    socket.pipe(real).pipe(socket);
  });
  for (const end of [socket, real]) end.on("error", () => { socket.destroy(); real.destroy(); });
}
