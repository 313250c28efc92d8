/** Seals the words of a record, and opens them. */

import { associatedData, canBeNamed, padWords, type SealedAs } from "#domain/sealed/format.ts";
import type { Words } from "#domain/sealed/sealed-words.ts";
import { fromBase64Url, toBase64Url } from "../../base64url.ts";
import { decrypt, encrypt } from "./aes-gcm.ts";
import { type EpochKeys, wordsKey } from "./keys.ts";

/** The record whose words these are: sealed words open under its name alone. */
export type RecordName = { readonly userId: string; readonly kind: SealedAs; readonly id: string };

/** Nothing of the words, the record or the keys is in it, so that it can be reported. */
export class CannotOpen extends Error {
  override readonly name = "CannotOpen";
  /** `no-key`: the keys are of other epochs. `damaged`: these keys did not seal these words for this record. */
  readonly reason: "no-key" | "damaged";

  constructor(reason: CannotOpen["reason"]) {
    super("Sealed words do not open.");
    this.reason = reason;
  }
}

/** Base64url without padding, in the one spelling that these bytes have. */
const wireShape = /^1\.([1-9]\d{0,8})\.((?:[\w-]{4})*(?:[\w-][AQgw]|[\w-]{2}[AEIMQUYcgkosw048])?)$/;

const utf8 = new TextEncoder();

export async function sealWords(keys: EpochKeys, name: RecordName, words: Words): Promise<string> {
  const { epoch } = keys;
  const padded = padWords(utf8.encode(JSON.stringify(words)));
  const data = associatedData(name.userId, name.kind, name.id, epoch);
  return `1.${epoch}.${toBase64Url(await encrypt(await wordsKey(keys, name.kind), padded, data))}`;
}

/** `keys` are those of all epochs that the person has. Rejects with `CannotOpen`; never resolves to wrong words. */
export async function openWords(
  keys: readonly EpochKeys[],
  name: RecordName,
  sealed: string,
): Promise<Words> {
  const [, epochText, message] = wireShape.exec(sealed) ?? [];
  if (epochText === undefined || message === undefined) throw new CannotOpen("damaged");
  const epoch = Number(epochText);
  const ofEpoch = keys.find((each) => each.epoch === epoch);
  if (!ofEpoch) throw new CannotOpen("no-key");
  if (!canBeNamed(name.userId, name.id)) throw new CannotOpen("damaged");
  const data = associatedData(name.userId, name.kind, name.id, epoch);
  const plain = await decrypt(await wordsKey(ofEpoch, name.kind), fromBase64Url(message), data);
  const words = plain && readWords(plain);
  if (!words) throw new CannotOpen("damaged");
  return words;
}

/**
 * Null for what no version of the product seals, such as words of a file whose author has its key. The error of the parser
 * would quote them.
 */
function readWords(plain: Uint8Array<ArrayBuffer>): Words | null {
  try {
    const words: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plain));
    return isWords(words) ? words : null;
  } catch {
    return null;
  }
}

const isWords = (words: unknown): words is Words =>
  typeof words === "object" &&
  words !== null &&
  !Array.isArray(words) &&
  Object.values(words).every((word) => word === null || typeof word === "string");
