/** The sky as it was on an earlier day, and in another layout, by keyboard and by mouse. */

import { expectStars, postStar, putTag, signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { selectNewest } from "./inputs.ts";
import { tabTo } from "./keyboard.ts";

test("a person goes back in time, plays up to today, and finds a star in the layout of the tags, also after a reload", async ({
  page,
}) => {
  await signUp(page, "Then and now");
  const lake = await putTag(page, "the lake");
  await postStar(page, 30 * 24, { emotion: "grief" });
  await postStar(page, 20 * 24, { emotion: "hope", tags: [lake] });
  await postStar(page, 5, { emotion: "love", tags: [lake] });
  await page.goto("/");
  await expectStars(page, 3);

  const time = page.getByRole("region", { name: "Time", exact: true });
  await page.getByRole("button", { name: "Time", exact: true }).click();
  await expect(time.getByText("3 of 3 stars")).toBeVisible();
  await tabTo(page, time.getByRole("slider", { name: "Show everything until" }));
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(time.getByText("2 of 3 stars")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(time.getByText("1 of 3 stars")).toBeVisible();
  await time.getByRole("combobox", { name: "Speed" }).selectOption("Month / s");
  await time.getByRole("button", { name: "Play" }).click();
  await expect(time.getByText("3 of 3 stars")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(time).toBeHidden();

  const views = page.getByRole("region", { name: "Views of your sky" });
  await page.getByRole("button", { name: "Views of your sky" }).click();
  await views.getByText("Moons", { exact: true }).click();
  await expect(page).toHaveURL(/\?view=moons$/);
  await page.reload();
  await expect(views.getByRole("radio", { name: "Moons" })).toBeChecked();
  await expect(page.getByText("the lake", { exact: true })).toBeVisible();
  await selectNewest(page, "mouse");
  await expect(page.getByRole("tooltip")).toContainText("Love");
  await views.getByText("Sky", { exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(views.getByText(/^Your universe: up is pleasant/)).toBeVisible();
  await expect(page.getByRole("tooltip")).toContainText("Love");
});
