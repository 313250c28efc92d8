import type { Page } from "@playwright/test";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { expectStars } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { enterUniverse, openSky } from "./sky.ts";

/** Another browser follows within 4 s, the interval of the poll and a second; a busy machine gets more. */
const followed = { timeout: 15_000 };

/** Asks for changes at once, as a page does that becomes visible again. */
const lookAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event("visibilitychange")));

/** The bodies that the feed sends from now on, in bytes as they are on the wire, and calls for the whole list. */
function recordTraffic(page: Page) {
  const traffic = { feedBytes: 0, wholeLists: 0 };
  page.on("requestfinished", async (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/api/mood-entries" && request.method() === "GET") traffic.wholeLists += 1;
    if (pathname === "/api/changes") traffic.feedBytes += (await request.sizes()).responseBodySize;
  });
  return traffic;
}

/** Sends a call from the page, as a program of the same origin, and returns the star of the reply. */
const send = (
  page: Page,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) =>
  page.evaluate(
    async ([method, path, body, headers]) => {
      const reply = await fetch(`/api/mood-entries${path}`, {
        method,
        headers: { ...headers, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`);
      return reply.status === 204 ? null : await reply.json();
    },
    [method, path, body, headers] as const,
  ) as Promise<MoodEntry>;

test.use({ timezoneId: "Europe/Berlin" });

test("a sky in New York follows what Berlin adds, corrects and removes, without loading the list again", async ({
  page: berlin,
  openSecondBrowser,
  dataDir,
}) => {
  await openSky(berlin, dataDir, "Two clocks", 300);
  const newYork = await openSecondBrowser({ timezoneId: "America/New_York" });
  await enterUniverse(newYork, "Two clocks");
  await expectStars(newYork, 300);
  await newYork.getByRole("button", { name: "List of stars" }).click();
  const rows = newYork.getByRole("region", { name: "Your stars" }).getByRole("row");
  const traffic = recordTraffic(newYork);

  const star = await send(berlin, "POST", "", { emotion: "joy", intensity: 9, note: "The ferry at dawn" });
  await expect(newYork.getByLabel("Star map, 301 stars")).toBeVisible(followed);
  await expect(rows.filter({ hasText: "The ferry at dawn" })).toContainText("Joy", followed);

  await send(
    berlin,
    "PATCH",
    `/${star.id}`,
    { emotion: "wonder", note: "The ferry before dawn" },
    { "if-match": `"${star.revision}"` },
  );
  await lookAgain(newYork);
  await expect(rows.filter({ hasText: "The ferry before dawn" })).toContainText("Wonder", followed);

  await send(berlin, "DELETE", `/${star.id}`);
  await lookAgain(newYork);
  await expect(newYork.getByLabel("Star map, 300 stars")).toBeVisible(followed);
  await expect(rows.filter({ hasText: "The ferry" })).toHaveCount(0);

  expect(traffic.wholeLists).toBe(0);
  expect(traffic.feedBytes).toBeGreaterThan(0);
  expect(traffic.feedBytes).toBeLessThan(2_048);
});
