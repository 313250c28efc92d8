/** A universe that opens by its name, from its first star to a second browser. */

import {
  accessUniverse,
  chooseEmotion,
  expectStars,
  launchUniverse,
  openAddMood,
  tapNewestStar,
} from "./actions.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { expectSky } from "./webgl.ts";

test("a new universe and its twin star survive a reload and a SIGKILL of the server, and open in a second browser by the name", async ({
  page,
  server,
  faults,
  openSecondBrowser,
}) => {
  // A poll may be sent while the server is down, and a call may wait for its answer when the server is killed.
  faults.allow(/ERR_(CONNECTION|EMPTY|SOCKET)/);
  await page.goto("/");
  await page.getByRole("link", { name: "Enter by universe name alone" }).click();
  await expect(page.getByRole("heading", { name: "MOOD UNIVERSE" })).toBeVisible();
  await expect(page.getByText("Create your personal universe")).toBeVisible();
  await launchUniverse(page, "Vega's Harbour");
  await expectToast(page, "Universe Created!", "Welcome to Vega's Harbour");
  await expectSky(page);

  await openAddMood(page);
  await expect(page.getByText("Capture this moment in your universe")).toBeVisible();
  await chooseEmotion(page, "Joy");
  await page.getByRole("switch", { name: "Create Twin Star" }).click();
  await page
    .getByRole("radiogroup", { name: /base emotion/i })
    .getByRole("radio", { name: "Grief" })
    .check();
  await page
    .getByLabel(/note/i)
    .fill("The last evening of a summer that I will remember for a very long time");
  await page.getByRole("button", { name: "Create Star" }).click();
  await expectStars(page, 1);

  await server.kill();
  await server.start();
  await page.reload();
  await expectSky(page);
  await expectStars(page, 1);
  await tapNewestStar(page);
  for (const text of [
    ...["Joy", "Love", "Twin Star System", "Grief", "7/10"],
    "The last evening of a summer that I will remember ...",
  ])
    await expect(page.getByRole("tooltip")).toContainText(text);

  const second = await openSecondBrowser();
  await accessUniverse(second, "Vega's Harbour");
  await expectToast(second, "Welcome back!", "Accessing Vega's Harbour");
  await expect(second.getByRole("heading", { name: "Vega's Harbour" })).toBeVisible();
  await expectStars(second, 1);
});
