/** The product below a path of its host, as an installed app, beside another installation of the same host. */

import type { Page } from "@playwright/test";
import { tagOf } from "#domain/reminders/make-message.ts";
import { firstReminders } from "#domain/reminders/schedule.ts";
import { PushReceiver } from "../testing/push-receiver.ts";
import { withClock } from "../testing/server-process.ts";
import { addStar, chooseEmotion, expectStars, launchUniverse, openAddMood } from "./actions.ts";
import { wholeBrowser } from "./browser.ts";
import { testWithOwnServer as base, expect } from "./fixtures.ts";
import { expectKept } from "./kept-in-browser.ts";
import { areRemindersOn, pressNotification, receivePushes } from "./reminders.ts";

const test = base.extend<{ receiver: PushReceiver }>({
  basePath: "/mood",
  receiver: async ({ browserName: _ }, use) => {
    const receiver = await PushReceiver.start();
    await use(receiver);
    expect(receiver.problems).toEqual([]);
    await receiver.stop();
  },
  program: ({ receiver }, use) => use(withClock(receiver.origin)),
});

test.use({
  // The headless shell has no notifications.
  launchOptions: wholeBrowser,
  permissions: ["notifications"],
  serviceWorkers: "allow",
  environment: { COOLDOWN_SECONDS: "0" },
});

const hourMs = 3_600_000;

/** What the browser keeps for the host, by name; cookies with their paths. */
async function keptBy(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name, path }) => `${name} ${path}`);
  const names = await page.evaluate(async () => [
    ...Object.keys({ ...localStorage, ...sessionStorage }),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  ]);
  return { cookies, names };
}

test("below a path the app is installed, opens without a network and sends what waited, reminds its person, and keeps all under names of its own", async ({
  page,
  basePath,
  baseURL,
  server,
  receiver,
  request,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await launchUniverse(page, "Below A Path");
  await expect(page.getByRole("heading", { name: "Below A Path" })).toBeVisible();
  await addStar(page, "Joy");
  await expectKept(page, basePath);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await test.step("it opens without a network, and what waited arrives", async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expectStars(page, 1);
    await openAddMood(page);
    await chooseEmotion(page, "Hope");
    await page.getByRole("button", { name: "Create Star" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("link", { name: "Journal" }).first().click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page).toHaveURL(`${baseURL}/journal`);
    await page.reload();
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.context().setOffline(false);
    await expect(page.getByRole("button", { name: /^Waiting for the network/ })).toBeHidden();
    const stored = await page.request.get("/api/mood-entries");
    await expect(await stored.json()).toHaveLength(2);
  });

  await test.step("a push of the server is shown with the product's pictures, and a press on it stays below the path", async () => {
    // A star of the last three hours needs no reminder.
    const time = new Date(Date.now() + 4 * hourMs).toISOString().slice(11, 16);
    const times = [{ time, weekdays: [0, 1, 2, 3, 4, 5, 6] }];
    await page.request.put("/api/reminders", { data: { ...firstReminders("UTC"), isOn: true, times } });
    // The device has a session of its own: a page of a session with pushes renews them, and in a private window, as those
    // of tests are, Chromium has none.
    await request.get("/api/users/by-universe/Below%20A%20Path");
    const device = await request.put("/api/reminders/device", { data: receiver.subscribe("phone") });
    expect(device.status()).toBe(200);
    const { deliver, worker } = await receivePushes(page);
    await server.advance(4.1 * hourMs);
    await receiver.arrivalOf(1);
    const text = receiver.received[0]?.text ?? "";
    expect(JSON.parse(text).notification.navigate).toBe(`${baseURL}/?add=1`);

    await deliver(text);
    const pictures = `registration.getNotifications().then((all) => all.map(({ icon, badge }) => [icon, badge]))`;
    const expected = [[`${baseURL}/app/icon-192.png`, `${baseURL}/app/monochrome-512.png`]];
    await expect.poll(() => worker.evaluate(pictures)).toEqual(expected);
    await pressNotification(worker, "");
    await expect(page.getByRole("dialog", { name: "How are you feeling?" })).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    expect(page.url().startsWith(`${baseURL}/`)).toBe(true);

    // Chromium sometimes takes a notification back that was shown right after the close of another with its tag.
    const { notification, ...rest } = JSON.parse(text);
    await deliver(JSON.stringify({ ...rest, notification: { ...notification, tag: tagOf["check-in"] } }));
    await expect.poll(() => worker.evaluate(pictures)).toEqual(expected);
    await pressNotification(worker, "stop");
    await expect.poll(() => areRemindersOn(page)).toBe(false);
  });

  await test.step("all that the browser keeps has a name of the path", async () => {
    const { cookies, names } = await keptBy(page);
    expect(cookies.filter((cookie) => !/\+mood \/mood$/.test(cookie))).toEqual([]);
    expect(names.filter((name) => !name.startsWith("/mood:mood-universe") && name !== "/mood/")).toEqual([]);
    expect(names).toContain("/mood/");
    expect(names).toContain("/mood:mood-universe.copy");
  });
});
