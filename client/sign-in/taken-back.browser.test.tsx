/** A universe that a stranger gave a password, and its founder takes back, on the real app. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expectStars, followServer } from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import { addStar, followLink, makeMigration, signInByName } from "../../testing/make.ts";

const title = page.getByRole("heading", { name: "Your universe got a password" });

test("the browser that made a universe takes it back from a stranger who gave it a password", async ({
  realApp,
  open,
  openAfresh,
  toasts,
}) => {
  const { universeName } = await realApp.signUp();
  await addStar(realApp.device, 0);
  await open("/");
  await expectStars(1);

  const stranger = realApp.visitor();
  const migration = makeMigration(universeName, { email: "taker@evil.example.org" });
  expect((await stranger.call(api.migrate, { body: migration })).status).toBe(200);
  const [mail] = await realApp.mailsTo("taker@evil.example.org");
  expect((await followLink(stranger, mail)).status).toBe(200);

  followServer();
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText("t…@e….org")).toBeVisible();
  await open("/");
  await expect.element(title).toBeVisible();
  await page.getByRole("button", { name: "Take my universe back" }).click();
  await expect.poll(() => toasts.texts.join()).toContain("Your universe is yours again");
  await expect.element(page.getByLabelText("Universe Name", { exact: true })).toHaveValue(universeName);
  await page.getByRole("link", { name: "Back to your universe" }).click();
  await expectStars(1);

  // The universe opens by its name alone again.
  realApp.device = await signInByName(realApp, universeName);
  await openAfresh("/");
  await expectStars(1);
});
