/** What every form of the way in promises: the keyboard is enough, nothing typed is lost, nothing is sent twice. */

import type { Locator, Page } from "@playwright/test";
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
  press,
} from "./account-people.ts";
import { expect, test } from "./fixtures.ts";
import { createUniverse, toast } from "./people.ts";

const network = "Network error. Please check your connection and try again.";
const isGone = /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to fetch/;

async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
}

test("the keyboard alone registers and logs in, and a password is shown when its owner asks", async ({
  page,
  mailServer,
}) => {
  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: "Create new account" }));
  await page.keyboard.press("Enter");
  await expect(heading(page, "Create your account")).toBeVisible();
  await typeInto(page, "E-mail", ada.email);
  await typeInto(page, "Universe Name", ada.universeName);
  await typeInto(page, "User Name", ada.userName);
  // A date field is typed part by part.
  await typeInto(page, "Birthday", "05171990");
  await typeInto(page, "Password", ada.password);
  await typeInto(page, "Confirm Password", ada.password);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Check Your Email")).toBeFocused();

  await followLink(page, mailServer, ada.email);
  await expect(heading(page, "Email Verified!")).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "Go to Login" }));
  await page.keyboard.press("Enter");
  await typeInto(page, "E-mail or universe name", ada.universeName);
  await typeInto(page, "Password", ada.password);
  await expect(field(page, "Password")).toHaveAttribute("type", "password");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field(page, "Password")).toHaveAttribute("type", "text");
  await page.keyboard.press("Enter");
  await expect(field(page, "Password")).toHaveAttribute("type", "password");
  await tabTo(page, page.getByRole("button", { name: "Forgot password?" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Feature Coming Soon")).toBeVisible();
  await expect(toast(page, "Password reset will be available soon!")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Log in", exact: true }));
  await page.keyboard.press("Enter");
  await expect(heading(page, ada.universeName)).toBeVisible();
});

test("registering keeps what was typed through refusals and an outage, and then sends it once", async ({
  page,
  request,
  server,
  mailServer,
  faults,
}) => {
  faults.allow(isGone, /status of 409 .*\/api\/auth\/register/);
  await request.post("/api/users", { data: { universeName: ada.universeName, userName: "Bo" } });
  await page.goto("/register");
  await press(page, "Create Account");
  await expectRefused(page, "E-mail", "Please fill in all required fields");
  await fillRegistration(page, ada);
  await field(page, "Confirm Password").fill("Comets for tea");
  await press(page, "Create Account");
  await expectRefused(page, "Confirm Password", "Passwords do not match");
  await field(page, "Confirm Password").fill(ada.password);
  await press(page, "Create Account");
  await expectRefused(page, "Universe Name", "Universe name is already taken");
  await expect(field(page, "Password")).toHaveValue(ada.password);
  await field(page, "Universe Name").fill("Engine of Dusk");

  await server.kill();
  await press(page, "Create Account");
  await expect(toast(page, "Registration Failed")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: network })).toBeVisible();
  await server.start();
  for (const label of ["Password", "Confirm Password"])
    await expect(field(page, label)).toHaveValue(ada.password);
  await page.getByRole("button", { name: "Create Account" }).dblclick();
  await expect(heading(page, "Check Your Email")).toBeVisible();
  await followLink(page, mailServer, ada.email);
  await expect(heading(page, "Email Verified!")).toBeVisible();
  expect(mailServer.mails).toHaveLength(1);
});

test("logging in, migrating and changing settings keep what was typed through an outage", async ({
  page,
  request,
  server,
  mailServer,
  openSecondBrowser,
  faults,
}) => {
  // The changed password ends the first browser's session.
  faults.allow(isGone, /status of 401 /);
  await makeAccount(request, mailServer, ada);
  const second = await openSecondBrowser();
  const third = await openSecondBrowser();
  await createUniverse(third, "By Name");
  await third.goto("/migrate");
  await field(third, "E-mail").fill("bo@example.org");
  await field(third, "Password").fill("Comets for tea");
  await field(third, "Confirm Password").fill(ada.password);
  await press(third, "Migrate Account");
  await expectRefused(
    third,
    "Password",
    "Password must contain uppercase, lowercase, number, and special character",
  );
  await field(third, "Password").fill(ada.password);
  await enter(second, ada);
  await second.goto("/account-settings");
  await field(second, "User Name").fill("Countess");
  await field(second, "Current Password").fill(ada.password);
  for (const label of ["New Password", "Confirm New Password"])
    await field(second, label).fill("Another 8 moons!");
  await page.goto("/login");
  await press(page, "Log in");
  await expectRefused(page, "E-mail or universe name", "Please fill in all fields");
  await logIn(page, ada.email, "Comets 4 me!");
  await expectRefused(page, "Password", "Invalid credentials");
  await expect(field(page, "Password")).toHaveValue("Comets 4 me!");
  await field(page, "Password").fill(ada.password);

  await server.kill();
  await press(page, "Log in");
  await expect(toast(page, "Login Failed")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: network })).toBeVisible();
  await press(third, "Migrate Account");
  await expect(toast(third, "Migration Failed")).toBeVisible();
  await expect(toast(third, network)).toBeVisible();
  await press(second, "Save Changes");
  await expect(toast(second, "Failed to update profile information.")).toBeVisible();
  await press(second, "Update Password");
  await expect(toast(second, "Failed to change password.")).toBeVisible();

  await server.start();
  await press(page, "Log in");
  await expect(heading(page, ada.universeName)).toBeVisible();
  await press(third, "Migrate Account");
  await expect(heading(third, "Your account is migrated")).toBeVisible();
  await press(second, "Update Password");
  await expect(toast(second, "Password Updated")).toBeVisible();
  await expect(field(second, "User Name")).toHaveValue("Countess");
  await press(second, "Save Changes");
  await expect(toast(second, "Profile Updated")).toBeVisible();
  await expect(second.getByRole("region", { name: "Account overview" })).toContainText("Countess");
});

test("password managers find what they look for", async ({ page, request, mailServer }) => {
  await makeAccount(request, mailServer, ada);
  const expectPurposes = async (path: string, purposes: Record<string, string>) => {
    await page.goto(path);
    for (const [label, purpose] of Object.entries(purposes))
      await expect(field(page, label)).toHaveAttribute("autocomplete", purpose);
  };
  await expectPurposes("/login", {
    "E-mail or universe name": "username",
    Password: "current-password",
  });
  const newAccount = {
    "E-mail": "username",
    Password: "new-password",
    "Confirm Password": "new-password",
  };
  await expectPurposes("/register", { ...newAccount, Birthday: "bday" });
  await expectPurposes("/migrate", newAccount);
  await enter(page, ada);
  await expectPurposes("/account-settings", {
    "E-mail": "email",
    "Current Password": "current-password",
    "New Password": "new-password",
    "Confirm New Password": "new-password",
  });
  const whose = page.locator('input[autocomplete="username"]');
  await expect(whose).toHaveValue(ada.email);
});

test("settings whose session has ended say so", async ({ page, request, mailServer, faults }) => {
  faults.allow(/status of (401|404) /);
  await makeAccount(request, mailServer, ada);
  await enter(page, ada);
  await page.goto("/account-settings");
  await field(page, "User Name").fill("Countess");
  await page.request.get("/api/logout");
  await press(page, "Save Changes");
  await expect(page.getByText("Please log in to access account settings.")).toBeVisible();
  await page.getByRole("link", { name: "Log in" }).click();
  await expect(heading(page, "Log in to your universe")).toBeVisible();
});

test("markup in names is inert text", async ({ page, request, mailServer }) => {
  const person = {
    ...ada,
    universeName: "<img src=x onerror=alert(1)>",
    userName: "<script>alert(1)</script>",
  };
  page.on("dialog", (dialog) => {
    throw new Error(`A name ran as a script: ${dialog.message()}`);
  });
  await makeAccount(request, mailServer, person);
  await page.goto("/login");
  await logIn(page, person.universeName, person.password);
  await expect(heading(page, person.universeName)).toBeVisible();
  await page.goto("/account-settings");
  const overview = page.getByRole("region", { name: "Account overview" });
  await expect(overview).toContainText(person.universeName);
  await expect(overview).toContainText(person.userName);
  const { html } = await mailServer.mailTo(person.email);
  await page.setContent(html);
  await expect(page.getByText(person.universeName)).toBeVisible();
});

test.describe("where names alone open nothing", () => {
  test.use({ environment: { UNIVERSE_NAME_SIGN_IN: "off" } });

  test("onboarding says so and leads to an account", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByRole("link", { name: "Create new account" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Enter by universe name alone" })).toBeHidden();
    await page.goto("/onboarding");
    await expect(heading(page, "Names alone open nothing here")).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect(heading(page, "Create your account")).toBeVisible();
  });
});
