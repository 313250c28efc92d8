import type { Page } from "@playwright/test";
import { heading } from "./account-actions.ts";
import { expectStars } from "./actions.ts";
import { expect, testWithOwnServer as test, throughProvider } from "./fixtures.ts";

test.use({ environment: throughProvider });

async function signIn(page: Page) {
  await page.goto("/login");
  await page.getByRole("link", { name: "Sign in with your provider" }).click();
}

test("signing in with a provider creates a universe, and opens it in another browser", async ({
  page,
  provider,
  openSecondBrowser,
}) => {
  provider.account = { sub: "ada", name: "Ada", email: "ada@example.org", email_verified: true };
  await signIn(page);
  await expect(heading(page, "Ada's Universe")).toBeVisible();
  await page.request.post("/api/mood-entries", { data: { emotion: "hope", intensity: 7 } });

  const second = await openSecondBrowser();
  await signIn(second);
  await expect(heading(second, "Ada's Universe")).toBeVisible();
  await expectStars(second, 1);
});
