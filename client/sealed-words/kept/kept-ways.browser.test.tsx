/** The passphrase, the kit, the passkeys and the key of sealed words, and how a person changes them, on the real app. */

import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { formatKit } from "#domain/sealed/kit.ts";
import { Authenticator } from "../../../testing/browser/authenticator.ts";
import { expectOpen, lockByKey, pin, setUpLock, typePin } from "../../../testing/browser/lock-steps.ts";
import { button, dialog, field, heading, seen } from "../../../testing/browser/page-steps.ts";
import { expect } from "../../../testing/browser/real-app-test.tsx";
import {
  confirmByPassword,
  isSealed,
  keepKit,
  opensWith,
  openUnlocked,
  type Person,
  phrase,
  proveWords,
  sealAtOnce,
  sealOf,
  test,
  typePassphrase,
  unlock,
} from "../../../testing/browser/sealing-steps.ts";
import { makeSeal } from "../../../testing/sealed.ts";

const day = 86_400_000;

test("password managers keep the passphrase apart from the password, wherever one is asked for", async ({
  openPerson,
  open,
}) => {
  const person = await openPerson();
  const kit = await sealAtOnce(person);
  await open("/sealed-words");
  await unlock(kit);
  await isSealed();
  await button("Change the passphrase").click();
  await expectUsername(person);
  await proveWords(kit);
  await confirmByPassword();
  await seen(field("Passphrase, once more"));
  await expectUsername(person);
});

const expectUsername = ({ universeName }: Person) =>
  expect
    .poll(() => document.querySelector<HTMLInputElement>("form [name=username]")?.value)
    .toBe(`Sealed words of ${universeName}`);

test("a new passphrase and a new kit take the place of the earlier ones", async ({
  openPerson,
  openAfresh,
}) => {
  const person = await openPerson();
  const earlier = await sealAtOnce(person);
  await openUnlocked(openAfresh, earlier);

  await button("Change the passphrase").click();
  await proveWords("nobody ever chose this");
  await expect.element(field("Passphrase or recovery kit")).toHaveAccessibleDescription(/does not open/);
  await proveWords(earlier);
  await confirmByPassword();
  await field("Passphrase").fill(phrase);
  await field("Passphrase, once more").fill(phrase);
  await button("Save passphrase").click();
  await seen(page.getByText("It opens your words from now on, and the earlier one does not."));
  await expect.element(page.getByRole("list", { name: "What opens your words" })).toHaveFocus();
  expect(await opensWith(person.device, phrase)).toBe(true);

  await button("New kit").click();
  await proveWords(phrase);
  const kit = await keepKit("Use this kit");
  await seen(page.getByText(/The earlier kit opens nothing any more/));
  expect([await opensWith(person.device, earlier), await opensWith(person.device, kit)]).toEqual([
    false,
    true,
  ]);

  await button("Check kit").click();
  const checked = dialog("Check your kit").getByLabelText("The code of your kit");
  await checked.fill(earlier);
  await button("Check").click();
  await expect.element(checked).toHaveAccessibleDescription(/not the one that opens your words now/);
  await checked.fill(kit);
  await button("Check").click();
  await seen(page.getByText("It is the right kit"));
});

test("behind the curtain of the app lock stays no key that was opened, and no kit that was to be made", async ({
  openPerson,
  openAfresh,
}) => {
  const person = await openPerson();
  const kit = await sealAtOnce(person);
  await openUnlocked(openAfresh, kit);
  await button("New kit").click();
  await proveWords(kit);
  await seen(heading("Keep your recovery kit"));
  expect(document.querySelector("[data-paper]")).not.toBeNull();
  await setUpLock();
  await lockByKey();
  await expect.poll(() => document.querySelector("[data-paper]")).toBeNull();
  await typePin(pin);
  await expectOpen();
  await seen(heading("What opens your words").or(heading("Your words are sealed")).first());
});

test("with a new key, everything is sealed anew, and the earlier kit opens nothing", async ({
  openPerson,
  openAfresh,
}) => {
  const person = await openPerson();
  const earlier = await sealAtOnce(person);
  await openUnlocked(openAfresh, earlier);
  await button("Make a new key").click();
  await proveWords(earlier);
  await confirmByPassword();
  await typePassphrase();
  const kit = await keepKit("Seal with the new key");
  await expect.poll(async () => (await sealOf(person.device)).epochs.map(({ epoch }) => epoch)).toEqual([2]);
  await isSealed();
  const { entries } = (await person.device.call(api.listChanges, { query: { form: "2" } })).body;
  const texts = entries.flatMap(({ sealed }: { sealed?: string }) => sealed ?? []);
  expect(texts).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^1\.2\./)));
  expect([await opensWith(person.device, earlier), await opensWith(person.device, kit)]).toEqual([
    false,
    true,
  ]);
});

test("a device that has only the new key gets the earlier one too, and then goes on", async ({
  openPerson,
  openAfresh,
}) => {
  const person = await openPerson();
  const earlier = await sealAtOnce(person);
  await openUnlocked(openAfresh, earlier);
  const { request, kit } = await makeSeal(person.userId, { epoch: 2 });
  expect((await person.device.call(api.rotateSeal, { body: request })).status).toBe(200);
  await openAfresh("/sealed-words");
  await seen(page.getByText(/this device needs both/));
  await unlock(formatKit(kit));
  await seen(page.getByText(/^One key is here/));
  await unlock(earlier);
  await isSealed();
  expect((await sealOf(person.device)).epochs.map(({ epoch }) => epoch)).toEqual([2]);
});

test("a passkey with the function that it takes unlocks words beside the passphrase, and can be removed", async ({
  openPerson,
  openAfresh,
}) => {
  const person = await openPerson();
  const kit = await sealAtOnce(person);
  const device = await Authenticator.add({ hasPrf: true });
  onTestFinished(async () => {
    await device.remove();
  });
  await openUnlocked(openAfresh, kit);
  await button("Add a passkey").click();
  await proveWords(kit);
  await field("A name for it").fill("My phone");
  await button("Create passkey").click();
  await seen(button("Remove My phone"));
  expect((await sealOf(person.device)).slots.map(({ kind }) => kind).sort()).toEqual([
    ...["passkey", "passphrase", "recovery"],
  ]);
  await button("Remove My phone").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect.element(button("Remove My phone")).not.toBeInTheDocument();
  expect((await sealOf(person.device)).slots).toHaveLength(2);
});

test("a passkey whose question was cancelled is not added when the device comes later", async ({
  openPerson,
  openAfresh,
}) => {
  const person = await openPerson();
  const kit = await sealAtOnce(person);
  await (await Authenticator.add({ hasPrf: true })).remove();
  await openUnlocked(openAfresh, kit);
  await button("Add a passkey").click();
  await proveWords(kit);
  await button("Create passkey").click();
  await seen(button("Your device asks you…"));
  await button("Cancel").click();
  await isSealed();
  const later = await Authenticator.add({ hasPrf: true });
  onTestFinished(async () => {
    await later.remove();
  });
  await button("Add a passkey").click();
  await proveWords(kit);
  await field("A name for it").fill("My phone");
  await button("Create passkey").click();
  await seen(button("Remove My phone"));
  expect(await later.passkeys()).toHaveLength(1);
});

test("once a year, home asks whether the kit is still at hand, until the person says so or puts it off", async ({
  openPerson,
  open,
  openAfresh,
  realApp,
}) => {
  const question = "Is your recovery kit still at hand?";
  const line = page.getByRole("region", { name: question });
  const person = await openPerson();
  const kit = await sealAtOnce(person);
  await openUnlocked(openAfresh, kit);
  await expect.element(heading(question)).not.toBeInTheDocument();
  await realApp.rows(`update "seal_slots" set "createdAt" = ${Date.now() - 366 * day}`);

  await open("/");
  await line.getByRole("link").click();
  await button("Yes, it is here").click();
  await expect.element(heading(question)).not.toBeInTheDocument();
  await open("/sealed-words");
  await isSealed();
  await expect.element(heading(question)).not.toBeInTheDocument();

  localStorage.removeItem("mood-universe.kit-seen");
  await open("/");
  await line.getByRole("button", { name: "Ask me later" }).click();
  await expect.element(line).not.toBeInTheDocument();
  await open("/sealed-words");
  await isSealed();
  await expect.element(heading(question)).not.toBeInTheDocument();
});
