import { ada, field, followLink, heading, press } from "./account-actions.ts";
import { accessUniverse, createUniverse, expectStars } from "./actions.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";
import { dismissToast } from "./toasts.ts";

test.use({ environment: { COOLDOWN_SECONDS: "0" } });

test("a universe gets a password, keeps its stars, and no longer opens by its name alone", async ({
  page,
  mailServer,
  openSecondBrowser,
  faults,
}) => {
  faults.allow(/status of 400 .*\/verify-email/, /status of 401 /, /status of 403 .*\/by-universe\//);
  await createUniverse(page, "Old Harbour");
  for (const emotion of ["hope", "relief", "pride"])
    await page.request.post("/api/mood-entries", { data: { emotion, intensity: 7 } });
  await expectStars(page, 3);

  const migrate = async (email: string) => {
    await page.goto("/migrate");
    await expect(field(page, "Universe Name")).toHaveValue("Old Harbour");
    await field(page, "E-mail").fill(email);
    await field(page, "Password").fill(ada.password);
    await field(page, "Confirm Password").fill(ada.password);
    await press(page, "Migrate Account");
    await expect(heading(page, "Your account is migrated")).toBeVisible();
    await expect(page.getByText("All your mood data is preserved.")).toBeVisible();
    await dismissToast(page, "Migration Successful");
    await page.getByRole("link", { name: "Back to your universe" }).click();
    await expect(page.getByText(`The link sent to ${email} waits.`)).toBeVisible();
  };
  const typo = "adda@example.org";
  await migrate(typo);
  await press(page, "Cancel");
  await expect(page.getByText(`The link sent to ${typo} waits.`)).toBeHidden();
  await migrate(ada.email);

  const second = await openSecondBrowser();
  await followLink(second, mailServer, typo);
  await expect(heading(second, "Verification Failed")).toBeVisible();
  await followLink(second, mailServer, ada.email);
  await expect(heading(second, "Email Verified!")).toBeVisible();

  await dismissToast(page, "You are signed out");
  await accessUniverse(page, "Old Harbour");
  await expect(field(page, "Universe Name")).toHaveAccessibleDescription(
    /^This universe is protected by a password\./,
  );
  await page.getByRole("link", { name: "Log in to this universe" }).click();
  await expect(field(page, "E-mail or universe name")).toHaveValue("Old Harbour");
  await field(page, "Password").fill(ada.password);
  await press(page, "Log in");
  await expect(heading(page, "Old Harbour")).toBeVisible();
  await expectStars(page, 3);
});
