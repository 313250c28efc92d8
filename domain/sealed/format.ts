/** The texts and lengths of docs/sealed-format.md on which sealing and opening agree; the cryptography is the client's. */

import type { SealedKind } from "./sealed-words.ts";

const product = "mood-universe/1";

/** What words are sealed as. `check` is no record: it tells a right key from a wrong one. */
export type SealedAs = SealedKind | "check";

/** A bar in an id would let two different names of records be the same text: nothing is sealed for such an id. */
export const canBeNamed = (...ids: readonly string[]): boolean => !ids.some((id) => id.includes("|"));

function joined(...parts: readonly string[]): string {
  if (!canBeNamed(...parts)) throw new Error("An id has no bar.");
  return [product, ...parts].join("|");
}

/** The additional data of sealed words: they open as the words of this record of this person alone. */
export const associatedData = (userId: string, kind: SealedAs, recordId: string, epoch: number): string =>
  joined(userId, kind, recordId, `${epoch}`);

/** The additional data of a wrapped master key. */
export const slotData = (userId: string, slotId: string): string => joined(userId, "slot", slotId);

/** The info by which HKDF derives the key of the words of a kind. */
export const wordsInfo = (kind: SealedAs): string => `${product} words ${kind}`;

/** The info by which HKDF derives the key of blind indexes. */
export const namesInfo = `${product} names`;

/** The info by which HKDF derives the key of a slot from a secret that is random, and so needs no slow hash. */
export const slotInfo = (kind: "recovery" | "passkey"): string => `${product} slot ${kind}`;

const smallBuckets = [64, 128, 256, 512];
const greatBucket = 1_024;

/** The length in bytes to which words of `length` bytes are padded, so that little can be told from it. */
export const paddedLength = (length: number): number =>
  smallBuckets.find((bucket) => length <= bucket) ?? Math.ceil(length / greatBucket) * greatBucket;

/** JSON in UTF-8, with spaces behind it, which say nothing in JSON. */
export function padWords(json: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(paddedLength(json.length)).fill(0x20);
  padded.set(json);
  return padded;
}
