import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, journal, openRow, replyUniverse, test } from "../../testing/browser/insights-test.ts";
import { makeJournal } from "../../testing/browser/journal-test.ts";
import { makeUser } from "../../testing/browser/make-replies.ts";

const heading = (name: string) => page.getByRole("heading", { level: 2, name });
const region = (name: string) => page.getByRole("region", { name });
const row = (name: string) => page.getByRole("button", { name, exact: true });

test("three parts open with an answer, and say how sure it is with its days and the way to its stars", async ({
  openInsights,
}) => {
  await openInsights(journal);
  for (const name of ["Lately", "What goes along", "How sure is this"])
    await expect.element(heading(name)).toBeVisible();
  const along = region("What goes along");
  await expect.element(along.getByText(/^On days with “walk”, your stars were brighter/)).toBeVisible();
  await expect.element(along.getByText("Clearly.", { exact: true })).toBeVisible();
  await expect.element(along.getByText(/^40 days with it, 80 days without/)).toBeVisible();
  await expect
    .element(along.getByRole("link", { name: "Show in the sky: “walk”" }))
    .toHaveAttribute("href", "/?tags=walk");
});

test("the figures of an answer stand one press deeper", async ({ openInsights }) => {
  await openInsights(journal);
  const along = region("What goes along");
  const figures = along.getByText(/0\.\d\d/).first();
  await expect.element(along.getByText("In figures").first()).toBeVisible();
  expect(figures.query()?.checkVisibility() ?? false).toBe(false);
  await along.getByText("In figures").first().click();
  await expect.element(figures).toBeVisible();
});

test("feelings are bars with their counts, and those of the days before are read with them", async ({
  openInsights,
}) => {
  await openInsights(journal);
  const lately = region("Lately");
  await expect.element(lately.getByText(/^Joy: \d\d stars, 30 in the days before$/)).toBeInTheDocument();
  await expect.element(lately.getByText(/^Your sky was lit on (29|30) of the last 30 nights/)).toBeVisible();
});

test("a row is a button of a heading, and opens and closes by keyboard", async ({ openInsights }) => {
  await openInsights(journal);
  await expect.element(page.getByRole("heading", { level: 3, name: "Hour by hour" })).toBeVisible();
  (row("Hour by hour").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(row("Hour by hour")).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByRole("figure", { name: "The hours of your stars" })).toBeVisible();
  await userEvent.keyboard(" ");
  await expect.element(row("Hour by hour")).toHaveAttribute("aria-expanded", "false");
  await expect.element(page.getByRole("figure")).not.toBeInTheDocument();
});

test("the arrow keys read the weeks one by one", async ({ openInsights }) => {
  await openInsights(journal);
  await openRow("Week by week");
  const week = page.getByRole("slider", { name: "Week" });
  await expect
    .element(week)
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/^Week of .* of 7 days$/));
  const last = week.element().getAttribute("aria-valuetext");
  (week.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(week).not.toHaveAttribute("aria-valuetext", last ?? "");
  await userEvent.keyboard("{End}");
  await expect.element(week).toHaveAttribute("aria-valuetext", last ?? "");
});

test("charts run from left to right in text from right to left too", async ({ openInsights }) => {
  await openInsights(journal);
  await openRow("Every tag, compared");
  await openRow("Week by week");
  const end = (name: string) => page.getByText(name, { exact: true }).first();
  await expect.element(end("dimmer")).toBeVisible();
  document.documentElement.dir = "rtl";
  const leftOf = (name: string) => end(name).element().getBoundingClientRect().left;
  expect(leftOf("dimmer")).toBeLessThan(leftOf("brighter"));
  const week = page.getByRole("slider", { name: "Week" });
  const last = week.element().getAttribute("aria-valuetext");
  (week.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(week).not.toHaveAttribute("aria-valuetext", last ?? "");
});

test("the figures of a chart are a table, with the range and the word by which the text speaks", async ({
  openInsights,
}) => {
  await openInsights(journal);
  await openRow("Every tag, compared");
  const figure = page.getByRole("figure", { name: "Days with a tag, compared with days without it" });
  await figure.getByText("The figures as a table").click();
  await expect
    .element(figure.getByRole("row", { name: /^walk/ }))
    .toMatchTextContent(/0\.\d\d0\.\d\d0\.\d\dClearly\.4080$/);
});

test("without stars the page says what is missing, and claims nothing", async ({ openInsights }) => {
  await openInsights([]);
  await expect.element(page.getByText(/^There is no star yet/)).toBeVisible();
  await expect.element(heading("Lately")).not.toBeInTheDocument();
});

test("stars of a clock in the future are counted apart, and claim nothing", async ({ openInsights }) => {
  const later = makeJournal(3).map((entry) => ({ ...entry, timestamp: "2199-01-01T00:00:00.000Z" }));
  await openInsights(later);
  await expect.element(page.getByText(/^Your 3 stars are dated later than now/)).toBeVisible();
  await expect.element(heading("Lately")).not.toBeInTheDocument();
});

test("one star is enough for a page that judges nothing, and what is missing is one line at its foot", async ({
  openInsights,
}) => {
  await openInsights(makeJournal(1));
  await expect.element(heading("Lately")).toBeVisible();
  await expect.element(page.getByText(/^After about \d+ more days with a star: /)).toBeVisible();
  await expect.element(page.getByText("The three words")).not.toBeInTheDocument();
  for (const name of ["Every tag, compared", "Weekdays and times of day", "What you measure"])
    await expect.element(row(name)).not.toBeInTheDocument();
});

test("cards lead to a comparison and to the letter of the latest week that is over", async ({
  openInsights,
}) => {
  await openInsights(journal);
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await expect.element(link("Compare two times")).toHaveAttribute("href", "/compare");
  await expect.element(link("A letter about a week")).toBeVisible();
  const href = link("A letter about a week").element().getAttribute("href") ?? "";
  const query = new URL(href, location.origin).searchParams;
  const monday = Date.parse(`${query.get("of")}T00:00:00Z`);
  expect(href).toMatch(/^\/letters\?/);
  expect(query.get("kind")).toBe("week");
  expect(new Date(monday).getUTCDay()).toBe(1);
  expect((Date.now() - monday) / 86_400_000).toBeGreaterThan(5);
  expect((Date.now() - monday) / 86_400_000).toBeLessThan(15);
});

test("a server out of reach is said where no star is known, and the page catches up when the person tries again", async ({
  calls,
  clock,
  openPage,
}) => {
  calls.disconnect(api.listChanges, api.listWellnessSessions);
  await openPage("/insights", makeUser());
  await expect.element(page.getByText(/^Your universe cannot be reached right now/)).toBeVisible();
  // The next poll would bring the stars, too.
  clock.stop();
  replyUniverse(calls, journal);
  calls.reply(api.listWellnessSessions, 200, []);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(heading("Lately")).toBeVisible();
});
