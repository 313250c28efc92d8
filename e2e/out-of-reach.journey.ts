/** What works while the server is stopped and no service worker stands in for it, and what the other pages then report. */

import type { Page } from "@playwright/test";
import { signUp } from "./actions.ts";
import { expect, saveData, testWithOwnServer as test } from "./fixtures.ts";

test.use({ fetchesAhead: true });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const fetchedFiles = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));

async function openHome(page: Page, universeName: string) {
  await signUp(page, universeName);
  await page.goto("/");
  await expect(heading(page, universeName)).toBeVisible();
  await page.mouse.move(200, 200);
}

// The journey is rare, because with a service worker the pages are on the device; what a page that does not arrive
// says is tested beside the components.
const rare = { tag: "@long" };

test(
  "with the server stopped after the first page, an exercise can be done, and what was not fetched ahead opens later",
  rare,
  async ({ page, server, openSecondBrowser, faults }) => {
    // A server that stops refuses calls with 503 until its port is closed.
    faults.allow(/ERR_CONNECTION_(REFUSED|RESET)|status of 503|did not arrive/);
    await openHome(page, "Quiet Server");
    for (const name of ["/quiz-", "/MindfulMomentsPage-"])
      await expect.poll(async () => (await fetchedFiles(page)).some((url) => url.includes(name))).toBe(true);
    const saving = await openSecondBrowser();
    await saving.addInitScript(saveData);
    await openHome(saving, "Saved Data");
    await server.stop();

    // The clock is installed after the list of fetched files was read, which an installed clock leaves empty.
    await page.clock.install();
    await page.getByRole("link", { name: "Activities" }).click();
    await page.getByRole("link", { name: "Mindful Moments" }).click();
    await page.getByRole("link", { name: /Cosmic Breathing/ }).click();
    await page.getByRole("button", { name: /^Triangle Breathing/ }).click();
    await expect(page.getByText("Begin when you are ready.")).toBeInViewport();
    // A press within 400 ms of the choice counts as the second tap of a double tap.
    await page.clock.fastForward(1_000);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: /^Inhale/ })).toBeVisible();

    await saving.getByRole("link", { name: "Activities" }).click();
    await expect(heading(saving, "This page is out of reach")).toBeVisible();
    await expect(saving.getByRole("alert")).toContainText("Nothing is lost");
    await saving.getByRole("button", { name: "Try again" }).click();
    await expect(saving.getByText("Still out of reach.")).toBeVisible();
    await saving.getByRole("link", { name: "Back to your universe" }).click();
    await expect(heading(saving, "Saved Data")).toBeVisible();
    await saving.goBack();
    await expect(heading(saving, "This page is out of reach")).toBeVisible();
    await server.start();
    await saving.getByRole("button", { name: "Try again" }).click();
    await expect(heading(saving, "AI Activities")).toBeVisible();
  },
);
