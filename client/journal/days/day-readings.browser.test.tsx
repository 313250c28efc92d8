/** What the days measured, in the journal: chips, pixels, and the search. */

import { page } from "vitest/browser";
import { dateOfDay, dayOfDate } from "#domain/calendar.ts";
import { dayOf } from "#domain/local-time.ts";
import { expect, makeJournal, test } from "../../../testing/browser/journal-test.ts";
import { makeReading, makeTracker } from "../../../testing/make-tracker.ts";

const entries = makeJournal(4);
const dates = entries.map((entry) => dateOfDay(dayOf(entry)));
const [, second = "", third = "", last = ""] = dates;
const sleep = makeTracker({ id: "sleep", kind: "duration", name: "Sleep" });
const coffee = makeTracker({
  id: "coffee",
  kind: "count",
  name: "Coffee",
  unit: "cups",
  perDay: "many",
  position: 1,
});
const walk = makeTracker({ id: "walk", kind: "yes-no", name: "A walk", position: 2, isArchived: true });
const universe = {
  trackers: [sleep, coffee, walk],
  readings: [
    makeReading(coffee, `${last}T08:00`, 1),
    makeReading(coffee, `${last}T15:30`, 2),
    makeReading(sleep, second, 300),
    makeReading(sleep, last, 450),
    makeReading(walk, last, 1),
  ],
};

const spoken = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const said = (date: string) => spoken.format(new Date(date)).replaceAll(" ", ".");
const day = (date: string) => page.getByRole("list", { name: new RegExp(`^Measured on .*${said(date)}$`) });
const chips = (date: string) =>
  day(date)
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
const search = page.getByRole("combobox", { name: "Search your stars" });
const article = page.getByRole("article");
const shows = page.getByRole("combobox", { name: "The days show" });

test("the days of the journal have quiet chips, which lead to their trackers", async ({ openJournal }) => {
  await openJournal(entries, { universe });
  await expect.element(day(last)).toBeVisible();
  expect(chips(last)).toEqual(["Sleep7 hr 30 min", "Coffee3 cups", "A walkYes"]);
  expect(chips(second)).toEqual(["Sleep5 hr"]);
  expect(day(third).elements()).toEqual([]);
  await expect
    .element(day(last).getByRole("link", { name: /Coffee/ }))
    .toHaveAttribute("href", "/trackers/coffee");
});

test("a day with many values shows the first ones, and the others when asked", async ({ openJournal }) => {
  const trackers = Array.from({ length: 9 }, (_, at) =>
    makeTracker({ id: `t${at}`, name: `${at} ${"\u{1F9D1}\u200D\u{1F680}".repeat(8)}` }),
  );
  const readings = trackers.map((tracker) => makeReading(tracker, last, 3));
  await openJournal(entries, { universe: { trackers, readings } });
  await expect.element(day(last)).toBeVisible();
  expect(chips(last)).toHaveLength(7);
  await day(last).getByRole("button", { name: "3 more" }).click();
  await expect.poll(() => chips(last).length).toBe(9);
});

test("a search finds days below a value, in words, in the address, and as a filter", async ({
  openJournal,
}) => {
  await openJournal(entries, { universe });
  await search.fill("sleep below 6");
  await page.getByRole("option", { name: /^Sleep below 6.hr: 1$/ }).click();
  await expect.poll(() => article.elements().length).toBe(1);
  expect(location.search).toBe("?measures=sleep.below.360");
  await expect.element(day(second)).toBeVisible();
  await page.getByRole("button", { name: /^Filters/ }).click();
  const panel = page.getByRole("dialog", { name: "Filters" });
  await panel.getByRole("combobox", { name: "Comparison" }).selectOptions("at least");
  await expect.element(panel.getByRole("button", { name: "Show 1 star" })).toBeVisible();
  await panel.getByRole("textbox", { name: "Value" }).fill("5");
  await expect.element(panel.getByRole("button", { name: "Show 2 stars" })).toBeVisible();
  expect(location.search).toBe("?measures=sleep.atLeast.300");
  await panel.getByRole("combobox", { name: "Tracker" }).nth(1).selectOptions("A walk (archived)");
  await panel.getByRole("combobox", { name: "Value" }).selectOptions("Yes");
  await panel.getByRole("button", { name: "Show 1 star" }).click();
  await expect.element(page.getByRole("button", { name: "Remove: A walk: Yes" })).toBeVisible();
});

test("a search for a tracker that was removed says so, and finds nothing", async ({ openJournal }) => {
  await openJournal(entries, { universe, path: "/journal?measures=gone.above.3" });
  await expect.element(page.getByText(/^This search asks for a tracker that was removed/)).toBeVisible();
  await expect.element(page.getByText("Nothing matches")).toBeVisible();
  await page.getByRole("button", { name: "Remove: A tracker that was removed" }).click();
  await expect.poll(() => article.elements().length).toBe(entries.length);
});

test("month and year show a tracker in pixels, which the address keeps, also of days without a star", async ({
  openJournal,
}) => {
  const silent = dateOfDay(dayOfDate(dates[0] ?? "") - 1);
  const readings = [...universe.readings, makeReading(sleep, silent, 600)].sort((one, other) =>
    `${one.trackerId} ${one.at}` < `${other.trackerId} ${other.at}` ? -1 : 1,
  );
  await openJournal(entries, {
    universe: { ...universe, readings },
    path: `/journal?view=year&year=${last.slice(0, 4)}`,
  });
  const cell = (date: string) => page.getByRole("gridcell", { name: new RegExp(`${said(date)}: .*Sleep`) });
  await shows.selectOptions("Sleep");
  expect(new URLSearchParams(location.search).get("show")).toBe("sleep");
  await expect.element(page.getByRole("list", { name: "What the colours of Sleep mean" })).toBeVisible();
  const fillOf = (date: string) =>
    (cell(date).element() as HTMLElement).style.getPropertyValue("--bands-fill");
  await expect.element(cell(last)).toBeInTheDocument();
  expect(fillOf(last)).not.toEqual(fillOf(second));
  if (silent.slice(0, 4) === last.slice(0, 4)) expect(fillOf(silent)).toMatch(/light-dark/);
  await page.getByRole("tab", { name: "Month" }).click();
  await expect.element(shows).toHaveValue("tracker sleep");
  await expect
    .element(page.getByRole("gridcell", { name: /1 star.* Sleep 7.hr.30.min/ }))
    .toBeInTheDocument();
  await shows.selectOptions("Feelings");
  await expect.element(page.getByRole("list", { name: "Families of feelings" })).toBeVisible();
  expect(new URLSearchParams(location.search).has("show")).toBe(false);
});

test("a calendar whose tracker was removed shows feelings, and says why", async ({ openJournal }) => {
  await openJournal(entries, { universe, path: "/journal?view=month&show=gone" });
  await expect.element(page.getByText(/^This tracker was removed, so the days show/)).toBeVisible();
  await expect.element(page.getByRole("list", { name: "Families of feelings" })).toBeVisible();
});
