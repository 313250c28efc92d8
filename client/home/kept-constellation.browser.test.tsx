/** A constellation from the sky to the real app, the journal and the bin. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { button, expectStars, followServer, link, press } from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import { addStar } from "../../testing/make.ts";

const bar = page.getByRole("region", { name: "Shown in the sky" });
const sky = page.getByLabelText(/^Star map/);

test("stars are named by keyboard, shown from the journal, and one goes to the bin and comes back", async ({
  realApp,
  open,
  openAfresh,
}) => {
  await realApp.signUp();
  for (const [at, emotion] of ["joy", "hope", "grief", "serenity", "love"].entries())
    await addStar(realApp.device, 20 + at * 24, { emotion });
  await open("/");
  await expectStars(5);
  (sky.element() as HTMLElement).focus();
  for (let stars = 0; stars < 3; stars++) await press("[[ ");
  (button("Name").element() as HTMLElement).focus();
  await press("{Enter}");
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await press("My first summer here{Enter}");
  await expect.element(bar).toMatchTextContent(/3 stars/);
  await expect.element(sky).toHaveFocus();
  await bar.getByRole("button", { name: "Show all" }).click();

  await openAfresh("/journal?view=constellations");
  await button(/^My first summer here/).click();
  await link("Show in the sky").click();
  await expect.element(bar).toMatchTextContent(/My first summer here/);
  await expect.element(bar).toMatchTextContent(/3 stars/);

  const { body } = await realApp.device.call(api.listMoodEntries);
  const newest = body.at(-1);
  await realApp.device.call(api.binMoodEntry, { params: newest });
  followServer();
  await expect.element(bar).toMatchTextContent(/2 stars/);
  await realApp.device.call(api.restoreMoodEntry, { params: newest });
  followServer();
  await expect.element(bar).toMatchTextContent(/3 stars/);
});
