/** A correction of a star that another device has changed meanwhile. */

import { expect, type Page } from "@playwright/test";
import { type Input, pressBy, selectNewest, typeInto } from "./inputs.ts";

/** Corrects the newest star of the sky while another device changes it, and keeps the own version of the two. */
export async function expectBothVersions(page: Page, input: Input) {
  const press = pressBy(page, input);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await selectNewest(page, input);
  if (input === "keyboard") await page.keyboard.press("Enter");
  else await press(button("Open"));
  await press(button("Correct"));
  await typeInto(page, input, page.getByRole("textbox", { name: "Note", exact: true }), "From here");
  const entry = (await (await page.request.get("/api/mood-entries")).json()).at(-1);
  const elsewhere = await page.request.patch(`/api/mood-entries/${entry.id}`, {
    headers: { "If-Match": `"${entry.revision}"` },
    data: { note: "From there" },
  });
  expect(elsewhere.status()).toBe(200);
  await press(button("Save Star"));
  const conflict = page.getByRole("dialog", { name: "Changed on two devices" });
  await expect(conflict.getByText("From here")).toBeInViewport();
  await expect(conflict.getByText("From there")).toBeVisible();
  await press(button("Keep mine"));
  await expect(conflict).toBeHidden();
  await expect(page.getByRole("region", { name: "Selected star" })).toContainText("From here");
}
