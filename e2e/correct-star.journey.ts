/** A star for yesterday evening by keyboard alone, its correction, its removal, and Undo, on a real server. */

import type { Page } from "@playwright/test";
import { addStar, createUniverse, expectStars, toast } from "./actions.ts";
import { expect, test } from "./fixtures.ts";

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
  await expect(toast(page, "Star Created")).toBeVisible();
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
  await expect(toast(page, "Moved to the bin")).toBeVisible();
  await expect(star).toBeHidden();
  await press("Control+z");
  await expect(star).toContainText("We swam");
});

test("a star that another device changes while it is being corrected is shown in both versions", async ({
  page,
  faults,
}) => {
  faults.allow(/412 \(Precondition Failed\)/);
  await createUniverse(page, "Two devices");
  await addStar(page, "Hope");
  await page.goto("/journal");
  await page.getByRole("button", { name: /^Correct/ }).click();
  await page.getByRole("textbox", { name: "Note", exact: true }).fill("From here");
  const [entry] = await (await page.request.get("/api/mood-entries")).json();
  const elsewhere = await page.request.patch(`/api/mood-entries/${entry.id}`, {
    headers: { "If-Match": `"${entry.revision}"` },
    data: { note: "From there" },
  });
  expect(elsewhere.status()).toBe(200);
  await page.getByRole("button", { name: "Save Star" }).click();
  const conflict = dialogOf(page, "Changed on two devices");
  await expect(conflict.getByText("From here")).toBeVisible();
  await expect(conflict.getByText("From there")).toBeVisible();
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByRole("article").first()).toContainText("From here");
});
