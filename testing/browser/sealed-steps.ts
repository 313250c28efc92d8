/** Steps with sealed words: a person who has sealed them, and what opens them. */

import { expect } from "vitest";
import type { User } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import { sealCalls } from "#domain/calls/seal.ts";
import { hasNameKey, type SealedKind, type Words, wordNamesOf } from "#domain/sealed/sealed-words.ts";
import { nameKeyOf } from "../../client/sealed/crypto/name-key.ts";
import { sealWords } from "../../client/sealed/crypto/words.ts";
import { keysKey } from "../../client/sealed/drop-keys.ts";
import { readKept } from "../../client/sealed/kept-keys.ts";
import { makeStar } from "../make-star.ts";
import { makeSeal } from "../sealed.ts";
import type { CallReplies } from "./call-replies.ts";
import { makeUser } from "./make-replies.ts";
import { button, field } from "./page-steps.ts";
import type { Device } from "./real-app.ts";

export const wordsField = field("Passphrase or recovery kit");
const unlockButton = button("Unlock");

export async function typeToUnlock(typed: string) {
  await wordsField.fill(typed);
  await unlockButton.click();
}

export const expectUnlocked = () => expect.element(wordsField).not.toBeInTheDocument();

/** Whether the keys of a person stay in the storage of this browser. */
export const areKept = async (userId: string) =>
  (await readKept(userId, localStorage.getItem(keysKey) ?? "")) !== null;

/** A person whose words are sealed, as the server tells it. */
export async function sealFor(calls: CallReplies, options: Parameters<typeof makeSeal>[1] = {}) {
  const user: User = makeUser({ seal: "sealed" });
  const made = await makeSeal(user.id, options);
  calls.reply(sealCalls.getSeal, 200, made.seal);
  const sealedStar = async (note: string, overrides: Parameters<typeof makeStar>[0] = {}) => {
    const star = makeStar(overrides);
    return {
      ...star,
      note: null,
      sealed: await sealWords(made.keys, { userId: user.id, kind: "entry", id: star.id }, { note }),
    };
  };
  return { user, ...made, sealedStar };
}

const lists = { entry: "entries", tag: "tags", tracker: "trackers", comparison: "comparisons" } as const;

type Row = { readonly id: string; readonly revision: number } & { readonly [word: string]: unknown };

/** Seals the words of a person of the real app, as another device of theirs does. */
export async function sealOnDevice(device: Device, userId: string) {
  const made = await makeSeal(userId, { typed: null });
  const passphrase = { kdf: "argon2id", memory: 65_536, passes: 3, lanes: 1, salt: "A".repeat(22) };
  const [kit] = made.request.slots;
  // These tests type no passphrase, whose key would take a second to make.
  const slots = [kit, { ...kit, id: crypto.randomUUID(), kind: "passphrase", parameters: passphrase }];
  await device.call(api.beginSealing, { body: { ...made.request, slots } });
  const feed = (await device.call(api.listChanges)).body;
  const itemOf = async (kind: SealedKind, row: Row) => {
    const words: Words = Object.fromEntries(
      wordNamesOf(kind).map((name) => [name, (row[name] ?? null) as string]),
    );
    return {
      ...{ kind, id: row.id, revision: row.revision },
      sealed: await sealWords(made.keys, { userId, kind, id: row.id }, words),
      nameKey: hasNameKey(kind) ? await nameKeyOf(made.keys, words.name ?? "") : null,
    };
  };
  const rows = Object.entries(lists).flatMap(([kind, list]) =>
    (feed[list] as Row[])
      .filter((row) => kind !== "entry" || row.note !== null)
      .map((row) => itemOf(kind as SealedKind, row)),
  );
  await device.call(api.putSealRecords, { body: { items: await Promise.all(rows) } });
  const { status } = await device.call(api.finishSeal);
  expect(status).toBe(200);
  return made;
}
