/** Stars of earlier moments and their corrections on the real app, which decides what can be. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import {
  button,
  dialog,
  expectStars,
  field,
  link,
  note,
  press,
  tabTo,
} from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import { addStar } from "../../testing/make.ts";
import { dismissToast } from "../ui/toasts.ts";

const star = page.getByRole("article").first();
const openStar = async () => {
  await button("Open").click();
  await button("Correct").click();
  await expect.element(dialog("Change this star")).toBeVisible();
};

test("by keyboard alone a star for yesterday evening gets two tags, is corrected, removed and brought back", async ({
  realApp,
  open,
  openNewUniverse,
  toasts,
}) => {
  await openNewUniverse();
  await press("n");
  await expect.element(dialog("How are you feeling?")).toBeVisible();
  await press("joy");
  await tabTo(button("When: Now"));
  await press("{Enter}");
  await tabTo(button("Yesterday evening"));
  await press("{Enter}");
  await tabTo(page.getByRole("combobox", { name: "What goes with it?" }));
  await press("fam{Enter}");
  await press("The lake{Enter}");
  await press("{Control>}{Enter}{/Control}");
  await expect.poll(() => toasts.texts.join()).toContain("Star Created");
  await expectStars(1);
  dismissToast();

  await open("/journal");
  for (const text of [/family/, /The lake/, /7:00/]) await expect.element(star).toMatchTextContent(text);
  await tabTo(star.getByRole("button", { name: /^Correct/ }));
  await press("{Enter}");
  await expect.element(dialog("Change this star")).toBeVisible();
  await tabTo(note);
  await press("We swam{Control>}{Enter}{/Control}");
  await expect.element(dialog("Change this star")).not.toBeInTheDocument();
  await expect.element(star).toMatchTextContent(/We swam/);

  await tabTo(star.getByRole("button", { name: /^Remove/ }));
  // Enter would be taken for a repeated press of the one that closed the dialog.
  await press(" ");
  await expect.poll(() => toasts.texts.join()).toContain("Moved to the bin");
  await expect.element(star).not.toBeInTheDocument();
  await press("{Control>}z{/Control}");
  await expect.element(star).toMatchTextContent(/We swam/);
  await expect
    .poll(() => realApp.rows('select note, "deletedAt" from mood_entries'))
    .toEqual([{ note: "We swam", deletedAt: null }]);
});

test("on a phone a moment that cannot be has a sentence in view, and what was typed stays until it is saved", async ({
  realApp,
  open,
}) => {
  await page.viewport(360, 640);
  await realApp.signUp();
  const other = await addStar(realApp.device, 48);
  const { id } = await addStar(realApp.device, 24);
  await open(`/?star=${id}`);
  await openStar();
  await note.fill("Typed");
  await page.getByRole("button", { name: /^When:/ }).click();
  const time = dialog("Change this star").getByLabelText("Time", { exact: true });
  const save = button("Save Star");
  for (const [day, sentence] of [
    ["2999-12-31", "That moment has not come yet. Choose an earlier one."],
    ["1899-12-31", "A star cannot be earlier than 1900."],
    [
      other.timestamp.slice(0, 10),
      /^Your star of .* is too near to this moment\. Please choose another one\.$/,
    ],
  ] as const) {
    await field("Date").fill(day);
    await time.fill(other.timestamp.slice(11, 16));
    await save.click();
    await expect.element(page.getByText(sentence)).toBeInViewport();
    await expect.element(time).toHaveFocus();
    await expect.element(note).toHaveValue("Typed");
  }
  await button("As it was").click();
  await note.fill("z".repeat(2_001));
  await save.click();
  await expect.element(page.getByText("A note can have up to 2,000 characters.")).toBeInViewport();
  await expect.element(note).toHaveFocus();
  await note.fill("z".repeat(2_000));
  await save.click();
  await expect.element(dialog("Change this star")).not.toBeInTheDocument();
  await expect
    .poll(() => realApp.rows(`select length(note) as length from mood_entries where id = '${id}'`))
    .toEqual([{ length: 2_000 }]);
});

test("a session that ends while a star is corrected keeps what was typed until the person is back", async ({
  realApp,
  open,
}) => {
  const { universeName } = await realApp.signUp();
  const { id } = await addStar(realApp.device, 24);
  await open(`/?star=${id}`);
  await openStar();
  await note.fill("Typed before the end");
  await realApp.rows("delete from sessions");
  await button("Save Star").click();
  await expect.element(button("Log in")).toBeVisible();
  // The login appears a moment before the tab's storage is cleared.
  await expect.poll(() => JSON.stringify(sessionStorage)).not.toContain("Typed before the end");

  await link("Enter by universe name alone").click();
  await page.getByRole("tab", { name: "Sign In" }).click();
  await field("Universe Name").fill(universeName);
  await button("Access Universe").click();
  await expectStars(1);
  await open(`/?star=${id}`);
  await openStar();
  await expect.element(note).toHaveValue("Typed before the end");
  await button("Save Star").click();
  await expect
    .element(page.getByRole("region", { name: "Selected star" }))
    .toMatchTextContent(/Typed before the end/);
  const { body } = await realApp.device.call(api.listMoodEntries);
  expect(body).toMatchObject([{ note: "Typed before the end" }]);
});
