import { ada, field, followLink, heading, press } from "./account-actions.ts";
import { accessUniverse, createUniverse, expectStars } from "./actions.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";
import { dismissToast } from "./toasts.ts";

test.use({ environment: { COOLDOWN_SECONDS: "0" } });

const title = "Your universe got a password";

test("the browser that made a universe takes it back from a stranger who gave it a password", async ({
  page,
  mailServer,
  openSecondBrowser,
  faults,
}) => {
  faults.allow(/status of 401 /, /status of 403 .*\/by-universe\//);
  await createUniverse(page, "Old Harbour");
  await page.request.post("/api/mood-entries", { data: { emotion: "hope", intensity: 7 } });
  await expectStars(page, 1);

  const stranger = await openSecondBrowser();
  await stranger.goto("/migrate");
  await field(stranger, "Universe Name").fill("Old Harbour");
  await field(stranger, "E-mail").fill("taker@evil.example.org");
  await field(stranger, "Password").fill(ada.password);
  await field(stranger, "Confirm Password").fill(ada.password);
  await press(stranger, "Migrate Account");
  await followLink(stranger, mailServer, "taker@evil.example.org");
  await expect(heading(stranger, "Email Verified!")).toBeVisible();

  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByText("t…@e….org")).toBeVisible();
  await page.reload();
  await expect(heading(page, title)).toBeVisible();
  await page.getByRole("button", { name: "Take my universe back" }).press("Enter");
  await dismissToast(page, "Your universe is yours again");
  await expect(field(page, "Universe Name")).toHaveValue("Old Harbour");
  await page.getByRole("link", { name: "Back to your universe" }).click();
  await expectStars(page, 1);

  const third = await openSecondBrowser();
  await accessUniverse(third, "Old Harbour");
  await expectStars(third, 1);
});
