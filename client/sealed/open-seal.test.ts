import { describe, expect, it } from "vitest";
import { formatKit } from "#domain/sealed/kit.ts";
import type { Seal, Slot } from "#domain/sealed/seal.ts";
import { quickPassphraseKey } from "../../testing/quick-passphrase-key.ts";
import { makeSeal, passphrase } from "../../testing/sealed.ts";
import { isRightKey } from "./crypto/check.ts";
import { slotsBy } from "./crypto/slots-by.ts";
import { keyringFrom, secretsOf } from "./open-seal.ts";
import { openSealBy, type SealToOpen } from "./open-seal-by.ts";

/** What opens which slot is decided by the texts alone: crypto/slots.test.ts and crypto/vectors.test.ts prove the slow hash. */
const { openSlot } = slotsBy(quickPassphraseKey);
const openSeal = (what: SealToOpen, secrets: Parameters<typeof openSealBy>[2]) =>
  openSealBy(openSlot, what, secrets);

const userId = "ada";
const made = await makeSeal(userId, { key: quickPassphraseKey });
const { seal } = made;

/** Why it does not open; the epochs that it opens otherwise. */
async function open(typed: string, what: SealToOpen = seal) {
  const opened = await openSeal(what, secretsOf(typed));
  return opened.ok ? [...opened.masters.keys()].sort() : opened.reason;
}

const withSlots = (change: (slot: Slot) => object): Seal => ({
  ...seal,
  slots: seal.slots.map((slot) => ({ ...slot, ...change(slot) }) as Slot),
});

describe("what a person types", () => {
  it("opens their words as a passphrase, in any normal form, and as a kit with O for 0", async () => {
    expect(await open(passphrase)).toEqual([1]);
    expect(await open(` ${passphrase.replace(" ", "\u2003 ")}`)).toEqual([1]);
    const typed = formatKit(made.kit).toLowerCase().replaceAll("-", " ");
    expect(await open(typed.replaceAll("0", "O").replaceAll("1", "l"))).toEqual([1]);
    expect(await open("four loud words of theirs")).toBe("wrong");
  });

  it("gives keys that are those of the seal, and leaves no master key behind", async () => {
    const opened = await openSeal(seal, secretsOf(passphrase));
    if (!opened.ok) throw new Error(opened.reason);
    const keyring = await keyringFrom("ben", userId, opened.masters);
    expect(keyring).toMatchObject({ userId: "ben", sealedFor: userId, epochs: [{ epoch: 1 }] });
    expect(await isRightKey(keyring.epochs[0] as never, userId, seal.epochs[0]?.check ?? "")).toBe(true);
    for (const master of opened.masters.values()) expect([...master]).toEqual(Array(32).fill(0));
  });
});

const kit = formatKit(made.kit);

describe("what a server can do", () => {
  it("gets nothing out of a passphrase with parameters that are too weak", async () => {
    const weak = withSlots(({ kind, parameters }) =>
      kind === "passphrase" ? { parameters: { ...parameters, memory: 8, passes: 1 } } : {},
    );
    expect(await open(passphrase, weak)).toBe("weak");
    expect(await open("four loud words of theirs", weak)).toBe("weak");
    expect(await open(kit, weak)).toEqual([1]);
  });

  it("cannot give a key of another seal, another person's slots, or a check that does not fit", async () => {
    const slots = seal.slots.filter(({ kind }) => kind === "recovery");
    const mine = { ...seal, slots };
    const other = await makeSeal("ben", { typed: null });
    expect(await open(kit, mine)).toEqual([1]);
    expect(await open(kit, { ...mine, slots: other.seal.slots })).toBe("wrong");
    expect(await open(kit, { ...mine, sealedFor: "ben" })).toBe("wrong");
    expect(await open(formatKit(other.kit), { ...other.seal, epochs: seal.epochs })).toBe("damaged");
    const [slot] = slots as [Slot];
    const damaged = `${slot.wrapped.slice(0, -1)}${slot.wrapped.endsWith("A") ? "B" : "A"}`;
    expect(await open(kit, { ...mine, slots: [{ ...slot, wrapped: damaged }] })).toBe("wrong");
  });
});

describe("with two keys", () => {
  it("opens all that it can, and needs the later one", async () => {
    const [first, next] = [
      await makeSeal(userId, { typed: null }),
      await makeSeal(userId, { epoch: 2, typed: null }),
    ];
    const both: Seal = {
      ...next.seal,
      state: "rotating",
      epochs: [...first.seal.epochs, ...next.seal.epochs],
      slots: [...first.seal.slots, ...next.seal.slots],
    };
    expect(await open(formatKit(first.kit), both)).toBe("earlier");
    expect(await open(formatKit(next.kit), both)).toEqual([2]);
    const secrets = [...secretsOf(formatKit(first.kit)), ...secretsOf(formatKit(next.kit))];
    const kits = secrets.filter(({ kind }) => kind === "recovery");
    const epochsOf = async (what: SealToOpen) => {
      const opened = await openSeal(what, kits);
      return opened.ok && [...opened.masters.keys()].sort();
    };
    expect(await epochsOf(both)).toEqual([1, 2]);
    const [epoch] = first.seal.epochs as [Seal["epochs"][0]];
    expect(await epochsOf({ ...next.seal, earlier: [{ ...epoch, slots: first.seal.slots }] })).toEqual([
      1, 2,
    ]);
  });

  it("opens what waits where the words were opened elsewhere meanwhile, with the last key that the browser knows", async () => {
    const earlier = [1, 2].map(async (epoch) => {
      const { seal: known, kit: typed } = await makeSeal(userId, { epoch, typed: null });
      return { each: { ...(known.epochs[0] as Seal["epochs"][0]), slots: known.slots }, typed };
    });
    const [first, last] = await Promise.all(earlier);
    if (!first || !last) throw new Error("There are no seals.");
    const none: SealToOpen = { ...seal, epochs: [], slots: [], earlier: [first.each, last.each] };
    expect(await open(formatKit(last.typed), none)).toEqual([2]);
    expect(await open(formatKit(first.typed), none)).toBe("earlier");
  });
});
