/** The key of a passphrase by Argon2id (RFC 9106, version 0x13), which makes guessing slow. */

import { argon2idAsync } from "@noble/hashes/argon2.js";
import { argon2id } from "hash-wasm";
import { usedPassphrase } from "#domain/sealed/passphrase.ts";
import type { PassphraseParameters } from "#domain/sealed/seal.ts";
import { fromBase64Url } from "../../base64url.ts";

export type PassphraseKey = (passphrase: string, parameters: PassphraseParameters) => Promise<CryptoKey>;

/** The key of the slot. It takes a part of a second, in which nothing else runs: pages let a worker do it. */
export const passphraseKey: PassphraseKey = async (passphrase, parameters) => {
  const bytes = await hash(new TextEncoder().encode(usedPassphrase(passphrase)), parameters);
  const key = await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
  bytes.fill(0);
  return key;
};

const keyLength = 32;

async function hash(password: Uint8Array, parameters: PassphraseParameters) {
  const { memory, passes, lanes } = parameters;
  const salt = fromBase64Url(parameters.salt);
  try {
    const cost = { memorySize: memory, iterations: passes, parallelism: lanes, hashLength: keyLength };
    return new Uint8Array(await argon2id({ password, salt, ...cost, outputType: "binary" }));
  } catch {
    // WebAssembly is off, as in the lockdown mode of iPhones. The same in JavaScript takes many times as long.
    const cost = { m: memory, t: passes, p: lanes, dkLen: keyLength };
    return new Uint8Array(await argon2idAsync(password, salt, cost));
  }
}
