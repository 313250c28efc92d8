/** One person with three devices, and the day on which one of them is stolen, on the real app. */

import { vi } from "vitest";
import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { Authenticator } from "../../testing/browser/authenticator.ts";
import { button, expectStars, field, seen } from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import { makeAccount, password } from "../../testing/make.ts";

test("the passkeys of three devices open one universe, and that of a stolen laptop opens nothing any more", async ({
  open,
  openAfresh,
  realApp,
}) => {
  vi.spyOn(PublicKeyCredential, "isConditionalMediationAvailable").mockResolvedValue(false);
  const account = await makeAccount(realApp);
  /** Signs in on a new device by the password, and gives it a passkey of its own; then the device is put away. */
  const setUp = async (name: string) => {
    const keys = await Authenticator.add();
    realApp.device = realApp.visitor();
    await openAfresh("/login");
    await field("E-mail or universe name").fill(account.email);
    await field("Password").fill(password);
    await button("Log in").click();
    await expectStars(0);
    await open("/account-settings");
    await button("Add a passkey").click();
    await field("A name for it").fill(name);
    await button("Create passkey").click();
    await seen(button(`Remove ${name}`));
    return { device: realApp.device, credentials: await keys.takeAway() };
  };
  const laptop = await setUp("Laptop");
  const tablet = await setUp("Tablet");
  const phone = await setUp("Phone");

  // The phone is at hand: it ends what the laptop can do.
  await button("Remove Laptop").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect.element(button("Remove Laptop")).not.toBeInTheDocument();
  await button("Sign out everywhere else").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect.poll(async () => (await laptop.device.call(api.me)).status).toBe(401);
  expect((await phone.device.call(api.me)).status).toBe(200);

  const signIn = async ({ credentials }: typeof laptop) => {
    const keys = await Authenticator.add();
    await keys.bringBack(credentials);
    realApp.device = realApp.visitor();
    await openAfresh("/login");
    await button("Sign in with a passkey").click();
    return keys;
  };
  const stolen = await signIn(laptop);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/opens no universe here/);
  await stolen.remove();
  const kept = await signIn(tablet);
  await expectStars(0);
  await kept.remove();
});
