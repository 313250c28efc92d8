import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../testing/browser/home-test.ts";
import { emulateMedia } from "../../testing/browser/media.ts";

const sky = page.getByLabelText(/^Star map/);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const interruption = page.getByText(/^The picture of your sky is interrupted/);
const time = page.getByRole("region", { name: "Time", exact: true });
const year = page.getByRole("radio", { name: "Year", exact: true });

const canvas = () => sky.element() as HTMLCanvasElement;
const frames = () => Number(canvas().dataset.frames ?? 0);

/**
 * Loses the context as the browser tells the sky. What then becomes of it, `lost-context.browser.test.tsx` tests with
 * WebGL.
 */
async function loseContext() {
  canvas().dispatchEvent(new Event("contextlost"));
  await expect.element(interruption).toBeVisible();
}

/** Waits until the sky is drawn again. */
async function restoreContext() {
  const drawn = frames();
  canvas().dispatchEvent(new Event("contextrestored"));
  await expect.element(interruption).not.toBeInTheDocument();
  await expect.poll(frames).toBeGreaterThan(drawn);
}

test("the journal pauses where it is while the graphics context is lost, and plays on when it is back", async ({
  openHome,
}) => {
  await emulateMedia({ "prefers-reduced-motion": "no-preference" });
  await openHome({ stars: 60 });
  await expect.poll(frames).toBeGreaterThan(0);
  await button("Time").click();
  await time.getByRole("combobox", { name: "Speed" }).selectOptions("Day / s");
  await button("Play").click();
  await expect.element(time.getByText(/^(?!60)[1-9]\d? of 60 stars$/)).toBeVisible();
  await loseContext();
  await expect.element(button("Play")).toBeDisabled();
  const count = time.element().querySelector("[data-count]")?.textContent;
  expect(count).toMatch(/^\d+ of 60 stars$/);
  await restoreContext();
  await expect.element(button("Play")).toBeEnabled();
  expect(time.element().querySelector("[data-count]")?.textContent).toBe(count);
  await button("Play").click();
  await expect.element(button("Pause")).toBeVisible();
  await expect.poll(() => time.element().querySelector("[data-count]")?.textContent).not.toBe(count);
});

test("a morph during which the graphics context is lost has ended when it is back", async ({ openHome }) => {
  await emulateMedia({ "prefers-reduced-motion": "no-preference" });
  await openHome({ stars: 60 });
  await expect.poll(frames).toBeGreaterThan(0);
  await button("Views of your sky").click();
  const before = frames();
  await year.click();
  await expect.poll(frames).toBeGreaterThan(before);
  await loseContext();
  await expect.element(year).toBeChecked();
  expect(location.search).toBe("?view=year");
  await restoreContext();
  await expect.poll(() => document.querySelector(".sky-labels")?.textContent).toMatch(/2026.*Jan/);
  await page.getByRole("radio", { name: "Sky", exact: true }).click();
  await expect.poll(() => location.search).toBe("");
});

test("the list goes on working while the graphics context is lost, and keeps the focus when it is back", async ({
  openHome,
}) => {
  await openHome({ stars: 9 });
  await expect.poll(frames).toBeGreaterThan(0);
  (button("List of stars").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const focusedRow = () => document.activeElement?.ariaRowIndex;
  await expect.poll(focusedRow).toBe("1");
  await loseContext();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(focusedRow).toBe("2");
  await expect.element(page.getByRole("row", { selected: true })).toHaveAttribute("aria-rowindex", "2");
  await restoreContext();
  await expect.poll(focusedRow).toBe("2");
  await expect.element(page.getByRole("tooltip")).toBeVisible();
});
