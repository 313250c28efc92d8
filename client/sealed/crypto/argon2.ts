/** Argon2id of RFC 9106, version 0x13: makes guessing a passphrase slow. */

import { argon2idAsync } from "@noble/hashes/argon2.js";
import { usedPassphrase } from "#domain/sealed/passphrase.ts";
import type { PassphraseParameters } from "#domain/sealed/seal.ts";
import { fromBase64Url } from "../../base64url.ts";

/** The 32 bytes of the slot's key. It takes a second or more. */
export async function passphraseKey(
  passphrase: string,
  { memory, passes, lanes, salt }: PassphraseParameters,
): Promise<Uint8Array<ArrayBuffer>> {
  const cost = { m: memory, t: passes, p: lanes, dkLen: 32, asyncTick: 10 };
  const typed = new TextEncoder().encode(usedPassphrase(passphrase));
  return new Uint8Array(await argon2idAsync(typed, fromBase64Url(salt), cost));
}
