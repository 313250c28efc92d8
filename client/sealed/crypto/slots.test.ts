import fc from "fast-check";
import { expect, test } from "vitest";
import { leastParameters, type Slot } from "#domain/sealed/seal.ts";
import { quickPassphraseKey } from "../../../testing/quick-passphrase-key.ts";
import { type SecondSlot, secondUnwrap } from "../../../testing/second-sealing.ts";
import { fromBase64Url, toBase64Url } from "../../base64url.ts";
import { passphraseKey } from "./argon2.ts";
import { keysOf, makeKit, makeMasterKey } from "./keys.ts";
import { type NewSlotSecret, type SlotSecret, slotsBy } from "./slots-by.ts";

const { makeSlot, openSlot } = slotsBy(passphraseKey);
const quick = slotsBy(quickPassphraseKey);
const wrong = { ok: false, reason: "wrong" };

async function make(secret: NewSlotSecret, by = quick) {
  const [userId, id, master] = [crypto.randomUUID(), crypto.randomUUID(), makeMasterKey()];
  const made = await by.makeSlot({ userId, id, name: null, master, secret });
  const slot: Slot = { ...made, name: null, epoch: 1, createdAt: "2026-11-27T08:00:00.000Z" };
  return { userId, master, slot };
}

const randomSecret = (): NewSlotSecret[] => [
  { kind: "passphrase", passphrase: "four quiet lantern boats" },
  { kind: "recovery", kit: makeKit() },
  { kind: "passkey", prf: makeMasterKey(), credential: "AAAA", input: toBase64Url(makeMasterKey()) },
];

test("a slot opens with what made it, for its own person and under its own id", async () => {
  for (const secret of randomSecret()) {
    const { userId, master, slot } = await make(secret);
    expect(await quick.openSlot(userId, slot, secret)).toEqual({ ok: true, master });
    expect(await quick.openSlot(slot.id, slot, secret)).toEqual(wrong);
    expect(await quick.openSlot(userId, { ...slot, id: userId }, secret)).toEqual(wrong);
  }
});

test("what is wrapped in one slot does not open in another", async () => {
  for (const [at, secret] of randomSecret().entries()) {
    const { userId, slot } = await make(secret);
    for (const other of randomSecret()) {
      const { slot: another } = await make(other);
      const swapped = { ...another, wrapped: slot.wrapped } as Slot;
      expect(await quick.openSlot(userId, swapped, other), `slot ${at}`).toEqual(wrong);
    }
  }
});

test("a slot of which any bit is flipped, or any part is cut, does not open", async () => {
  const secret: NewSlotSecret = { kind: "recovery", kit: makeKit() };
  const { userId, slot } = await make(secret);
  const wrapped = fromBase64Url(slot.wrapped);
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: wrapped.length * 8 - 1 }), fc.nat({ max: 59 }), async (bit, length) => {
      const flipped = wrapped.slice();
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      for (const damaged of [flipped, wrapped.slice(0, length)])
        expect(await quick.openSlot(userId, { ...slot, wrapped: toBase64Url(damaged) }, secret)).toEqual(
          wrong,
        );
    }),
  );
});

test("another passphrase, kit or passkey opens nothing", async () => {
  const [first, second] = [randomSecret(), randomSecret()];
  for (const [at, secret] of first.entries()) {
    const { userId, slot } = await make(secret);
    const other = second[at] as NewSlotSecret;
    const another: SlotSecret =
      other.kind === "passphrase" ? { ...other, passphrase: "four quiet lantern boat" } : other;
    expect(await quick.openSlot(userId, slot, another)).toEqual(wrong);
  }
});

test("nothing is computed of a passphrase for a slot with weak parameters", async () => {
  const secret = { kind: "passphrase", passphrase: "four quiet lantern boats" } as const;
  const { userId, slot } = await make(secret);
  if (slot.kind !== "passphrase") throw new Error("The slot is that of a passphrase.");
  let hashed = 0;
  const counted = slotsBy((...given) => {
    hashed++;
    return quickPassphraseKey(...given);
  });
  const { memory, passes, lanes } = leastParameters;
  const weaker = [
    { memory: memory - 1 },
    { passes: passes - 1 },
    { lanes: lanes - 1 },
    { salt: toBase64Url(new Uint8Array(15)) },
    { memory: 8, passes: 1_000 },
  ];
  for (const less of weaker) {
    const parameters = { ...slot.parameters, ...less };
    const opened = await counted.openSlot(userId, { ...slot, parameters }, secret);
    expect(opened, JSON.stringify(less)).toEqual({ ok: false, reason: "weak" });
  }
  expect(hashed).toBe(0);
  expect((await counted.openSlot(userId, slot, secret)).ok).toBe(true);
});

test("no slot is made for a passphrase that is too short or too long, and one of 1,000 characters is hashed whole", async () => {
  for (const passphrase of [" ".repeat(1_000), "short", "a".repeat(1_001)])
    await expect(make({ kind: "passphrase", passphrase })).rejects.toThrow("cannot be a passphrase");
  const passphrase = "🌊é".repeat(500);
  const { userId, master, slot } = await make({ kind: "passphrase", passphrase }, slotsBy(passphraseKey));
  const open = (typed: string) => openSlot(userId, slot, { kind: "passphrase", passphrase: typed });
  expect(await open(passphrase.normalize("NFD"))).toEqual({ ok: true, master });
  expect(await open(passphrase.slice(0, -1))).toEqual(wrong);
  expect(await open("   ")).toEqual(wrong);
});

test("the second implementation opens every slot that is made", async () => {
  for (const secret of randomSecret()) {
    const { userId, master, slot } = await make(secret, { makeSlot, openSlot });
    const { id, kind, parameters, wrapped } = slot;
    const second: SecondSlot & { wrapped: string } = { id, kind, parameters, wrapped };
    const given = secret.kind === "passphrase" ? secret.passphrase : bytesOf(secret);
    expect(new Uint8Array(secondUnwrap(userId, second, given))).toEqual(master);
  }
});

const bytesOf = (secret: Exclude<NewSlotSecret, { kind: "passphrase" }>) =>
  Buffer.from(secret.kind === "recovery" ? secret.kit : secret.prf);

test("a key that is overwritten while its slot is made is wrapped nevertheless, and one that was before never", async () => {
  for (const secret of randomSecret()) {
    const [userId, id, master] = [crypto.randomUUID(), crypto.randomUUID(), makeMasterKey()];
    const before = master.slice();
    const making = quick.makeSlot({ userId, id, name: null, master, secret });
    master.fill(0);
    const slot: Slot = { ...(await making), name: null, epoch: 1, createdAt: "2026-11-27T08:00:00.000Z" };
    expect(await quick.openSlot(userId, slot, secret)).toEqual({ ok: true, master: before });
    await expect(quick.makeSlot({ userId, id, name: null, master, secret })).rejects.toThrow("overwritten");
    await expect(keysOf(master, 1)).rejects.toThrow("overwritten");
  }
});

test("each slot has a salt of its own, and its parameters are the least ones or more", async () => {
  const slots = await Promise.all([...randomSecret(), ...randomSecret()].map((secret) => make(secret)));
  expect(new Set(slots.map(({ slot }) => slot.parameters.salt))).toHaveLength(6);
  expect(slots[0]?.slot.parameters).toMatchObject({ memory: 65_536, passes: 3, lanes: 1 });
});
