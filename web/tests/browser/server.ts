// The real binary with the built pages, on a free port, with a database that
// is gone afterwards. PYLOS_URL names a server that runs already instead.

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { letterBox } from "./letters";

declare module "vitest" {
  interface ProvidedContext {
    url: string;
    /** The folder with the letters that the server has sent. */
    letters: string;
  }
}

const WEB = fileURLToPath(new URL("../../", import.meta.url));

/** The program that was built last, however it was built. */
export function binary(): string {
  if (process.env.PYLOS_BIN) return process.env.PYLOS_BIN;
  const built = ["release", "play", "debug"].map((profile) => join(WEB, `../target/${profile}/pylos`)).filter((path) => existsSync(path));
  const [newest] = built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!newest) throw new Error("no pylos binary: build it with cargo build -p pylos-cli, or set PYLOS_BIN");
  return newest;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}

async function answers(url: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const ok = await fetch(`${url}/readyz`).then((answer) => answer.ok).catch(() => false);
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no server answers at ${url}`);
}

export default async function setup(project: TestProject): Promise<() => void> {
  if (process.env.PYLOS_URL) {
    project.provide("url", process.env.PYLOS_URL);
    project.provide("letters", "");
    return () => undefined;
  }
  const data = mkdtempSync(join(tmpdir(), "pylos-web-"));
  const port = await freePort();
  const letters = await letterBox();
  const url = `http://127.0.0.1:${port}`;
  const server: ChildProcess = spawn(
    binary(),
    ["serve", "--listen", `127.0.0.1:${port}`, "--data", data, "--web", join(WEB, "dist"), "--allow-builds", "--max-requests", "100000", "--max-games", "100000", "--smtp", `smtp://127.0.0.1:${letters.port}`, "--mail-from", "Pylos <pylos@example.org>", "--log", "error"],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  await answers(url);
  project.provide("url", url);
  project.provide("letters", letters.folder);
  return () => {
    server.kill();
    letters.close();
    rmSync(data, { recursive: true, force: true });
  };
}
