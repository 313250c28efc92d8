import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, test } from "../../testing/browser/home-test.ts";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { makeStar } from "../../testing/make-star.ts";

const dialog = page.getByRole("dialog", { name: "How are you feeling?" });

test("on a phone a star for now takes three taps, none of which needs scrolling", async ({
  calls,
  openHome,
}) => {
  await page.viewport(360, 640);
  await openHome({ stars: 2 });
  calls.reply(api.createMoodEntry, 201, ({ body: { position, ...body } }) => ({
    ...{ ...makeStar({ revision: 3 }), ...body, ...position },
    cooldownStatus: { active: false, remainingMinutes: 0, endsAt: null },
  }));
  calls.reply(api.updateStats, 200, makeUser());
  const feeling = dialog
    .getByRole("radiogroup", { name: "Emotion", exact: true })
    .getByRole("radio", { name: "Hope", exact: true });
  for (const target of [
    page.getByRole("button", { name: "Add Mood" }),
    feeling,
    dialog.getByRole("button", { name: "Create Star" }),
  ]) {
    await expect.element(target).toBeInViewport({ ratio: 1 });
    await target.click();
  }
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => calls.received(api.createMoodEntry)).toHaveLength(1);
  const [sent] = calls.received(api.createMoodEntry).map(({ body }) => body);
  expect(sent).toMatchObject({ emotion: "hope", intensity: 7, note: null, isTwinStar: 0 });
  expect(sent?.tags).toBeUndefined();
});

test("the toast about a missing emotion goes when one is chosen", async ({ openHome }) => {
  await openHome({ stars: 2 });
  await page.getByRole("button", { name: "Add Mood" }).click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const toast = page.getByText("Emotion Required");
  await expect.element(toast).toBeVisible();
  await dialog.getByRole("radio", { name: "Hope", exact: true }).click();
  expect(toast.elements()).toEqual([]);
});
