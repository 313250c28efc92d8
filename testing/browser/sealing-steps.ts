/** The steps by which people seal their words, on the real app. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { formatKit } from "#domain/sealed/kit.ts";
import type { Seal } from "#domain/sealed/seal.ts";
import { openSeal, secretsOf } from "../../client/sealed/open-seal.ts";
import {
  addStar,
  importStars,
  makeAccount,
  makeFeeling,
  makeLink,
  makeTag,
  makeTracker,
  password,
  signIn,
} from "../make.ts";
import { makeSeal } from "../sealed.ts";
import type { Caller } from "../visitor.ts";
import { button, field, heading, seen } from "./page-steps.ts";
import { test as base, expect } from "./real-app-test.tsx";

export const phrase = "violet harbour tea kettle";
export const sentence = "if i lose my passphrase and my kit my words are gone for good";

export type Person = { readonly device: Caller; readonly userId: string; readonly universeName: string };

export const test = base.extend<{ openPerson: () => Promise<Person> }>({
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

export const told = async (device: Caller) => {
  const calls = [
    device.call(api.listChanges, { query: { form: "2" } }),
    device.call(api.listBin),
    device.call(api.listLinks),
  ];
  return (await Promise.all(calls)).map(({ text }) => text).join("\n");
};
export const sealOf = async (device: Caller): Promise<Seal> => (await device.call(api.getSeal)).body;

export const readKitOnPage = () =>
  page
    .getByRole("list", { name: "The code of your recovery kit" })
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent)
    .join("-");

export const kitField = field("The code of your kit");

export async function typePassphrase(typed = phrase) {
  await field("Passphrase").fill(typed);
  await field("Passphrase, once more").fill(typed);
  await button("Next").click();
}

/** Makes a kit and types it back; resolves to its code. */
export async function keepKit(last = "Next"): Promise<string> {
  await seen(heading("Keep your recovery kit"));
  const kit = readKitOnPage();
  await button("Next").click();
  await kitField.fill(kit);
  await button(last).click();
  return kit;
}

export async function begin() {
  await button("Seal my words").click();
  await confirmByPassword();
  await typePassphrase();
  const kit = await keepKit();
  await field("The sentence").fill(sentence);
  await button("Seal my words").click();
  return kit;
}

export async function unlock(typed: string) {
  await field("Passphrase or recovery kit").fill(typed);
  await button("Unlock").click();
}

export const isSealed = () => seen(heading("Your words are sealed").first());

/** Seals what a person has by the calls alone, with a kit that opens at once. */
export async function sealAtOnce({ device, userId }: Person) {
  const { request, kit } = await makeSeal(userId);
  expect((await device.call(api.beginSealing, { body: request })).status).toBe(200);
  return formatKit(kit);
}

export const opensWith = async (device: Caller, typed: string) =>
  (await openSeal(await sealOf(device), secretsOf(typed))).ok;

/** Opens the page of sealed words on a device that knows nothing, and unlocks it there. */
export async function openUnlocked(openAfresh: (path: string) => Promise<unknown>, typed: string) {
  await openAfresh("/sealed-words");
  await unlock(typed);
  await isSealed();
}

/** Proves that it is the person, by the password of their account. */
export async function confirmByPassword() {
  await field("Your password").fill(password);
  await button("Confirm").click();
}

/** Opens the key once more, before something about it changes. */
export async function proveWords(typed: string) {
  await field("Passphrase or recovery kit").fill(typed);
  await button("Next").click();
}
