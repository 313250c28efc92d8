/** A person goes from the insights to a comparison, to the sky with its two lights, and back to it. */

import { expect, test } from "./fixtures.ts";
import { openSky } from "./sky.ts";

test("a person compares two kinds of days, keeps the answer, and sees both in the sky", async ({
  page,
  dataDir,
}) => {
  await openSky(page, dataDir, "Vega", 120);
  await page.goto("/insights");
  await page.getByRole("link", { name: "Compare two times" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compare" })).toBeFocused();
  await page.getByRole("radio", { name: "Kinds of days" }).click();
  await page.getByRole("button", { name: "Weekends and weekdays" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Your weekends / })).toBeVisible();
  await page.getByRole("button", { name: "Keep this comparison" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Free days");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByRole("button", { name: "Kept as “Free days”" })).toBeVisible();
  await page.getByRole("link", { name: "Show in the sky" }).click();
  await page.getByRole("link", { name: "Read the comparison" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Your weekends / })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Free days/ })).toHaveAttribute("aria-current", "page");
});
