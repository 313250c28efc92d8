import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { expectAccessible } from "../../testing/browser/expect-accessible.ts";
import { looks, setLook } from "../../testing/browser/looks.ts";
import { makeInstance } from "../../testing/browser/make-replies.ts";

test("where names alone open nothing, onboarding says so and leads to an account", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.instance, 200, makeInstance({ universeNameSignIn: false }));
  await openPage("/onboarding", null);
  await expect
    .element(page.getByRole("heading", { name: "Names alone open nothing here", exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole("tab")).not.toBeInTheDocument();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect.element(page.getByRole("heading", { name: "Create your account", exact: true })).toBeVisible();
});

test("where registration is closed, the page says so before a form, and still opens a universe by name", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.instance, 200, makeInstance({ registration: false }));
  await openPage("/onboarding", null);
  await expect.element(page.getByRole("heading", { name: "New universes are closed here" })).toBeVisible();
  await expect.element(page.getByLabelText("Your Name")).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole("tab", { name: "Sign In" }).click();
  await expect.element(page.getByRole("button", { name: "Access Universe" })).toBeVisible();
});

test("where registration and names alone are closed, the page leads to no new account", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.instance, 200, makeInstance({ registration: false, universeNameSignIn: false }));
  await openPage("/onboarding", null);
  await expect.element(page.getByRole("heading", { name: "Names alone open nothing here" })).toBeVisible();
  await expect.element(page.getByText("This server accepts no new accounts or universes.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Create an account" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "give it one" })).toBeVisible();
});

for (const look of looks)
  test(`both tabs have no serious accessibility violation in the ${look.theme} theme at ${look.width} px`, async ({
    openPage,
  }) => {
    await setLook(look);
    await openPage("/onboarding", null);
    await expect.element(page.getByRole("button", { name: "Launch Your Universe" })).toBeVisible();
    await expectAccessible();
    await page.getByRole("tab", { name: "Sign In" }).click();
    await expect.element(page.getByRole("button", { name: "Access Universe" })).toBeVisible();
    await expectAccessible();
  });
