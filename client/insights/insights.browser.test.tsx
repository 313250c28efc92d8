import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, journal, replyUniverse, test } from "../../testing/browser/insights-test.ts";
import { makeJournal } from "../../testing/browser/journal-test.ts";
import { makeUser } from "../../testing/browser/make-replies.ts";

const heading = (name: string) => page.getByRole("heading", { level: 2, name });

test("a difference is stated with its days, and what is missing with how much", async ({ openInsights }) => {
  await openInsights(journal);
  await expect
    .element(
      page.getByText(/^On 40 days with “walk” your stars tended to be brighter than on 80 days without/),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Show in the sky: “walk”" }))
    .toHaveAttribute("href", "/?tags=walk");
  await expect
    .element(page.getByRole("link", { name: "Show in the sky: “walk”" }))
    .toHaveAttribute("href", "/?tags=walk");
  await expect.element(page.getByText(/^Whether your days follow the year: 12\d of 730 days/)).toBeVisible();
  await expect.element(page.getByText(/^120 of the 12\d days since your first star have one/)).toBeVisible();
});

test("the arrow keys read the weeks one by one", async ({ openInsights }) => {
  await openInsights(journal);
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

test("the figures of a chart are a table", async ({ openInsights }) => {
  await openInsights(journal);
  const figure = page.getByRole("figure", { name: "Days with a tag, compared with days without it" });
  await figure.getByText("The figures as a table").click();
  const row = figure.getByRole("row", { name: /^walk/ });
  await expect.element(row).toMatchTextContent(/0\.\d\d0\.\d\d0\.\d\dyes4080$/);
});

test("without stars the page says what is missing, and claims nothing", async ({ openInsights }) => {
  await openInsights([]);
  await expect.element(page.getByText(/^There is no star yet/)).toBeVisible();
  await expect.element(heading("Weather")).not.toBeInTheDocument();
});

test("stars of a clock in the future are counted apart, and claim nothing", async ({ openInsights }) => {
  const later = makeJournal(3).map((entry) => ({ ...entry, timestamp: "2199-01-01T00:00:00.000Z" }));
  await openInsights(later);
  await expect.element(page.getByText(/^Your 3 stars are dated later than now/)).toBeVisible();
  await expect.element(heading("Weather")).not.toBeInTheDocument();
});

test("one star is enough for a page without a claim", async ({ openInsights }) => {
  await openInsights(makeJournal(1));
  await expect.element(heading("Weather")).toBeVisible();
  await expect.element(page.getByText(/tended to be/)).not.toBeInTheDocument();
});

test("a server out of reach is said where no star is known, and the page catches up when the person tries again", async ({
  calls,
  openPage,
}) => {
  calls.disconnect(api.listChanges, api.listWellnessSessions);
  await openPage("/insights", makeUser());
  await expect.element(page.getByText(/^Your universe cannot be reached right now/)).toBeVisible();
  replyUniverse(calls, journal);
  calls.reply(api.listWellnessSessions, 200, []);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(heading("Weather")).toBeVisible();
});
