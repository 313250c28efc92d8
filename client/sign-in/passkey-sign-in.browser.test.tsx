/** Sign-in with passkeys, on the real app and with a device that Chromium imitates. */

import { vi } from "vitest";
import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { Authenticator } from "../../testing/browser/authenticator.ts";
import { button, expectStars, field, link, press, seen } from "../../testing/browser/page-steps.ts";
import { test as base, expect } from "../../testing/browser/real-app-test.tsx";
import { addPasskey } from "../doors/new-passkey.ts";

type Keyed = { device: Authenticator; openLogin: () => Promise<{ id: string; universeName: string }> };

const test = base.extend<Keyed>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  device: async ({}, use) => {
    const { Authenticator } = await import("../../testing/browser/authenticator.ts");
    const device = await Authenticator.add();
    await use(device);
    await device.remove();
  },

  /** Opens the login, in another browser, of a universe that a passkey of this device opens. */
  openLogin: async ({ realApp, openAfresh, device: _ }, use) => {
    await use(async () => {
      const user = await realApp.signUp();
      await addPasskey("My phone", user.universeName);
      realApp.device = realApp.visitor();
      await openAfresh("/login");
      return user;
    });
  },
});

/** The imitated device answers a suggestion at once, without a person who chooses; most tests ask it by the button. */
const suggestNothing = () =>
  vi.spyOn(PublicKeyCredential, "isConditionalMediationAvailable").mockResolvedValue(false);

const alert = page.getByRole("alert");
const askPasskey = () => button("Sign in with a passkey").click();

test("a passkey opens its universe by the button, and nothing is typed", async ({ openLogin }) => {
  suggestNothing();
  await openLogin();
  await askPasskey();
  await expectStars(0);
});

test("the passkey that the browser suggests in the field opens the universe, without the button", async ({
  openLogin,
}) => {
  await openLogin();
  await expect.element(field("E-mail or universe name")).toHaveAttribute("autocomplete", "username webauthn");
  await press("{Tab}");
  await expectStars(0);
});

test("a question that the person or the device ends can be asked again", async ({ device, openLogin }) => {
  suggestNothing();
  await openLogin();
  await device.setVerifies(false);
  await askPasskey();
  await expect.element(alert).toMatchTextContent(/It was stopped, or your device waited too long/);
  await device.setVerifies(true);
  await askPasskey();
  await expectStars(0);
});

test("a passkey that the server does not know any more, or that was copied, says so by button and suggestion", async ({
  openLogin,
  realApp,
}) => {
  const suggested = suggestNothing();
  await openLogin();
  await realApp.rows(
    "UPDATE credentials SET data = json_set(data, '$.counter', 1000) WHERE kind = 'passkey'",
  );
  await askPasskey();
  await expect.element(alert).toMatchTextContent(/seems to have been copied/);
  await realApp.rows("DELETE FROM credentials WHERE kind = 'passkey'");
  suggested.mockRestore();
  await askPasskey();
  await expect.element(alert).toMatchTextContent(/opens no universe here/);
  expect(realApp.sent(api.signInByPasskey)).toBeGreaterThan(1);
});

test("without a network the sentence says that it did not work, and the passkey opens it later", async ({
  openLogin,
  realApp,
}) => {
  suggestNothing();
  await openLogin();
  realApp.disconnect(api.signInByPasskey);
  await askPasskey();
  await expect.element(alert).toMatchTextContent(/did not work just now/);
  realApp.connect();
  await askPasskey();
  await expectStars(0);
});

test("a browser without passkeys says so when it is asked", async ({ openAfresh }) => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  await openAfresh("/login");
  await askPasskey();
  await expect.element(alert).toMatchTextContent(/This browser cannot use passkeys/);
  vi.unstubAllGlobals();
});

test("two people of one browser open each their own universe", async ({
  device,
  openLogin,
  realApp,
  openAfresh,
}) => {
  suggestNothing();
  const first = await openLogin();
  const [{ credentialId }] = (await device.passkeys()) as [{ credentialId: string }];
  await askPasskey();
  await expectStars(0);
  const me = async () => (await realApp.device.call(api.me)).body.user.id;
  expect(await me()).toBe(first.id);

  await device.forget();
  const second = await openLogin();
  expect((await device.passkeys()).map((key) => key.credentialId)).not.toContain(credentialId);
  await openAfresh("/login");
  await askPasskey();
  await expectStars(0);
  expect(await me()).toBe(second.id);
});

test("who has lost the passkey opens the universe with a recovery code, once, and adds another", async ({
  device,
  realApp,
  openAfresh,
}) => {
  suggestNothing();
  const { universeName } = await realApp.signUp();
  const { recoveryCodes } = await addPasskey("My phone", universeName);
  const [code = ""] = recoveryCodes ?? [];
  realApp.device = realApp.visitor();
  await device.forget();
  await openAfresh("/login");
  await link("Use a recovery code").click();
  await field("Universe Name").fill(universeName);
  await field("Recovery code").fill("AAAA-AAAA-AAAA-AAAA");
  await button("Open my universe").click();
  await expect.element(field("Recovery code")).toHaveAccessibleDescription(/do not belong together/);
  await field("Recovery code").fill(code.toLowerCase().replaceAll("-", " "));
  await button("Open my universe").click();

  await button("Add a passkey").click();
  await field("A name for it").fill("My new phone");
  await button("Create passkey").click();
  await seen(button("Remove My new phone"));
  await button("Remove My phone").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect.element(button("Remove My phone")).not.toBeInTheDocument();
  const body = { identifier: universeName, recoveryCode: code };
  expect((await realApp.visitor().call(api.recover, { body })).status).toBe(401);

  realApp.device = realApp.visitor();
  await openAfresh("/login");
  await askPasskey();
  await expectStars(0);
});
