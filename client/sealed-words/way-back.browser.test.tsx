/** The way back from sealed words, on the real app. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { formatKit } from "#domain/sealed/kit.ts";
import { button, heading, seen } from "../../testing/browser/page-steps.ts";
import { expect } from "../../testing/browser/real-app-test.tsx";
import {
  isSealed,
  openUnlocked,
  sealAtOnce,
  sealOf,
  test,
  told,
  unlock,
} from "../../testing/browser/sealing-steps.ts";
import { makeSeal } from "../../testing/sealed.ts";
import { sealsWords } from "../sealed/seal-state.ts";
import { noteOpeningWanted } from "../sealed/work/consent.ts";

test("the way back gives the words to the server again, and the keys go from this device", async ({
  openPerson,
  openAfresh,
}) => {
  const person = await openPerson();
  const before = await told(person.device);
  const kit = await sealAtOnce(person);
  await openUnlocked(openAfresh, kit);
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
  await openUnlocked(openAfresh, kit);
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
  await openUnlocked(openAfresh, earlier);
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
