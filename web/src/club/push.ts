// Messages of this browser: whether it can show them, and its consent.

import type { Notifications } from "../net/wire";
import { notices } from "../net/notices";
import { language } from "../i18n";

/** What this browser does about messages. */
export type Browser = "on" | "off" | "denied" | "impossible";

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.getRegistration().catch(() => undefined);

/** How it stands here, when the server says that it has this browser noted, or not. */
export async function browserState(noted: boolean): Promise<Browser> {
  const registration = await registered();
  const manager = registration?.pushManager as PushManager | undefined;
  if (!manager || !("Notification" in globalThis)) return "impossible";
  if (Notification.permission === "denied") return "denied";
  return noted && (await manager.getSubscription()) ? "on" : "off";
}

/** Asks for consent and subscribes. */
export async function subscribe(key: string): Promise<Notifications | undefined> {
  const registration = await registered();
  if (!registration || (await Notification.requestPermission()) !== "granted") return undefined;
  // One that was made for another server's key would never get anything.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return notices.subscribe({ endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", language: language() });
}

/** Takes both back, the server's note first: then nothing comes whatever the browser does. */
export async function unsubscribe(): Promise<Notifications> {
  const told = await notices.unsubscribe();
  await (await (await registered())?.pushManager.getSubscription())?.unsubscribe().catch(() => false);
  return told;
}
