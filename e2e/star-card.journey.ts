import { expect, test } from "./fixtures.ts";
import { openSky, skyOf } from "./sky.ts";

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test("on a phone a tapped star is read in its card, then the one before, and a tag leads to its stars in the journal", async ({
  page,
  dataDir,
}) => {
  await openSky(page, dataDir, "Vega", 60);
  const sky = skyOf(page);
  await expect(sky).toHaveAttribute("data-newest", /\d/);
  const [x = 0, y = 0] = ((await sky.getAttribute("data-newest")) ?? "").split(",").map(Number);
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole("tooltip")).toBeVisible();
  await page.getByRole("button", { name: "Open", exact: true }).tap();
  const card = page.getByRole("region", { name: "Selected star" });
  await expect(card.getByRole("article")).toBeFocused();
  await expect(page.getByRole("tooltip")).toBeHidden();

  const tags = card.getByRole("list", { name: "Tags" }).getByRole("button");
  const position = card.getByText(/^\d+ of 60$/);
  for (let star = 0; star < 60 && (await tags.count()) === 0; star++) {
    const before = (await position.textContent()) ?? "";
    await card.getByRole("button", { name: "Previous star" }).tap();
    await expect(position).not.toHaveText(before);
  }
  const name = (await tags.first().textContent()) ?? "";
  const moon = page.getByRole("group", { name: "Tags of this star" }).getByRole("button", { name });
  await expect(moon).toBeVisible();
  await moon.tap();
  const bar = page.getByRole("region", { name: "Shown in the sky" });
  await expect(bar).toContainText(new RegExp(`${name}·\\d+ stars?`));
  await bar.getByRole("link", { name: "Read in the journal" }).tap();
  await expect(page).toHaveURL(/\/journal\?tags=/);
  await expect(page.getByRole("heading", { name: "Your journal" })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText(name);
});
