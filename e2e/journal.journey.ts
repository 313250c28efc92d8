import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { enterUniverse, openSky, seedUniverse } from "./sky.ts";

const stars = 120;

const feed = (page: Page) => page.getByRole("feed", { name: "Your stars by day" });
const starAt = (page: Page, position: number) => feed(page).locator(`article[aria-posinset="${position}"]`);

/** Tab until the element has the focus, as a person does who uses the keyboard alone. */
async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (focused === name) return;
  }
  throw new Error(`Tab does not reach ${name}.`);
}

test("a star is read, removed, brought back with Undo and from the bin, by the keyboard alone", async ({
  page,
  dataDir,
}) => {
  await openSky(page, dataDir, "Vega", stars);
  await tabTo(page, "Journal");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your journal" })).toBeFocused();
  await expect(starAt(page, 1)).toHaveAttribute("aria-setsize", `${stars}`);

  // Through the stars to the fifth, which is read, and then removed.
  await starAt(page, 1).focus();
  for (let at = 2; at <= 5; at++) {
    await page.keyboard.press("PageDown");
    await expect(starAt(page, at)).toBeFocused();
    await expect(starAt(page, at)).toBeInViewport();
  }
  const name = (await starAt(page, 5).getAttribute("aria-label")) ?? "";
  const fifth = page.getByRole("article", { name, exact: true });
  const remove = fifth.getByRole("button", { name: /^Remove/ });
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(fifth).toBeHidden();
  await expect(starAt(page, 5)).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(fifth).toBeVisible();

  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(fifth).toBeHidden();
  await expect(starAt(page, 1)).toHaveAttribute("aria-setsize", `${stars - 1}`);
  await page.getByRole("button", { name: "Bin" }).press("Enter");
  const restore = page
    .getByRole("list", { name: "Stars in the bin" })
    .getByRole("button", { name: /^Restore/ });
  await restore.press("Enter");
  await expect(page.getByText("The bin is empty.")).toBeVisible();
  await page.keyboard.press("Control+Home");
  await expect(fifth).toBeVisible();
});

test("on a phone the journal opens from More, and a star's actions from its button", async ({
  page,
  dataDir,
}) => {
  await seedUniverse(dataDir, "Rigel", 20);
  await page.setViewportSize({ width: 360, height: 780 });
  await enterUniverse(page, "Rigel");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog", { name: "More" }).getByRole("link", { name: "Journal" }).click();
  await expect(page).toHaveURL("/journal");
  await starAt(page, 1)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await starAt(page, 1)
    .getByRole("link", { name: /^Show in the sky/ })
    .click();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await expect(page).toHaveURL("/");
});
