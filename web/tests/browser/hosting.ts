// A static host as there are many: files of a folder below some path, and
// nothing else. Beside the site it hands the API through to the real server,
// for tests that need a game.

import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import type { Duplex } from "node:stream";
import { inject } from "vitest";

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
}

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

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(request.url!, "http://host").pathname);
    if (path.startsWith("/api/")) return handOn(request, response);
    const name = path.startsWith(under) ? normalize(path.slice(under.length)) : undefined;
    if (name !== undefined && refused?.files.test(name)) return void response.writeHead(refused.status).end();
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
