// Bytes of a tablebase from wherever it is: from a host that answers range
// requests, or from a file. docs/tablebase.md, “How to fetch”, says why.

/** What stands in the way of reading a tablebase. */
export type TableTrouble = "no_ranges" | "compressed" | "changed" | "cut_short" | "unreachable" | "damaged";

export class TableFailed extends Error {
  constructor(readonly trouble: TableTrouble, message: string = trouble) {
    super(message);
  }
}

/** From this byte up to that one. */
export type Span = readonly [number, number];

export interface Piece {
  readonly at: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface Source {
  /** The length of the file. */
  readonly length: number;
  readonly header: Uint8Array<ArrayBuffer>;
  read(spans: readonly Span[]): Promise<Piece[]>;
}

const HEADER = 128;
/** So many ranges in a request: longer lists are refused by some hosts. */
const MANY = 100;
/** So many requests at a time, where each has one range. */
const AT_A_TIME = 6;

/** A file that somebody has opened. */
export async function openBlob(blob: Blob): Promise<Source> {
  const slice = async ([from, to]: Span): Promise<Piece> => {
    const bytes = await blob.slice(from, to).arrayBuffer().catch(() => { throw new TableFailed("changed"); });
    return { at: from, bytes: new Uint8Array(bytes) };
  };
  return { length: blob.size, header: (await slice([0, HEADER])).bytes, read: (spans) => Promise.all(spans.map(slice)) };
}

/** A file on a host; nothing if there is none. */
export async function openUrl(url: string): Promise<Source | undefined> {
  const first = await ask(url, [[0, HEADER]], undefined);
  if (first.status === 404 || first.status === 410) return undefined;
  // A host without ranges would send all of it.
  if (first.status === 200) return giveUp(first, "no_ranges");
  checkPart(first);
  const length = Number(/\/(\d+)$/.exec(first.headers.get("content-range") ?? "")?.[1]);
  const header = new Uint8Array(await first.arrayBuffer());
  if (!Number.isFinite(length)) throw new TableFailed("no_ranges");
  const tag = first.headers.get("etag");
  const unchanged = tag && !tag.startsWith("W/") ? tag : undefined;
  let several = true;

  const single = async (span: Span): Promise<Piece> => {
    const answer = await ask(url, [span], unchanged);
    checkPart(answer);
    return { at: span[0], bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  const together = async (spans: readonly Span[]): Promise<Piece[] | undefined> => {
    const answer = await ask(url, spans, unchanged);
    const boundary = /^multipart\/byteranges;.*boundary="?([^";]+)/i.exec(answer.headers.get("content-type") ?? "")?.[1];
    if (answer.status !== 206 || !boundary) {
      void answer.body?.cancel();
      return undefined;
    }
    checkPart(answer);
    return partsOf(new Uint8Array(await answer.arrayBuffer()), boundary);
  };
  const read = async (spans: readonly Span[]): Promise<Piece[]> => {
    if (several && spans.length > 1) {
      const lists = Array.from({ length: Math.ceil(spans.length / MANY) }, (_, i) => spans.slice(i * MANY, (i + 1) * MANY));
      const found = await Promise.all(lists.map(together));
      if (found.every((pieces) => pieces !== undefined)) return found.flat();
      several = false; // this host knows one range at a time
    }
    const waiting = [...spans];
    const pieces: Piece[] = [];
    const fetchNext = async (): Promise<void> => {
      for (let span = waiting.shift(); span; span = waiting.shift()) pieces.push(await single(span));
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, fetchNext));
    return pieces;
  };
  return { length, header, read };
}

async function ask(url: string, spans: readonly Span[], unchanged: string | undefined): Promise<Response> {
  const ranges = spans.map(([from, to]) => `${from}-${to - 1}`).join(",");
  try {
    return await fetch(url, { headers: { Range: `bytes=${ranges}`, ...(unchanged ? { "If-Range": unchanged } : {}) } });
  } catch {
    // Browsers refuse ranges of a compressed body as if nobody had answered.
    const there = await fetch(url, { method: "HEAD" }).then(({ ok }) => ok, () => false);
    throw new TableFailed(there ? "compressed" : "unreachable");
  }
}

function checkPart(answer: Response): void {
  if (answer.status === 200) giveUp(answer, "changed");
  if (answer.status === 416) giveUp(answer, "cut_short");
  if (answer.status !== 206) giveUp(answer, "unreachable");
  const encoding = answer.headers.get("content-encoding");
  if (encoding && encoding !== "identity") giveUp(answer, "compressed");
}

function giveUp(answer: Response, trouble: TableTrouble): never {
  void answer.body?.cancel();
  throw new TableFailed(trouble);
}

/** The parts of an answer that has many; each says where it belongs. */
export function partsOf(body: Uint8Array<ArrayBuffer>, boundary: string): Piece[] {
  // Heads are plain text; whatever bytes the parts have, they are found by length.
  const text = new TextDecoder("latin1").decode(body);
  const pieces: Piece[] = [];
  for (let at = text.indexOf(`--${boundary}`); at >= 0;) {
    const head = text.indexOf("\r\n\r\n", at);
    if (head < 0) break;
    const range = /content-range:\s*bytes (\d+)-(\d+)\//i.exec(text.slice(at, head));
    if (!range) break;
    const [from, to] = [Number(range[1]), Number(range[2]) + 1];
    const start = head + 4;
    const bytes = body.slice(start, start + to - from);
    if (bytes.length < to - from) throw new TableFailed("cut_short");
    pieces.push({ at: from, bytes });
    at = text.indexOf(`--${boundary}`, start + to - from);
  }
  return pieces;
}
