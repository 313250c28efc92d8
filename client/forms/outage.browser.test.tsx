import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeAccountUser } from "../../testing/browser/make-replies.ts";

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name, exact: true });
const outage = page
  .getByRole("alert")
  .filter({ hasText: "Network error. Please check your connection and try again." });
const password = "Comets 4 tea!";

async function expectRefused(label: string, sentence: string) {
  await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
  await expect.element(field(label)).toHaveFocus();
}

test("a login keeps what was typed through an outage, and sends it again", async ({
  calls,
  openPage,
  toasts,
}) => {
  await openPage("/login", null);
  await button("Log in").click();
  await expectRefused("E-mail or universe name", "Please fill in all fields");
  await field("E-mail or universe name").fill("ada@example.org");
  await field("Password").fill(password);
  calls.disconnect(api.login);
  await button("Log in").click();
  await expect.element(outage).toBeVisible();
  calls.reply(api.login, 401, refusal("wrong-credentials", "Invalid credentials"));
  await button("Log in").click();
  await expectRefused("Password", "Invalid credentials");
  expect(toasts.texts[0]).toContain("Please fill in all fields");
  expect(toasts.texts[1]).toMatch(/^Login Failed/);
  const login = { identifier: "ada@example.org", password };
  expect(calls.received(api.login).map(({ body }) => body)).toEqual([login, login]);
});

test("a registration keeps what was typed through refusals and an outage, and two submits send it once", async ({
  calls,
  openPage,
  toasts,
}) => {
  await openPage("/register", null);
  await button("Create Account").click();
  await expectRefused("E-mail", "Please fill in all required fields");
  for (const [label, value] of Object.entries({
    "E-mail": "ada@example.org",
    "Universe Name": "Engine of Light",
    "User Name": "Ada",
    Birthday: "1990-05-17",
    Password: password,
    "Confirm Password": "Comets for tea",
  }))
    await field(label).fill(value);
  await button("Create Account").click();
  await expectRefused("Confirm Password", "Passwords do not match");
  await field("Confirm Password").fill(password);
  calls.reply(api.register, 409, refusal("universe-name-taken", "Universe name is already taken"));
  await button("Create Account").click();
  await expectRefused("Universe Name", "Universe name is already taken");
  await field("Universe Name").fill("Engine of Dusk");
  calls.disconnect(api.register);
  await button("Create Account").click();
  await expect.element(outage).toBeVisible();
  expect(toasts.texts.at(-1)).toMatch(/^Registration Failed/);
  for (const label of ["Password", "Confirm Password"])
    await expect.element(field(label)).toHaveValue(password);

  calls.reply(api.register, 201, { success: true });
  const sent = calls.received(api.register).length;
  const reply = calls.hold(api.register);
  await expect.element(button("Create Account")).toBeEnabled();
  // Submits a second time, as a double click does: its second click would miss the button, because the outage above
  // the button is no longer shown.
  const { form } = button("Create Account").element() as HTMLButtonElement;
  for (const _ of ["first", "second"]) form?.requestSubmit();
  reply();
  await expect.element(heading("Check Your Email")).toBeVisible();
  expect(calls.received(api.register)).toHaveLength(sent + 1);
  expect(calls.received(api.register).at(-1)?.body).toMatchObject({ universeName: "Engine of Dusk" });
});

test("a migration keeps what was typed through a refusal and an outage", async ({
  calls,
  openPage,
  toasts,
}) => {
  await openPage("/migrate", null);
  await field("Universe Name").fill("By Name");
  await field("E-mail").fill("bo@example.org");
  await field("Password").fill("Comets for tea");
  await field("Confirm Password").fill(password);
  await button("Migrate Account").click();
  await expectRefused(
    "Password",
    "Password must contain uppercase, lowercase, number, and special character",
  );
  await field("Password").fill(password);
  calls.disconnect(api.migrate);
  await button("Migrate Account").click();
  await expect.element(outage).toBeVisible();
  await expect
    .poll(() => toasts.texts[1])
    .toBe("Migration Failed: Network error. Please check your connection and try again.");
  calls.reply(api.migrate, 200, { success: true });
  await button("Migrate Account").click();
  await expect.element(heading("Your account is migrated")).toBeVisible();
});

test("the settings keep what was typed in both forms through an outage, also while one is accepted", async ({
  calls,
  openPage,
  toasts,
}) => {
  const user = makeAccountUser();
  calls.reply(api.getSignIn, 200, { way: "password", pendingEmail: null });
  await openPage("/account-settings", user);
  await field("User Name").fill("Countess");
  await field("Current Password").fill(password);
  for (const label of ["New Password", "Confirm New Password"]) await field(label).fill("Another 8 moons!");
  calls.disconnect(api.updateProfile, api.changePassword);
  await button("Save Changes").click();
  await expect.poll(() => toasts.texts[0]).toContain("Failed to update profile information.");
  await button("Update Password").click();
  await expect.poll(() => toasts.texts[1]).toContain("Failed to change password.");

  calls.reply(api.changePassword, 200, user);
  await button("Update Password").click();
  await expect.poll(() => toasts.texts[2]).toContain("Password Updated");
  expect(calls.received(api.changePassword)[1]?.body).toEqual({
    currentPassword: password,
    newPassword: "Another 8 moons!",
    endsOtherSessions: true,
  });
  await expect.element(field("User Name")).toHaveValue("Countess");
  calls.reply(api.updateProfile, 429, refusal("too-many-requests", "Too many changes", { seconds: 60 }));
  await button("Save Changes").click();
  await expect.poll(() => toasts.texts[3]).toContain("Too many changes");
  expect(calls.received(api.updateProfile).map(({ body }) => body)).toEqual([
    { userName: "Countess" },
    { userName: "Countess" },
  ]);
});

test("a refused change of the password puts the focus on the wrong field, and keeps the others", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.getSignIn, 200, { way: "password", pendingEmail: null });
  await openPage("/account-settings", makeAccountUser());
  await field("Current Password").fill("Not it 9 times");
  await field("New Password").fill("Another 8 moons!");
  await expect.element(button("Update Password")).toBeDisabled();
  await field("Confirm New Password").fill("Another 8 moons?");
  await button("Update Password").click();
  await expectRefused("Confirm New Password", "New password and confirmation must match.");
  await field("Confirm New Password").fill("Another 8 moons!");
  calls.reply(api.changePassword, 403, refusal("wrong-password", "Current password is incorrect"));
  await button("Update Password").click();
  await expectRefused("Current Password", "Current password is incorrect");
  await expect.element(field("New Password")).toHaveValue("Another 8 moons!");
  expect(calls.received(api.changePassword)).toHaveLength(1);
});

test("markup in names is shown as text", async ({ calls, openPage }) => {
  const names = { universeName: "<img src=x onerror=alert(1)>", userName: "<script>alert(1)</script>" };
  calls.reply(api.getSignIn, 200, { way: "password", pendingEmail: null });
  await openPage("/account-settings", makeAccountUser(names));
  const overview = page.getByRole("region", { name: "Account overview" });
  for (const name of Object.values(names)) await expect.element(overview.getByText(name)).toBeVisible();
});

test("settings whose session has ended say so, and lead to the login", async ({ calls, openPage }) => {
  const user = makeAccountUser();
  calls.reply(api.getSignIn, 200, { way: "password", pendingEmail: null });
  await openPage("/account-settings", user);
  await field("User Name").fill("Countess");
  const signedOut = refusal("not-signed-in", "Not authenticated");
  calls.reply(api.me, 401, signedOut).reply(api.user, 401, signedOut);
  const notFound = refusal("not-found", "Not found");
  calls.reply(api.updateProfile, 404, notFound).reply(api.getUser, 404, notFound);
  calls.reply(api.getSignIn, 404, notFound);
  await button("Save Changes").click();
  await expect.element(page.getByText("Please log in to access account settings.")).toBeVisible();
  await page.getByRole("link", { name: "Log in" }).click();
  await expect.element(heading("Log in to your universe")).toBeVisible();
});
