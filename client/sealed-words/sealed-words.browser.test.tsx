/** Sealing from a passphrase to the end, on the real app. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { formatKit } from "#domain/sealed/kit.ts";
import { button, field, heading, seen } from "../../testing/browser/page-steps.ts";
import { expect } from "../../testing/browser/real-app-test.tsx";
import { recordSavedFiles } from "../../testing/browser/saved-files.ts";
import {
  begin,
  confirmByPassword,
  isSealed,
  keepKit,
  kitField,
  opensWith,
  phrase,
  readKitOnPage,
  sealAtOnce,
  sealOf,
  sentence,
  test,
  told,
  typePassphrase,
  unlock,
} from "../../testing/browser/sealing-steps.ts";
import { makeImport, password } from "../../testing/make.ts";
import { makeKit } from "../sealed/crypto/keys.ts";
import { beginSealing, makeNewKey } from "./new-key.ts";

test("words are sealed from the passphrase to the end, and the server has none afterwards", async ({
  openPerson,
  open,
}) => {
  const { device } = await openPerson();
  await open("/sealed-words");
  const kit = await begin();
  await isSealed();
  await expect.poll(async () => (await sealOf(device)).state).toBe("sealed");
  expect(await told(device)).not.toMatch(/Canary/);
  expect(await opensWith(device, phrase)).toBe(true);
  expect(await opensWith(device, kit.toLowerCase().replaceAll("-", "").replaceAll("0", "O"))).toBe(true);
});

test("the passphrase is not the password, the kit must be typed back, and the sentence too", async ({
  openPerson,
  open,
}) => {
  const { device } = await openPerson();
  await open("/sealed-words");
  await button("Seal my words").click();
  await confirmByPassword();
  await typePassphrase("too short");
  await expect.element(field("Passphrase")).toHaveAccessibleDescription(/at least 12 characters/);
  await typePassphrase(password);
  await expect.element(field("Passphrase")).toHaveAccessibleDescription(/the password of your account/);
  await typePassphrase();

  await seen(heading("Keep your recovery kit"));
  const saved = recordSavedFiles();
  await button("Save as a file").click();
  expect(saved.map(({ name }) => name)).toEqual(["mood-universe-recovery-kit.txt"]);
  const kit = readKitOnPage();
  expect((await saved[0]?.content.text())?.split("\r\n")).toContain(kit);
  await button("Next").click();
  await kitField.fill(kit.replace(/^./, (first) => (first === "2" ? "3" : "2")));
  await button("Next").click();
  await expect.element(kitField).toHaveAccessibleDescription(/slip in group 1/);
  await kitField.fill(formatKit(crypto.getRandomValues(new Uint8Array(20))));
  await button("Next").click();
  await expect.element(kitField).toHaveAccessibleDescription(/another kit/);
  await kitField.fill(kit);
  await button("Next").click();

  const typed = field("The sentence");
  await typed.fill(sentence.replace(" and my kit", ""));
  await button("Seal my words").click();
  await expect.element(typed).toHaveAccessibleDescription(/not complete yet/);
  expect((await sealOf(device)).state).toBe("open");
});

test("an open import is named before a passphrase is chosen and a kit is kept", async ({
  openPerson,
  open,
}) => {
  const { device } = await openPerson();
  await device.call(api.openImport, { body: makeImport() });
  await open("/sealed-words");
  await button("Seal my words").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/begun is still open/);
  await expect.element(field("Your password")).not.toBeInTheDocument();
});

test("a person whose other device was faster learns that the kit of this one opens nothing", async ({
  openPerson,
  open,
}) => {
  const person = await openPerson();
  await open("/sealed-words");
  await button("Seal my words").click();
  await confirmByPassword();
  await typePassphrase();
  await keepKit();
  await field("The sentence").fill(sentence);
  await sealAtOnce(person);
  await button("Seal my words").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/you have chosen here open nothing/);
  await expect.element(field("The sentence")).not.toBeInTheDocument();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/sealed elsewhere first/);
});

test("a beginning whose reply was lost is known as one's own, also after words were sealed and opened before", async ({
  openPerson,
  open,
}) => {
  const person = await openPerson();
  const { device, userId } = person;
  await sealAtOnce(person);
  await device.call(api.beginOpening);
  expect((await device.call(api.finishSeal)).status).toBe(200);
  await open("/sealed-words");
  const key = await makeNewKey(userId, { passphrase: phrase, kit: makeKit() });
  const { seal } = await beginSealing(userId, key);
  expect(seal.epochs.at(-1)?.epoch).toBe(2);
  expect((await beginSealing(userId, key)).seal.epochs).toEqual(seal.epochs);
});

test("sealing waits for the network, and goes on by itself on another page", async ({
  openPerson,
  open,
  realApp,
}) => {
  const { device } = await openPerson();
  await open("/sealed-words");
  realApp.disconnect(api.putSealRecords);
  await begin();
  await seen(page.getByText(/It waits for a connection/));
  expect((await sealOf(device)).state).toBe("sealing");
  await open("/command-key");
  realApp.connect();
  dispatchEvent(new Event("online"));
  await seen(page.getByText("Your words are sealed"));
  expect(await told(device)).not.toMatch(/Canary/);
});

test("another device takes over what one has begun, after it was unlocked", async ({
  openPerson,
  openAfresh,
}) => {
  const person = await openPerson();
  const kit = await sealAtOnce(person);
  await openAfresh("/sealed-words");
  await seen(page.getByText("To go on, your words must be unlocked on this device."));
  await unlock(kit);
  await isSealed();
  expect(await told(person.device)).not.toMatch(/Canary/);
});

test("two devices that seal at once are done together", async ({ openPerson, openAfresh, realApp }) => {
  const person = await openPerson();
  const kit = await sealAtOnce(person);
  await openAfresh("/sealed-words");
  const goOn = realApp.hold(api.putSealRecords);
  await unlock(kit);
  await seen(page.getByRole("progressbar"));
  // What this device has made for a star is late: the star is another one by now.
  const { body } = await person.device.call(api.listChanges, { query: { form: "2" } });
  await person.device.call(api.updateMoodEntry, {
    ...{ params: { id: body.entries[0].id }, headers: { "If-Match": `"${body.entries[0].revision}"` } },
    body: { intensity: 2 },
  });
  goOn();
  await isSealed();
  expect(await told(person.device)).not.toMatch(/Canary/);
});
