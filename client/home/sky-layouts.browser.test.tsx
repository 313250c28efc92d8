import { page, userEvent } from "vitest/browser";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { entries, selectNewest, tags, tooltip } from "../../testing/browser/star-card-steps.ts";

const views = page.getByRole("region", { name: "Views of your sky" });
const view = (name: string) => views.getByRole("radio", { name, exact: true });
const openViews = () => page.getByRole("button", { name: "Views of your sky" }).click();
const labels = () => document.querySelector(".sky-labels")?.textContent ?? "";

test("a view is chosen by keyboard, says what it shows, has labels of its own, and is in the URL", async ({
  openHome,
}) => {
  await openHome({ stars: 60 });
  await openViews();
  await expect.element(view("Sky")).toBeChecked();
  (view("Sky").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(view("Year")).toBeChecked();
  await expect.element(views.getByText(/^A calendar: each day has a cell/)).toBeVisible();
  await expect.poll(() => location.search).toBe("?view=year");
  await expect.poll(labels).toMatch(/2026.*Jan.*Feb/);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.poll(labels).toMatch(/Love.*Anguish/);
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  await expect.poll(() => location.search).toBe("");
  await expect.poll(labels).toMatch(/unpleasant/);
});

test("the URL opens a view with its explanation, and keeps the search", async ({ openHome }) => {
  await openHome({ stars: 20, path: "/?words=sea&view=day" });
  await expect.element(view("Day")).toBeChecked();
  await expect.poll(labels).toMatch(/12\sAM/);
  await view("Sky").click();
  await expect.poll(() => location.search).toBe("?words=sea");
});

test("an unknown view in the URL is the sky, and leaves the URL", async ({ openHome }) => {
  await openHome({ stars: 20, path: "/?view=galaxy%20brain&words=sea" });
  await expect.poll(() => location.search).toBe("?words=sea");
  await expect.element(views).not.toBeInTheDocument();
});

test("in Moons, a sky without tags says how stars gather", async ({ openHome }) => {
  await openHome({ stars: 3, path: "/?view=moons" });
  await expect.element(views.getByText(/None of your stars has a tag yet/)).toBeVisible();
  await expect.poll(labels).toMatch(/Without tags/);
});

test("a star that is selected in a view stays selected in the next one", async ({ openHome }) => {
  await openHome({ entries, tags, path: "/?view=moons" });
  for (const { name } of tags) await expect.poll(labels).toContain(name);
  await selectNewest();
  const words = tooltip.element().textContent;
  await view("Sky").click();
  await expect.poll(() => location.search).toBe("");
  await expect.element(views.getByText(/^Your universe: up is pleasant/)).toBeVisible();
  await expect.element(tooltip).toBeVisible();
  expect(tooltip.element().textContent).toBe(words);
});

test("every view draws an empty sky, one star, and two stars of the same moment", async ({ openHome }) => {
  const [first, second] = makeEntries(2);
  if (!first || !second) throw new Error("There are two stars.");
  await openHome({ entries: [first, { ...second, timestamp: first.timestamp }], path: "/?view=feelings" });
  for (const name of ["Moons", "Day", "Year"]) {
    await view(name).click();
    await expect.element(view(name)).toBeChecked();
  }
  await expect.poll(labels).toMatch(/2026/);
});

test("in a flat view, the preset views that could not turn it are not offered", async ({ openHome }) => {
  await openHome({ stars: 20 });
  const presets = page.getByRole("region", { name: "Preset Views" }).getByRole("button");
  await expect
    .poll(() => presets.elements().map(({ textContent }) => textContent))
    .toEqual(["Sideview", "Tilted View", "Top View", "Reset View"]);
  await openViews();
  await view("Year").click();
  await expect.poll(() => presets.elements().map(({ textContent }) => textContent)).toEqual(["Reset View"]);
});

test.for([
  [320, 568],
  [360, 740],
  [740, 360],
  [1280, 800],
] as const)(
  "in Feelings, all nine streams have a name at %i by %i",
  async ([width, height], { openHome }) => {
    await page.viewport(width, height);
    await openHome({ stars: 60, path: "/?view=feelings" });
    const named = () =>
      [...document.querySelectorAll<HTMLElement>(".sky-labels > [data-family]")].filter(
        ({ style }) => Number(style.opacity) > 0,
      ).length;
    await expect.poll(named).toBe(9);
  },
);
