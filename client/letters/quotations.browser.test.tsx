/** What a letter quotes, on the real app: the way to the star, the way out of letters, without a connection, and in a file. */

import { page } from "vitest/browser";
import { letter, notes } from "../../testing/browser/letters-test.ts";
import {
  button,
  expectStars,
  expectStored,
  link,
  press,
  seen,
  tabTo,
} from "../../testing/browser/page-steps.ts";
import { testWithoutPause as base, expect } from "../../testing/browser/real-app-test.tsx";
import { recordSavedFiles } from "../../testing/browser/saved-files.ts";
import { addStar } from "../../testing/make.ts";

const fullWeek = "/letters?kind=week&of=2024-11-11";

const hourMs = 3_600_000;
const hoursSince = (moment: string) => (Date.now() - Date.parse(moment)) / hourMs;

const test = base.extend<{ journal: undefined }>({
  journal: [
    async ({ realApp }, use) => {
      await realApp.signUp();
      const add = (date: string, star: Record<string, unknown>) =>
        addStar(realApp.device, hoursSince(`${date}T12:00:00Z`), star);
      await add("2024-11-11", { emotion: "trust", intensity: 4, note: null });
      await add("2024-11-12", { emotion: "joy", intensity: 9, note: notes.bright });
      await add("2024-11-13", { emotion: "grief", intensity: 8, note: notes.hard });
      await use(undefined);
    },
    { auto: true },
  ],
});

const quotation = (words: string) => letter.getByRole("blockquote").filter({ hasText: words });
const bright = quotation("We walked along the lake");
const hard = quotation("كان يومًا");
const figures = letter.getByRole("figure");
const keepOut = (words: string) =>
  figures.filter({ hasText: words }).getByRole("button", { name: "Keep out of letters" });
const marks = 'select "keptOutOfLetters" as kept from mood_entries order by "timestamp"';

test("a letter sets the person's words as quotations, in their own direction, with the way to the star", async ({
  open,
}) => {
  await open(fullWeek);
  await seen(bright);
  await expect.element(bright).toHaveTextContent(notes.bright);
  await seen(hard);
  expect(getComputedStyle(bright.element())).toMatchObject({
    direction: "ltr",
    whiteSpaceCollapse: "preserve",
  });
  expect(getComputedStyle(hard.element()).direction).toBe("rtl");
  await link("Show the star of November 12").click();
  await expectStars(3);
  await expect.element(page.getByText(/^Joy, 9 of 10, .* We walked along the lake/)).toBeInTheDocument();
});

test("by keyboard, a quotation is kept out of letters at once, and comes back when that is undone", async ({
  realApp,
  open,
}) => {
  await open(fullWeek);
  await tabTo(keepOut("We walked"));
  await press("{Enter}");
  await expect.element(bright).not.toBeInTheDocument();
  await seen(hard);
  await expect.element(letter.getByRole("heading", { level: 2 })).toHaveFocus();
  await expect.poll(() => realApp.rows(marks)).toEqual([{ kept: 0 }, { kept: 1 }, { kept: 0 }]);
  await press("{Control>}z{/Control}");
  await seen(bright);
  await expect.poll(() => realApp.rows(marks)).toEqual([{ kept: 0 }, { kept: 0 }, { kept: 0 }]);
});

test("a star that is gone by then cannot be kept out of letters, and the person hears of it", async ({
  realApp,
  open,
}) => {
  await open(fullWeek);
  await seen(bright);
  await realApp.rows(`delete from mood_entries where note = '${notes.bright}'`);
  await keepOut("We walked").click();
  await seen(page.getByText("The star may have been removed on another device.", { exact: false }));
});

test("without a connection, letters open, and a star is kept out of them until it can be told", async ({
  realApp,
  open,
}) => {
  await open("/");
  await expectStars(3);
  await expectStored(3);
  realApp.disconnect();
  await open(fullWeek);
  await keepOut("We walked").click();
  await expect.element(bright).not.toBeInTheDocument();
  await open(fullWeek);
  await seen(hard);
  await expect.element(bright).not.toBeInTheDocument();
  realApp.connect();
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => realApp.rows(marks)).toEqual([{ kept: 0 }, { kept: 1 }, { kept: 0 }]);
});

test("undone before it could be told, nothing is changed", async ({ realApp, open }) => {
  await open("/");
  await expectStars(3);
  await expectStored(3);
  realApp.disconnect();
  await open(fullWeek);
  await keepOut("We walked").click();
  await expect.element(bright).not.toBeInTheDocument();
  await button("Undo").click();
  await seen(bright);
  realApp.connect();
  window.dispatchEvent(new Event("online"));
  await open("/");
  await expectStars(3);
  await expect.poll(() => realApp.rows(marks)).toEqual([{ kept: 0 }, { kept: 0 }, { kept: 0 }]);
});

async function savedPage(files: ReturnType<typeof recordSavedFiles>, count: number) {
  await expect.poll(() => files.length).toBe(count);
  const file = files[count - 1];
  expect(file?.name).toBe("mood-universe-2024.html");
  return new DOMParser().parseFromString((await file?.content.text()) ?? "", "text/html");
}

test("the page of a year has the words of notes only if the person says so, and as text", async ({
  realApp,
  open,
}) => {
  const hostile = `<img src=x onerror="alert(1)"> </blockquote><script>alert(2)</script> and a happy day at the sea`;
  await addStar(realApp.device, hoursSince("2024-11-14T12:00:00Z"), {
    emotion: "joy",
    intensity: 10,
    note: hostile,
  });
  const files = recordSavedFiles();
  await open("/letters?kind=year&of=2024-01-01");
  await button("Save as a page").click();
  const silent = await savedPage(files, 1);
  expect(silent.querySelectorAll("blockquote")).toHaveLength(0);
  expect(silent.body.textContent).not.toMatch(/lake|sea|يوم|onerror/);
  expect(silent.querySelector("h1")?.textContent).toBe("2024");
  const written = letter.getByRole("paragraph").first().element().textContent;
  expect([...silent.querySelectorAll("p")].map(({ textContent }) => textContent)).toContain(written);
  await page.getByRole("switch", { name: "With your own words" }).click();
  await button("Save as a page").click();
  const spoken = await savedPage(files, 2);
  const words = [...spoken.querySelectorAll("blockquote")].map(({ textContent }) => textContent);
  const shown = letter
    .getByRole("blockquote")
    .elements()
    .map(({ textContent }) => textContent);
  expect(words).toEqual(shown);
  expect(words.join()).toContain("<script>");
  expect(spoken.querySelectorAll("script, link, iframe")).toHaveLength(0);
  expect([...spoken.images].every(({ src }) => src.startsWith("data:image/png;base64,"))).toBe(true);
});
