import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  areStrongEnough,
  beginSealingSchema,
  leastParameters,
  maxSlots,
  mostParameters,
  rotationSchema,
  slotChangeSchema,
} from "./seal.ts";
import { sealRecordsSchema } from "./seal-records.ts";

const salt = "A".repeat(22);
const argon = { kdf: "argon2id", memory: 65_536, passes: 3, lanes: 1, salt } as const;
const wrapped = "w".repeat(80);
const passphrase = (over: object = {}) => ({
  id: randomUUID(),
  kind: "passphrase",
  parameters: argon,
  wrapped,
  ...over,
});
const recovery = () => ({
  ...{ id: randomUUID(), kind: "recovery", wrapped },
  parameters: { kdf: "hkdf-sha-256", salt },
});
const check = (epoch: number) => `1.${epoch}.${"c".repeat(123)}`;
const begin = (over: object = {}) => ({
  ...{ epoch: 1, check: check(1), slots: [passphrase(), recovery()] },
  ...over,
});
const accepts = (body: object) => beginSealingSchema.safeParse(body).success;

describe("the request that begins an epoch", () => {
  it("has a check of its epoch, and a passphrase and a kit", () => {
    expect(accepts(begin())).toBe(true);
    expect(rotationSchema.safeParse(begin({ epoch: 7, check: check(7) })).success).toBe(true);
    const extra = Array.from({ length: maxSlots - 1 }, () => passphrase());
    const one = passphrase();
    for (const wrong of [
      { epoch: 2 },
      { check: check(0) },
      { check: `${check(1)}c` },
      { slots: [passphrase()] },
      { slots: [recovery()] },
      { slots: [] },
      { slots: [...extra, recovery(), recovery()] },
      { slots: [one, { ...recovery(), id: one.id }] },
    ])
      expect(accepts(begin(wrong)), JSON.stringify(wrong).slice(0, 60)).toBe(false);
  });

  it("takes the parameters of the kind of a slot alone", () => {
    const swapped = [
      { ...passphrase(), parameters: recovery().parameters },
      { ...recovery(), parameters: argon },
    ];
    for (const slot of swapped)
      expect(accepts(begin({ slots: [slot, passphrase(), recovery()] }))).toBe(false);
  });
});

describe("areStrongEnough", () => {
  const { memory, passes, lanes } = leastParameters;
  const parameters = fc.record({
    kdf: fc.constant("argon2id" as const),
    memory: fc.integer({ min: 1, max: mostParameters.memory }),
    passes: fc.integer({ min: 1, max: mostParameters.passes }),
    lanes: fc.integer({ min: 1, max: mostParameters.lanes }),
    salt: fc.integer({ min: 8, max: 64 }).map((bytes) => Buffer.alloc(bytes, 7).toString("base64url")),
  });

  it("is what the server stores, and needs all of memory, passes, lanes and salt", () => {
    fc.assert(
      fc.property(parameters, (some) => {
        const strong =
          some.memory >= memory &&
          some.passes >= passes &&
          some.lanes >= lanes &&
          Buffer.from(some.salt, "base64url").length >= leastParameters.saltBytes;
        expect(areStrongEnough(some)).toBe(strong);
        const slot = { epoch: 1, kind: "passphrase", parameters: some, wrapped };
        expect(slotChangeSchema.safeParse(slot).success).toBe(strong);
      }),
    );
  });

  it.each([
    ["memory", memory - 1],
    ["passes", passes - 1],
    ["salt", "A".repeat(20)],
  ])("refuses a %s of %s alone", (name, value) => {
    expect(areStrongEnough({ ...argon, [name]: value })).toBe(false);
  });

  it("asks for the salt of a kit too", () => {
    expect(areStrongEnough({ kdf: "hkdf-sha-256", salt })).toBe(true);
    expect(areStrongEnough({ kdf: "hkdf-sha-256", salt: "A".repeat(20) })).toBe(false);
  });
});

describe("a batch of records", () => {
  const read = (item: object) => sealRecordsSchema.safeParse({ items: [item] });
  const sealed = "1.1.AAAA";
  const nameKey = "k".repeat(43);

  it.each([
    [{ kind: "entry", sealed }, true],
    [{ kind: "entry", sealed, nameKey }, false],
    [{ kind: "tag", sealed, nameKey }, true],
    [{ kind: "tag", sealed }, false],
    [{ kind: "link", sealed, nameKey: null }, true],
    [{ kind: "reading", sealed }, false],
    [{ kind: "entry", sealed, words: { note: "Both" } }, false],
    [{ kind: "entry" }, false],
    [{ kind: "entry", words: { note: "A note" } }, true],
    [{ kind: "entry", words: { name: "A note" } }, false],
    [{ kind: "tag", words: { name: "" } }, false],
    [{ kind: "tracker", words: { name: "Sleep", unit: "h", lowLabel: null } }, true],
    [{ kind: "comparison", words: { name: "Two homes", query: "second=others" } }, true],
    [{ kind: "comparison", words: { name: "Two homes", query: "two words" } }, false],
  ])("%j: %s", (item, isRight) => {
    expect(read({ id: randomUUID(), revision: null, ...item }).success).toBe(isRight);
  });

  it("reads words as a person's are read", () => {
    const item = { id: "an-id", revision: 3, kind: "tag", words: { name: "  Work\u0301  " } };
    expect(read(item).data?.items).toEqual([{ ...item, words: { name: "Wor\u1E31".normalize("NFC") } }]);
  });

  it("replaces the key of an import, and what it said", () => {
    expect(read({ kind: "import-key", id: "2026-01-01 rad", nameKey, said: null }).success).toBe(true);
    expect(
      read({ kind: "import-key", id: "2026-01-01 rad", nameKey: "2026-01-01 rad", said: null }).success,
    ).toBe(false);
  });
});
