import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, makeJournal, test } from "../../testing/browser/journal-test.ts";
import { looks, setLook } from "../../testing/browser/looks.ts";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { outbox } from "../outbox/browser-outbox.ts";

const button = (name: string | RegExp) => page.getByRole("button", { name });

test("a whole year is in view on a small phone, and the families where there is room", async ({
  openJournal,
}) => {
  await page.viewport(360, 640);
  const entries = makeJournal(400);
  // On the first day of a year, the newest star is of the year before.
  await openJournal(entries, {
    path: `/journal?view=year&year=${entries.at(-1)?.timestamp.slice(0, 4)}`,
  });
  const year = page.getByRole("grid");
  await expect.element(year).toBeVisible();
  expect(year.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
  const hasGlyph = () => {
    const cell = year.element().querySelector("[data-lit]");
    return cell !== null && getComputedStyle(cell).backgroundImage.includes("image/svg");
  };
  expect(hasGlyph()).toBe(false);
  await page.viewport(390, 844);
  expect(year.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(844);
  expect(hasGlyph()).toBe(true);
});

test("without stars the journal says what to do first", async ({ openJournal }) => {
  await openJournal([]);
  await expect.element(page.getByText("Your first star opens the journal")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Add your first mood" }))
    .toHaveAttribute("href", "/?add");
});

test("a journal that cannot be reached says so, and catches up when the person tries again", async ({
  calls,
  openPage,
}) => {
  calls.disconnect(api.listChanges);
  await openPage("/journal", makeUser());
  await expect.element(page.getByText(/cannot be reached right now/)).toBeVisible();
});

test("nights lit are counted without scolding", async ({ openJournal }) => {
  await openJournal(makeJournal(4));
  await expect.element(page.getByText("4 of your first 5 nights lit")).toBeVisible();
});

test("On this day can be folded, turned off and on again, and opens its day", async ({ openJournal }) => {
  await openJournal(makeJournal(400));
  const memories = page.getByRole("region", { name: "On this day" });
  await expect.element(memories.getByText(/^A year ago/)).toBeVisible();
  await memories.getByRole("button", { name: "On this day" }).click();
  await expect.element(memories.getByText(/^A year ago/)).not.toBeInTheDocument();
  await memories.getByRole("button", { name: "On this day" }).click();
  await memories.getByRole("button", { name: "Turn off" }).click();
  await expect.element(memories).not.toBeInTheDocument();
  await button(/Turn on .On this day/).click();
  await memories.getByRole("button", { name: /A year ago/ }).click();
  expect(location.search).toMatch(/^\?view=days&day=\d{4}-\d\d-\d\d$/);
  await expect.poll(() => document.activeElement?.tagName).toBe("ARTICLE");
});

test("a day can be opened again after the person has scrolled away", async ({ openJournal }) => {
  await openJournal(makeJournal(400));
  const yearAgo = page
    .getByRole("region", { name: "On this day" })
    .getByRole("button", { name: /A year ago/ });
  const isInView = () => document.activeElement?.tagName === "ARTICLE" && scrollY > 1000;
  await yearAgo.click();
  await expect.poll(isInView).toBe(true);
  scrollTo(0, 0);
  await yearAgo.click();
  await expect.poll(isInView).toBe(true);
});

test("Back from a day leads to its place in the calendar", async ({ openJournal }) => {
  const entries = makeJournal(3);
  // On the first day of a month, the newest star is of the month before.
  await openJournal(entries, {
    path: `/journal?view=month&month=${entries.at(-1)?.timestamp.slice(0, 7)}`,
  });
  const day = page.getByRole("gridcell", { name: /1 star/ }).first();
  await expect.element(day).toBeVisible();
  const name = day.element().textContent;
  await day.click();
  await expect.poll(() => document.activeElement?.tagName).toBe("ARTICLE");
  history.back();
  await expect.poll(() => document.activeElement?.textContent).toBe(name);
});

test("On this day begins folded on phones", async ({ openJournal }) => {
  await setLook(looks[1]);
  await openJournal(makeJournal(400));
  const memories = page.getByRole("region", { name: "On this day" });
  await expect.element(memories.getByRole("button", { name: "On this day" })).toBeVisible();
  await expect.element(memories.getByText(/^A year ago/)).not.toBeInTheDocument();
});

test("a star that waits to be sent is listed at its moment and marked", async ({ calls, openJournal }) => {
  calls.disconnect(api.createMoodEntry);
  await outbox.add("star", {
    id: crypto.randomUUID(),
    userId: makeUser().id,
    body: { emotion: "hope", intensity: 4, note: "Written on a train" },
  });
  await openJournal(makeJournal(2));
  const star = page.getByRole("article", { name: /^Hope/ });
  await expect.element(star.getByText("Waiting to be sent")).toBeVisible();
  await expect.element(star.getByText("Written on a train")).toBeVisible();
  await expect
    .element(star.getByRole("link", { name: "Change or withdraw it" }))
    .toHaveAttribute("href", expect.stringMatching(/^\/\?star=[0-9a-f-]{36}$/));
  expect(star.getByRole("link").elements()).toHaveLength(1);
});
