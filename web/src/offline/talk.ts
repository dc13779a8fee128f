// What pages and service workers say to each other.

/** From a page to a worker, or from a worker to a page or to another worker. */
export type Said =
  /** Which version are you? Answered through the port with an `Answer`. */
  | { type: "version" }
  /** To a worker that waits: begin. */
  | { type: "take-over" }
  /** To the worker in charge: what nobody needs any more may go. */
  | { type: "tidy" }
  /** To pages: the version that was asked for has begun; load it. */
  | { type: "reload"; version: string }
  /** To pages: not everything could be kept, and why. */
  | { type: "not-kept"; why: "storage" | "network" };

export interface Answer {
  version: string;
  /** From a worker: whether it has every file of its version. */
  whole?: boolean;
  /** From a worker: whether somebody has asked for its version. */
  taken?: boolean;
}

interface Listener {
  postMessage(message: Said, transfer: Transferable[]): void;
}

const PATIENCE_MS = 3_000;

/** Asks somebody for a version. No answer: gone, asleep, or too old to understand. */
export function askVersion(whom: Listener): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = (answer?: Answer) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(done, PATIENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<Answer>) => done(data);
    whom.postMessage({ type: "version" }, [port2]);
  });
}
