// Messages that the server pushes: it is somebody's turn. The server has told
// it in the reader's language; here it is shown, and a click opens the game.

/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

interface Message {
  readonly title: string;
  readonly text: string;
  readonly page: string;
  readonly game: string;
}

/** A message, if it is one of ours. */
function read(data: PushMessageData | null): Message | undefined {
  try {
    const message = data?.json() as Partial<Message> | null;
    const { title, text, page, game } = message ?? {};
    return [title, text, page, game].every((it) => typeof it === "string") ? (message as Message) : undefined;
  } catch {
    return undefined;
  }
}

async function show(data: PushMessageData | null): Promise<void> {
  const message = read(data);
  // Browsers hold it against a site if a message shows nothing.
  if (!message) return self.registration.showNotification("Pylos", { tag: "pylos" });
  const { title, text: body, page, game } = message;
  await self.registration.showNotification(title, { body, tag: game, icon: "/icon-192.png", data: page });
}

async function open(page: unknown): Promise<void> {
  const address = new URL(typeof page === "string" ? page : "/", self.registration.scope);
  if (address.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === address.pathname);
  await (there ? there.focus() : self.clients.openWindow(address));
}

/** Listens from now on; only when a worker begins may it begin to listen. */
export function hearTurns(): void {
  self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
}
