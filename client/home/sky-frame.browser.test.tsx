import { describe } from "vitest";
import { page } from "vitest/browser";
import { emotionIds } from "#domain/emotions.ts";
import { catalogue } from "#domain/feelings.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { expect, test } from "../../testing/browser/home-test.ts";
import { makeStar } from "../../testing/make-star.ts";
import { project, type View } from "../sky/scene/camera/view.ts";

/** One a day, of all feelings, each at its place in the sky. */
function makeSky(count: number): readonly MoodEntry[] {
  const taken = new OccupiedPositions();
  const first = Date.UTC(2026, 9, 30, 12) - count * 86_400_000;
  return Array.from({ length: count }, (_, day) => {
    const emotion = emotionIds[(day * 7) % emotionIds.length] ?? "joy";
    const place = placeStar(catalogue, day, emotion, taken);
    taken.add(place);
    const timestamp = new Date(first + day * 86_400_000).toISOString();
    return makeStar({ ...{ id: `star-${day}`, intensity: 5, emotion }, timestamp, ...place });
  });
}

const sizes = [
  [1280, 800],
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const;

const sky = page.getByLabelText(/^Star map/);
const list = page.getByRole("region", { name: "Your stars" });
const sidebar = page.getByRole("navigation", { name: "Your universe" });
const topBar = page.getByRole("banner");

const boxOf = (element: Element) => element.getBoundingClientRect();
const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Where the stars are once the sky rests in this window; null before. */
function starsOnScreen(entries: readonly MoodEntry[]) {
  const view: View | null = JSON.parse(sky.element().getAttribute("data-view") ?? "null");
  if (view?.width !== innerWidth || view.height !== innerHeight) return null;
  return entries.map((entry) => project(view, entry));
}

function coveredStars(entries: readonly MoodEntry[], panels: readonly Element[]): number | null {
  const stars = starsOnScreen(entries);
  if (!stars) return null;
  return stars.filter(({ x, y }) =>
    panels.map(boxOf).some(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom),
  ).length;
}

/** Pairs of labels that overlap, and labels over panels and buttons. */
function overlappingLabels(panels: readonly Element[]): readonly string[] {
  const labels = [...document.querySelectorAll<HTMLElement>(".sky-labels > span")].filter(
    ({ style }) => Number(style.opacity) > 0,
  );
  const buttons = [...document.querySelectorAll("main button")].filter((button) => button.checkVisibility());
  return labels.flatMap((label, at) =>
    [...labels.slice(at + 1), ...panels, ...buttons]
      .filter((other) => overlaps(boxOf(label), boxOf(other)))
      .map((other) => `${label.textContent} and ${other.textContent?.slice(0, 20)}`),
  );
}

const shownFamilies = () =>
  [...document.querySelectorAll<HTMLElement>(".sky-labels > [data-family]")].filter(
    ({ style }) => Number(style.opacity) >= 0.8,
  ).length;

describe.each([30, 365, 5000])("with %i stars, the sidebar and the list open", (count) => {
  test("no star is under a panel, no label over another one or a control, and all families have names", async ({
    openHome,
  }) => {
    const entries = makeSky(count);
    await page.viewport(1280, 800);
    await openHome({ entries });
    await page.getByRole("button", { name: "List of stars" }).click();
    await expect.element(list).toBeVisible();
    for (const [width, height] of sizes) {
      await page.viewport(width, height);
      const panels = [list, sidebar, topBar].map((panel) => panel.element());
      await expect.poll(() => coveredStars(entries, panels), { message: `${width} px` }).toBe(0);
      await expect.poll(() => overlappingLabels(panels), { message: `${width} px` }).toEqual([]);
      // The low room above the list of a phone holds those names alone that are near their families.
      await expect
        .poll(shownFamilies, { message: `${width} px` })
        .toBeGreaterThanOrEqual(width < 768 ? 3 : 9);
    }
  });
});

test("the sky comes back into the whole window when the list closes", async ({ openHome }) => {
  await page.viewport(1280, 800);
  await openHome({ entries: makeSky(60) });
  const freeWidth = () => {
    const free = JSON.parse(sky.element().getAttribute("data-free") ?? "null");
    return free && free.right - free.left;
  };
  await expect.poll(freeWidth).toBe(1280 - boxOf(sidebar.element()).right);
  const button = page.getByRole("button", { name: "List of stars" });
  await button.click();
  await expect.poll(freeWidth).toBeLessThan(720);
  await button.click();
  await expect.poll(freeWidth).toBeGreaterThan(1000);
});
