/** What stands round the sky in every window, for every name and in both themes. */

import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectNoOverflow, expectNothingSerious, looks } from "./looks.ts";
import { addStar, chooseSetting, createUniverse, openSettings } from "./people.ts";
import { enterUniverse, openSky } from "./sky.ts";

test("what floats over the sky lies over nothing else, however small the window is", async ({ page }) => {
  const box = async (one: Locator) => {
    const edges = await one.boundingBox();
    if (!edges) throw new Error("It is not shown.");
    return edges;
  };
  const expectApart = async (...all: Locator[]) => {
    const boxes = await Promise.all(all.map(box));
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        const { width, height } = page.viewportSize() ?? {};
        expect(Math.min(across, down), `At ${width} by ${height}`).toBeLessThanOrEqual(1);
      }
  };
  const sidebar = page.getByRole("navigation", { name: "Your universe" });
  const controls = page.getByRole("region", { name: "Controls" });
  await page.setViewportSize({ width: 820, height: 600 });
  await createUniverse(page, "Close Quarters");
  await addStar(page, "Hope");
  await expectApart(page.getByRole("region", { name: "Notification" }), sidebar);
  await page.getByRole("button", { name: "Controls" }).click();
  await expect(controls).toBeVisible();
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [740, 360],
    [820, 600],
    [1280, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectApart(
      controls,
      page.getByRole("button", { name: "List of stars" }),
      page.getByLabel("star-cooldown").locator(".."),
      page.getByRole("button", { name: "Settings" }),
      sidebar,
    );
    await expect(page.getByRole("button", { name: "Turn up" })).toBeInViewport();
  }
});

test("long and foreign names leave room for everything on the narrowest phone", async ({
  page,
  request,
  faults,
}) => {
  // The browser still remembers the universe before.
  faults.allow(/status of 404 .*\/api\/users\//);
  const names = ["W".repeat(50), "🌌".repeat(25), "مجرة الأمل البعيدة جدا عن كل شيء آخر"];
  await page.setViewportSize({ width: 320, height: 568 });
  for (const name of names) {
    await request.post("/api/users", { data: { universeName: name, userName: name } });
    await enterUniverse(page, name);
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await expectNoOverflow(page);
    await expect(page.getByText("'s Journey", { exact: true })).toBeInViewport({ ratio: 1 });
    for (const button of ["Your avatar and journey", "Share", "Embed", "Settings", "Add Mood", "More"])
      await expect(page.getByRole("button", { name: button })).toBeInViewport({ ratio: 1 });
  }
  // Letters of twice the size leave room too.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const button of ["Add Mood", "More"])
    await expect(page.getByRole("button", { name: button })).toBeInViewport({ ratio: 1 });
});

for (const { colorScheme, width, height } of looks)
  test(`axe finds nothing serious round the sky in the ${colorScheme} theme`, async ({ page, dataDir }) => {
    await page.emulateMedia({ colorScheme });
    await openSky(page, dataDir, `Clear ${colorScheme}`, 5);
    await page.setViewportSize({ width, height });
    await expectNothingSerious(page);
    await openSettings(page);
    await expectNothingSerious(page);
    await page.keyboard.press("Escape");
    for (const [item, role] of [
      ["About Us", "dialog"],
      ["Contact Us", "dialog"],
      ["Delete Universe", "alertdialog"],
    ] as const) {
      await chooseSetting(page, item);
      await expect(page.getByRole(role, { name: item })).toBeVisible();
      await expectNothingSerious(page);
      await page.keyboard.press("Escape");
    }
    if (width === 360) await page.getByRole("button", { name: "More" }).click();
    await expectNothingSerious(page);
    await page.getByRole("button", { name: "Support" }).click();
    await expectNothingSerious(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  });
