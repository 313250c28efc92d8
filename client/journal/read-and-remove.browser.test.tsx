/** The way from the sky into the journal and back, and a star's way through the bin, on the real app. */

import { page } from "vitest/browser";
import { button, expectStars, press, tabTo } from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import { importStars } from "../../testing/make.ts";

const stars = 40;
const feed = page.getByRole("feed", { name: "Your stars by day" });
/** All rows from the first one are rendered at the top of the page. */
const starAt = (position: number) => feed.getByRole("article").nth(position - 1);

test("by keyboard alone a star is read, removed, and brought back with Undo and from the bin", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  await importStars(realApp.device, stars);
  await open("/");
  await expectStars(stars);
  await tabTo(page.getByRole("link", { name: "Journal", exact: true }));
  await press("{Enter}");
  await expect.element(page.getByRole("heading", { level: 1, name: "Your journal" })).toHaveFocus();
  await expect.element(starAt(1)).toHaveAttribute("aria-setsize", `${stars}`);

  // Keys walk through the stars to the fifth, which is read, and then removed.
  (starAt(1).element() as HTMLElement).focus();
  for (let at = 2; at <= 5; at++) {
    await press("{PageDown}");
    await expect.element(starAt(at)).toHaveFocus();
    await expect.element(starAt(at)).toBeInViewport();
  }
  const name = starAt(5).element().getAttribute("aria-label") ?? "";
  const fifth = page.getByRole("article", { name, exact: true });
  const remove = fifth.getByRole("button", { name: /^Remove/ });
  const pressOn = async (target: typeof remove) => {
    (target.element() as HTMLElement).focus();
    await press("{Enter}");
  };
  await pressOn(remove);
  await expect.element(fifth).not.toBeInTheDocument();
  await expect.element(starAt(5)).toHaveFocus();
  await expect.element(button("Undo")).toBeVisible();
  await pressOn(button("Undo"));
  await expect.element(fifth).toBeVisible();

  await pressOn(remove);
  await expect.element(fifth).not.toBeInTheDocument();
  await expect.element(starAt(1)).toHaveAttribute("aria-setsize", `${stars - 1}`);
  await expect
    .poll(() => realApp.rows('select id from mood_entries where "deletedAt" is not null'))
    .toHaveLength(1);
  await pressOn(button("Bin"));
  const restore = page
    .getByRole("list", { name: "Stars in the bin" })
    .getByRole("button", { name: /^Restore/ });
  await expect.element(restore).toBeVisible();
  await pressOn(restore);
  await expect.element(page.getByText(/^The bin is empty\./)).toBeVisible();
  await press("{Control>}{Home}{/Control}");
  await expect.element(fifth).toBeVisible();
});

test("on a phone the journal opens from the bar, and a star's actions from its button", async ({
  realApp,
  open,
}) => {
  await page.viewport(360, 780);
  await realApp.signUp();
  await importStars(realApp.device, 20);
  await open("/");
  await page.getByRole("link", { name: "Journal", exact: true }).click();
  await starAt(1)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await starAt(1)
    .getByRole("link", { name: /^Show in the sky/ })
    .click();
  await expect.element(page.getByRole("tooltip")).toBeVisible();
  expect(location.pathname).toBe("/");
});
