// A live connection to a game, whoever hosts it: a server, or this device.

import { part } from "../offline/part";
import { isHere } from "./here";
import { liveAddress } from "./api";

/** As much of a WebSocket as following a game takes. */
export interface LiveLink {
  readonly open: boolean;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export function openLink(id: string, known: { ply: number; undos: number } | undefined): LiveLink {
  return isHere(id) ? onThisDevice(id) : overTheNetwork(liveAddress(id, known));
}

function overTheNetwork(address: string): LiveLink {
  const socket = new WebSocket(address);
  const link: LiveLink = {
    get open() { return socket.readyState === WebSocket.OPEN; },
    onopen: null, onmessage: null, onclose: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onopen = () => link.onopen?.();
  socket.onmessage = ({ data }) => link.onmessage?.({ data: String(data) });
  socket.onclose = ({ code }) => link.onclose?.({ code });
  return link;
}

/** The part that plays without a server is loaded when a game needs it. */
function onThisDevice(id: string): LiveLink {
  let inner: LiveLink | undefined;
  let closed = false;
  const link: LiveLink = {
    get open() { return inner?.open ?? false; },
    onopen: null, onmessage: null, onclose: null,
    send: (text) => inner?.send(text),
    close: () => {
      closed = true;
      inner?.close();
    },
  };
  part(() => import("../device/link")).then(({ openHere }) => {
    if (closed) return;
    inner = openHere(id);
    inner.onopen = () => link.onopen?.();
    inner.onmessage = (event) => link.onmessage?.(event);
    inner.onclose = (event) => link.onclose?.(event);
  }, () => link.onclose?.({ code: 1006 }));
  return link;
}
