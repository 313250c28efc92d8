import { chooseEmotion, createUniverse, expectStars, openAddMood, openSettings } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";

test("every path opens its page for a visitor and for a signed-in person", async ({ page }) => {
  const pages = {
    "/": "Log in to your universe",
    "/login": "Log in to your universe",
    "/account-settings": "Log in to your universe",
    "/no/such/place": "Log in to your universe",
    "/register": "Create your account",
    "/migrate": "Give your universe a password",
    "/verify-email": "Verification Failed",
    "/onboarding": "Universal Identity",
  };
  for (const [path, heading] of Object.entries(pages)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
  await createUniverse(page, "Signpost");
  await page.goto("/no/such/place");
  await expect(page.getByText("404 Page Not Found")).toBeVisible();
  await page.goto("/%E0%A4%A");
  await expect(page.getByText("404 Page Not Found")).toBeVisible();
  await page.goto("/account-settings");
  await expect(page.getByRole("heading", { name: "Account Settings" })).toBeVisible();
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Signpost" })).toBeVisible();
    await expect(page).toHaveURL("/");
  }
});

test("signing out leaves nothing of a universe behind for the next person", async ({ page, faults }) => {
  // A poll may reach the server after the sign-out and before the page is left.
  faults.allow(/status of 401 .*\/api\/changes/);
  await createUniverse(page, "Private");
  await openAddMood(page);
  await chooseEmotion(page, "Shame");
  await page.getByLabel(/note/i).fill("Not for others");
  await page.keyboard.press("Escape");
  await (await openSettings(page)).getByRole("link", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /Private|Not for others/,
  );
  await createUniverse(page, "Next person");
  await expectStars(page, 0);
});

test("a universe is created, a star added and the sky turned by keyboard alone", async ({ page }) => {
  await page.goto("/onboarding");
  await page.getByLabel("Universe Name").focus();
  await page.keyboard.type("By Hand");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ada");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "By Hand" })).toBeVisible();

  await expectStars(page, 0);
  await page.getByLabel(/^Star map/).focus();
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expectToast(page, "Emotion Required", "Please select an emotion before creating your star.");
  // At once, because a pause begins a new word.
  await Promise.all([..."sad"].map((letter) => page.keyboard.press(letter)));
  await expect(page.getByRole("radio", { name: "Sadness", exact: true })).toBeChecked();
  await page.keyboard.press("Enter");
  await expectStars(page, 1);

  await expect(page.getByLabel(/^Star map/)).toBeFocused();
  await page.keyboard.press("[");
  await expect(page.getByRole("tooltip")).toContainText("Sadness");
  await page.keyboard.press("Escape");
  const before = await page.getByLabel(/^Star map/).screenshot();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await page.getByLabel(/^Star map/).screenshot()).equals(before)).toBe(false);
  await page.keyboard.press("+");
  await expect(page.getByText(/^\d\.\dx$/)).toBeVisible();
});
