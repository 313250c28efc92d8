import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { button, field, heading } from "../../testing/browser/page-steps.ts";
import type { RealApp } from "../../testing/browser/real-app.ts";
import { expect, testWithoutPause as test } from "../../testing/browser/real-app-test.tsx";
import { makeEntry } from "../../testing/make.ts";

const password = "Comets 4 tea!";

/** The path of the link in the only mail to an address. */
async function linkTo(realApp: RealApp, address: string) {
  const [mail] = await realApp.mailsTo(address);
  const { pathname, search, hash } = new URL(mail?.link ?? "no link");
  return pathname + search + hash;
}

test("a universe gets a password, keeps its stars, and no longer opens by its name alone", async ({
  realApp,
  open,
  openAfresh,
  toasts,
}) => {
  await realApp.signUp({ universeName: "Old Harbour" });
  const first = realApp.device;
  for (const emotion of ["hope", "relief", "pride"])
    await first.call(api.createMoodEntry, { body: makeEntry({ emotion }) });

  const waiting = (email: string) => page.getByText(new RegExp(`^The link sent to ${email} waits\\.`));
  const migrate = async (email: string) => {
    await open("/migrate");
    await expect.element(field("Universe Name")).toHaveValue("Old Harbour");
    await field("E-mail").fill(email);
    await field("Password").fill(password);
    await field("Confirm Password").fill(password);
    await button("Migrate Account").click();
    await expect.element(heading("Your account is migrated")).toBeVisible();
    await expect.element(page.getByText("All your mood data is preserved.")).toBeVisible();
    await expect.poll(() => toasts.texts).toContainEqual(expect.stringContaining("Migration Successful"));
    await page.getByRole("link", { name: "Back to your universe" }).click();
    await expect.element(waiting(email)).toBeVisible();
  };
  const typo = "adda@example.org";
  await migrate(typo);
  // A mail that has not left when its address is cancelled is not sent.
  const cancelledLink = await linkTo(realApp, typo);
  await button("Cancel").click();
  await expect.element(waiting(typo)).not.toBeInTheDocument();
  await migrate("ada@example.org");

  realApp.device = realApp.visitor();
  await openAfresh(cancelledLink);
  await expect.element(heading("Verification Failed")).toBeVisible();
  await openAfresh(await linkTo(realApp, "ada@example.org"));
  await expect.element(heading("Email Verified!")).toBeVisible();

  realApp.device = first;
  await openAfresh("/");
  await expect.element(heading("Log in to your universe")).toBeVisible();
  await open("/onboarding");
  await page.getByRole("tab", { name: "Sign In" }).click();
  await field("Universe Name").fill("Old Harbour");
  await button("Access Universe").click();
  await expect
    .element(field("Universe Name"))
    .toHaveAccessibleDescription(/^This universe is protected by a password\./);
  await page.getByRole("link", { name: "Log in to this universe" }).click();
  await expect.element(field("E-mail or universe name")).toHaveValue("Old Harbour");
  await field("Password").fill(password);
  await button("Log in").click();
  await expect.element(heading("Old Harbour")).toBeVisible();
  await expect.element(page.getByLabelText("Star map, 3 stars")).toBeVisible();
});
