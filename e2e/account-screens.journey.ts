/** Every screen of accounts, in both themes and from the narrowest to a wide window. */

import type { Page } from "@playwright/test";
import { ada, enter, heading, logIn, makeAccount, register } from "./account-people.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoOverflow, expectNothingSerious, looks } from "./looks.ts";

const bo = { ...ada, email: "bo@example.org", universeName: "Half There" };

/** Each begins where the one before ended. */
const screens: ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.goto("/register");
    await expect(heading(page, "Create your account")).toBeVisible();
  },
  async (page) => {
    await register(page, bo);
    await expect(heading(page, "Check Your Email")).toBeVisible();
  },
  async (page) => {
    await page.goto("/login");
    await logIn(page, bo.email, bo.password);
    await expect(page.getByRole("button", { name: "Resend Verification Email" })).toBeVisible();
  },
  async (page) => {
    await page.goto("/migrate");
    await expect(heading(page, "Give your universe a password")).toBeVisible();
  },
  async (page) => {
    await page.goto("/verify-email");
    await expect(heading(page, "Verification Failed")).toBeVisible();
  },
  async (page) => {
    await enter(page, ada);
    await page.goto("/account-settings");
    await expect(page.getByRole("button", { name: "Update Password" })).toBeVisible();
  },
];

for (const { colorScheme, width, height } of looks)
  test(`the screens of accounts are fit for everybody in the ${colorScheme} theme`, async ({
    page,
    request,
    mailServer,
    faults,
  }) => {
    faults.allow(/status of 403 .*\/api\/auth\/login/);
    await page.emulateMedia({ colorScheme });
    await makeAccount(request, mailServer, ada);
    for (const open of screens) {
      await page.setViewportSize({ width, height });
      await open(page);
      await expectNothingSerious(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page);
    }
  });
