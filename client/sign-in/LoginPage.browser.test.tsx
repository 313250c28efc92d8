import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { expectAccessible } from "../../testing/browser/expect-accessible.ts";
import { makeInstance } from "../../testing/browser/make-replies.ts";

test("a refused login keeps what was typed, explains the refusal and puts the focus on the password", async ({
  calls,
  openPage,
  toasts,
}) => {
  calls.reply(api.login, 401, refusal("wrong-credentials", "Invalid credentials"));
  await openPage("/login", null);
  const password = page.getByLabelText("Password", { exact: true });
  await page.getByLabelText("E-mail or universe name").fill("ada@example.org");
  await password.fill("Comets 4 me!");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription(/^Invalid credentials/);
  await expect.element(password).toHaveValue("Comets 4 me!");
  await expect.poll(() => toasts.texts).toEqual(["Login Failed: Invalid credentials"]);
  expect(calls.received(api.login)).toHaveLength(1);
});

test("a locked account says how long it stays locked", async ({ calls, openPage }) => {
  const error = "Too many wrong passwords. Please try again in 15 minutes.";
  calls.reply(api.login, 423, { ...refusal("account-locked", error, { minutes: 15 }), remainingMinutes: 15 });
  await openPage("/login", null);
  await page.getByLabelText("E-mail or universe name").fill("ada@example.org");
  await page.getByLabelText("Password", { exact: true }).fill("Comets 4 tea!");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(error);
});

test("without a provider, the login page says that none is set up", async ({ openPage }) => {
  await openPage("/login?notice=provider", null);
  await expect
    .element(page.getByRole("status"))
    .toMatchTextContent(/^Signing in with a provider is not set up on this server\./);
  await expect.poll(() => location.pathname + location.search).toBe("/login");
});

test("where names alone open nothing, the login page does not lead to onboarding", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.instance, 200, makeInstance({ universeNameSignIn: false }));
  await openPage("/login", null);
  await expect.element(page.getByRole("link", { name: "Create new account" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Enter by universe name alone" }))
    .not.toBeInTheDocument();
});

test("the login page has no serious accessibility violation", async ({ openPage }) => {
  await openPage("/login", null);
  await expect.element(page.getByRole("heading", { name: "Log in to your universe" })).toBeVisible();
  await expectAccessible();
});
