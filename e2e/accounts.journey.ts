/** Accounts, from the first mail to the operator's help: a real browser, server and mail server. */

import { spawnUniverse } from "../testing/operator.ts";
import {
  ada,
  enter,
  expectRefused,
  field,
  fillRegistration,
  followLink,
  heading,
  logIn,
  makeAccount,
  type Person,
  press,
  register,
} from "./account-people.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";
import { chooseEmotion, openAddMood, toast } from "./people.ts";

// These are about the way in; a sky that moves only makes them slow.
test("a person registers, gets in once the address is verified, and moves to another address", async ({
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
  await expect(toast(page, "Account Created")).toBeVisible();
  await expect(
    toast(page, "Please check your email to verify your account before logging in."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Back to Login" }).click();

  await logIn(page, ada.email, ada.password);
  await expect(toast(page, "Please verify your email before logging in.")).toBeVisible();
  const prompt = page
    .getByRole("alert")
    .filter({ hasText: "Your email needs to be verified before you can log in." });
  await prompt.getByRole("button", { name: "Resend Verification Email" }).click();
  await expect(toast(page, "Verification Email Sent")).toBeVisible();

  await followLink(page, mailServer, ada.email);
  await expect(heading(page, "Email Verified!")).toBeVisible();
  await expect(page.getByText("You can now log in to access your cosmic journey!")).toBeVisible();
  await expect(page).toHaveURL("/verify-email");
  expect(await context.cookies()).toEqual([]);
  await followLink(page, mailServer, ada.email);
  await expect(heading(page, "Verification Failed")).toBeVisible();
  await page.getByRole("link", { name: "Go to Login" }).click();
  await logIn(page, ada.email, ada.password);
  await expect(toast(page, "Welcome back!")).toBeVisible();
  await expect(toast(page, "Welcome to Mood Universe")).toBeVisible();
  await expect(heading(page, ada.universeName)).toBeVisible();

  const email = "lovelace@example.org";
  await page.goto("/account-settings");
  const overview = page.getByRole("region", { name: "Account overview" });
  await field(page, "User Name").fill("Ada Lovelace");
  await field(page, "E-mail").fill(email);
  await press(page, "Save Changes");
  await expect(toast(page, "Profile Updated")).toBeVisible();
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

test("a changed password throws every other browser out, and what was typed there is kept", async ({
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
  await enter(page, ada);
  await page.goto("/account-settings");
  const update = page.getByRole("button", { name: "Update Password" });
  await field(page, "Current Password").fill("Not it 9 times");
  await field(page, "New Password").fill(password);
  await expect(update).toBeDisabled();
  await field(page, "Confirm New Password").fill(`${password}?`);
  await update.click();
  await expectRefused(page, "Confirm New Password", "New password and confirmation must match.");
  await field(page, "Confirm New Password").fill(password);
  await update.click();
  await expectRefused(page, "Current Password", "Current password is incorrect");
  await expect(field(page, "New Password")).toHaveValue(password);
  await field(page, "Current Password").fill(ada.password);
  await update.click();
  await expect(toast(page, "Password Updated")).toBeVisible();

  await expect(toast(second, "You are signed out")).toBeVisible();
  await logIn(second, ada.email, ada.password);
  await expectRefused(second, "Password", "Invalid credentials");
  await logIn(second, ada.email, password);
  await openAddMood(second);
  await expect(second.getByRole("radio", { name: "Hope", exact: true })).toBeChecked();
  await expect(second.getByLabel(/note/i)).toHaveValue("Half a thought");
  await page.reload();
  await expect(heading(page, "Account Settings")).toBeVisible();
});

test("ten wrong passwords lock an account until the operator unlocks it", async ({
  page,
  request,
  mailServer,
  dataDir,
  faults,
}) => {
  faults.allow(/status of (401|423) .*\/api\/auth\/login/);
  await makeAccount(request, mailServer, ada);
  await page.goto("/login");
  for (let time = 1; time <= 10; time++) {
    await logIn(page, ada.email, `Wrong ${time}`);
    await expectRefused(page, "Password", "Invalid credentials");
  }
  await logIn(page, ada.email, ada.password);
  await expect(page.getByRole("alert")).toHaveText(
    "Too many wrong passwords. Please try again in 15 minutes.",
  );

  const { stdout } = await spawnUniverse({ databaseUrl: null, dataDir }, ["unlock", ada.universeName]);
  expect(stdout).toContain("is open again");
  await press(page, "Log in");
  await expect(heading(page, ada.universeName)).toBeVisible();
});

test("registering waits for no mail server, and the mail comes when it is well again", async ({
  page,
  server,
  mailServer,
  openSecondBrowser,
}) => {
  const bo: Person = { ...ada, email: "bo@example.org", universeName: "Slow Post", userName: "Bo" };
  const quickly = { timeout: 8_000 };
  mailServer.behaviour = "stall";
  const attempt = mailServer.connection();
  await register(page, ada);
  await expect(heading(page, "Check Your Email")).toBeVisible(quickly);
  await attempt;

  mailServer.behaviour = "refuse";
  const second = await openSecondBrowser();
  await register(second, bo);
  await expect(heading(second, "Check Your Email")).toBeVisible(quickly);
  await expect.poll(() => server.log).toContain("a mail could not be sent yet");
  expect(mailServer.mails).toEqual([]);

  mailServer.behaviour = "accept";
  for (const [browser, person] of [
    [second, bo],
    [page, ada],
  ] as const) {
    await followLink(browser, mailServer, person.email);
    await expect(heading(browser, "Email Verified!")).toBeVisible();
  }
  await page.getByRole("link", { name: "Go to Login" }).click();
  await logIn(page, ada.email, ada.password);
  await expect(heading(page, ada.universeName)).toBeVisible();
});
