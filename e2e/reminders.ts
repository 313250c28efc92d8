/** Reminders in a real browser, from the push that arrives to what a press on it does. */

import type { CDPSession, Page, Worker } from "@playwright/test";
import { reminderLines } from "#domain/reminders/lines.ts";
import { makeReminderMessage } from "#domain/reminders/make-message.ts";
import { firstReminders } from "#domain/reminders/schedule.ts";
import { openDatabase } from "../server/database/open.ts";
import { readKeys } from "../server/reminders/keys.ts";
import { makeLinkToken } from "../server/reminders/links.ts";
import { english } from "../testing/english.ts";
import { storedName } from "./below-a-path.ts";

/** The token of the link in a person's reminders, as the server makes it. */
async function linkOf(dataDir: string, userId: string): Promise<string> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const { linkKey } = await readKeys(db, Date.now());
  await close();
  return makeLinkToken(userId, linkKey);
}

/** Lets the browser's push service deliver a message, which a browser of tests cannot receive from outside. */
async function makeDelivery(page: Page): Promise<(data: string) => Promise<void>> {
  const chromium: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    chromium.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
  });
  await chromium.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return async (data) =>
    void (await chromium.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data }));
}

type Shown = { readonly title: string; readonly body: string; readonly silent: boolean };

// Arguments are texts, because the types of a service worker are not those of this program.

/** The notifications that are on the screen. */
export const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(`registration.getNotifications().then((all) =>
    all.map(({ title, body, silent }) => ({ title, body, silent })))`);

/** Presses the notification. Browsers bring a window to the front only at a press of a person, so that this part stands in for theirs. */
export const pressNotification = (worker: Worker, action: "" | "rest" | "stop"): Promise<void> =>
  worker.evaluate(`registration.getNotifications().then(([notification]) => {
    WindowClient.prototype.focus = async function () { return this; };
    ExtendableEvent.prototype.waitUntil = () => {};
    dispatchEvent(new NotificationEvent("notificationclick", { notification, action: "${action}" }));
  })`);

/** Stands for the push service of the browser of a page that has a service worker. */
export async function receivePushes(page: Page) {
  const deliver = await makeDelivery(page);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("There is no service worker.");
  return { deliver, worker };
}

/** Opens home of the signed-in person, with reminders, and stands for the push service of their browser. */
export async function openReminded(page: Page, userId: string, dataDir: string) {
  await page.request.put("/api/reminders", { data: { ...firstReminders("Europe/Berlin"), isOn: true } });
  await page.goto("/");
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, storedName("user-id"));
  // The first page of a person takes back what is shown, in a moment of its own, which ends with the page.
  await page.goto("/");
  await page.mouse.move(200, 200);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { deliver, worker } = await receivePushes(page);
  const line = reminderLines[0] ? english(reminderLines[0]) : "";
  const message = makeReminderMessage(english, {
    ...{ kind: "star" as const, line, address: page.url().replace(/\/$/, ""), isSilent: true },
    link: await linkOf(dataDir, userId),
  });
  const reminder = { title: "Mood Universe", body: line, silent: true };
  return { deliver, worker, message, reminder };
}

/** Whether the person gets reminders, as the server says. */
export const areRemindersOn = async (page: Page): Promise<boolean> =>
  (await (await page.request.get("/api/reminders")).json()).choices.isOn;
