/** The two lights of a comparison in the sky: what the address asks for, what is said of it, and what ends it. */

import { page, userEvent } from "vitest/browser";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";

const entries = makeEntries(20);
const dateOf = (at: number) => entries[at]?.timestamp.slice(0, 10) ?? "";
const span = (side: string, from: number, to: number) =>
  `${side}.from=${dateOf(from)}&${side}.to=${dateOf(to)}`;
const query = `${span("first", 12, 16)}&${span("second", 5, 8)}`;
const compared = (more = "") => `/?compare=${encodeURIComponent(query)}${more}`;

const bar = page.getByRole("region", { name: "Two lights in the sky" });
const list = page.getByRole("region", { name: "Your stars" });
const sky = page.getByLabelText("Star map, 20 stars");

test("the bar names both sides with their stars, leads to the comparison, and ends it", async ({
  openHome,
}) => {
  await openHome({ entries, path: compared() });
  await expect.element(bar.getByText("5 stars")).toBeVisible();
  await expect.element(bar.getByText("4 stars")).toBeVisible();
  const link = bar.getByRole("link", { name: "Read the comparison" });
  expect(link.element().getAttribute("href")).toBe(`/compare?${query}`);
  await bar.getByRole("button", { name: "Show all" }).click();
  await expect.element(bar).not.toBeInTheDocument();
  expect(location.search).toBe("");
});

test("Escape in the bar shows all stars again", async ({ openHome }) => {
  await openHome({ entries, path: compared() });
  await expect.element(bar).toBeVisible();
  bar.getByRole("link").element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(bar).not.toBeInTheDocument();
  expect(location.search).toBe("");
});

test("the list has the stars of both sides, each with its own, and the keys of the sky go through them", async ({
  openHome,
}) => {
  await openHome({ entries, path: compared() });
  await page.getByRole("button", { name: "List of stars" }).click();
  await expect.element(list.getByText("9 of 20")).toBeVisible();
  const rows = () => list.getByRole("row").elements();
  await expect.poll(() => rows().length).toBe(9);
  const names = bar.getByRole("status").element().textContent ?? "";
  for (const [at, row] of rows().entries()) {
    const side = [...row.querySelectorAll("bdi, .sr-only")].map(({ textContent }) => textContent ?? "");
    expect(side.some((text) => text !== "" && names.includes(text))).toBe(true);
    expect(row.querySelector("svg.text-first-side") !== null, `row ${at}`).toBe(at < 5);
  }
  (sky.element() as HTMLElement).focus();
  await userEvent.keyboard("[[");
  await expect.element(page.getByText(/^Its side: January 1/)).toBeInTheDocument();
});

test("a filter chooses among the stars of both sides", async ({ openHome }) => {
  const marked = entries.map((entry, at) => ({ ...entry, note: at === 6 || at > 14 ? "By the lake" : null }));
  await openHome({ entries: marked, path: compared("&words=lake") });
  await expect.element(bar.getByText("2 stars")).toBeVisible();
  await expect.element(bar.getByText("1 star")).toBeVisible();
  await bar.getByRole("button", { name: "Show all" }).click();
  await expect.element(page.getByRole("region", { name: "Shown in the sky" })).toBeVisible();
  expect(location.search).toBe("?words=lake");
});

test("an address that names nothing to compare dims nothing, and says so", async ({ openHome }) => {
  await openHome({ entries, path: "/?compare=first.hours%3Dnever" });
  await expect.element(bar.getByText("Nothing here can be compared")).toBeVisible();
  expect(bar.getByRole("link").elements()).toEqual([]);
  await bar.getByRole("button", { name: "Show all" }).click();
  await expect.element(bar).not.toBeInTheDocument();
});
