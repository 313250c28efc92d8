/** The search that the journal and the sky share, by keyboard alone and by mouse. */

import type { Page } from "@playwright/test";
import { postStar, putTag, signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";

const article = (page: Page) => page.getByRole("article");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search your notes" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Filters" });
const inSky = (page: Page) => page.getByRole("region", { name: "Shown in the sky" });

test.beforeEach(async ({ page }) => {
  await signUp(page, "Searchers");
  const [work, lake] = [await putTag(page, "work"), await putTag(page, "the lake")];
  await postStar(page, 5, { emotion: "love", note: "Tea in the Café am See", tags: [lake] });
  await postStar(page, 30, { emotion: "grief", note: "The cafeteria was closed", tags: [work, lake] });
  await postStar(page, 60, { note: "Rain all day", tags: [work] });
  await postStar(page, 90, { emotion: "hope" });
  await page.goto("/journal");
  await expect(article(page)).toHaveCount(4);
});

test("by keyboard alone words and a feeling are found, kept over a reload, and shown in the sky and back", async ({
  page,
}) => {
  const press = (key: string) => page.keyboard.press(key);
  await press("/");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("cafe");
  await expect(article(page)).toHaveCount(2);
  await expect(page.locator("mark")).toHaveText(["Café", "cafe"]);
  await expect(page.getByText("2 of 4 stars")).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Filters" }));
  await press("Enter");
  await tabTo(page, panel(page).getByRole("checkbox", { name: "Love family" }));
  await press("Space");
  await expect(panel(page).getByRole("button", { name: "Show 1 star" })).toBeVisible();
  await press("Escape");
  await expect(page.getByRole("button", { name: "Filters" })).toBeFocused();
  await expect(article(page)).toHaveText(/Tea in the Café am See/);

  await page.reload();
  await expect(search(page)).toHaveValue("cafe");
  await expect(article(page)).toHaveText(/Tea in the Café am See/);
  await tabTo(page, page.getByRole("link", { name: "Show in the sky", exact: true }));
  await press("Enter");
  await expect(page).toHaveURL(/\/\?words=cafe&.*love/);
  await expect(inSky(page)).toContainText("1 of 4");
  await page.goBack();
  await expect(page).toHaveURL(/\/journal\?words=cafe/);
  await expect(article(page)).toHaveText(/Tea in the Café am See/);
});

test("by mouse tags are chosen in the panel and on a star, removed as a chip, and followed to the sky and back", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Filters" }).click();
  await panel(page).getByRole("checkbox", { name: "work" }).click();
  await panel(page).getByRole("checkbox", { name: "the lake" }).click();
  await panel(page).getByRole("button", { name: "Show 1 star" }).click();
  await expect(article(page)).toHaveText(/The cafeteria was closed/);
  await page.getByRole("button", { name: "Remove: With work and the lake" }).click();
  await expect(article(page)).toHaveCount(4);

  const tag = article(page).getByRole("button", { name: "work" }).first();
  await tag.click();
  await expect(article(page)).toHaveCount(2);
  await expect(tag).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Show in the sky", exact: true }).click();
  await expect(inSky(page)).toContainText("work");
  await expect(inSky(page)).toContainText("2 stars");
  await inSky(page).getByRole("link", { name: "Read in the journal" }).click();
  await expect(article(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/journal");
  await expect(article(page)).toHaveCount(4);
});
