/** The search that the journal and the sky share, by keyboard alone and by mouse. */

import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { api } from "#domain/api.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { test as base, expect } from "../../testing/browser/home-test.ts";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { button, press, tabTo } from "../../testing/browser/page-steps.ts";
import { makeStar } from "../../testing/make-star.ts";

const makeTag = (id: string, name: string): Tag => ({
  ...{ id, name, kind: "other", isArchived: false, revision: 1 },
});
const tags = [makeTag("tag-0", "work"), makeTag("tag-1", "the lake")];
const [work, lake] = ["tag-0", "tag-1"];

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const makeEntries = () => [
  makeStar({ id: "star-0", emotion: "hope", timestamp: hoursAgo(90) }),
  makeStar({ id: "star-1", note: "Rain all day", tags: [work], timestamp: hoursAgo(60) }),
  makeStar({
    ...{ id: "star-2", emotion: "grief", note: "The cafeteria was closed", tags: [work, lake] },
    timestamp: hoursAgo(30),
  }),
  makeStar({
    ...{ id: "star-3", emotion: "love", note: "Tea in the Café am See", tags: [lake] },
    timestamp: hoursAgo(5),
  }),
];

/** Goes from the sky to the journal. */
const test = base.extend<{ openJournal: () => Promise<void> }>({
  openJournal: async ({ openHome }, use) => {
    await use(async () => {
      await openHome({ entries: makeEntries(), tags });
      await page.getByRole("link", { name: "Journal" }).first().click();
      await expectArticles(4);
    });
  },
});

const article = page.getByRole("article");
const expectArticles = (count: number) => expect.poll(() => article.elements().length).toBe(count);
const search = page.getByRole("combobox", { name: "Search your stars" });
const panel = page.getByRole("dialog", { name: "Filters" });
const filters = page.getByRole("button", { name: /^Filters/ });
const inSky = page.getByRole("region", { name: "Shown in the sky" });
const showInSky = page.getByRole("link", { name: "Show in the sky", exact: true });

test("by keyboard alone words and a feeling are found, kept in a new page, and shown in the sky and back", async ({
  openJournal,
  openPage,
  calls,
}) => {
  await openJournal();
  await press("/");
  await expect.element(search).toHaveFocus();
  await press("cafe");
  await expectArticles(2);
  await expect
    .poll(() => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent))
    .toEqual(["Café", "cafe"]);
  await expect.element(page.getByText("2 of 4 stars").first()).toBeVisible();

  await tabTo(filters);
  await press("{Enter}");
  await tabTo(panel.getByRole("checkbox", { name: "Love family" }));
  await press(" ");
  await expect.element(panel.getByRole("button", { name: "Show 1 star" })).toBeVisible();
  await press("{Escape}");
  await expect.element(filters).toHaveFocus();
  await expect.element(article).toMatchTextContent(/Tea in the Café am See/);

  await cleanup();
  calls.reply(api.updateStats, 200, makeUser());
  await openPage(location.pathname + location.search, makeUser());
  await expect.element(search).toHaveValue("cafe");
  await expect.element(article).toMatchTextContent(/Tea in the Café am See/);
  await tabTo(showInSky);
  await press("{Enter}");
  await expect.element(inSky).toMatchTextContent(/1 of 4/);
  expect(location.pathname + location.search).toMatch(/^\/\?words=cafe&.*love/);
  history.back();
  await expect.element(article).toMatchTextContent(/Tea in the Café am See/);
  expect(location.pathname + location.search).toMatch(/^\/journal\?words=cafe/);
});

test("by mouse tags are chosen in the panel and on a star, removed as a chip, and followed to the sky and back", async ({
  openJournal,
}) => {
  await openJournal();
  await filters.click();
  await panel.getByRole("checkbox", { name: "work" }).click();
  await panel.getByRole("checkbox", { name: "the lake" }).click();
  await panel.getByRole("button", { name: "Show 1 star" }).click();
  await expect.element(article).toMatchTextContent(/The cafeteria was closed/);
  await button("Remove: With work and the lake").click();
  await expectArticles(4);

  const tag = article.getByRole("button", { name: "work" }).first();
  await tag.click();
  await expectArticles(2);
  await expect.element(tag).toHaveAttribute("aria-pressed", "true");
  await showInSky.click();
  await expect.element(inSky).toMatchTextContent(/work/);
  await expect.element(inSky).toMatchTextContent(/2 stars/);
  await inSky.getByRole("link", { name: "Read in the journal" }).click();
  await expectArticles(2);
  await button("Clear all").click();
  await expectArticles(4);
  expect(location.pathname + location.search).toBe("/journal");
});

test("what a search finds can be compared with the other days, and a time with the time before it", async ({
  openJournal,
  calls,
  openPage,
}) => {
  await openJournal();
  const link = page.getByRole("link", { name: /^Compare with/ });
  await expect.element(link).not.toBeInTheDocument();
  await article.getByRole("button", { name: "work" }).first().click();
  await expect.element(link).toHaveAttribute("href", `/compare?first.tags=${work}&second=others`);
  await cleanup();
  calls.reply(api.updateStats, 200, makeUser());
  const day = hoursAgo(30).slice(0, 10);
  await openPage(`/journal?from=${day}`, makeUser());
  await expect.element(link).toMatchTextContent(/the time before/);
  expect(link.element().getAttribute("href")).toMatch(`/compare?first.from=${day}&second.to=`);
});
