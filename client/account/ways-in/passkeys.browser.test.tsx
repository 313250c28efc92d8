/** Passkeys in the settings, on the real app and with a device that Chromium imitates. */

import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { Authenticator } from "../../../testing/browser/authenticator.ts";
import { button, dialog, field, heading, press, seen } from "../../../testing/browser/page-steps.ts";
import { test as base, expect } from "../../../testing/browser/real-app-test.tsx";
import { makeAccount, signIn, signInByName } from "../../../testing/make.ts";
import { setLanguage } from "../../languages/language.ts";

const test = base.extend<{ device: Authenticator; openSettings: () => Promise<void> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  device: async ({}, use) => {
    const device = await addDevice();
    await use(device);
    await device.remove();
  },

  openSettings: async ({ realApp, open }, use) => {
    await use(async () => {
      const { visitor } = await signIn(realApp, await makeAccount(realApp));
      realApp.device = visitor;
      await open("/account-settings");
      await seen(button("Add a passkey"));
    });
  },
});

async function addDevice() {
  const { Authenticator } = await import("../../../testing/browser/authenticator.ts");
  return Authenticator.add();
}

const ways = page.getByRole("list", { name: "What opens your universe" });
const alert = page.getByRole("alert");

async function addPasskey(name: string) {
  await button("Add a passkey").click();
  await field("A name for it").fill(name);
  await button("Create passkey").click();
}

test("a passkey is added, gets another name and goes again, and the focus stays near it", async ({
  device,
  openSettings,
}) => {
  await openSettings();
  await addPasskey("  My phone ");
  await expect.element(ways).toMatchTextContent(/My phone.*not used yet.*on one device/s);
  await expect.element(button("Add a passkey")).toHaveFocus();
  expect(await device.passkeys()).toHaveLength(1);

  await button("Rename My phone").click();
  await expect.element(field("A name for it")).toHaveValue("My phone");
  await field("A name for it").fill("");
  await press("{Enter}");
  await expect.element(field("A name for it")).toHaveAccessibleDescription(/1 to 40 characters/);
  await field("A name for it").fill("Old phone");
  await press("{Enter}");
  await expect.element(button("Rename Old phone")).toHaveFocus();

  await button("Remove Old phone").click();
  await expect.element(button("Keep it")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect.element(ways).not.toMatchTextContent(/Old phone/);
  await expect.element(ways).toHaveFocus();
});

test("the first passkey of a universe that its name opens closes that door, and shows recovery codes once", async ({
  device,
  open,
  realApp,
}) => {
  const { universeName } = await realApp.signUp();
  await open("/account-settings");
  await expect.element(ways).toMatchTextContent(/Its name alone/);
  await button("Add a passkey").click();
  const typed = field("Type the name of your universe once more");
  await typed.fill(universeName.toUpperCase());
  await button("Create passkey").click();
  await expect.element(typed).toHaveAccessibleDescription(/This is not the name of your universe/);
  expect(await device.passkeys()).toHaveLength(0);
  await typed.fill(universeName);
  await press("{Enter}");

  await seen(dialog("Your recovery codes"));
  await press("{Escape}");
  await expect.element(alert).toMatchTextContent(/They are not shown again/);
  await button("I have kept them").click();
  await expect.element(ways).not.toMatchTextContent(/Its name alone/);
  await expect.element(heading("Recovery codes · 10 are left")).toBeVisible();
  await expect(signInByName(realApp, universeName)).rejects.toThrow("Not signed in");
});

test("a device that does not check, or that has a passkey already, changes nothing and says why", async ({
  device,
  openSettings,
}) => {
  await openSettings();
  await device.setVerifies(false);
  await addPasskey("My phone");
  await expect.element(alert).toMatchTextContent(/It was stopped, or your device waited too long/);
  await device.setVerifies(true);
  await button("Create passkey").click();
  await expect.element(ways).toMatchTextContent(/My phone/);
  await addPasskey("The same phone");
  await expect.element(alert).toMatchTextContent(/already has a passkey for your universe/);
  await press("{Escape}");
  expect(await device.passkeys()).toHaveLength(1);
  await expect.element(ways).not.toMatchTextContent(/The same phone/);
});

test("a device that comes after its question was cancelled makes no passkey", async ({ openSettings }) => {
  await openSettings();
  await (await addDevice()).remove();
  await addPasskey("My phone");
  await expect.element(button("Your device asks you…")).toBeVisible();
  await press("{Escape}");
  await expect.element(dialog("Add a passkey")).not.toBeInTheDocument();
  const later = await addDevice();
  await addPasskey("My other phone");
  await expect.element(ways).toMatchTextContent(/My other phone/);
  expect(await later.passkeys()).toHaveLength(1);
  await later.remove();
});

test("a passkey whose saving got lost is said to open nothing", async ({ device, openSettings, realApp }) => {
  await openSettings();
  realApp.disconnect(api.addPasskey);
  await addPasskey("My phone");
  await expect.element(alert).toMatchTextContent(/was not saved, so it opens nothing/);
  expect(await device.passkeys()).toHaveLength(1);
});

test("the name that the page suggests can be stored in a language that runs the other way, too", async ({
  device,
  openSettings,
}) => {
  await openSettings();
  await setLanguage({ language: "ar", locale: "ar" });
  await button("إضافة مفتاح مرور").click();
  await button("إنشاء مفتاح المرور").click();
  await expect.poll(() => device.passkeys()).toHaveLength(1);
  await setLanguage({ language: "en", locale: "en" });
  await expect.element(ways).toMatchTextContent(/على/);
});

test("the last way in stays, and says what is needed first", async ({ device, open, realApp }) => {
  const { universeName } = await realApp.signUp();
  await open("/account-settings");
  await button("Add a passkey").click();
  await field("A name for it").fill("My key");
  await field("Type the name of your universe once more").fill(universeName);
  await press("{Enter}");
  await button("I have kept them").click();
  await button("Remove My key").click();
  await seen(heading("This is the only way into your universe"));
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Remove My key")).toHaveFocus();
  expect(realApp.sent(api.removePasskey)).toBe(0);
  expect(await device.passkeys()).toHaveLength(1);
});
