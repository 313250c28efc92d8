/** The page of one tracker, with the real server. */

import { page, userEvent } from "vitest/browser";
import { dateOfDay, dayOfDate } from "#domain/calendar.ts";
import { trackerCalls } from "#domain/calls/trackers.ts";
import type { TrackerChange } from "#domain/records/tracker/tracker.ts";
import { button, seen } from "../../../testing/browser/page-steps.ts";
import { test as base, expect } from "../../../testing/browser/real-app-test.tsx";

const id = "5f0c9a1e-5b1c-4f53-9a75-0d8f6f0b7a22";
const sleep: TrackerChange = {
  ...{ name: "Sleep", kind: "duration", unit: "", min: null, max: null, step: null },
  ...{ lowLabel: "", highLabel: "", ask: "morning", perDay: "one", isArchived: false, position: 0 },
};

const today = new Date().toISOString().slice(0, 10);
const ago = (days: number) => dateOfDay(dayOfDate(today) - days);

type Fixtures = {
  /** Makes the tracker with a value of so many days ago each, and opens its page. */
  openMeasured(values: Readonly<Record<number, number>>, change?: Partial<TrackerChange>): Promise<void>;
};

const test = base.extend<Fixtures>({
  openMeasured: async ({ realApp, open }, use) => {
    await use(async (values, change = {}) => {
      await realApp.signUp();
      const { device } = realApp;
      await device.call(trackerCalls.putTracker, { params: { id }, body: { ...sleep, ...change } });
      for (const [days, value] of Object.entries(values))
        await device.call(trackerCalls.putReading, {
          params: { trackerId: id, at: ago(Number(days)) },
          body: { value, utcOffset: 0, timeZone: "UTC" },
        });
      await open(`/trackers/${id}`);
      await seen(page.getByRole("heading", { level: 1, name: "Sleep" }));
    });
  },
});

const readings = page.getByRole("region", { name: "Readings" });
const rows = () =>
  readings
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
const slider = page.getByRole("slider", { name: "Day that is read out" });
const spoken = () => slider.element().getAttribute("aria-valuetext")?.replaceAll("\u00a0", " ");

test("the headings of the page leave out no level", async ({ openMeasured }) => {
  await openMeasured({ 1: 300 });
  for (const name of ["Over time", "How often", "Readings"])
    await seen(page.getByRole("heading", { level: 2, name }));
});

test("a line is read day by day, across the days without a value, and its figures are a table", async ({
  openMeasured,
}) => {
  await openMeasured({ 1: 300, 2: 420, 6: 450 });
  await seen(page.getByText(/^3 days with a value/));
  expect(spoken()).toMatch(/: 5 hr$/);
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.poll(spoken).toMatch(/: 7 hr 30 min$/);
  await page.getByText("The figures as a table").first().click();
  const table = page.getByRole("table", { name: "Over time" });
  await expect.poll(() => table.getByRole("row").elements().length).toBe(4);
  await expect.element(table.getByRole("row", { name: new RegExp(`${ago(6)} 7.hr`) })).toBeVisible();
  await page.getByText("The figures as a table").nth(1).click();
  await expect
    .element(
      page.getByRole("table", { name: "How often" }).getByRole("row", { name: /^5.hr – 5.hr.15.min 1$/ }),
    )
    .toBeVisible();
});

test("a reading is corrected where it stands, and stays corrected on the server", async ({
  openMeasured,
  openAfresh,
}) => {
  await openMeasured({ 1: 3, 2: 4 }, { kind: "scale", min: 1, max: 5, step: 1 });
  await readings.getByRole("button", { name: /^Correct the reading .*: 3$/ }).click();
  const form = readings.getByRole("form", { name: /^Reading of/ });
  await form.getByRole("radio", { name: "5", exact: true }).click({ force: true });
  await form.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => rows()[0]).toMatch(/5$/);
  await expect.element(readings.getByRole("button", { name: /^Correct the reading .*: 5$/ })).toHaveFocus();
  await expect.poll(() => rows()[0]).not.toMatch(/Not sent yet/);
  await openAfresh(`/trackers/${id}`);
  await expect.poll(() => rows()[0]).toMatch(/5$/);
});

test("a reading is removed at once, and one press brings it back", async ({ openMeasured }) => {
  await openMeasured({ 1: 300, 2: 420 });
  await readings.getByRole("button", { name: /^Remove the reading .*: 5.hr$/ }).click();
  await expect.poll(() => rows().length).toBe(1);
  await seen(page.getByText(/^1 day with a value/));
  await button("Undo").click();
  await expect.poll(() => rows().length).toBe(2);
  await seen(page.getByText(/^2 days with a value/));
});

test("without a network, a correction stays in view and says that it is not sent yet", async ({
  openMeasured,
  realApp,
}) => {
  await openMeasured({ 1: 0 }, { kind: "yes-no" });
  realApp.disconnect();
  await readings.getByRole("button", { name: /^Correct the reading .*: No$/ }).click();
  await readings.getByRole("radio", { name: "Yes" }).click({ force: true });
  await readings.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => rows()[0]).toMatch(/Not sent yet.*Yes$/);
});

test("a tracker without a value says what will come, and one that was removed that it is gone", async ({
  openMeasured,
  open,
}) => {
  await openMeasured({}, { isArchived: true });
  await seen(page.getByText("Nothing measured yet"));
  await seen(page.getByText(/^This tracker is archived/));
  await open("/trackers/5f0c9a1e-5b1c-4f53-9a75-0d8f6f0b7a99");
  await seen(page.getByRole("heading", { name: "This tracker was removed" }));
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Your trackers" }).last())
    .toHaveAttribute("href", "/trackers");
});

test("the page leads to the comparison of high and low days, as soon as there are both", async ({
  openMeasured,
}) => {
  await openMeasured({ 1: 300, 2: 420, 3: 480 });
  const middle = encodeURIComponent(`${id}.above.420`);
  await expect
    .element(page.getByRole("link", { name: "Compare high and low days" }))
    .toHaveAttribute("href", `/compare?first.measures=${middle}&second.measures=${id}.atMost.420`);
});

test("the page leads to the calendar and the sky that show its days", async ({ openMeasured }) => {
  await openMeasured({ 1: 300 });
  await expect
    .element(page.getByRole("link", { name: "Show in the calendar" }))
    .toHaveAttribute("href", `/journal?view=year&year=${ago(1).slice(0, 4)}&show=${id}`);
  await expect.element(page.getByRole("link", { name: /^Compare/ })).not.toBeInTheDocument();
  await page.getByRole("link", { name: "Show in the sky" }).click();
  await expect.poll(() => location.search).toBe(`?glow=${id}`);
});
