/** What works while the server is stopped, and what the other pages then report. */

import type { Page } from "@playwright/test";
import { signUp } from "./actions.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";
import { start } from "./mindful-actions.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const fetchedFiles = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));

async function openHome(page: Page, universeName: string) {
  await signUp(page, universeName);
  await page.goto("/");
  await expect(heading(page, universeName)).toBeVisible();
}

// A server that stops refuses calls with 503 until its port is closed.
test.beforeEach(({ faults }) => faults.allow(/ERR_CONNECTION_(REFUSED|RESET)|status of 503|did not arrive/));

test("with the server stopped after the first page, an exercise can be opened and done", async ({
  page,
  server,
}) => {
  await openHome(page, "Quiet Server");
  await page.mouse.move(200, 200);
  for (const name of ["/quiz-", "/MindfulMomentsPage-"])
    await expect.poll(async () => (await fetchedFiles(page)).some((url) => url.includes(name))).toBe(true);
  await server.stop();
  // After the list of fetched files was read, which an installed clock leaves empty.
  await page.clock.install();

  await page.getByRole("link", { name: "Activities" }).click();
  await page.getByRole("link", { name: "Mindful Moments" }).click();
  await page.getByRole("link", { name: /Cosmic Breathing/ }).click();
  await page.getByRole("button", { name: /^Triangle Breathing/ }).click();
  await expect(page.getByText("Begin when you are ready.")).toBeInViewport();
  // `start` moves the clock first: a press within 400 ms of the choice counts as the second tap of a double tap.
  await start(page);
  await expect(page.getByRole("status").filter({ hasText: /^Inhale/ })).toBeVisible();
});

test("a page that was not fetched ahead names the cause, and opens when the server is back", async ({
  page,
  server,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await openHome(page, "Saved Data");
  await page.mouse.move(200, 200);
  await server.stop();

  await page.getByRole("link", { name: "Activities" }).click();
  await expect(heading(page, "This page is out of reach")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Nothing is lost");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Still out of reach.")).toBeVisible();

  await page.getByRole("link", { name: "Back to your universe" }).click();
  await expect(heading(page, "Saved Data")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "This page is out of reach")).toBeVisible();

  await server.start();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page, "AI Activities")).toBeVisible();
});
