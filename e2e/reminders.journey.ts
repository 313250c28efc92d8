/** A reminder in a real browser, from the push that arrives to what a press on it does. */

import type { CDPSession, Page, Worker } from "@playwright/test";
import { reminderLines } from "#domain/reminders/lines.ts";
import { makeReminderMessage } from "#domain/reminders/make-message.ts";
import { firstReminders } from "#domain/reminders/schedule.ts";
import { openDatabase } from "../server/database/open.ts";
import { readKeys } from "../server/reminders/keys.ts";
import { makeLinkToken } from "../server/reminders/links.ts";
import { english } from "../testing/english.ts";
import { PushReceiver } from "../testing/push-receiver.ts";
import { withClock } from "../testing/server-process.ts";
import { chooseSetting, openSettings, signUp } from "./actions.ts";
import { wholeBrowser } from "./browser.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";

// The headless shell has no notifications.
test.use({ launchOptions: wholeBrowser, serviceWorkers: "allow", permissions: ["notifications"] });

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
const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(`registration.getNotifications().then((all) =>
    all.map(({ title, body, silent }) => ({ title, body, silent })))`);

/** A press. Browsers bring a window to the front only at a press of a person, so that this part stands in for theirs. */
const press = (worker: Worker, action: "" | "rest" | "stop"): Promise<void> =>
  worker.evaluate(`registration.getNotifications().then(([notification]) => {
    WindowClient.prototype.focus = async function () { return this; };
    ExtendableEvent.prototype.waitUntil = () => {};
    dispatchEvent(new NotificationEvent("notificationclick", { notification, action: "${action}" }));
  })`);

/** Opens home with its service worker, and stands for the push service of the browser. */
async function openInstalled(page: Page) {
  await page.goto("/");
  await page.mouse.move(200, 200);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const deliver = await makeDelivery(page);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("There is no service worker.");
  return { deliver, worker };
}

/** A person with reminders whose product is open, and what stands for the push service of their browser. */
async function openReminded(page: Page, dataDir: string) {
  const userId = await signUp(page, "Reminded Sky");
  await page.request.put("/api/reminders", { data: { ...firstReminders("Europe/Berlin"), isOn: true } });
  const { deliver, worker } = await openInstalled(page);
  const line = reminderLines[0] ? english(reminderLines[0]) : "";
  const message = makeReminderMessage(english, {
    ...{ kind: "star" as const, line, address: page.url().replace(/\/$/, ""), isSilent: true },
    link: await linkOf(dataDir, userId),
  });
  const reminder = { title: "Mood Universe", body: line, silent: true };
  return { deliver, worker, message, reminder };
}

test("a reminder is shown, opens Add Mood where the product is open, and has the product's name alone once the device has a lock", async ({
  page,
  dataDir,
}) => {
  const { deliver, worker, message, reminder } = await openReminded(page, dataDir);
  await deliver(JSON.stringify(message));
  await expect.poll(() => shownBy(worker)).toEqual([reminder]);
  await page.getByRole("link", { name: "Journal" }).first().click();
  await expect(page).toHaveURL(/\/journal/);
  await press(worker, "");
  await expect(page.getByRole("dialog", { name: "How are you feeling?" })).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  expect(await shownBy(worker)).toEqual([]);

  await page.goto("/");
  await chooseSetting(page, "Lock this device");
  await page.getByLabel("PIN", { exact: true }).fill("314159");
  await page.getByLabel("PIN, once more").fill("314159");
  await page.getByRole("button", { name: "Turn the Lock On" }).click();
  await expect(page.getByText("The lock is on.")).toBeVisible();
  await deliver(JSON.stringify(message));
  await expect.poll(() => shownBy(worker)).toEqual([{ title: "Mood Universe", body: "", silent: true }]);
});

// The journey is rare, because Chromium sometimes takes a notification back that was shown right after the close of
// another with its tag.
const rare = { tag: "@long" };

test(
  "a reminder takes the place of the last one, stops at a press, and goes with its person",
  rare,
  async ({ page, faults, dataDir }) => {
    // A poll may reach the server after the sign-out.
    faults.allow(/status of 401 .*\/api\/changes/);
    const { deliver, worker, message, reminder } = await openReminded(page, dataDir);
    await deliver(JSON.stringify(message));
    await expect.poll(() => shownBy(worker)).toEqual([reminder]);
    await deliver(
      JSON.stringify({ ...message, notification: { ...message.notification, body: "Another line" } }),
    );
    await expect.poll(() => shownBy(worker)).toEqual([{ ...reminder, body: "Another line" }]);
    await press(worker, "stop");
    const isOn = async () => (await (await page.request.get("/api/reminders")).json()).choices.isOn;
    await expect.poll(isOn).toBe(false);

    await deliver(JSON.stringify(message));
    await expect.poll(() => shownBy(worker)).toEqual([reminder]);
    await (await openSettings(page)).getByRole("link", { name: "Logout" }).click();
    await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
    expect(await shownBy(worker)).toEqual([]);
  },
);

const below = test.extend<{ receiver: PushReceiver }>({
  basePath: "/mood",
  receiver: async ({ browserName: _ }, use) => {
    const receiver = await PushReceiver.start();
    await use(receiver);
    expect(receiver.problems).toEqual([]);
    await receiver.stop();
  },
  program: ({ receiver }, use) => use(withClock(receiver.origin)),
});

below(
  "below a path a push of the server is shown with the product's pictures, and a press on it stays below the path",
  async ({ page, baseURL, server, receiver }) => {
    await signUp(page, "Reminded Below");
    const time = new Date(Date.now() + 5 * 60_000).toISOString().slice(11, 16);
    const times = [{ time, weekdays: [0, 1, 2, 3, 4, 5, 6] }];
    await page.request.put("/api/reminders", { data: { ...firstReminders("UTC"), isOn: true, times } });
    const device = await page.request.put("/api/reminders/device", { data: receiver.subscribe("phone") });
    expect(device.status()).toBe(200);
    const { deliver, worker } = await openInstalled(page);
    await server.advance(10 * 60_000);
    await receiver.arrivalOf(1);
    const text = receiver.received[0]?.text ?? "";
    expect(JSON.parse(text).notification.navigate).toBe(`${baseURL}/?add=1`);

    await deliver(text);
    const pictures = `registration.getNotifications().then((all) => all.map(({ icon, badge }) => [icon, badge]))`;
    const expected = [[`${baseURL}/app/icon-192.png`, `${baseURL}/app/monochrome-512.png`]];
    await expect.poll(() => worker.evaluate(pictures)).toEqual(expected);
    await page.getByRole("link", { name: "Journal" }).first().click();
    await press(worker, "");
    await expect(page.getByRole("dialog", { name: "How are you feeling?" })).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    expect(page.url().startsWith(`${baseURL}/`)).toBe(true);

    await deliver(text);
    await expect.poll(() => worker.evaluate(pictures)).toEqual(expected);
    await press(worker, "stop");
    const isOn = async () => (await (await page.request.get("/api/reminders")).json()).choices.isOn;
    await expect.poll(isOn).toBe(false);
  },
);
