import { openDatabase } from "../server/database/open.ts";
import { expect, test } from "./fixtures.ts";
import { enterUniverse, seedUniverse } from "./sky.ts";

const stars = 200;
const tag = "friends";

/** Makes the stars with the tag brighter than the others. Returns the days with and without it, counted in the rows. */
async function brightenTag(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const tagged = await db
    .selectFrom("mood_entry_tags")
    .innerJoin("tags", "tags.id", "mood_entry_tags.tagId")
    .where("tags.name", "=", tag)
    .select("entryId")
    .execute();
  const ids = new Set(tagged.map(({ entryId }) => entryId));
  const rows = await db.selectFrom("mood_entries").select(["id", "timestamp", "utcOffset"]).execute();
  for (const [at, { id }] of rows.entries())
    await db
      .updateTable("mood_entries")
      .set({ emotion: "joy", intensity: (ids.has(id) ? 8 : 3) + (at % 3), isTwinStar: 0 })
      .set({ secondaryEmotion: null, secondaryIntensity: null })
      .where("id", "=", id)
      .execute();
  await close();
  const daysOf = (some: typeof rows) =>
    new Set(
      some.map(({ timestamp, utcOffset }) =>
        Math.floor((timestamp.getTime() + (utcOffset ?? 0) * 60_000) / 86_400_000),
      ),
    ).size;
  const days = daysOf(rows.filter(({ id }) => ids.has(id)));
  return { days, others: daysOf(rows) - days, taggedStars: ids.size };
}

test("a person reads what goes along with a tag, shows its stars in the sky, and saves the year", async ({
  page,
  dataDir,
}) => {
  await seedUniverse(dataDir, "Vega", stars);
  const { days, others, taggedStars } = await brightenTag(dataDir);
  await enterUniverse(page, "Vega");
  await page.getByRole("link", { name: "Insights" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Insights" })).toBeFocused();
  await expect(
    page.getByText(
      new RegExp(
        `^On ${days} days with “${tag}” your stars tended to be (much |a little )?brighter than on ${others} days without`,
      ),
    ),
  ).toBeVisible();

  const week = page.getByRole("slider", { name: "Week" });
  const last = await week.getAttribute("aria-valuetext");
  await week.press("ArrowLeft");
  await expect(week).not.toHaveAttribute("aria-valuetext", `${last}`);

  await page.getByRole("link", { name: `Show in the sky: “${tag}”` }).press("Enter");
  await expect(page).toHaveURL(/\/\?tags=/);
  const shown = page.getByRole("region", { name: "Shown in the sky" });
  await expect(shown.getByText(`${taggedStars} stars`)).toBeVisible();
  await page.goBack();

  const letter = page.getByRole("region", { name: "A letter" });
  await letter.getByRole("radio", { name: "Year" }).check();
  await expect(letter.getByText(/^You lit \d+ stars on \d+ of \d+ days\./)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    letter.getByRole("button", { name: "Save as a picture" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mood-universe-\d{4}\.png$/);
});
