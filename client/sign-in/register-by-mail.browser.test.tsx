/** An account with an e-mail address and a password on the real app, with its mails. */

import { page } from "vitest/browser";
import { button, field, heading, link } from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import { makeAddress, password } from "../../testing/make.ts";

async function logIn(identifier: string) {
  await field("E-mail or universe name").fill(identifier);
  await field("Password").fill(password);
  await button("Log in").click();
}

test("a person registers, logs in after the address is verified, and the link works once", async ({
  realApp,
  open,
  toasts,
}) => {
  const email = makeAddress();
  await open("/login");
  await link("Create new account").click();
  await field("E-mail").fill(email);
  await field("Universe Name").fill("Engine of Light");
  await field("User Name").fill("Ada");
  await field("Birthday").fill("1990-05-17");
  await field("Password").fill(password);
  await field("Confirm Password").fill(password);
  await button("Create Account").click();
  await expect.element(heading("Check Your Email")).toHaveFocus();
  await expect
    .poll(() => toasts.texts)
    .toContain("Account Created: Please check your email to verify your account before logging in.");
  expect(await realApp.mailsTo(email)).toHaveLength(1);
  await link("Back to Login").click();

  await logIn(email);
  const prompt = page.getByRole("alert").filter({ hasText: "Your email needs to be verified" });
  await prompt.getByRole("button", { name: "Resend Verification Email" }).click();
  await expect.poll(() => toasts.texts.join()).toContain("Verification Email Sent");
  // The press before came within the minute of the first mail.
  await realApp.moveTime(60_000);
  const mails = await realApp.mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Confirm your e-mail address"]);

  await open(realApp.pathOf(mails[0]?.link));
  await expect.element(heading("Email Verified!")).toHaveFocus();
  await expect.element(page.getByText("You can now log in to access your cosmic journey!")).toBeVisible();
  expect(location.search).toBe("");
  expect(await realApp.rows("select sid from sessions")).toEqual([]);
  await open(realApp.pathOf(mails[0]?.link));
  await expect.element(page.getByText(/This link was used before\./)).toBeVisible();

  await link("Go to Login").click();
  await logIn(email);
  await expect.element(heading("Engine of Light")).toBeVisible();
  await expect.poll(() => toasts.texts).toContain("Welcome back!: Welcome to Mood Universe");
});
