/** A person goes from the registration to a star and a turned sky by keyboard alone. */

import type { Page } from "@playwright/test";
import { ada, field, followLink, heading } from "./account-actions.ts";
import { expectStars } from "./actions.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { expectToast } from "./toasts.ts";

test.use({ sky: "2d" });

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
}

test("by keyboard alone a person registers, logs in, looks at the typed password, adds a star and turns the sky", async ({
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
  await expectToast(page, "Feature Coming Soon", "Password reset will be available soon!");
  await tabTo(page, page.getByRole("button", { name: "Log in", exact: true }));
  await page.keyboard.press("Enter");
  await expect(heading(page, ada.universeName)).toBeVisible();

  await expectStars(page, 0);
  const sky = page.getByLabel(/^Star map/);
  await tabTo(page, sky);
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expectToast(page, "Emotion Required", "Please select an emotion before creating your star.");
  // The letters are pressed at once, because a pause begins a new word.
  await Promise.all([..."sad"].map((letter) => page.keyboard.press(letter)));
  await expect(page.getByRole("radio", { name: "Sadness", exact: true })).toBeChecked();
  await page.keyboard.press("Enter");
  await expectStars(page, 1);

  await expect(sky).toBeFocused();
  await page.keyboard.press("[");
  await expect(page.getByRole("tooltip")).toContainText("Sadness");
  await page.keyboard.press("Escape");
  const before = await sky.screenshot();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await sky.screenshot()).equals(before)).toBe(false);
  await page.keyboard.press("+");
  await expect(page.getByText(/^\d\.\dx$/)).toBeVisible();
});
