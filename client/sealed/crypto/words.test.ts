import { expect, test } from "vitest";
import { passphraseKey } from "./argon2.ts";
import { isRightKey, makeCheck } from "./check.ts";
import { type EpochKeys, keysOf, makeKit, makeMasterKey } from "./keys.ts";
import { importKeyOf, nameKeyOf } from "./name-key.ts";
import { slotsBy } from "./slots-by.ts";
import { CannotOpen, openWords, type RecordName, sealWords } from "./words.ts";

const { makeSlot, openSlot } = slotsBy(passphraseKey);
const userId = "0b0f6a2e-95cd-4c0a-8f5b-0a7c1f2d3e4f";
const name: RecordName = { userId, kind: "entry", id: "7d9c2a10-1111-4222-8333-944455556666" };

test("words that are sealed open again, and not for another record, person, kind or epoch", async () => {
  const master = makeMasterKey();
  const [keys, next] = [await keysOf(master, 1), await keysOf(master, 2)];
  const sealed = await sealWords(keys, name, { note: "A walk by the sea" });
  expect(sealed).toMatch(/^1\.1\.[\w-]+$/);
  expect(await openWords([keys, next], name, sealed)).toEqual({ note: "A walk by the sea" });

  const isRefused = async (keysInHand: readonly EpochKeys[], named: RecordName, text = sealed) =>
    expect(openWords(keysInHand, named, text)).rejects.toThrow(CannotOpen);
  await isRefused([keys], { ...name, id: userId });
  await isRefused([keys], { ...name, userId: name.id });
  await isRefused([keys], { ...name, kind: "tag" });
  await isRefused([keys, next], name, sealed.replace("1.1.", "1.2."));
  await isRefused([next], name);
  await isRefused([await keysOf(makeMasterKey(), 1)], name);
});

test("a check knows its key", async () => {
  const keys = await keysOf(makeMasterKey(), 3);
  const check = await makeCheck(keys, userId);
  expect(await isRightKey(keys, userId, check)).toBe(true);
  expect(await isRightKey(keys, name.id, check)).toBe(false);
  expect(await isRightKey(await keysOf(makeMasterKey(), 3), userId, check)).toBe(false);
});

test("names that are compared as equal have the same key", async () => {
  const keys = await keysOf(makeMasterKey(), 1);
  const key = await nameKeyOf(keys, "Long walk");
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await nameKeyOf(keys, " LONG walk ")).toBe(key);
  expect(await nameKeyOf(keys, "Short walk")).not.toBe(key);
  expect(await importKeyOf(keys, "key", "long walk")).not.toBe(key);
  expect(await importKeyOf(keys, "key", "x")).not.toBe(await importKeyOf(keys, "said", "x"));
  expect(await importKeyOf(keys, "key", "X")).not.toBe(await importKeyOf(keys, "key", "x"));
});

test("a slot gives the master key back to what made it, and to nothing else", async () => {
  const master = makeMasterKey();
  const [kit, prf] = [makeKit(), makeMasterKey()];
  const secrets = [
    { kind: "passphrase", passphrase: "four quiet lantern boats" },
    { kind: "recovery", kit },
    { kind: "passkey", prf, credential: "AAAA", input: "A".repeat(43) },
  ] as const;
  for (const secret of secrets) {
    const made = await makeSlot({ userId, id: name.id, name: null, master, secret });
    const slot = { epoch: 1, createdAt: "2026-11-27T08:00:00.000Z", ...made, name: null };
    expect(await openSlot(userId, slot, secret)).toEqual({ ok: true, master });
    const wrong = { ok: false, reason: "wrong" };
    expect(await openSlot(name.id, slot, secret)).toEqual(wrong);
    expect(await openSlot(userId, { ...slot, id: userId }, secret)).toEqual(wrong);
  }
});
