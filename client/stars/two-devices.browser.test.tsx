/** A sky that follows another device of the same person, on the real app. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expectStars, followServer } from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import { importStars, signInByName } from "../../testing/make.ts";

/** What the feed has sent to this page since then, in bytes as they are on the wire. */
const feedBytesSince = (start: number) =>
  (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ name, startTime }) => startTime > start && new URL(name).pathname === api.listChanges.path)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

test("a sky follows what another device adds, corrects and removes, without loading the list again", async ({
  realApp,
  open,
}) => {
  const { universeName } = await realApp.signUp();
  await importStars(realApp.device, 300);
  const berlin = await signInByName(realApp, universeName);
  await open("/");
  await expectStars(300);
  await page.getByRole("button", { name: "List of stars" }).click();
  const rows = page.getByRole("region", { name: "Your stars" }).getByRole("row");
  performance.clearResourceTimings();
  const start = performance.now();

  const { body: star } = await berlin.call(api.createMoodEntry, {
    body: { emotion: "joy", intensity: 9, note: "The ferry at dawn" },
  });
  followServer();
  await expectStars(301);
  await expect.element(rows.filter({ hasText: "The ferry at dawn" })).toMatchTextContent(/Joy/);

  await berlin.call(api.updateMoodEntry, {
    params: star,
    body: { emotion: "wonder", note: "The ferry before dawn" },
    headers: { "if-match": `"${star.revision}"` },
  });
  followServer();
  await expect.element(rows.filter({ hasText: "The ferry before dawn" })).toMatchTextContent(/Wonder/);

  await berlin.call(api.binMoodEntry, { params: star });
  followServer();
  await expectStars(300);
  await expect.element(rows.filter({ hasText: "The ferry" })).not.toBeInTheDocument();

  expect(realApp.sent(api.listMoodEntries)).toBe(0);
  expect(feedBytesSince(start)).toBeGreaterThan(0);
  expect(feedBytesSince(start)).toBeLessThan(2_048);
});
