/** The operator's link, on the real app and with a device that Chromium imitates. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { Authenticator } from "../../../testing/browser/authenticator.ts";
import { button, dialog, expectStars, field, heading, seen } from "../../../testing/browser/page-steps.ts";
import { test as base, expect } from "../../../testing/browser/real-app-test.tsx";
import { makeAddress, password, signInByName } from "../../../testing/make.ts";
import { addPasskey } from "../../doors/new-passkey.ts";

type Invited = {
  device: Authenticator;
  /** Opens the operator's link to a new universe, in another browser than the one that has made it. */
  openInvitation: (options?: { isKeyed: boolean }) => Promise<{ universeName: string; path: string }>;
};

const test = base.extend<Invited>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  device: async ({}, use) => {
    const { Authenticator } = await import("../../../testing/browser/authenticator.ts");
    const device = await Authenticator.add();
    await use(device);
    await device.remove();
  },

  openInvitation: async ({ realApp, openAfresh, device }, use) => {
    await use(async ({ isKeyed } = { isKeyed: false }) => {
      const { universeName } = await realApp.signUp();
      if (isKeyed) await addPasskey("My phone", universeName);
      await device.forget();
      realApp.device = realApp.visitor();
      const path = await realApp.invite(universeName);
      await openAfresh(path);
      await seen(page.getByText(new RegExp(`for the person of .*${universeName}`)));
      return { universeName, path };
    });
  },
});

test("a universe that its name opened gets a passkey, ten recovery codes, and is open", async ({
  device,
  openInvitation,
  realApp,
}) => {
  const { universeName } = await openInvitation();
  await button("Go on").click();
  await button("With a passkey").click();
  await device.setVerifies(false);
  await button("Create passkey").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/It was stopped/);
  await device.setVerifies(true);
  await button("Create passkey").click();
  await seen(dialog("Your recovery codes"));
  await button("I have kept them").click();
  await expectStars(0);
  await expect(signInByName(realApp, universeName)).rejects.toThrow("Not signed in");
});

test("a universe that its name opened gets an address and a password instead", async ({
  open,
  openInvitation,
  realApp,
}) => {
  await openInvitation();
  await button("Go on").click();
  await button("With an e-mail address and a password").click();
  await button("Choose another way").click();
  await button("With an e-mail address and a password").click();
  const email = makeAddress();
  await field("E-mail").fill(email);
  await field("Password").fill(password);
  await field("Confirm Password").fill(password);
  await button("Migrate Account").click();
  await seen(page.getByText(email));
  await open(realApp.pathOf((await realApp.mailsTo(email)).at(-1)?.link));
  await seen(heading("Email Verified!"));
  expect((await realApp.visitor().call(api.login, { body: { email, password } })).status).toBe(200);
});

test("a universe whose only passkey is lost gets another one, and nothing else is offered", async ({
  openInvitation,
  realApp,
}) => {
  const { universeName } = await openInvitation({ isKeyed: true });
  await button("Go on").click();
  await button("Create passkey").click();
  await expectStars(0);
  const me = await realApp.device.call(api.me);
  expect(me.body.user.universeName).toBe(universeName);
});

test("a link that was used, and one that is not complete, say so", async ({
  open,
  openAfresh,
  openInvitation,
  realApp,
}) => {
  const { path } = await openInvitation();
  realApp.disconnect(api.useInvitation);
  await button("Go on").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Nothing has changed/);
  realApp.connect();
  await button("Go on").click();
  await seen(button("With a passkey"));

  realApp.device = realApp.visitor();
  await openAfresh(path);
  await button("Go on").click();
  await seen(heading("This link cannot be used any more"));
  await open("/invitation");
  await seen(page.getByText("This link is not complete. Open it once more from where you got it."));
});
