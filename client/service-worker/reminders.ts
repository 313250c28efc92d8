/** Shows reminders that arrive by push, and does what a press on one asks for. */

import { lockCache } from "#domain/app-lock.ts";
import { addMoodPath, isShellPath } from "#domain/pages/paths.ts";
import { reminderMessageSchema, restPath, stopPagePath, stopPath } from "#domain/reminders/message.ts";
import { worker } from "./scope.ts";

/** Chromium has actions; the types of TypeScript do not. */
type Actions = { actions?: readonly { action: string; title: string }[] };

/** Labels of the actions in a reminder without any, from a server of an earlier version. */
const englishActions = { rest: "Rest for a week", stop: "Stop reminders" };

worker.addEventListener("push", (event) => event.waitUntil(show(event.data)));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(react(event.action, String(event.notification.data ?? "")));
});
worker.addEventListener("pushsubscriptionchange", (event) => {
  (event as ExtendableEvent).waitUntil(renew());
});

/** Browsers require that every push shows something. */
async function show(data: PushMessageData | null) {
  const { notification, link, actions = englishActions } = reminderMessageSchema.parse(data?.json());
  const { title, body, lang, dir, silent, tag } = notification;
  const pictures = { icon: "/app/icon-192.png", badge: "/app/monochrome-512.png" };
  // With a lock on this device, the notification says that there is one, and nothing else. It mostly comes while the
  // app is locked, and when that is so only pages know.
  if (await caches.has(lockCache)) {
    await worker.registration.showNotification(title, { ...pictures, lang, dir, silent, tag });
    return;
  }
  const options: NotificationOptions & Actions = {
    ...{ body, lang, dir, silent, tag, data: link },
    actions: Object.entries(actions).map(([action, title]) => ({ action, title })),
    ...pictures,
  };
  await worker.registration.showNotification(title, options);
}

async function react(action: string, link: string) {
  if (action === "") return openAddMood();
  const query = `?${new URLSearchParams({ token: link })}`;
  const path = action === "stop" ? stopPath : restPath;
  const reply = await fetch(path + query, { method: "POST" }).catch(() => null);
  // The page says that there is no network, and can try again.
  if (!reply?.ok) return worker.clients.openWindow(stopPagePath + query);
}

/** Opens the dialog in the window of the product that was used last, or in a new one. */
async function openAddMood() {
  const windows = await worker.clients.matchAll({ type: "window" });
  const window = windows.find(({ url }) => isShellPath(new URL(url).pathname));
  const focused = await window?.focus().catch(() => null);
  if (focused) focused.postMessage({ type: "add-mood" });
  else await worker.clients.openWindow(addMoodPath);
}

/** The browser has ended its subscription: a page that opens makes a new one (client/reminders/renew-device.ts). */
async function renew() {
  const windows = await worker.clients.matchAll({ type: "window" });
  for (const window of windows) window.postMessage({ type: "renew-reminders" });
}
