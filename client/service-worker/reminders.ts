/** Shows reminders that arrive by push, and does what a press on one asks for. */

import { lockCache } from "#domain/app-lock.ts";
import { addMoodPath, checkInPath } from "#domain/pages/paths.ts";
import { reminderMessageSchema, restPath, stopPagePath, stopPath } from "#domain/reminders/message.ts";
import { ownName, withBase } from "../base-path.ts";
import { worker } from "./scope.ts";
import { shownPage } from "./shell.ts";

/** Chromium has actions; the types of TypeScript do not. */
type Actions = { actions?: readonly { action: string; title: string }[] };

/** What a notification keeps for the press on it. */
type Kept = { readonly link: string; readonly opens: typeof addMoodPath | typeof checkInPath };

/** Labels of the actions in a reminder without any, from a server of an earlier version. */
const englishActions = { rest: "Rest for a week", stop: "Stop reminders" };

worker.addEventListener("push", (event) => event.waitUntil(show(event.data)));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(react(event.action, event.notification.data));
});
worker.addEventListener("pushsubscriptionchange", (event) => {
  (event as ExtendableEvent).waitUntil(renew());
});

/** Browsers require that every push shows something. */
async function show(data: PushMessageData | null) {
  const { notification, link, actions = englishActions } = reminderMessageSchema.parse(data?.json());
  const { title, body, lang, dir, silent, tag, navigate } = notification;
  const pictures = {
    icon: withBase("/app/icon-192.png"),
    badge: withBase("/app/monochrome-512.png"),
  };
  // With a lock on this device, the notification says that there is one, and nothing else. It mostly comes while the
  // app is locked, and when that is so only pages know.
  if (await caches.has(ownName(lockCache))) {
    const data = { link: "", opens: pathOf(navigate) } satisfies Kept;
    await worker.registration.showNotification(title, { ...pictures, lang, dir, silent, tag, data });
    return;
  }
  const options: NotificationOptions & Actions = {
    ...{ body, lang, dir, silent, tag },
    data: { link, opens: pathOf(navigate) } satisfies Kept,
    actions: Object.entries(actions).map(([action, title]) => ({ action, title })),
    ...pictures,
  };
  await worker.registration.showNotification(title, options);
}

/** The page of a reminder, which is a part of the product whoever the message came from. */
const pathOf = (navigate: string) => (navigate.endsWith(checkInPath) ? checkInPath : addMoodPath);

/** A notification that an earlier version has shown keeps its link alone, and is for a star. */
const readKept = (data: unknown): Kept =>
  typeof data === "object" && data !== null
    ? (data as Kept)
    : { link: String(data ?? ""), opens: addMoodPath };

async function react(action: string, data: unknown) {
  const { link, opens } = readKept(data);
  if (action === "") return open(opens);
  const query = `?${new URLSearchParams({ token: link })}`;
  const path = action === "stop" ? stopPath : restPath;
  const reply = await fetch(withBase(path) + query, { method: "POST" }).catch(() => null);
  // The page says that there is no network, and can try again.
  if (!reply?.ok) return worker.clients.openWindow(withBase(stopPagePath) + query);
}

/** Opens Add Mood or the check-in in the window of the product that was used last, or in a new one. */
async function open(path: Kept["opens"]) {
  const windows = await worker.clients.matchAll({ type: "window" });
  const window = windows.find(({ url }) => shownPage(new URL(url)) !== null);
  const focused = await window?.focus().catch(() => null);
  if (focused) focused.postMessage({ type: path === addMoodPath ? "add-mood" : "check-in" });
  else await worker.clients.openWindow(withBase(path));
}

/** The browser has ended its subscription: a page that opens makes a new one (client/reminders/renew-device.ts). */
async function renew() {
  const windows = await worker.clients.matchAll({ type: "window" });
  for (const window of windows) window.postMessage({ type: "renew-reminders" });
}
