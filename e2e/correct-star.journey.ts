/** A star for yesterday evening by keyboard alone, corrections, and what can go wrong with them, on a real server. */

import type { Page } from "@playwright/test";
import { addStar, createUniverse, expectStars, signInByName, signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { onceWithMouse, pressBy, screenFor, selectNewest, typeInto } from "./inputs.ts";
import { dismissToast, expectToast } from "./toasts.ts";

const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Presses Tab until the element that is named so has the focus. */
async function tabTo(page: Page, role: "button" | "combobox" | "textbox", name: string | RegExp) {
  const target = page.getByRole(role, { name, exact: typeof name === "string" });
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluateAll((all) => all.some((each) => each === document.activeElement))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

test("by keyboard alone a star for yesterday evening gets two tags, is corrected, removed and brought back", async ({
  page,
}) => {
  await createUniverse(page, "Yesterday");
  const press = (key: string) => page.keyboard.press(key);
  await press("n");
  await expect(dialogOf(page, "How are you feeling?")).toBeVisible();
  await page.keyboard.type("joy");
  await tabTo(page, "button", "When: Now");
  await press("Enter");
  await tabTo(page, "button", "Yesterday evening");
  await press("Enter");
  await tabTo(page, "combobox", "What goes with it?");
  await page.keyboard.type("fam");
  await press("Enter");
  await page.keyboard.type("The lake");
  await press("Enter");
  await press("Control+Enter");
  await expectToast(page, "Star Created");
  await expectStars(page, 1);

  await page.goto("/journal");
  const star = page.getByRole("article").first();
  await expect(star).toContainText("family");
  await expect(star).toContainText("The lake");
  await expect(star).toContainText("7:00");
  await tabTo(page, "button", /^Correct/);
  await press("Enter");
  await expect(dialogOf(page, "Change this star")).toBeVisible();
  await tabTo(page, "textbox", "Note");
  await page.keyboard.type("We swam");
  await press("Control+Enter");
  await expect(dialogOf(page, "Change this star")).toBeHidden();
  await expect(star).toContainText("We swam");

  await tabTo(page, "button", /^Remove/);
  // Enter would be taken for a repeated press of the one that closed the dialog.
  await press("Space");
  await expectToast(page, "Moved to the bin");
  await expect(star).toBeHidden();
  await press("Control+z");
  await expect(star).toContainText("We swam");
});

for (const input of ["mouse", "touch", "keyboard"] as const)
  test.describe(`by ${input}`, onceWithMouse(input), () => {
    test.use(screenFor(input));

    test("a star that another device changes while it is being corrected is shown in both versions", async ({
      page,
      faults,
    }) => {
      faults.allow(/412 \(Precondition Failed\)/);
      const press = pressBy(page, input);
      const button = (name: string) => page.getByRole("button", { name, exact: true });
      await createUniverse(page, `Two devices, by ${input}`);
      await addStar(page, "Hope");
      await dismissToast(page, "First Star");
      await selectNewest(page, input);
      if (input === "keyboard") await page.keyboard.press("Enter");
      else await press(button("Open"));
      await press(button("Correct"));
      await typeInto(page, input, page.getByRole("textbox", { name: "Note", exact: true }), "From here");
      const [entry] = await (await page.request.get("/api/mood-entries")).json();
      const elsewhere = await page.request.patch(`/api/mood-entries/${entry.id}`, {
        headers: { "If-Match": `"${entry.revision}"` },
        data: { note: "From there" },
      });
      expect(elsewhere.status()).toBe(200);
      await press(button("Save Star"));
      const conflict = dialogOf(page, "Changed on two devices");
      await expect(conflict.getByText("From here")).toBeInViewport();
      await expect(conflict.getByText("From there")).toBeVisible();
      await press(button("Keep mine"));
      await expect(conflict).toBeHidden();
      await expect(page.getByRole("region", { name: "Selected star" })).toContainText("From here");
    });
  });

/** Adds a star by a call; the moment is so many hours before now. */
async function postStar(page: Page, hoursAgo: number) {
  const timestamp = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const reply = await page.request.post("/api/mood-entries", {
    data: { emotion: "joy", intensity: 5, isTwinStar: 0, timestamp, utcOffset: 0, timeZone: "UTC" },
  });
  expect(reply.status()).toBe(201);
  return reply.json();
}

test.describe("on a phone", () => {
  test.use({ ...screenFor("touch"), timezoneId: "UTC" });

  test("a moment that cannot be and a note that is too long have a sentence, and what was typed stays", async ({
    page,
    faults,
  }) => {
    faults.allow(/429 \(Too Many Requests\)/);
    await signUp(page, "Bad input");
    const other = await postStar(page, 48);
    const star = await postStar(page, 24);
    await page.goto(`/?star=${star.id}`);
    await page.getByRole("button", { name: "Open", exact: true }).tap();
    await page.getByRole("button", { name: "Correct" }).tap();
    const note = page.getByRole("textbox", { name: "Note" });
    await note.fill("Typed");
    await page.getByRole("button", { name: /^When:/ }).tap();
    const field = (name: string) => page.getByRole("dialog").getByLabel(name, { exact: true });
    const [date, time] = [field("Date"), field("Time")];
    const save = page.getByRole("button", { name: "Save Star" });
    for (const [day, sentence] of [
      ["2999-12-31", "That moment has not come yet. Choose an earlier one."],
      ["1899-12-31", "A star cannot be earlier than 1900."],
      [
        other.timestamp.slice(0, 10),
        /^Your star of .* is too near to this moment\. Please choose another one\.$/,
      ],
    ] as const) {
      await date.fill(day);
      await time.fill(other.timestamp.slice(11, 16));
      await save.tap();
      await expect(page.getByText(sentence)).toBeInViewport();
      await expect(time).toBeFocused();
      await expect(note).toHaveValue("Typed");
    }
    await page.getByRole("button", { name: "As it was" }).tap();
    await note.fill("z".repeat(2_001));
    await save.tap();
    await expect(page.getByText("A note can have up to 2,000 characters.")).toBeInViewport();
    await expect(note).toBeFocused();
    await note.fill("z".repeat(2_000));
    await save.tap();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

test("a session that ends while a star is corrected keeps what was typed until the person is back", async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/401 \(Unauthorized\)/);
  await signUp(page, "Ended");
  const star = await postStar(page, 24);
  await page.goto(`/?star=${star.id}`);
  await dismissToast(page, "First Star");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("button", { name: "Correct" }).click();
  const note = page.getByRole("textbox", { name: "Note" });
  await note.fill("Typed before the end");
  await context.clearCookies();
  await page.getByRole("button", { name: "Save Star" }).click();
  await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Typed before the end");
  await page.getByRole("link", { name: "Enter by universe name alone" }).click();
  await signInByName(page, "Ended");
  await expectStars(page, 1);
  await page.goto(`/?star=${star.id}`);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("button", { name: "Correct" }).click();
  await expect(note).toHaveValue("Typed before the end");
  await page.getByRole("button", { name: "Save Star" }).click();
  await expect(page.getByRole("region", { name: "Selected star" })).toContainText("Typed before the end");
});
