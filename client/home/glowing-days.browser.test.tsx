/** What the days of the sky glow by: chosen beside its views, in the address, and said in words. */

import { page } from "vitest/browser";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { makeReading, makeTracker } from "../../testing/make-tracker.ts";

const entries = makeEntries(20);
const sleep = makeTracker({ id: "sleep", kind: "duration", name: "Sleep" });
const walk = makeTracker({ id: "walk", kind: "yes-no", name: "A walk", position: 1 });
const trackers = [sleep, walk];
const readings = [300, 420, 540].map((value, at) => makeReading(sleep, `2026-01-0${at + 3}`, value));

const views = page.getByRole("region", { name: "Views of your sky" });
const glow = views.getByRole("combobox", { name: "Let the days glow by" });
const view = (name: string) => views.getByRole("radio", { name, exact: true });
const said = (text: RegExp) => expect.element(views.getByText(text)).toBeVisible();

test("a tracker is chosen beside the views, which say what is faint and what is bright", async ({
  openHome,
}) => {
  await openHome({ entries, trackers, readings });
  await page.getByRole("button", { name: "Views of your sky" }).click();
  await glow.selectOptions("Sleep");
  await expect.poll(() => location.search).toBe("?glow=sleep");
  await said(/^Sleep: 5.hr is faint, 9.hr is bright\. A day without a value does not glow\.$/);
  await view("Day").click();
  await said(/^This view does not show what you measured/);
  await view("Year").click();
  await said(/^Sleep: 5.hr is faint/);
  expect(location.search).toBe("?glow=sleep&view=year");
  await glow.selectOptions("A walk");
  await said(/^A walk has no value yet, so no day glows\.$/);
  await glow.selectOptions("Nothing");
  await expect.poll(() => location.search).toBe("?view=year");
});

test("a tracker that was removed glows nowhere, and the panel says so", async ({ openHome }) => {
  await openHome({ entries, path: "/?view=year&glow=gone" });
  await said(/^This tracker was removed, so no day glows\.$/);
});

test("somebody who measures nothing is not asked what the days glow by", async ({ openHome }) => {
  await openHome({ entries, path: "/?view=year" });
  await expect.element(view("Year")).toBeChecked();
  await expect.element(glow).not.toBeInTheDocument();
});

test("the sky says what its days glow by while the panel is closed, and lets nothing glow on one press", async ({
  openHome,
}) => {
  await openHome({ entries, trackers, readings, path: "/?glow=sleep" });
  const name = page.getByText("The days glow by Sleep");
  await expect.element(name).toBeVisible();
  await page.getByRole("button", { name: "Views of your sky" }).click();
  await said(/^Sleep: 5.hr is faint/);
  await expect.element(name).not.toBeVisible();
  await views.getByRole("button", { name: /Close/ }).click();
  await expect.element(name).toBeVisible();
  await page.getByRole("button", { name: "Stop the glow" }).click();
  await expect.element(name).not.toBeInTheDocument();
  expect(location.search).toBe("");
});
