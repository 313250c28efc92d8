/** A changed address and a changed password on the real app, seen from two browsers. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import {
  button,
  emotion,
  field,
  followServer,
  heading,
  link,
  note,
} from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import { makeAccount, makeAddress, password, signIn } from "../../testing/make.ts";

const overview = page.getByRole("region", { name: "Account overview" });
const waiting = page.getByRole("alert");

async function logIn(identifier: string, typed: string) {
  await field("E-mail or universe name").fill(identifier);
  await field("Password").fill(typed);
  await button("Log in").click();
}

test("a new address holds once its link is followed, in whatever browser, and then logs in", async ({
  realApp,
  open,
  openAfresh,
}) => {
  const account = await makeAccount(realApp);
  const { visitor: first } = await signIn(realApp, account);
  realApp.device = first;
  const email = makeAddress();
  await open("/account-settings");
  await field("User Name").fill("Ada Lovelace");
  await field("E-mail").fill(email);
  await button("Save Changes").click();
  await expect.element(overview).toMatchTextContent(/Ada Lovelace/);
  await expect.element(overview).toMatchTextContent(new RegExp(account.email));
  await expect.element(waiting).toMatchTextContent(new RegExp(`^${email} waits for you to follow its link`));

  realApp.device = realApp.visitor();
  const [mail] = await realApp.mailsTo(email);
  await openAfresh(realApp.pathOf(mail?.link));
  await expect.element(heading("Email Verified!")).toBeVisible();
  await link("Go to Login").click();
  await logIn(email, password);
  await expect.element(heading(account.universeName)).toBeVisible();

  realApp.device = first;
  await openAfresh("/account-settings");
  await expect.element(overview).toMatchTextContent(new RegExp(email));
  await expect.element(overview).toMatchTextContent(/Verified/);
  expect(waiting.query()).toBeNull();
});

test("a changed password signs every other browser out, and keeps what was typed there", async ({
  realApp,
  open,
  toasts,
}) => {
  const account = await makeAccount(realApp);
  const { visitor: other, user } = await signIn(realApp, account);
  await open("/login");
  await logIn(account.universeName, password);
  await button("Add Mood").click();
  await emotion("Hope").click();
  await note.fill("Half a thought");

  const changed = await other.call(api.changePassword, {
    params: user,
    body: { currentPassword: password, newPassword: `${password}!` },
  });
  expect(changed.status).toBe(200);
  followServer();
  await expect.poll(() => toasts.texts.join()).toContain("You are signed out");
  await logIn(account.email, password);
  await expect.element(field("Password")).toHaveAccessibleDescription(/^Invalid credentials/);
  await logIn(account.email, `${password}!`);
  await button("Add Mood").click();
  await expect.element(emotion("Hope")).toBeChecked();
  await expect.element(note).toHaveValue("Half a thought");
  expect((await other.call(api.me)).status).toBe(200);
});
