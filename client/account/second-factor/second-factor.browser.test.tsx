/** The second step after the password, and its recovery codes, on the real app. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { button, dialog, field, heading, press, seen } from "../../../testing/browser/page-steps.ts";
import { test as base, expect } from "../../../testing/browser/real-app-test.tsx";
import { recordSavedFiles } from "../../../testing/browser/saved-files.ts";
import { makeAccount, password, signIn } from "../../../testing/make.ts";

type Account = Awaited<ReturnType<typeof makeAccount>>;

const test = base.extend<{ openSettings: () => Promise<Account> }>({
  openSettings: async ({ realApp, open }, use) => {
    await use(async () => {
      const account = await makeAccount(realApp);
      realApp.device = (await signIn(realApp, account)).visitor;
      await open("/account-settings");
      await seen(button("Set up a second step"));
      return account;
    });
  },
});

const code = field("The six digits that the app shows now");
const alert = page.getByRole("alert");

/** Reads the secret from the dialog, as somebody does who cannot scan the picture. */
async function readSecret() {
  await seen(page.getByRole("img", { name: "QR code with the secret for your app" }));
  return (page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).element().textContent ?? "").replaceAll(" ", "");
}

const readCodes = () =>
  dialog("Your recovery codes")
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);

async function turnOn(codeOf: (secret: string) => Promise<string>) {
  await button("Set up a second step").click();
  await code.fill(await codeOf(await readSecret()));
  await button("Turn it on").click();
  await seen(dialog("Your recovery codes"));
}

test("the second step is set up by a code of the app, and then the password alone opens nothing", async ({
  openSettings,
  realApp,
}) => {
  const { email } = await openSettings();
  await button("Set up a second step").click();
  const secret = await readSecret();
  // The server knows the secret of the last call only, and two calls may arrive in either order.
  expect(realApp.sent(api.startTotp)).toBe(1);
  await code.fill("12345");
  await button("Turn it on").click();
  await expect.element(code).toHaveAccessibleDescription(/The code has six digits/);
  await code.fill("000000");
  await button("Turn it on").click();
  await expect.element(code).toHaveAccessibleDescription(/code/);
  await expect.element(code).toHaveFocus();
  await code.fill(await realApp.codeOf(secret));
  await button("Turn it on").click();

  await seen(dialog("Your recovery codes"));
  expect(new Set(readCodes()).size).toBe(10);
  await button("I have kept them").click();
  await expect.element(button("Turn it off")).toHaveFocus();
  const answer = await realApp.visitor().call(api.login, { body: { email, password } });
  expect([answer.status, answer.body.needsCode]).toEqual([403, true]);
});

test("codes are copied and saved as they are shown, and go only when they are kept", async ({
  openSettings,
  realApp,
}) => {
  const saved = recordSavedFiles();
  const account = await openSettings();
  await turnOn(realApp.codeOf);
  const codes = readCodes();
  await button("Save as a file").click();
  expect(saved.map(({ name }) => name)).toEqual(["mood-universe-recovery-codes.txt"]);
  const text = (await saved[0]?.content.text()) ?? "";
  expect(text).toContain(`Recovery codes of “${account.universeName}”`);
  expect(text.split("\r\n").filter((line) => codes.includes(line))).toEqual(codes);

  await press("{Escape}");
  await expect.element(alert).toMatchTextContent(/They are not shown again/);
  await seen(dialog("Your recovery codes"));
  await button("I have kept them").click();
  expect(document.body.textContent).not.toContain(codes[0]);
});

test("new codes end the earlier ones, and without the step the password opens the universe again", async ({
  openSettings,
  realApp,
}) => {
  const { email } = await openSettings();
  await turnOn(realApp.codeOf);
  const [earlier] = readCodes();
  await button("I have kept them").click();
  await seen(heading("Recovery codes · 10 are left"));

  await button("Make new codes").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Make new codes" }).click();
  await seen(dialog("Your recovery codes"));
  const [later] = readCodes();
  await button("I have kept them").click();
  const logIn = async (code?: string) =>
    (await realApp.visitor().call(api.login, { body: { email, password, ...(code && { code }) } })).status;
  expect(await logIn(earlier)).toBe(401);
  expect(await logIn(later)).toBe(200);

  await button("Turn it off").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn it off" }).click();
  await expect.element(button("Set up a second step")).toHaveFocus();
  expect(await logIn()).toBe(200);
});
