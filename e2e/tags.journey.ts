/** Tags: given to a star, seen as moons, changed in the journal, and made on two devices. */

import type { Page } from "@playwright/test";
import { addStar, createUniverse, openAddMood, postStar, putTag, signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { skyOf } from "./sky.ts";
import { expectToast } from "./toasts.ts";

/** Another browser follows within 4 s, the interval of the poll and a second; a busy machine gets more. */
const followed = { timeout: 15_000 };

const tagField = (page: Page) => page.getByRole("combobox", { name: "What goes with it?" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const row = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const tagsOf = async (page: Page): Promise<{ id: string; name: string }[]> =>
  (await (await page.request.get("/api/changes")).json()).tags;
const starsOf = async (page: Page): Promise<{ tags: string[] }[]> =>
  (await page.request.get("/api/mood-entries")).json();

test.describe("by touch on a small phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test("a star gets two tags, and one of its moons shows the stars of that tag", async ({ page }) => {
    await signUp(page, "Moons");
    const work = await putTag(page, "work");
    await postStar(page, 20, { tags: [work] });
    await postStar(page, 40, {});
    await page.goto("/");
    await page.getByRole("button", { name: "Add Mood" }).tap();
    await page
      .getByRole("radiogroup", { name: "Emotion", exact: true })
      .getByRole("radio", { name: "Hope", exact: true })
      .tap();
    await page.getByRole("list", { name: "Tags of this star" }).getByRole("button", { name: "work" }).tap();
    await tagField(page).tap();
    await page.keyboard.type("The lake");
    await page.getByRole("option", { name: "Add “The lake”" }).tap();
    await page.getByRole("button", { name: "Create Star" }).tap();
    await expectToast(page, "Star Created");

    const sky = skyOf(page);
    await expect.poll(async () => (await sky.boundingBox())?.x).toBe(0);
    await expect(sky).toHaveAttribute("data-newest", /\d/);
    const [x = 0, y = 0] = ((await sky.getAttribute("data-newest")) ?? "").split(",").map(Number);
    await page.touchscreen.tap(x, y);
    const moons = page.getByRole("group", { name: "Tags of this star" }).getByRole("button");
    await expect(moons).toHaveText(["work", "The lake"]);
    await moons.filter({ hasText: "work" }).tap();
    const bar = page.getByRole("region", { name: "Shown in the sky" });
    await expect(bar).toContainText("2 stars");
    await expect(page).toHaveURL(`/?tags=${work}`);
    await bar.getByRole("button", { name: "Show all" }).tap();
    await expect(bar).toBeHidden();
  });
});

test("tags are renamed, merged and removed in the journal, and the stars follow", async ({ page }) => {
  await signUp(page, "Gardeners");
  const [garden, park, work] = [
    await putTag(page, "garden"),
    await putTag(page, "park"),
    await putTag(page, "work"),
  ];
  await postStar(page, 5, { tags: [garden, park] });
  await postStar(page, 30, { tags: [park, work] });
  await page.goto("/journal?view=tags");

  await row(page, "garden").click();
  await button(page, "Edit").click();
  await page.getByLabel("Name").fill("PARK");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription(/You have a tag .*park.* already/);
  await page.getByLabel("Name").fill("Garten");
  await page.getByRole("radio", { name: "Places" }).check();
  await button(page, "Save").click();
  await expect(row(page, "Garten")).toContainText("1 star");

  await button(page, "Merge").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^park/ }).check();
  await expect(dialog).toContainText("1 of them already has both.");
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(row(page, "Garten")).toBeHidden();
  await expect(row(page, "park")).toContainText("2 stars");

  await row(page, "work").click();
  await button(page, "Remove").click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(row(page, "work")).toBeHidden();
  await expect.poll(async () => (await tagsOf(page)).map(({ name }) => name)).toEqual(["park"]);
  expect((await starsOf(page)).map(({ tags }) => tags)).toEqual([[park], [park]]);

  await row(page, "park").click();
  await page.getByRole("link", { name: "Read its 2 stars" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("a tag that two devices make without knowing of each other becomes one", async ({
  page: phone,
  faults,
  openSecondBrowser,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/, /409 \(Conflict\)/);
  await createUniverse(phone, "Two gardens");
  await addStar(phone, "Joy");
  const laptop = await openSecondBrowser();
  await laptop.request.get("/api/users/by-universe/Two%20gardens");
  await phone.goto("/journal?view=tags");
  await expect(button(phone, "New tag")).toBeVisible();
  await phone.context().setOffline(true);
  await button(phone, "New tag").click();
  await phone.getByLabel("Name").fill("The Lake");
  await phone.keyboard.press("Enter");
  await expect(row(phone, "The Lake")).toContainText("Waiting to be sent");

  const lake = await putTag(laptop, "the lake");
  await postStar(laptop, 10, { tags: [lake] });
  await phone.context().setOffline(false);
  await expect(row(phone, "the lake")).toContainText("1 star", followed);
  await expect(row(phone, "The Lake")).toBeHidden();
  expect((await tagsOf(phone)).map(({ id }) => id)).toEqual([lake]);

  // The phone does not know yet that the name is taken, and keeps what was typed.
  await putTag(laptop, "home");
  await row(phone, "the lake").click();
  await button(phone, "Edit").click();
  await phone.getByLabel("Name").fill("Home");
  await phone.keyboard.press("Enter");
  await button(phone, "Merge the two").click(followed);
  await phone.getByRole("dialog").getByRole("button", { name: "Merge" }).click();
  await expect(row(phone, "home")).toContainText("1 star");
  await expect(row(phone, "the lake")).toBeHidden();
});

test("a thirteenth tag is refused in a sentence, and takes the place of one that is removed", {
  tag: "@long",
}, async ({ page }) => {
  await createUniverse(page, "Thirteen");
  await openAddMood(page);
  await page.keyboard.type("joy");
  await tagField(page).focus();
  for (let at = 1; at <= 13; at++) {
    await page.keyboard.type(`tag ${at}`);
    await page.keyboard.press("Enter");
  }
  await expect(tagField(page)).toHaveValue("tag 13");
  await expect(page.getByText("A star can have up to 12 tags", { exact: false })).toBeVisible();
  await button(page, "tag 1").click();
  await tagField(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Enter");
  await expectToast(page, "Star Created");
  const names = new Map((await tagsOf(page)).map(({ id, name }) => [id, name]));
  const [star] = await starsOf(page);
  expect(star?.tags.map((id) => names.get(id))).toEqual(
    Array.from({ length: 12 }, (_, at) => `tag ${at + 2}`),
  );
});
