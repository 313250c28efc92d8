import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { expect, test } from "../../testing/browser/home-test.ts";
import { expectNoOverflow, looks, setLook } from "../../testing/browser/looks.ts";
import { button, card, known, press, starId } from "../../testing/browser/star-card-steps.ts";

test("the card marks a correction that waits, and one that was refused", async ({ calls, openHome }) => {
  await openHome({ entries: known, path: `/?star=${starId}` });
  calls.disconnect(api.updateMoodEntry);
  await button("Open").click();
  await expect.element(card.getByText("A walk")).toBeVisible();
  await correctNote("A run");
  await expect.element(card.getByText("A run")).toBeVisible();
  await expect.element(card.getByText("Correction waiting")).toBeVisible();
  await expect.element(card.getByText("It is kept on this device", { exact: false })).toBeVisible();
  calls.reply(api.updateMoodEntry, 400, refusal("invalid-fields", "This cannot be stored."));
  dispatchEvent(new Event("online"));
  await expect.element(card.getByText("Not accepted")).toBeVisible();
  await expect.element(card.getByText("A walk")).toBeVisible();
  await expect.element(card.getByText("This cannot be stored.", { exact: false })).toBeVisible();
});

async function correctNote(note: string) {
  await button("Correct").click();
  const dialog = page.getByRole("dialog", { name: "Change this star" });
  await dialog.getByRole("textbox", { name: "Note" }).fill(note);
  await dialog.getByRole("button", { name: "Save Star" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

test("over the sky a refused correction is named, and leads to what was written and why", async ({
  calls,
  openHome,
}) => {
  await openHome({ entries: known, path: `/?star=${starId}` });
  calls.disconnect(api.updateMoodEntry);
  await button("Open").click();
  await correctNote("A run");
  calls.reply(api.updateMoodEntry, 400, refusal("invalid-fields", "This cannot be stored."));
  dispatchEvent(new Event("online"));
  const notice = page.getByText("Your change to Joy was not accepted.", { exact: false });
  await expect.element(notice).toBeVisible();
  await press("{Escape}{Escape}");
  for (const look of looks) {
    await setLook(look);
    await expect.element(button("Look at it")).toBeInViewport({ ratio: 1 });
    expectNoOverflow();
  }
  await button("Look at it").click();
  const dialog = page.getByRole("dialog", { name: "Change this star" });
  await expect.element(dialog.getByText("This cannot be stored.")).toBeInViewport();
  await expect.element(dialog.getByRole("textbox", { name: "Note" })).toHaveValue("A run");
  await dialog.getByRole("button", { name: "Drop my change" }).click();
  await expect.element(notice).not.toBeInTheDocument();
});
