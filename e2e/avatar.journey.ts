/** The avatar and the achievements that it shows, from the first choice to a reload, on a phone. */

import type { Page } from "@playwright/test";
import { addStar, chooseSetting, createUniverse, expectStars } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { dismissToast, expectToast } from "./toasts.ts";

const avatar = (page: Page) => page.getByRole("button", { name: "Your avatar and journey" });
const card = (page: Page) => page.getByRole("region", { name: "Your avatar and journey" });
const customizer = (page: Page) => page.getByRole("dialog", { name: "Customize Avatar" });
const preview = (page: Page, look: string) =>
  customizer(page).getByRole("img", { name: `Preview: ${look}`, exact: true });

async function openCustomizer(page: Page) {
  await chooseSetting(page, "Customize Avatar");
  await expect(customizer(page)).toBeVisible();
}

/** The stats that the page sends from now on. */
function recordStats(page: Page) {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT" && request.url().endsWith("/stats")) sent.push(request.postData() ?? "");
  });
  return sent;
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("an avatar is customized, earns an achievement with a first star, and has both after a reload", async ({
  page,
}) => {
  const stats = recordStats(page);
  await createUniverse(page, "Lantern");
  await openCustomizer(page);
  await customizer(page).getByRole("radio", { name: "Crystal form", exact: true }).tap();
  await page.getByRole("tab", { name: "Colors" }).tap();
  await customizer(page).getByLabel("Second color").fill("#10ffee");
  await page.getByRole("tab", { name: "Pattern" }).tap();
  await customizer(page).getByRole("radio", { name: "Particles", exact: true }).tap();
  await page.getByRole("button", { name: "Save Avatar" }).tap();
  await dismissToast(page, "Avatar Updated");
  await expect(customizer(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Settings" })).toBeFocused();

  await expect(card(page)).toBeHidden();
  await addStar(page, "Hope");
  await expectToast(page, "First Star", "You put your first mood in the sky.");

  await page.reload();
  await expectStars(page, 1);
  await openCustomizer(page);
  await expect(preview(page, "Crystal form, your own colors, Particles")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).tap();
  await avatar(page).tap();
  await expect(card(page).getByRole("listitem").filter({ hasText: "First Star" })).toBeVisible();
  await expect(card(page)).toContainText("Hope");
  expect(stats).toHaveLength(1);
});
