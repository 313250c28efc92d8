/** A star of yesterday from its form to its card, the bin and back, on the real app. */

import { page, userEvent } from "vitest/browser";
import { expectStars } from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import { button, card, openNewest } from "../../testing/browser/star-card-steps.ts";
import { addStar } from "../../testing/make.ts";
import { dismissToast } from "../ui/toasts.ts";

const dialog = page.getByRole("dialog");
const feeling = (name: string) =>
  page.getByRole("radiogroup", { name: "Emotion", exact: true }).getByRole("radio", { name, exact: true });
test("a star for yesterday evening is added with a tag during the pause, read in its card, and corrected", async ({
  realApp,
  open,
  toasts,
}) => {
  await realApp.signUp();
  await addStar(realApp.device, 0, { emotion: "hope" });
  await open("/");
  await expectStars(1);

  // The pause after the first star does not concern yesterday.
  await button("Add for earlier").click();
  await feeling("Joy").click();
  await button("Yesterday evening").click();
  await button("family").click();
  await button("Create Star").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => toasts.texts.join()).toContain("Star Created");
  // The toast lies over the buttons of the star.
  dismissToast();
  await expectStars(2);

  await openNewest();
  await expect.element(card).toMatchTextContent(/2 of 2/);
  await button("Previous star").click();
  await expect.element(card).toMatchTextContent(/1 of 2/);
  await expect.element(card.getByRole("list", { name: "Tags" })).toMatchTextContent(/family/);
  await button("Correct").click();
  await feeling("Fear").click();
  await button("Save Star").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card).toMatchTextContent(/Fear/);
  await expect
    .poll(() => realApp.rows("select emotion from mood_entries order by timestamp"))
    .toEqual([{ emotion: "fear" }, { emotion: "hope" }]);
});

test("a star is removed from its card, brought back, removed again, and restored from the bin", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  await addStar(realApp.device, 24, { emotion: "fear" });
  await addStar(realApp.device, 0, { emotion: "hope" });
  await open("/");
  await expectStars(2);
  await openNewest();
  await button("Previous star").click();
  await expect.element(card).toMatchTextContent(/Fear/);
  await button("Remove").click();
  await expect.element(card).toMatchTextContent(/1 of 1/);
  await button("Undo").click();
  await expect.element(card).toMatchTextContent(/2 of 2/);
  await button("Previous star").click();
  await button("Remove").click();
  await expect.element(card).toMatchTextContent(/Hope/);
  await expect
    .poll(() => realApp.rows('select emotion from mood_entries where "deletedAt" is not null'))
    .toEqual([{ emotion: "fear" }]);
  await open("/journal");
  await button("Bin").click();
  await page.getByRole("button", { name: /^Restore/ }).click();
  await expect.element(page.getByText(/^The bin is empty\./)).toBeVisible();
  await userEvent.keyboard("{Control>}{Home}{/Control}");
  await expect.element(page.getByRole("feed").getByRole("article", { name: /^Fear/ })).toBeVisible();
});
