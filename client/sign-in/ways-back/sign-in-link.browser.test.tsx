/** The code of the second step, and the link by mail, on the real app: "password forgotten" and "phone lost" to their ends. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { button, expectStars, field, heading, seen } from "../../../testing/browser/page-steps.ts";
import type { RealApp } from "../../../testing/browser/real-app.ts";
import { test as base, expect } from "../../../testing/browser/real-app-test.tsx";
import { makeAccount, password, signIn } from "../../../testing/make.ts";

type Account = Awaited<ReturnType<typeof makeAccount>>;

const test = base.extend<{
  environment: Record<string, string>;
  makeProtected: () => Promise<{ account: Account; secret: string; recoveryCodes: readonly string[] }>;
  openLink: (account: Account) => Promise<void>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  environment: async ({}, use) => use({ SMTP_URL: "smtp://mail.example.org" }),

  /** An account with a second step. */
  makeProtected: async ({ realApp }, use) => {
    await use(async () => {
      const account = await makeAccount(realApp);
      const { visitor } = await signIn(realApp, account);
      const { secret } = (await visitor.call(api.startTotp)).body;
      const body = { code: await realApp.codeOf(secret) };
      const { recoveryCodes } = (await visitor.call(api.confirmTotp, { body })).body;
      await realApp.moveTime(30_000);
      return { account, secret, recoveryCodes };
    });
  },

  /** Asks for the link on the login page, and follows it. */
  openLink: async ({ realApp, open, openAfresh, toasts: _ }, use) => {
    await use(async ({ email }) => {
      await openAfresh("/login");
      await field("E-mail or universe name").fill(email);
      await button("Forgot password?").click();
      await button("E-mail me a sign-in link").click();
      await expect.element(field("Your e-mail address")).toHaveValue(email);
      await button("Send the link").click();
      await seen(heading("Look into your inbox"));
      await open(await newestLink(realApp, email));
      expect(location.search).toBe("");
    });
  },
});

/** The path of the newest link that signs in. An address gets a mail a minute, and other mails may come before. */
async function newestLink(app: RealApp, email: string): Promise<string> {
  const links = async () => {
    await app.moveTime(60_000);
    return (await app.mailsTo(email)).flatMap(({ link }) => (link?.includes("/sign-in-link?") ? [link] : []));
  };
  await links();
  return app.pathOf((await links()).at(-1));
}

const code = field("Code from your app");
const newPassword = "Sunrise 4 Ada!";

async function logIn(identifier: string, typed = password) {
  await field("E-mail or universe name").fill(identifier);
  await field("Password").fill(typed);
  await button("Log in").click();
}

test("the code is asked for after the password, which stays, and a wrong one is said at its field", async ({
  makeProtected,
  openAfresh,
  realApp,
}) => {
  const { account, secret } = await makeProtected();
  await openAfresh("/login");
  await logIn(account.email);
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription(/or one of your recovery codes/);
  await expect.element(field("Password")).toHaveValue(password);
  await code.fill("000000");
  await button("Log in").click();
  await expect.element(code).toHaveAttribute("aria-invalid", "true");
  await expect.element(code).toHaveFocus();
  await code.fill(await realApp.codeOf(secret));
  await button("Log in").click();
  await expectStars(0);
});

test("whose phone is lost gets in with a recovery code in the same field, and ends the phone's session", async ({
  makeProtected,
  open,
  openAfresh,
  realApp,
}) => {
  const { account, secret, recoveryCodes } = await makeProtected();
  const phone = realApp.visitor();
  const body = { email: account.email, password, code: await realApp.codeOf(secret) };
  expect((await phone.call(api.login, { body })).status).toBe(200);

  await openAfresh("/login");
  await logIn(account.email);
  await code.fill(recoveryCodes[0] ?? "");
  await button("Log in").click();
  await expectStars(0);
  await open("/account-settings");
  await button("Sign out everywhere else").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect.poll(async () => (await phone.call(api.me)).status).toBe(401);
  await button("Turn it off").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn it off" }).click();
  await seen(button("Set up a second step"));
});

test("who has forgotten the password asks for a link, passes the second step and chooses a new password", async ({
  makeProtected,
  openAfresh,
  openLink,
  realApp,
}) => {
  const { account, secret } = await makeProtected();
  await openLink(account);
  await button("Open it here").click();
  await expect.element(code).toHaveFocus();
  await code.fill(await realApp.codeOf(secret));
  await button("Open it here").click();
  await seen(heading("Choose a new password"));
  await field("Password").fill("password1");
  await seen(page.getByText("Easy to guess"));
  await field("Password").fill(newPassword);
  await field("Confirm Password").fill("another");
  await button("Save and go on").click();
  await expect.element(field("Confirm Password")).toHaveAttribute("aria-invalid", "true");
  await field("Confirm Password").fill(newPassword);
  await button("Save and go on").click();
  await expectStars(0);

  realApp.device = realApp.visitor();
  await realApp.moveTime(30_000);
  await openAfresh("/login");
  await logIn(account.email);
  await expect.element(field("Password")).toHaveAttribute("aria-invalid", "true");
  await logIn(account.email, newPassword);
  await code.fill(await realApp.codeOf(secret));
  await button("Log in").click();
  await expectStars(0);
});

test("a link opens once, and a used or late one leads to a new one; the old password may stay", async ({
  open,
  openLink,
  realApp,
}) => {
  const account = await makeAccount(realApp);
  await openLink(account);
  const used = await newestLink(realApp, account.email);
  await button("Open it here").click();
  await button("Not now").click();
  await expectStars(0);

  realApp.device = realApp.visitor();
  await open(used);
  await button("Open it here").click();
  await seen(heading("This link does not open anything any more"));
  await button("Send me a new link").click();
  await field("Your e-mail address").fill("not an address");
  await button("Send the link").click();
  await expect.element(field("Your e-mail address")).toHaveAttribute("aria-invalid", "true");
  await field("Your e-mail address").fill(account.email);
  realApp.disconnect(api.askForSignInLink);
  await button("Send the link").click();
  await seen(page.getByRole("alert"));
  realApp.connect();
  await button("Send the link").click();
  await seen(heading("Look into your inbox"));
  const late = await newestLink(realApp, account.email);
  expect(late).not.toBe(used);
  await realApp.moveTime(15 * 60_000);
  await open(late);
  await button("Open it here").click();
  await seen(heading("This link does not open anything any more"));
  expect((await signIn(realApp, account)).user.universeName).toBe(account.universeName);
});

test("a link without a network can be pressed again", async ({ openLink, realApp }) => {
  const account = await makeAccount(realApp);
  await openLink(account);
  realApp.disconnect(api.useSignInLink);
  await button("Open it here").click();
  await seen(page.getByRole("alert"));
  realApp.connect();
  await button("Open it here").click();
  await seen(heading("Choose a new password"));
});

test("a sign-in that began at a provider ends with the code, or says that it has waited too long", async ({
  openAfresh,
}) => {
  await openAfresh("/login?second-factor");
  await button("Go on").click();
  await expect.element(code).toHaveAttribute("aria-invalid", "true");
  await code.fill("123456");
  await button("Go on").click();
  await seen(page.getByRole("alert"));
  await button("Log in another way").click();
  await seen(field("Password"));
});
