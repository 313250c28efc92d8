/** What every form of the way in promises: the keyboard is enough, nothing typed is lost, nothing is sent twice. */

import type { Locator, Page } from "@playwright/test";
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
} from "./account-people.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";
import { toast } from "./people.ts";

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
