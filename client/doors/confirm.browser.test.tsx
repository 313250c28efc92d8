/** The question whether it is really the person, on the real app: ten minutes after the sign-in. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { Authenticator } from "../../testing/browser/authenticator.ts";
import { button, dialog, field, press, seen } from "../../testing/browser/page-steps.ts";
import { test as base, expect } from "../../testing/browser/real-app-test.tsx";
import { makeAccount, password, signIn } from "../../testing/make.ts";
import { ShowSkyDialog } from "../show-sky/ShowSkyDialog.tsx";
import { Confirmations } from "./Confirmations.tsx";

const minute = 60_000;

const test = base.extend<{ device: Authenticator; openLater: () => Promise<{ email: string }> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  device: async ({}, use) => {
    const device = await Authenticator.add();
    await use(device);
    await device.remove();
  },

  openLater: async ({ realApp, open }, use) => {
    await use(async () => {
      const account = await makeAccount(realApp);
      realApp.device = (await signIn(realApp, account)).visitor;
      await open("/account-settings");
      await seen(button("Add a passkey"));
      await realApp.moveTime(10 * minute);
      return account;
    });
  },
});

const question = dialog("Is it you?");
const typed = field("Your password");
const alert = page.getByRole("alert");
const ways = page.getByRole("list", { name: "What opens your universe" });

async function addPasskey() {
  await button("Add a passkey").click();
  await field("A name for it").fill("My phone");
  await button("Create passkey").click();
}

test("what needs a proof goes on by itself after the password, and is not asked again for ten minutes", async ({
  device,
  openLater,
}) => {
  await openLater();
  await addPasskey();
  await seen(question);
  await expect.element(typed).toHaveFocus();
  await press("{Enter}");
  await expect.element(typed).toHaveAccessibleDescription(/Type your password first/);
  await typed.fill("not my password");
  await press("{Enter}");
  await expect.element(typed).toHaveAccessibleDescription(/incorrect/);
  await expect.element(typed).toHaveFocus();
  await typed.fill(password);
  await press("{Enter}");
  await expect.element(ways).toMatchTextContent(/My phone/);
  expect(await device.passkeys()).toHaveLength(1);
  await button("Set up a second step").click();
  await seen(page.getByRole("img", { name: /^QR code/ }));
  expect(question.query()).toBeNull();
});

test("a question that is not answered changes nothing, keeps what was typed and gives the focus back", async ({
  device,
  openLater,
}) => {
  await openLater();
  await addPasskey();
  await seen(question);
  await press("{Escape}");
  await expect.element(alert).toMatchTextContent(/It was not confirmed, so nothing has changed/);
  await expect.element(field("A name for it")).toHaveValue("My phone");
  await expect.element(button("Create passkey")).toHaveFocus();
  expect(await device.passkeys()).toHaveLength(0);
});

test("a passkey confirms it too, and one that is refused leaves the other ways", async ({
  device,
  openLater,
  realApp,
}) => {
  await openLater();
  await addPasskey();
  await typed.fill(password);
  await press("{Enter}");
  await expect.element(ways).toMatchTextContent(/My phone/);
  await realApp.moveTime(10 * minute);
  await button("Set up a second step").click();
  await device.setVerifies(false);
  await button("Confirm with a passkey").click();
  await expect.element(alert).toMatchTextContent(/Your device did not confirm it/);
  await seen(typed);
  await device.setVerifies(true);
  await button("Confirm with a passkey").click();
  await seen(page.getByRole("img", { name: /^QR code/ }));
  await press("{Escape}");
  await expect.element(button("Set up a second step")).toHaveFocus();
});

test("too many wrong passwords lock the account, and the dialog says for how long", async ({ openLater }) => {
  await openLater();
  await addPasskey();
  for (let attempt = 0; attempt < 10; attempt++) {
    await typed.fill(`wrong ${attempt}`);
    await press("{Enter}");
    await expect.element(typed).toHaveAccessibleDescription(/incorrect/);
  }
  await typed.fill(password);
  await press("{Enter}");
  await expect.element(alert).toMatchTextContent(/minutes/);
});

test("with a second step, the code is asked for beside the password", async ({ openLater, realApp }) => {
  await openLater();
  await button("Set up a second step").click();
  await typed.fill(password);
  await press("{Enter}");
  const shown = page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
  await seen(shown);
  const secret = (shown.element().textContent ?? "").replaceAll(" ", "");
  await field("The six digits that the app shows now").fill(await realApp.codeOf(secret));
  await button("Turn it on").click();
  await button("I have kept them").click();
  await realApp.moveTime(10 * minute);

  await button("Turn it off").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn it off" }).click();
  await typed.fill(password);
  const code = field("Code from your app, or a recovery code");
  await code.fill("000000");
  await button("Confirm").click();
  await expect.element(code).toHaveAccessibleDescription(/code/);
  await code.fill(await realApp.codeOf(secret));
  await button("Confirm").click();
  await seen(button("Set up a second step"));
});

test("without a connection the question says that it needs one", async ({ openLater, realApp }) => {
  await openLater();
  await addPasskey();
  await seen(question);
  realApp.disconnect(api.confirm);
  await typed.fill(password);
  await press("{Enter}");
  await expect.element(alert).toMatchTextContent(/could not be confirmed just now/);
  realApp.connect();
  await press("{Enter}");
  await expect.element(question).not.toBeInTheDocument();
});

test("a new address asks too, and the profile is saved by itself after it", async ({
  openLater,
  realApp,
}) => {
  await openLater();
  await field("E-mail").fill("new@example.org");
  await button("Save Changes").click();
  await typed.fill(password);
  await press("{Enter}");
  await expect.element(page.getByText(/new@example\.org waits for you/)).toBeVisible();
  expect(await realApp.mailsTo("new@example.org")).toHaveLength(1);
});

test("a dialog that needs a proof waits behind the question, and goes on after it", async ({
  realApp,
  show,
}) => {
  realApp.device = (await signIn(realApp, await makeAccount(realApp))).visitor;
  await realApp.moveTime(10 * minute);
  await show(
    <>
      <ShowSkyDialog open onClose={() => {}} />
      <Confirmations />
    </>,
  );
  await button("Create a link").click();
  await button("Create link").click();
  await expect.element(typed).toHaveFocus();
  await typed.fill(password);
  await press("{Enter}");
  await seen(page.getByRole("list", { name: "Your links" }));
  await expect.element(button("Copy link")).toHaveFocus();
});
