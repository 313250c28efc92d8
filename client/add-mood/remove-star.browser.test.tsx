import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { button, expect, joy, shownStar, test } from "../../testing/browser/star-actions-test.tsx";

test("a removed star can be brought back as it was, by the button and by Ctrl+Z", async ({
  calls,
  openStars,
  toasts,
}) => {
  await openStars();
  for (const undo of [() => button("Undo").click(), () => userEvent.keyboard("{Control>}z{/Control}")]) {
    await button("Remove").click();
    await expect.element(shownStar).not.toBeInTheDocument();
    await expect.element(button("Undo")).toBeVisible();
    await undo();
    await expect.element(shownStar.getByText("A walk")).toBeVisible();
  }
  expect(calls.received(api.binMoodEntry)).toHaveLength(2);
  expect(toasts.texts.slice(0, 2)).toEqual(["Moved to the bin", "Your star is back"]);
});

test("a removal that is undone while it is on its way hides the star at no time after that", async ({
  calls,
  openStars,
}) => {
  await openStars();
  const releaseRemoval = calls.hold(api.binMoodEntry);
  const releaseReturn = calls.hold(api.restoreMoodEntry);
  await button("Remove").click();
  await expect.poll(() => calls.received(api.binMoodEntry)).toHaveLength(1);
  await button("Undo").click();
  await expect.element(shownStar).toBeVisible();
  releaseRemoval();
  await expect.poll(() => calls.received(api.restoreMoodEntry)).toHaveLength(1);
  expect(shownStar.elements()).toHaveLength(1);
  releaseReturn();
  await expect.element(page.getByText("Your star is back")).toBeVisible();
  expect(shownStar.elements()).toHaveLength(1);
});

test("a star that is brought back without a network is shown at once", async ({ calls, openStars }) => {
  await openStars();
  await button("Remove").click();
  await expect.element(shownStar).not.toBeInTheDocument();
  await expect.poll(() => calls.received(api.binMoodEntry)).toHaveLength(1);
  calls.disconnect(api.restoreMoodEntry);
  await button("Undo").click();
  await expect.element(shownStar.getByText("A walk")).toBeVisible();
  await expect.poll(() => calls.received(api.restoreMoodEntry)).not.toHaveLength(0);
  expect(shownStar.elements()).toHaveLength(1);
});

test("a removal while the offer to undo one is in view joins it", async ({ openStars, server, toasts }) => {
  server.stars = [joy, { ...joy, id: "6f1f8a52-3f0e-4d3a-9d0a-000000000002", note: "Tea" }];
  await openStars();
  await button("Remove").first().click();
  await button("Remove").first().click();
  await expect.element(page.getByText("2 stars moved to the bin")).toBeVisible();
  await button("Undo").click();
  await expect.element(shownStar.nth(1)).toBeVisible();
  await expect.poll(() => toasts.texts.at(-1)).toBe("Your stars are back");
});
