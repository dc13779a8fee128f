// A mail server for the tests: it takes letters and leaves each in a file.

import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface LetterBox {
  readonly port: number;
  readonly folder: string;
  readonly close: () => void;
}

export async function letterBox(): Promise<LetterBox> {
  const folder = mkdtempSync(join(tmpdir(), "pylos-letters-"));
  const server: Server = createServer((socket) => talk(socket, folder));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return { port, folder, close: () => { server.close(); rmSync(folder, { recursive: true, force: true }); } };
}

let taken = 0;

function talk(socket: Socket, folder: string): void {
  let text = "";
  let letter = false;
  socket.on("error", () => undefined);
  socket.write("220 here\r\n");
  socket.on("data", (bytes) => {
    text += bytes.toString();
    for (;;) {
      const end = text.indexOf(letter ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const said = text.slice(0, end);
      text = text.slice(end + (letter ? 5 : 2));
      if (letter) {
        writeFileSync(join(folder, `${taken++}.txt`), said.replace(/=\r\n/g, ""));
        letter = false;
        socket.write("250 taken\r\n");
      } else if (/^DATA/i.test(said)) {
        letter = true;
        socket.write("354 go on\r\n");
      } else if (/^QUIT/i.test(said)) socket.end("221 goodbye\r\n");
      else socket.write("250 good\r\n");
    }
  });
}

/** The letters to somebody, the first first. */
export function lettersTo(folder: string, address: string): string[] {
  const names = readdirSync(folder).sort((a, b) => parseInt(a) - parseInt(b));
  return names.map((name) => readFileSync(join(folder, name), "utf8")).filter((letter) => letter.includes(`To: ${address}`));
}
