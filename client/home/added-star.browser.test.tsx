/** A star from the form over the sky to the database of the real app, and back to every browser of the person. */

import { page } from "vitest/browser";
import { button, expectStars } from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";

async function addJoy() {
  await button("Add Mood").click();
  await page.getByRole("radio", { name: "Joy", exact: true }).click();
  await button("Create Star").click();
}

test("a star is in the sky of every browser that opens the universe by its name, and of no other", async ({
  realApp,
  open,
  openAfresh,
  toasts,
}) => {
  await open("/onboarding");
  await page.getByLabelText("Universe Name").fill("Engine of Light");
  await page.getByLabelText("Your Name").fill("Ada");
  await button("Launch Your Universe").click();
  await expectStars(0);
  await addJoy();
  await expectStars(1);
  // The keys of the sky work at once.
  await expect.element(page.getByLabelText("Star map, 1 star")).toHaveFocus();
  await expect.poll(() => toasts.texts).toContainEqual(expect.stringContaining("Star Created"));
  expect(await realApp.rows('select emotion from "mood_entries"')).toEqual([{ emotion: "joy" }]);

  await openAfresh("/");
  await expectStars(1);

  realApp.device = realApp.visitor();
  await openAfresh("/");
  await expect.element(page.getByRole("heading", { name: "Log in to your universe" })).toBeVisible();
  await realApp.signUp();
  await openAfresh("/");
  await expectStars(0);
});

test("a star of a time without a connection arrives once there is one, also in a server that has started again", async ({
  realApp,
  open,
  openAfresh,
}) => {
  await realApp.signUp();
  await open("/");
  await expectStars(0);
  realApp.disconnect();
  await addJoy();
  await expect.element(page.getByRole("button", { name: "Waiting for the network : 1 write" })).toBeVisible();
  expect(await realApp.rows("select id from mood_entries")).toEqual([]);
  await realApp.restart();
  await realApp.moveTime(3_600_000);
  realApp.connect();
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => realApp.rows("select id from mood_entries")).toHaveLength(1);
  await openAfresh("/");
  await expectStars(1);
});

test("a star takes two requests: its own, and that of the stats that it changes", async ({
  clock,
  realApp,
  open,
  toasts,
}) => {
  await realApp.signUp();
  await open("/");
  await expectStars(0);
  // The polls of every three seconds are others.
  clock.stop();
  performance.clearResourceTimings();
  await addJoy();
  await expect
    .poll(async () => {
      await clock.pass(100);
      return toasts.texts.join();
    })
    .toContain("Star Created");
  await expectStars(1);
  const calls = () =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname.replace(/[0-9a-f-]{36}/, "{id}"))
      .filter((path) => path.startsWith("/api/"))
      .sort();
  const expected = ["/api/mood-entries", "/api/users/{id}/stats"];
  await expect
    .poll(async () => {
      await clock.pass(100);
      return calls();
    })
    .toEqual(expected);
  await clock.pass(1_000);
  expect(calls()).toEqual(expected);
});
