import fc from "fast-check";
import { expect, test } from "vitest";
import { associatedData, type SealedAs } from "#domain/sealed/format.ts";
import { leastParameters } from "#domain/sealed/seal.ts";
import { sealedLimit, sealedSchema } from "#domain/sealed/sealed-text.ts";
import { sealedKinds, type Words, wordNamesOf } from "#domain/sealed/sealed-words.ts";
import { anyCharacter } from "../../../testing/any-character.ts";
import { secondNameKey, secondOpen } from "../../../testing/second-sealing.ts";
import { fromBase64Url, toBase64Url } from "../../base64url.ts";
import { encrypt } from "./aes-gcm.ts";
import { passphraseKey } from "./argon2.ts";
import { isRightKey, makeCheck } from "./check.ts";
import { keysOf, makeMasterKey, namesKey, wordsKey } from "./keys.ts";
import { importKeyOf, nameKeyOf } from "./name-key.ts";
import { openAll } from "./open-all.ts";
import { CannotOpen, openWords, type RecordName, sealWords } from "./words.ts";

const masters = [makeMasterKey(), makeMasterKey()] as const;
const keys = [await keysOf(masters[0], 1), await keysOf(masters[1], 2)] as const;

/** A person's clipboard can have half of a pair of surrogates. */
const texts = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: fc.constantFrom("\ud800", "\udc00", "a", " ", '"', "\\", "\0", "é") }),
);
const kinds = fc.constantFrom(...sealedKinds);
const names: fc.Arbitrary<RecordName> = fc.record({ userId: fc.uuid(), kind: kinds, id: fc.uuid() });
const epochs = fc.constantFrom(0, 1);

const wordsOf = (kind: SealedAs): fc.Arbitrary<Words> =>
  kind === "check"
    ? fc.constant({ check: "mood-universe" })
    : fc.record(
        Object.fromEntries(
          wordNamesOf(kind).map((name) => [name, name === "note" ? fc.option(texts) : texts]),
        ),
      );

const records = fc
  .tuple(names, epochs)
  .chain(([name, at]) =>
    wordsOf(name.kind).map((words) => ({ name, words, keys: keys[at] as (typeof keys)[0] })),
  );

const isRefused = (name: RecordName, sealed: string) =>
  expect(openWords(keys, name, sealed)).rejects.toThrow(CannotOpen);

test("whatever words are sealed open again, by this implementation and by the second one", async () => {
  await fc.assert(
    fc.asyncProperty(records, async ({ name, words, keys: own }) => {
      const sealed = await sealWords(own, name, words);
      expect(sealedSchema.safeParse(sealed).success).toBe(true);
      expect(await openWords(keys, name, sealed)).toEqual(words);
      const { userId, kind, id } = name;
      const master = Buffer.from(masters[own.epoch - 1] as Uint8Array);
      expect(secondOpen(master, { userId, kind, recordId: id, epoch: own.epoch }, sealed)).toEqual(words);
    }),
  );
});

test("the longest note that the product takes fits, whatever its characters", async () => {
  const name: RecordName = { userId: "u", kind: "entry", id: "e" };
  for (const character of ["\u0001", "é", "\u{1f30c}", "\ud800"]) {
    const note = character.repeat(2_000 / character.length);
    expect((await sealWords(keys[0], name, { note })).length).toBeLessThanOrEqual(sealedLimit);
  }
});

test("the same words are sealed to another text each time", async () => {
  await fc.assert(
    fc.asyncProperty(records, async ({ name, words, keys: own }) => {
      const nonces = await Promise.all(
        Array.from({ length: 8 }, async () =>
          (await sealWords(own, name, words)).split(".")[2]?.slice(0, 16),
        ),
      );
      expect(new Set(nonces)).toHaveLength(8);
    }),
    { numRuns: 20 },
  );
});

test("words do not open when any part of them is cut", async () => {
  await fc.assert(
    fc.asyncProperty(records, fc.nat(), fc.nat(), async ({ name, words, keys: own }, from, length) => {
      const sealed = await sealWords(own, name, words);
      const start = from % sealed.length;
      const cut = sealed.slice(0, start) + sealed.slice(start + 1 + (length % sealed.length));
      await isRefused(name, cut);
    }),
  );
});

test("words do not open when any bit of them is flipped", async () => {
  await fc.assert(
    fc.asyncProperty(records, fc.nat(), async ({ name, words, keys: own }, at) => {
      const [version, epoch, message = ""] = (await sealWords(own, name, words)).split(".");
      const flipped = fromBase64Url(message);
      const bit = at % (flipped.length * 8);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      await isRefused(name, `${version}.${epoch}.${toBase64Url(flipped)}`);
    }),
  );
});

test("words do not open when any character of them is another one", async () => {
  const symbols = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ \n\0é"];
  await fc.assert(
    fc.asyncProperty(records, fc.nat(), fc.constantFrom(...symbols), async (record, at, symbol) => {
      const sealed = await sealWords(record.keys, record.name, record.words);
      const place = at % sealed.length;
      fc.pre(sealed[place] !== symbol);
      await isRefused(record.name, sealed.slice(0, place) + symbol + sealed.slice(place + 1));
      await isRefused(record.name, sealed.slice(0, place) + symbol + sealed.slice(place));
    }),
  );
});

test("the words of one record open for no other record, kind, person or epoch", async () => {
  const others = fc.record({ userId: fc.uuid(), kind: kinds, id: fc.uuid() }, { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(records, others, async ({ name, words, keys: own }, other) => {
      const another = { ...name, ...other };
      fc.pre((["userId", "kind", "id"] as const).some((part) => another[part] !== name[part]));
      const sealed = await sealWords(own, name, words);
      await isRefused(another, sealed);
      await isRefused({ ...name, userId: name.id, id: name.userId }, sealed);
      await isRefused(name, sealed.replace(/^1\.\d/, `1.${3 - own.epoch}`));
      await isRefused(name, sealed.replace(/^1\.\d/, "1.3"));
    }),
  );
});

test("an id with a bar, by which one record could be read as another, is a fault", async () => {
  const sealed = sealWords(keys[0], { userId: "a|entry|b", kind: "entry", id: "c" }, { note: null });
  await expect(sealed).rejects.toThrow("bar");
});

test("sealed text of a file that is no record of words is refused alone, and no error quotes it", async () => {
  const [own] = keys;
  const name: RecordName = { userId: "u", kind: "entry", id: "e" };
  const key = await wordsKey(own, "entry");
  const data = associatedData(name.userId, name.kind, name.id, own.epoch);
  const seal = async (plain: Uint8Array<ArrayBuffer>) =>
    `1.${own.epoch}.${toBase64Url(await encrypt(key, plain, data))}`;
  const texts = [
    "my secret",
    '{"note":"my secret',
    "[1]",
    '"my secret"',
    "null",
    '{"note":1}',
    '{"note":{}}',
    "",
  ];
  const messages = [...texts.map((text) => new TextEncoder().encode(text)), new Uint8Array([0xff, 0xfe])];
  const poisoned = await Promise.all(messages.map(seal));
  for (const sealed of poisoned) {
    const error = await openWords(keys, name, sealed).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CannotOpen);
    expect(String(error)).toBe("CannotOpen: Sealed words do not open.");
  }
  const items = [...poisoned, await sealWords(own, name, { note: "A walk" })].map((sealed) => ({
    ...({ kind: "entry", id: "e", sealed } as const),
  }));
  const barred = { kind: "entry", id: "a|b", sealed: poisoned[0] as string } as const;
  const opened = await openAll([barred, ...items], { keys, userId: "u" });
  expect(opened).toEqual([null, ...poisoned.map(() => null), { note: "A walk" }]);
  expect(await openAll(items.slice(-1), { keys, userId: "u|entry" })).toEqual([null]);
});

test("errors say nothing of the words, the record or the keys", async () => {
  await fc.assert(
    fc.asyncProperty(records, async ({ name, words, keys: own }) => {
      const sealed = await sealWords(own, name, words);
      const error = await openWords(keys, { ...name, id: "other" }, sealed).catch(
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(CannotOpen);
      const said = JSON.stringify([String(error), { ...(error as CannotOpen) }]);
      expect(said).toBe('["CannotOpen: Sealed words do not open.",{"name":"CannotOpen","reason":"damaged"}]');
    }),
    { numRuns: 20 },
  );
});

test("any name has the index that the second implementation makes, and another under another key", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: anyCharacter }), async (name) => {
      const key = await nameKeyOf(keys[0], name);
      expect(key).toMatch(/^[\w-]{43}$/);
      expect(secondNameKey(Buffer.from(masters[0]), name)).toBe(key);
      expect(await nameKeyOf(keys[1], name)).not.toBe(key);
    }),
  );
});

test("no key can be read", async () => {
  const parameters = { kdf: "argon2id", ...leastParameters, salt: "A".repeat(22) } as const;
  const [own] = keys;
  const all = [
    ...[own.base, await namesKey(own), await passphraseKey("four quiet lantern boats", parameters)],
    ...(await Promise.all([...sealedKinds, "check" as const].map((kind) => wordsKey(own, kind)))),
  ];
  expect(all.map(({ extractable }) => extractable)).toEqual(all.map(() => false));
});

test("names that are compared as equal have the same index, and texts of imports have others", async () => {
  const [own] = keys;
  const key = await nameKeyOf(own, "Long walk");
  expect(await nameKeyOf(own, " LONG walk\u200b ")).toBe(key);
  const others = [
    nameKeyOf(own, "Short walk"),
    importKeyOf(own, "key", "long walk"),
    importKeyOf(own, "said", "long walk"),
    importKeyOf(own, "key", "LONG walk"),
  ];
  expect(new Set([key, ...(await Promise.all(others))])).toHaveLength(5);
});

test("a check opens with its own key, for its own person", async () => {
  const check = await makeCheck(keys[0], "one");
  const another = await keysOf(makeMasterKey(), 1);
  const known = [isRightKey(keys[0], "one", check), isRightKey(keys[0], "other", check)];
  expect(await Promise.all([...known, isRightKey(another, "one", check)])).toEqual([true, false, false]);
  const words = await sealWords(keys[0], { userId: "one", kind: "check", id: "one" }, { check: "other" });
  expect(await isRightKey(keys[0], "one", words)).toBe(false);
  expect(await isRightKey(keys[0], "one", "no check at all")).toBe(false);
});
