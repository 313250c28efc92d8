import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { makeJournal } from "../../testing/browser/journal-test.ts";
import { makeAccountUser, makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";

type Way = "name" | "password" | "provider";

const test = base.extend<{ openDeletion: (way: Way, stars?: number) => Promise<string> }>({
  openDeletion: async ({ calls, openPage }, use) => {
    await use(async (way, stars = 3) => {
      const user = way === "password" ? makeAccountUser() : makeUser();
      calls.reply(api.listChanges, 200, makeUniverse(makeJournal(stars)));
      calls.reply(api.getSignIn, 200, { way, pendingEmail: null });
      await openPage("/your-data/delete", user);
      await expect.element(nameField).toBeVisible();
      return user.universeName;
    });
  },
});

const nameField = page.getByLabelText("The name of your universe");
const passwordField = page.getByLabelText("Your password", { exact: true });
const deleteButton = page.getByRole("button", { name: "Delete my universe" });

test("stars of the sky are counted only where there are any", async ({ openDeletion }) => {
  await openDeletion("name", 0);
  await expect.element(page.getByText("Every star, also in the bin, with all notes")).toBeVisible();
});

test("an account needs the exact name and the password, and a refusal is at its field", async ({
  calls,
  openDeletion,
}) => {
  const name = await openDeletion("password");
  await nameField.fill(name.toLowerCase());
  await deleteButton.click();
  await expect.element(nameField).toHaveAccessibleDescription(/This is not the name of your universe\./);
  await nameField.fill(` ${name} `);
  await deleteButton.click();
  await expect.element(passwordField).toHaveAccessibleDescription(/Please type your password\./);
  expect(calls.received(api.deleteUniverse)).toEqual([]);
  calls.reply(api.deleteUniverse, 403, refusal("wrong-password", "Current password is incorrect"));
  await passwordField.fill("Comets 5 tea!");
  await deleteButton.click();
  await expect.element(passwordField).toHaveAccessibleDescription(/Current password is incorrect/);
  expect(calls.received(api.deleteUniverse)[0]?.body.password).toBe("Comets 5 tea!");
});

test("a provider's account asks for a new sign-in, a universe that opens by name for its name alone", async ({
  calls,
  openDeletion,
}) => {
  const name = await openDeletion("provider");
  await expect
    .element(page.getByRole("link", { name: "Sign in again" }))
    .toHaveAttribute("href", "/api/login");
  const sentence = "Please sign in again with your provider.";
  calls.reply(api.deleteUniverse, 403, refusal("recent-sign-in-required", sentence, { minutes: 10 }));
  await nameField.fill(name);
  await deleteButton.click();
  await expect.element(page.getByRole("dialog", { name: "Is it you?" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
  expect(passwordField.query()).toBeNull();
});

test("a universe without a password says that it closes first, and asks for its name alone", async ({
  openDeletion,
}) => {
  await openDeletion("name");
  await expect.element(page.getByText(/is removed after seven days/)).toBeVisible();
  expect(passwordField.query()).toBeNull();
});

test("a person whose way in is not known is asked for a password", async ({ calls, openPage }) => {
  calls.reply(api.listChanges, 200, makeUniverse([]));
  calls.reply(api.getSignIn, 200, { way: null, pendingEmail: null });
  await openPage("/your-data/delete", makeUser({ signInMethods: ["passkey"] }));
  await expect.element(passwordField).toBeVisible();
});

test("a closed universe says when it will be removed, and can be kept", async ({ calls, openPage }) => {
  await openPage("/onboarding", null);
  await page.getByRole("tab", { name: "Sign In" }).click();
  const closed = refusal("universe-closed", "Closed", { removedAt: "2026-11-29T12:00:00.000Z" });
  calls.reply(api.openUniverse, 410, closed);
  await page.getByLabelText("Universe Name").fill("Andromeda");
  await page.getByRole("button", { name: "Access Universe" }).click();
  await expect.element(page.getByRole("button", { name: "Keep my universe" })).toBeVisible();
  await expect.element(page.getByText(/It will be removed on November 29, 2026/)).toBeVisible();
});
