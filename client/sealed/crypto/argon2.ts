/** The key of a passphrase by Argon2id (RFC 9106, version 0x13), which makes guessing slow. */

import { argon2id } from "hash-wasm";
import type { PassphraseParameters } from "#domain/sealed/seal.ts";
import { fromBase64Url } from "../../base64url.ts";
import { slotKeyOf } from "./keys.ts";

/** `passphrase` is as `usedPassphrase` makes it. */
export type PassphraseKey = (passphrase: string, parameters: PassphraseParameters) => Promise<CryptoKey>;

/** This takes a part of a second, in which nothing else runs here. It rejects without WebAssembly. */
export const passphraseKey: PassphraseKey = async (passphrase, { memory, passes, lanes, salt }) => {
  const cost = { memorySize: memory, iterations: passes, parallelism: lanes, hashLength: 32 };
  const password = new TextEncoder().encode(passphrase);
  return slotKeyOf(
    new Uint8Array(await argon2id({ password, salt: fromBase64Url(salt), ...cost, outputType: "binary" })),
  );
};
