import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { SealedAs } from "#domain/sealed/format.ts";
import { formatKit, readKit } from "#domain/sealed/kit.ts";
import { usedPassphrase } from "#domain/sealed/passphrase.ts";
import type { Slot } from "#domain/sealed/seal.ts";
import type { Words } from "#domain/sealed/sealed-words.ts";
import {
  bytes,
  derive,
  secondIndex,
  secondKit,
  secondNameKey,
  secondOpen,
  secondPassphrase,
  secondSeal,
  secondUnwrap,
} from "../../../testing/second-sealing.ts";
import { fromBase64Url, toBase64Url } from "../../base64url.ts";
import { passphraseKey } from "./argon2.ts";
import { isRightKey } from "./check.ts";
import { keysOf, makeMasterKey } from "./keys.ts";
import { importKeyOf, nameKeyOf } from "./name-key.ts";
import { openSlot } from "./slots.ts";
import { type SlotSecret, slotsBy } from "./slots-by.ts";
import { CannotOpen, openWords } from "./words.ts";

type Place = { readonly kind: SealedAs; readonly recordId: string; readonly epoch: number };
type Sealed = Place & { readonly sealed: string };

type Vectors = {
  readonly userId: string;
  readonly epochs: readonly { epoch: number; master: string; check: string }[];
  readonly keys: readonly { epoch: number; info: string; key: string }[];
  readonly words: readonly (Sealed & { words: Words })[];
  readonly refused: readonly (Sealed & { why: string })[];
  readonly names: readonly { name: string; nameKey: string }[];
  readonly imports: readonly { purpose: "key" | "said"; text: string; key: string }[];
  readonly passphrases: readonly { typed: string; used: string }[];
  readonly kits: readonly { kit: string; written: string }[];
  readonly slots: readonly { epoch: number; passphrase?: string; kit?: string; prf?: string; slot: Slot }[];
};

const file = new URL("../../../docs/sealed-format/vectors.json", import.meta.url);
const vectors: Vectors = JSON.parse(readFileSync(file, "utf8"));
const { userId, epochs } = vectors;

const masterOf = (epoch: number) => epochs.find((each) => each.epoch === epoch)?.master ?? "";
const allKeys = await Promise.all(epochs.map(({ epoch, master }) => keysOf(fromBase64Url(master), epoch)));
const [firstKeys = await keysOf(makeMasterKey(), 1)] = allKeys;
const second = (epoch: number) => bytes(masterOf(epoch));
const nonceOf = (sealed: string) => bytes(sealed.split(".")[2] ?? "").subarray(0, 12);

describe("of the vectors of the format", () => {
  test.each(vectors.words)("the words of $kind $recordId open", async ({ words, sealed, ...place }) => {
    expect(await openWords(allKeys, { userId, kind: place.kind, id: place.recordId }, sealed)).toEqual(words);
    expect(secondOpen(second(place.epoch), { userId, ...place }, sealed)).toEqual(words);
    expect(secondSeal(second(place.epoch), { userId, ...place }, words, nonceOf(sealed))).toBe(sealed);
  });

  test.each(vectors.refused)("$why does not open", async ({ kind, recordId, sealed }) => {
    await expect(openWords(allKeys, { userId, kind, id: recordId }, sealed)).rejects.toThrow(CannotOpen);
  });

  test.each(vectors.keys)("the key $info is derived", ({ epoch, info, key }) => {
    expect(derive(second(epoch), info).toString("base64url")).toBe(key);
  });

  test("each check knows the key of its epoch alone", async () => {
    for (const { epoch, check } of epochs) {
      const known = await Promise.all(allKeys.map((keys) => isRightKey(keys, userId, check)));
      expect(known).toEqual(allKeys.map((keys) => keys.epoch === epoch));
      const name = { userId, kind: "check", recordId: userId, epoch };
      expect(secondOpen(second(epoch), name, check)).toEqual({ check: "mood-universe" });
    }
  });

  test("names and texts of imports have their indexes", async () => {
    for (const { name, nameKey } of vectors.names) {
      expect(await nameKeyOf(firstKeys, name), name).toBe(nameKey);
      expect(secondNameKey(second(1), name), name).toBe(nameKey);
    }
    for (const { purpose, text, key } of vectors.imports) {
      expect(await importKeyOf(firstKeys, purpose, text)).toBe(key);
      expect(secondIndex(second(1), `\0import ${purpose}\0${text}`)).toBe(key);
    }
  });

  test("passphrases are used in their one form", () => {
    for (const { typed, used } of vectors.passphrases) {
      expect(usedPassphrase(typed)).toBe(used);
      expect(secondPassphrase(typed)).toBe(used);
    }
  });

  test("kits are written and read", () => {
    for (const { kit, written } of vectors.kits) {
      expect(formatKit(fromBase64Url(kit))).toBe(written);
      expect(readKit(written)).toEqual({ ok: true, kit: fromBase64Url(kit) });
      expect(secondKit(written).toString("base64url")).toBe(kit);
    }
  });

  test.each(vectors.slots)("the slot $slot.kind of epoch $epoch opens", async (vector) => {
    const { epoch, slot, passphrase, kit, prf } = vector;
    const secret = ofProduct(vector);
    // Node has no workers of pages, so that the page's way makes the key without WebAssembly.
    for (const open of [slotsBy(passphraseKey).openSlot, openSlot]) {
      const opened = await open(userId, slot, secret);
      expect(opened.ok && toBase64Url(opened.master)).toBe(masterOf(epoch));
    }
    const otherwise = passphrase ?? (kit ? secondKit(kit) : bytes(prf ?? ""));
    expect(secondUnwrap(userId, slot, otherwise).toString("base64url")).toBe(masterOf(epoch));
  });
});

function ofProduct({ passphrase, kit, prf }: Vectors["slots"][number]): SlotSecret {
  if (passphrase !== undefined) return { kind: "passphrase", passphrase };
  if (prf !== undefined) return { kind: "passkey", prf: fromBase64Url(prf) };
  const read = readKit(kit ?? "");
  if (!read.ok) throw new Error("The kit of a vector has no mistake.");
  return { kind: "recovery", kit: read.kit };
}
