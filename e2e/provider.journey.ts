import type { Page } from "@playwright/test";
import { authenticator } from "../testing/second-factor.ts";
import { field, heading, press } from "./account-actions.ts";
import { expectStars } from "./actions.ts";
import { expect, testWithOwnServer as test, throughProvider } from "./fixtures.ts";

test.use({ environment: throughProvider });

async function signIn(page: Page) {
  await page.goto("/login");
  await page.getByRole("link", { name: "Sign in with your provider" }).click();
}

/** Sets up a second step by calls. Returns the secret of the app, and its code that is used up by that. */
async function setUpSecondStep(page: Page) {
  const { secret } = await (await page.request.post("/api/account/totp")).json();
  const used = authenticator(secret)(Date.now());
  const confirmed = await page.request.post("/api/account/totp/confirm", { data: { code: used } });
  expect(confirmed.status()).toBe(200);
  return { secret, used };
}

test("signing in with a provider creates a universe, and opens it in another browser by a code of an app, where it has a second step", async ({
  page,
  provider,
  openSecondBrowser,
  faults,
}) => {
  // The wrong code.
  faults.allow(/status of 401 .*\/api\/auth\/second-factor\)$/);
  provider.account = { sub: "ada", name: "Ada", email: "ada@example.org", email_verified: true };
  await signIn(page);
  await expect(heading(page, "Ada's Universe")).toBeVisible();
  await page.request.post("/api/mood-entries", { data: { emotion: "hope", intensity: 7 } });
  const { secret, used } = await setUpSecondStep(page);

  const second = await openSecondBrowser();
  await signIn(second);
  const code = field(second, "Code from your app");
  await code.fill(used);
  await press(second, "Go on");
  await expect(code).toHaveAttribute("aria-invalid", "true");
  // An app whose clock is ahead shows the next code, because the one of now is used up.
  await code.fill(authenticator(secret, 30)(Date.now()));
  await press(second, "Go on");
  await expect(heading(second, "Ada's Universe")).toBeVisible();
  await expectStars(second, 1);
});
