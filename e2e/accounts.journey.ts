/** Accounts with an e-mail address and a password: a real browser, server and mail server. */

import {
  ada,
  expectRefused,
  field,
  fillRegistration,
  followLink,
  heading,
  logIn,
  makeAccount,
  press,
  signIn,
} from "./account-actions.ts";
import { chooseEmotion, openAddMood } from "./actions.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";
import { closeToast, dismissToast, expectToast } from "./toasts.ts";

test("a person registers, logs in after the address is verified, and changes the address", async ({
  page,
  context,
  mailServer,
  openSecondBrowser,
  faults,
}) => {
  faults.allow(/status of 403 .*\/api\/auth\/login/, /status of 400 .*\/api\/auth\/verify-email/);
  await page.goto("/");
  await page.getByRole("link", { name: "Create new account" }).click();
  await fillRegistration(page, ada);
  await press(page, "Create Account");
  await expect(heading(page, "Check Your Email")).toBeVisible();
  await dismissToast(
    page,
    "Account Created",
    "Please check your email to verify your account before logging in.",
  );
  await page.getByRole("link", { name: "Back to Login" }).click();

  await logIn(page, ada.email, ada.password);
  await dismissToast(page, "Please verify your email before logging in.");
  const prompt = page
    .getByRole("alert")
    .filter({ hasText: "Your email needs to be verified before you can log in." });
  await prompt.getByRole("button", { name: "Resend Verification Email" }).click();
  await expectToast(page, "Verification Email Sent");

  await followLink(page, mailServer, ada.email);
  await expect(heading(page, "Email Verified!")).toBeVisible();
  await expect(page.getByText("You can now log in to access your cosmic journey!")).toBeVisible();
  await expect(page).toHaveURL("/verify-email");
  expect(await context.cookies()).toEqual([]);
  await followLink(page, mailServer, ada.email);
  await expect(page.getByText("This link was used before.", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "Go to Login" }).click();
  await logIn(page, ada.email, ada.password);
  await expectToast(page, "Welcome back!", "Welcome to Mood Universe");
  await expect(heading(page, ada.universeName)).toBeVisible();

  const email = "lovelace@example.org";
  await page.goto("/account-settings");
  const overview = page.getByRole("region", { name: "Account overview" });
  await field(page, "User Name").fill("Ada Lovelace");
  await field(page, "E-mail").fill(email);
  await press(page, "Save Changes");
  await expectToast(page, "Profile Updated");
  await expect(overview).toContainText("Ada Lovelace");
  await expect(overview).toContainText(ada.email);
  await expect(page.getByText(`${email} waits for you to follow its link.`)).toBeVisible();

  const second = await openSecondBrowser();
  await followLink(second, mailServer, email);
  await expect(heading(second, "Email Verified!")).toBeVisible();
  await second.getByRole("link", { name: "Go to Login" }).click();
  await logIn(second, email, ada.password);
  await expect(heading(second, ada.universeName)).toBeVisible();
  await page.reload();
  await expect(overview).toContainText(email);
  await expect(overview).toContainText("Verified");
  await expect(page.getByText("waits for you to follow its link.")).toBeHidden();
  // The press for another mail came within the minute of the first.
  const first = mailServer.mails.filter(({ subject }) => subject === "Confirm your e-mail address");
  expect(first).toHaveLength(1);
});

test("a changed password signs every other browser out, and keeps what was typed there", async ({
  page,
  request,
  mailServer,
  openSecondBrowser,
  faults,
}) => {
  faults.allow(/status of (401|403) /);
  await makeAccount(request, mailServer, ada);
  const second = await openSecondBrowser();
  await second.goto("/");
  await logIn(second, ada.universeName, ada.password);
  await openAddMood(second);
  await chooseEmotion(second, "Hope");
  await second.getByLabel(/note/i).fill("Half a thought");

  const password = "Another 8 moons!";
  await signIn(page, ada);
  await page.goto("/account-settings");
  await field(page, "Current Password").fill(ada.password);
  await field(page, "New Password").fill(password);
  await field(page, "Confirm New Password").fill(password);
  await press(page, "Update Password");
  await expectToast(page, "Password Updated");

  await dismissToast(second, "You are signed out");
  await logIn(second, ada.email, ada.password);
  await expectRefused(second, "Password", "Invalid credentials");
  await closeToast(second, "Invalid credentials");
  await logIn(second, ada.email, password);
  await openAddMood(second);
  await expect(second.getByRole("radio", { name: "Hope", exact: true })).toBeChecked();
  await expect(second.getByLabel(/note/i)).toHaveValue("Half a thought");
  await page.reload();
  await expect(heading(page, "Account Settings")).toBeVisible();
});
