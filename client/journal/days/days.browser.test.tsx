import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { dateOfDay, dayOfDate } from "#domain/calendar.ts";
import { dayOf } from "#domain/local-time.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { expect, makeJournal, test } from "../../../testing/browser/journal-test.ts";
import { makeUniverse } from "../../../testing/browser/make-replies.ts";
import { makeStar } from "../../../testing/make-star.ts";

const stars = 400;

const feed = () => page.getByRole("feed", { name: "Your stars by day" });
const rows = () => [...document.querySelectorAll<HTMLElement>("article[data-row]")];
const rowOf = (id: string) => rows().find(({ dataset }) => dataset.row === id) ?? null;
const positionOf = (row: Element | null | undefined) => Number(row?.getAttribute("aria-posinset"));
const focusedPosition = () => positionOf(document.activeElement?.closest("article"));
const press = (keys: string) => userEvent.keyboard(keys);

/** Rows in the window, below what stays at its top. */
const visibleRows = () =>
  rows().filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top < innerHeight && bottom > 104;
  });

test("every star is listed with its whole note, by months and days, and only those near the window are rendered", async ({
  openJournal,
}) => {
  const count = 90;
  const entries = makeJournal(count);
  await openJournal(entries);
  await expect.element(feed()).toBeVisible();
  expect(positionOf(rows()[0])).toBe(1);
  expect(rows()[0]?.getAttribute("aria-setsize")).toBe(`${count}`);
  expect(rows().length).toBeLessThan(60);
  await expect.element(page.getByRole("heading", { level: 2 }).nth(1)).toBeVisible();
  const seen = new Set<string>();
  while (seen.size < count) {
    for (const { dataset } of rows()) seen.add(dataset.row ?? "");
    for (const row of visibleRows().slice(0, 2)) {
      const note = entries.find(({ id }) => id === row.dataset.row)?.note;
      if (note) expect(row.textContent).toContain(note);
    }
    if (seen.size === count) break;
    scrollBy({ top: 1_200, behavior: "instant" });
    await expect.poll(() => rows().some(({ dataset }) => !seen.has(dataset.row ?? ""))).toBe(true);
  }
});

test("a day in the URL is scrolled to and has the focus, and what is measured above it does not move it", async ({
  openJournal,
}) => {
  const entries = makeJournal(stars);
  const wanted = entries[150] as MoodEntry;
  await openJournal(entries, { path: `/journal?view=days&day=${dateOfDay(dayOf(wanted))}` });
  await expect.poll(() => document.activeElement?.getAttribute("data-row")).toBe(wanted.id);
  const topOf = () => Math.round(rowOf(wanted.id)?.getBoundingClientRect().top ?? -1);
  await expect.poll(() => topOf() >= 0 && topOf() < innerHeight / 2).toBe(true);
  // The list is scrolled upwards, through rows that have never been measured: the one on top stays under the finger.
  for (let step = 0; step < 12; step++) {
    // A frame can come before the rows of its part are rendered.
    await expect.poll(() => visibleRows()[0]).toBeDefined();
    const first = visibleRows()[0] as HTMLElement;
    const before = first.getBoundingClientRect().top;
    scrollBy({ top: -300, behavior: "instant" });
    await expect.poll(() => (rows()[0]?.getBoundingClientRect().top ?? 0) < 0).toBe(true);
    expect(Math.abs(first.getBoundingClientRect().top - before - 300)).toBeLessThan(2);
  }
});

test("a star that arrives above does not move what is read", async ({ calls, openJournal }) => {
  const entries = makeJournal(60);
  await openJournal(entries);
  await expect.element(feed()).toBeVisible();
  scrollTo({ top: 3_000, behavior: "instant" });
  await expect.poll(() => positionOf(visibleRows()[0])).toBeGreaterThan(5);
  const read = visibleRows()[0] as HTMLElement;
  const before = { top: read.getBoundingClientRect().top, position: positionOf(read) };
  const newest = makeStar({ id: "newest", utcOffset: 0, timestamp: new Date().toISOString(), revision: 99 });
  calls.reply(api.listChanges, 200, { ...makeUniverse([...entries, newest]), revision: 99 });
  await expect.poll(() => positionOf(read)).toBe(before.position + 1);
  expect(Math.abs(read.getBoundingClientRect().top - before.top)).toBeLessThan(2);
});

test("Page Down and Page Up lead the focus from star to star, and the star with the focus stays", async ({
  openJournal,
}) => {
  await openJournal(makeJournal(80));
  await expect.element(feed()).toBeVisible();
  rows()[0]?.focus();
  for (let at = 2; at <= 30; at++) {
    await press("{PageDown}");
    await expect.poll(focusedPosition).toBe(at);
  }
  const focused = document.activeElement as HTMLElement;
  expect(visibleRows()).toContain(focused);
  scrollTo({ top: 0, behavior: "instant" });
  await expect.poll(() => visibleRows().some((row) => positionOf(row) === 1)).toBe(true);
  expect(document.activeElement).toBe(focused);
  await press("{PageUp}");
  await expect.poll(focusedPosition).toBe(29);
  expect(visibleRows()).toContain(document.activeElement?.closest("article"));
});

test("Control with Home or End leads the focus out of the feed", async ({ openJournal }) => {
  await openJournal(makeJournal(stars));
  await expect.element(feed()).toBeVisible();
  rows()[2]?.focus();
  await press("{Control>}{End}{/Control}");
  await expect.element(page.getByRole("button", { name: "Bin" })).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "Bin" })).toBeInViewport();
  rows().at(-1)?.focus();
  await press("{Control>}{Home}{/Control}");
  await expect.element(page.getByRole("tabpanel").getByRole("button").first()).toBeInViewport();
  expect(document.activeElement?.compareDocumentPosition(feed().element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test("when the star with the focus goes, its neighbour has the focus", async ({ calls, openJournal }) => {
  const entries = makeJournal(10);
  await openJournal(entries);
  await expect.element(feed()).toBeVisible();
  rows()[3]?.focus();
  const gone = rows()[3]?.dataset.row;
  const left = entries.filter(({ id }) => id !== gone);
  calls.reply(api.listChanges, 200, { ...makeUniverse(left), revision: 99 });
  await expect.poll(() => rowOf(gone ?? "")).toBeNull();
  await expect.poll(focusedPosition).toBe(4);
});

test("a search shows what it found with the words marked, or how to clear it", async ({ openJournal }) => {
  const entries = [
    makeStar({ id: "tea", note: "Tea with Ada" }),
    makeStar({ id: "rain", note: "Rain all day", timestamp: "2026-03-14T08:00:00.000Z" }),
  ];
  await openJournal(entries, { path: "/journal?words=tea" });
  await expect.poll(() => rows().map(({ dataset }) => dataset.row)).toEqual(["tea"]);
  expect(document.querySelector("mark")?.textContent).toBe("Tea");
  history.replaceState(null, "", "/journal?words=snow");
  await expect.element(page.getByText("Nothing matches")).toBeVisible();
  await page.getByRole("tabpanel").getByRole("button", { name: "Clear the search" }).click();
  await expect.poll(() => rows().length).toBe(2);
  expect(location.search).toBe("");
});

test("choosing a tag of a star shows the stars with it, and choosing it again shows all", async ({
  openJournal,
}) => {
  const sea = {
    id: "5f0c9a1e-5b1c-4f53-9a75-0d8f6f0b7a11",
    name: "sea",
    kind: "place",
    isArchived: false,
    revision: 1,
  } as const;
  const entries = makeJournal(3).map((entry, at) => ({ ...entry, tags: at === 1 ? [sea.id] : [] }));
  await openJournal(entries, { universe: { tags: [sea] } });
  await page.getByRole("button", { name: "sea" }).click();
  await expect.poll(() => rows().map(({ dataset }) => dataset.row)).toEqual(["star-1"]);
  expect(new URLSearchParams(location.search).get("tags")).toBe(sea.id);
  const tag = feed().getByRole("button", { name: "sea" });
  await expect.element(tag).toHaveAttribute("aria-pressed", "true");
  await tag.click();
  await expect.poll(() => rows().length).toBe(3);
  await expect.element(tag).toHaveAttribute("aria-pressed", "false");
});

test("a star from before 1970 is listed on its day", async ({ openJournal }) => {
  await openJournal([makeStar({ id: "long-ago", timestamp: "1950-05-06T10:00:00.000Z", utcOffset: 60 })]);
  await expect.element(page.getByRole("heading", { level: 2, name: /May 6, 1950/ })).toBeVisible();
  expect(dayOfDate("1950-05-06")).toBeLessThan(0);
});
