/** Sealing from a passphrase to the end, what is changed afterwards, and the ways back, on the real app. */

import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { formatKit } from "#domain/sealed/kit.ts";
import type { Seal } from "#domain/sealed/seal.ts";
import { Authenticator } from "../../testing/browser/authenticator.ts";
import { expectOpen, lockByKey, pin, setUpLock, typePin } from "../../testing/browser/lock-steps.ts";
import { button, dialog, field, heading, seen } from "../../testing/browser/page-steps.ts";
import { test as base, expect } from "../../testing/browser/real-app-test.tsx";
import { recordSavedFiles } from "../../testing/browser/saved-files.ts";
import {
  addStar,
  importStars,
  makeAccount,
  makeFeeling,
  makeImport,
  makeLink,
  makeTag,
  makeTracker,
  password,
  signIn,
} from "../../testing/make.ts";
import { makeSeal } from "../../testing/sealed.ts";
import type { Caller } from "../../testing/visitor.ts";
import { makeKit } from "../sealed/crypto/keys.ts";
import { openSeal, secretsOf } from "../sealed/open-seal.ts";
import { sealsWords } from "../sealed/seal-state.ts";
import { noteOpeningWanted } from "../sealed/work/consent.ts";
import { beginSealing, makeNewKey } from "./new-key.ts";

const phrase = "violet harbour tea kettle";
const sentence = "if i lose my passphrase and my kit my words are gone for good";

const day = 86_400_000;

type Person = { readonly device: Caller; readonly userId: string; readonly universeName: string };

const test = base.extend<{ openPerson: () => Promise<Person> }>({
  /** Signs a person in who has words of each kind. */
  openPerson: async ({ realApp }, use) => {
    await use(async () => {
      const account = await makeAccount(realApp);
      const { visitor: device, user } = await signIn(realApp, account);
      realApp.device = device;
      await writeWords(device);
      return { device, userId: user.id, universeName: account.universeName };
    });
  },
});

async function writeWords(device: Caller) {
  const id = () => ({ params: { id: crypto.randomUUID() } });
  const tag = id();
  await device.call(api.putTag, { ...tag, body: makeTag({ name: "Canary tag" }) });
  await device.call(api.putFeeling, { ...id(), body: makeFeeling({ name: "Canary feeling" }) });
  await device.call(api.putTracker, { ...id(), body: makeTracker({ name: "Canary tracker" }) });
  await device.call(api.createLink, { body: makeLink({ label: "Canary link" }) });
  await importStars(device, 3);
  for (const hours of [1, 2, 3, 4]) await addStar(device, hours, { note: `Canary note ${hours}` });
  const binned = await addStar(device, 5, { note: "Canary note in the bin" });
  await device.call(api.binMoodEntry, { params: { id: binned.id } });
}

const told = async (device: Caller) => {
  const calls = [
    device.call(api.listChanges, { query: { form: "2" } }),
    device.call(api.listBin),
    device.call(api.listLinks),
  ];
  return (await Promise.all(calls)).map(({ text }) => text).join("\n");
};
const sealOf = async (device: Caller): Promise<Seal> => (await device.call(api.getSeal)).body;

const readKitOnPage = () =>
  page
    .getByRole("list", { name: "The code of your recovery kit" })
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent)
    .join("-");

const kitField = field("The code of your kit");

async function typePassphrase(typed = phrase) {
  await field("Passphrase").fill(typed);
  await field("Passphrase, once more").fill(typed);
  await button("Next").click();
}

/** Makes a kit and types it back; resolves to its code. */
async function keepKit(last = "Next"): Promise<string> {
  await seen(heading("Keep your recovery kit"));
  const kit = readKitOnPage();
  await button("Next").click();
  await kitField.fill(kit);
  await button(last).click();
  return kit;
}

async function begin() {
  await button("Seal my words").click();
  await field("Your password").fill(password);
  await button("Confirm").click();
  await typePassphrase();
  const kit = await keepKit();
  await field("The sentence").fill(sentence);
  await button("Seal my words").click();
  return kit;
}

async function unlock(typed: string) {
  await field("Passphrase or recovery kit").fill(typed);
  await button("Unlock").click();
}

const isSealed = () => seen(heading("Your words are sealed").first());

/** Seals what a person has by the calls alone, with a kit that opens at once. */
async function sealAtOnce({ device, userId }: Person) {
  const { request, kit } = await makeSeal(userId);
  expect((await device.call(api.beginSealing, { body: request })).status).toBe(200);
  return formatKit(kit);
}

const opensWith = async (device: Caller, typed: string) =>
  (await openSeal(await sealOf(device), secretsOf(typed))).ok;

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
  await field("Your password").fill(password);
  await button("Confirm").click();
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
  await field("Your password").fill(password);
  await button("Confirm").click();
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
  await field("Passphrase or recovery kit").fill(kit);
  await button("Next").click();
  await field("Your password").fill(password);
  await button("Confirm").click();
  await seen(field("Passphrase, once more"));
  await expectUsername(person);
});

const expectUsername = ({ universeName }: Person) =>
  expect
    .poll(() => document.querySelector<HTMLInputElement>("form [name=username]")?.value)
    .toBe(`Sealed words of ${universeName}`);

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

test("a new passphrase and a new kit take the place of the earlier ones", async ({
  openPerson,
  openAfresh,
}) => {
  const person = await openPerson();
  const earlier = await sealAtOnce(person);
  await openAfresh("/sealed-words");
  await unlock(earlier);
  await isSealed();

  await button("Change the passphrase").click();
  await field("Passphrase or recovery kit").fill("nobody ever chose this");
  await button("Next").click();
  await expect.element(field("Passphrase or recovery kit")).toHaveAccessibleDescription(/does not open/);
  await field("Passphrase or recovery kit").fill(earlier);
  await button("Next").click();
  await field("Your password").fill(password);
  await button("Confirm").click();
  await field("Passphrase").fill(phrase);
  await field("Passphrase, once more").fill(phrase);
  await button("Save passphrase").click();
  await seen(page.getByText("It opens your words from now on, and the earlier one does not."));
  await expect.element(page.getByRole("list", { name: "What opens your words" })).toHaveFocus();
  expect(await opensWith(person.device, phrase)).toBe(true);

  await button("New kit").click();
  await field("Passphrase or recovery kit").fill(phrase);
  await button("Next").click();
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
  await openAfresh("/sealed-words");
  await unlock(kit);
  await isSealed();
  await button("New kit").click();
  await field("Passphrase or recovery kit").fill(kit);
  await button("Next").click();
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
  await openAfresh("/sealed-words");
  await unlock(earlier);
  await isSealed();
  await button("Make a new key").click();
  await field("Passphrase or recovery kit").fill(earlier);
  await button("Next").click();
  await field("Your password").fill(password);
  await button("Confirm").click();
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

test("the way back gives the words to the server again, and the keys go from this device", async ({
  openPerson,
  openAfresh,
}) => {
  const person = await openPerson();
  const before = await told(person.device);
  const kit = await sealAtOnce(person);
  await openAfresh("/sealed-words");
  await unlock(kit);
  await isSealed();
  await button("Unseal my words").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unseal my words" }).click();
  await seen(heading("Before you begin"));
  expect((await sealOf(person.device)).state).toBe("open");
  expect(sealsWords(person.userId)).toBe(false);
  const canaries = (text: string) => [...text.matchAll(/Canary [\w ]+/g)].map(([word]) => word).sort();
  expect(canaries(await told(person.device))).toEqual(canaries(before));
});

test("no device opens words because a server says so, before its person has said it there too", async ({
  openPerson,
  openAfresh,
}) => {
  const person = await openPerson();
  const kit = await sealAtOnce(person);
  await openAfresh("/sealed-words");
  await unlock(kit);
  await isSealed();
  await person.device.call(api.beginOpening);
  await openAfresh("/sealed-words");
  await unlock(kit);
  await seen(page.getByText(/If it was not you, do nothing/));
  expect(await told(person.device)).not.toMatch(/Canary/);
  await button("Unseal my words").click();
  await seen(heading("Before you begin"));
  expect(await told(person.device)).toMatch(/Canary note 1/);
});

test("what a person has said on a device of opening their words is not said of words that have another key", async ({
  openPerson,
  openAfresh,
}) => {
  const person = await openPerson();
  const earlier = await sealAtOnce(person);
  await openAfresh("/sealed-words");
  await unlock(earlier);
  await isSealed();
  noteOpeningWanted(person.userId);
  const { request, kit } = await makeSeal(person.userId, { epoch: 2 });
  expect((await person.device.call(api.rotateSeal, { body: request })).status).toBe(200);
  await openAfresh("/sealed-words");
  await unlock(formatKit(kit));
  await seen(page.getByText(/^One key is here/));
  await unlock(earlier);
  await isSealed();
  await person.device.call(api.beginOpening);
  await openAfresh("/sealed-words");
  await unlock(formatKit(kit));
  await seen(page.getByText(/If it was not you, do nothing/));
  expect(await told(person.device)).not.toMatch(/Canary/);
});

test("a device that has only the new key gets the earlier one too, and then goes on", async ({
  openPerson,
  openAfresh,
}) => {
  const person = await openPerson();
  const earlier = await sealAtOnce(person);
  await openAfresh("/sealed-words");
  await unlock(earlier);
  await isSealed();
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
  await openAfresh("/sealed-words");
  await unlock(kit);
  await isSealed();
  await button("Add a passkey").click();
  await field("Passphrase or recovery kit").fill(kit);
  await button("Next").click();
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
  await openAfresh("/sealed-words");
  await unlock(kit);
  await isSealed();
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
