/** Tests of the list of sessions, on the real app with other devices. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { test as testWithReplies } from "../../testing/browser/browser-test.tsx";
import { makeAccountUser, makeListedSession } from "../../testing/browser/make-replies.ts";
import { button, press, seen } from "../../testing/browser/page-steps.ts";
import { test as base, expect } from "../../testing/browser/real-app-test.tsx";
import { makeAccount, password, signIn, signUp } from "../../testing/make.ts";
import type { Caller } from "../../testing/visitor.ts";

const list = page.getByRole("list", { name: "Where you are signed in" });
const isSignedIn = async (device: Caller) => (await device.call(api.me)).status === 200;

const test = base.extend<{ openWith: (others: number) => Promise<readonly Caller[]> }>({
  openWith: async ({ realApp, open }, use) => {
    await use(async (others) => {
      const account = await makeAccount(realApp);
      const devices: Caller[] = [];
      for (let at = 0; at < others; at++) devices.push((await signIn(realApp, account)).visitor);
      realApp.device = (await signIn(realApp, account)).visitor;
      await open("/account-settings");
      await expect.element(list.getByRole("listitem").first()).toMatchTextContent(/This device/);
      return devices;
    });
  },
});

test("one other device is signed out at once, and the page stays signed in", async ({ openWith }) => {
  const [first, second] = (await openWith(2)) as [Caller, Caller];
  await expect.poll(() => list.getByRole("listitem").elements().length).toBe(3);
  await page
    .getByRole("button", { name: /^Sign out (?!every)/ })
    .first()
    .click();
  await expect.poll(() => list.getByRole("listitem").elements().length).toBe(2);
  await expect.element(list).toHaveFocus();
  expect([await isSignedIn(first), await isSignedIn(second)].sort()).toEqual([false, true]);
  await expect.element(list).toMatchTextContent(/This device/);
});

test("all other devices are signed out after one question", async ({ openWith, realApp }) => {
  const others = await openWith(2);
  await button("Sign out everywhere else").click();
  const question = page.getByRole("alertdialog");
  await press("{Escape}");
  await expect.element(button("Sign out everywhere else")).toHaveFocus();
  expect(realApp.sent(api.endOtherSessions)).toBe(0);
  await press("{Enter}");
  await question.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect.element(page.getByText(/open on this device only/).first()).toBeVisible();
  for (const device of others) expect(await isSignedIn(device)).toBe(false);
  expect(await isSignedIn(realApp.device)).toBe(true);
});

test("without a connection nothing is signed out, and the page says so", async ({
  openWith,
  realApp,
  toasts,
}) => {
  const [other] = (await openWith(1)) as [Caller];
  realApp.disconnect(api.endSession);
  await page.getByRole("button", { name: /^Sign out (?!every)/ }).click();
  await expect.poll(() => toasts.texts.join()).toContain("could not be signed out just now");
  expect(await isSignedIn(other)).toBe(true);
});

test("a changed password leaves the others signed in where the box is not ticked", async ({
  openWith,
  realApp,
}) => {
  const [other] = (await openWith(1)) as [Caller];
  const box = page.getByRole("checkbox", { name: "Sign out everywhere else" });
  await expect.element(box).toBeChecked();
  await box.click();
  await page.getByLabelText("Current Password", { exact: true }).fill(password);
  await page.getByLabelText("New Password", { exact: true }).fill(`${password}!`);
  await page.getByLabelText("Confirm New Password", { exact: true }).fill(`${password}!`);
  await button("Update Password").click();
  await seen(page.getByText(/^Changed on/));
  expect(await isSignedIn(other)).toBe(true);

  await box.click();
  await page.getByLabelText("Current Password", { exact: true }).fill(`${password}!`);
  await page.getByLabelText("New Password", { exact: true }).fill(password);
  await page.getByLabelText("Confirm New Password", { exact: true }).fill(password);
  await button("Update Password").click();
  await expect.poll(() => isSignedIn(other)).toBe(false);
  expect(await isSignedIn(realApp.device)).toBe(true);
});

test("the browser in which a universe was made is signed out only there", async ({ open, realApp }) => {
  const { user } = await signUp(realApp);
  realApp.device = realApp.visitor();
  await realApp.device.call(api.openUniverse, { params: { universeName: user.universeName } });
  await open("/account-settings");
  await expect.element(list).toMatchTextContent(/Your universe was made here/);
  expect(page.getByRole("button", { name: /^Sign out (?!every)/ }).query()).toBeNull();
});

testWithReplies("fifty devices begin with five, and this one is among them", async ({ calls, openPage }) => {
  const others = Array.from({ length: 49 }, (_, at) =>
    makeListedSession({ id: `other-${at}`, isCurrent: false }),
  );
  calls.reply(api.getSignIn, 200, { way: "password", pendingEmail: null });
  calls.reply(api.listSessions, 200, [...others, makeListedSession()]);
  await openPage("/account-settings", makeAccountUser());
  await expect.element(list.getByRole("listitem").first()).toMatchTextContent(/This device/);
  expect(list.getByRole("listitem").elements()).toHaveLength(5);
  await button("Show all 50").click();
  expect(list.getByRole("listitem").elements()).toHaveLength(50);
  await expect.element(list).toHaveFocus();
});
