import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { api } from "#domain/api.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { replyUniverse } from "../../testing/browser/insights-test.ts";
import { fullWeek, letter, openLetters, starOf, stars, today } from "../../testing/browser/letters-test.ts";
import { showIn } from "../../testing/browser/looks.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { button, followServer, heading, link, press, seen } from "../../testing/browser/page-steps.ts";
import { recordSavedFiles } from "../../testing/browser/saved-files.ts";

const test = base.extend<{ open: (path: string, entries?: typeof stars) => Promise<void> }>({
  open: async ({ calls, openPage, clock }, use) => {
    clock.set(today);
    await use(async (path, entries) => {
      await cleanup();
      await openLetters({ calls, openPage }, path, entries);
    });
  },
});

const about = (name: string) => seen(letter.getByRole("heading", { level: 2, name, exact: true }));
const text = () => letter.element().textContent;

test("an address opens the letter of the week, month or year that contains its date", async ({ open }) => {
  await open("/letters?kind=week&of=2026-11-12");
  await about("November 9 – 15, 2026");
  await open("/letters?kind=month&of=2026-01-20");
  await about("January 2026");
  await open("/letters?kind=year&of=2025-12-31");
  await about("2025");
});

test("an address that asks for no letter opens the newest one with a star", async ({ open }) => {
  for (const query of ["", "?kind=week&of=never", "?kind=decade", "?kind=week&of=2199-01-01"]) {
    await open(`/letters${query}`);
    await about("November 23 – 29, 2026");
  }
});

test("after a long silence, the newest letter is that of the last star", async ({ open }) => {
  await open("/letters?kind=month", stars.slice(0, 3));
  await about("January 2026");
});

test("buttons and arrow keys lead to the letters before and after, as far as there are stars", async ({
  open,
}) => {
  await open("/letters?kind=week&of=2026-11-09");
  await about("November 9 – 15, 2026");
  await button("The week after").click();
  await about("November 16 – 22, 2026");
  expect(location.search).toBe("?kind=week&of=2026-11-16");
  await press("{ArrowRight}");
  await about("November 23 – 29, 2026");
  await press("{ArrowRight}");
  await expect.element(button("The week after")).toHaveAttribute("aria-disabled", "true");
  await about("November 23 – 29, 2026");
  await press("{ArrowLeft}{ArrowLeft}");
  await about("November 9 – 15, 2026");
  history.back();
  await about("November 16 – 22, 2026");
});

test("the journal has no letter before its first star", async ({ open }) => {
  await open("/letters?kind=year&of=2025-01-01");
  await about("2025");
  await expect.element(button("The year before")).toHaveAttribute("aria-disabled", "true");
  await press("{ArrowLeft}");
  await about("2025");
});

test("in text from right to left, the arrow keys turn the pages in its direction", async ({ open }) => {
  await open("/letters?kind=year&of=2026-01-01");
  await about("2026");
  await showIn("ar");
  await press("{ArrowRight}");
  await about("2025");
});

test("arrow keys on the choice of a kind change the kind, for the same time", async ({ open }) => {
  await open("/letters?kind=week&of=2026-11-09");
  const week = page.getByRole("radio", { name: "Week" });
  await seen(week);
  (week.element() as HTMLElement).focus();
  await press("{ArrowRight}");
  await about("November 2026");
  await press("{ArrowRight}");
  await about("2026");
  expect(location.search).toBe("?kind=year&of=2026-01-01");
  await press("{ArrowLeft}{ArrowLeft}");
  // Of the year, its last week with a star.
  await about("November 23 – 29, 2026");
});

test("a time without a star is said kindly, with the way to the newest letter", async ({ open }) => {
  await open("/letters?kind=week&of=2026-11-16");
  await seen(letter.getByText("No star is in this week. It stays quiet, and that is all right."));
  await link("The newest week with a star").click();
  await about("November 23 – 29, 2026");
});

test("a journal without a star has no letter, and says what to do first", async ({ open }) => {
  await open("/letters", []);
  await seen(page.getByText("There is nothing to tell yet"));
  await seen(link("Add your first mood"));
  await expect.element(letter).not.toBeInTheDocument();
});

test("a server out of reach is said where no star is known, and the letter comes when the person tries again", async ({
  calls,
  clock,
  openPage,
}) => {
  clock.set(today);
  calls.disconnect(api.listChanges);
  await openPage(fullWeek, makeUser());
  await seen(page.getByText(/^Your universe cannot be reached right now/));
  // The next poll would bring the stars, too.
  clock.stop();
  replyUniverse(calls, stars);
  await button("Try again").click();
  await about("November 9 – 15, 2026");
});

test("only the letter of a year can be saved, as a picture of its stars", async ({ open }) => {
  const files = recordSavedFiles();
  await open("/letters?kind=month&of=2026-11-01");
  await about("November 2026");
  await expect.element(heading("Keep this letter")).not.toBeInTheDocument();
  await open("/letters?kind=year&of=2026-01-01");
  await button("Save as a picture").click();
  await expect.poll(() => files.map(({ name }) => name)).toEqual(["mood-universe-2026.png"]);
  const picture = await createImageBitmap(files[0]?.content as Blob);
  expect([picture.width, picture.height]).toEqual([2_400, 1_500]);
});

test("the letter of a star that arrives meanwhile is told at once", async ({ calls, open }) => {
  await open("/letters?kind=week&of=2026-11-23");
  await about("November 23 – 29, 2026");
  const before = text();
  calls.reply(api.listChanges, 200, makeUniverse([...stars, starOf("2026-11-26", { emotion: "pride" })]));
  followServer();
  await expect.poll(text).not.toBe(before);
  await expect.poll(text).toMatch(/pride/);
});
