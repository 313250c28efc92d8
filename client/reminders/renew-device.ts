/** Renews the push subscription of this browser each time the app opens, because browsers change and end subscriptions. */

import { reminderCalls } from "#domain/calls/reminders.ts";
import { send } from "../api.ts";
import { ownRegistration } from "../own-worker.ts";
import { renewIfOwn } from "./push-device.ts";

/** May be called only where notifications are permitted. */
export async function renewDevice() {
  const registration = await ownRegistration();
  if (!registration) return;
  const renew = async () => renewIfOwn(registration, (await send(reminderCalls.getReminders, {})).data);
  // The service worker tells open pages that the browser has ended its subscription.
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data?.type === "renew-reminders") void renew().catch(() => {});
  });
  await renew();
}
