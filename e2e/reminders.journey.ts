/** A reminder that follows another one, and that the person stops or leaves behind. */

import { openSettings, signUp } from "./actions.ts";
import { wholeBrowser } from "./browser.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";
import { areRemindersOn, openReminded, pressNotification, shownBy } from "./reminders.ts";

// The headless shell has no notifications.
test.use({ launchOptions: wholeBrowser, serviceWorkers: "allow", permissions: ["notifications"] });

// The journey is rare, because Chromium sometimes takes a notification back that was shown right after the close of
// another with its tag.
const rare = { tag: "@long" };

test(
  "a reminder takes the place of the last one, stops at a press, and goes with its person",
  rare,
  async ({ page, faults, dataDir }) => {
    // A poll may reach the server after the sign-out.
    faults.allow(/status of 401 .*\/api\/changes/);
    const { deliver, worker, message, reminder } = await openReminded(
      page,
      await signUp(page, "Reminded Sky"),
      dataDir,
    );
    await deliver(JSON.stringify(message));
    await expect.poll(() => shownBy(worker)).toEqual([reminder]);
    await deliver(
      JSON.stringify({ ...message, notification: { ...message.notification, body: "Another line" } }),
    );
    await expect.poll(() => shownBy(worker)).toEqual([{ ...reminder, body: "Another line" }]);
    await pressNotification(worker, "stop");
    await expect.poll(() => areRemindersOn(page)).toBe(false);

    await deliver(JSON.stringify(message));
    await expect.poll(() => shownBy(worker)).toEqual([reminder]);
    await (await openSettings(page)).getByRole("link", { name: "Logout" }).click();
    await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
    expect(await shownBy(worker)).toEqual([]);
  },
);
