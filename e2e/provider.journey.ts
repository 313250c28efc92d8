import { field, heading, press } from "./account-actions.ts";
import { expect, testWithOwnServer as test, throughProvider } from "./fixtures.ts";

const signIn = "Sign in with your provider";

test.use({ environment: throughProvider });

test("signing in with a provider creates a universe, opens it in another browser, and reports a new address by mail", async ({
  page,
  provider,
  mailServer,
  openSecondBrowser,
}) => {
  await page.goto("/login");
  provider.declinesNext = true;
  await page.getByRole("link", { name: signIn }).click();
  await expect(page.getByRole("status")).toContainText(
    "You stopped signing in with your provider. Nothing has changed.",
  );

  provider.account = { sub: "ada", name: "Ada", email: "ada@example.org", email_verified: true };
  await page.getByRole("link", { name: signIn }).click();
  await expect(heading(page, "Ada's Universe")).toBeVisible();
  await page.request.post("/api/mood-entries", { data: { emotion: "hope", intensity: 7 } });
  await page.goto("/account-settings");
  await expect(page.getByRole("region", { name: "Account overview" })).toContainText("ada@example.org");
  await expect(page.getByText("You sign in with your provider")).toBeVisible();
  await field(page, "E-mail").fill("lovelace@example.org");
  await press(page, "Save Changes");
  await expect(page.getByText("lovelace@example.org waits for you to follow its link.")).toBeVisible();
  const told = await mailServer.mailTo("ada@example.org");
  expect(told.subject).toBe("A new e-mail address was asked for");

  const second = await openSecondBrowser();
  await second.goto("/login");
  await second.getByRole("link", { name: signIn }).click();
  await expect(heading(second, "Ada's Universe")).toBeVisible();
  await expect(second.getByLabel("Star map, 1 star")).toBeVisible();

  provider.account = { sub: "another", name: "Ada" };
  const third = await openSecondBrowser();
  await third.goto("/login");
  await third.getByRole("link", { name: signIn }).click();
  await expect(heading(third, "Ada's Universe 2")).toBeVisible();
});
