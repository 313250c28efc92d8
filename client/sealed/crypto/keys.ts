/** The keys of one epoch. All are derived from a master key, and none can be read once it is here. */

import { namesInfo, type SealedAs, wordsInfo } from "#domain/sealed/format.ts";
import { kitLength } from "#domain/sealed/kit.ts";

export type EpochKeys = {
  readonly epoch: number;
  /** The other keys are derived from this one, which a browser can store without being able to read it. */
  readonly base: CryptoKey;
};

const masterKeyLength = 32;

/** These bytes open everything: callers overwrite them (`fill(0)`) as soon as they are not needed. */
export const makeMasterKey = (): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(masterKeyLength));

/** The 160 random bits of a recovery kit. */
export const makeKit = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(kitLength));

/** False for a key that was overwritten already: nothing must be sealed with it. */
export const isMasterKey = (bytes: Uint8Array): boolean =>
  bytes.length === masterKeyLength && bytes.some((byte) => byte !== 0);

export function requireMaster(master: Uint8Array) {
  if (!isMasterKey(master)) throw new Error("A master key has 32 bytes, and was not overwritten.");
}

export async function keysOf(master: Uint8Array<ArrayBuffer>, epoch: number): Promise<EpochKeys> {
  requireMaster(master);
  return { epoch, base: await crypto.subtle.importKey("raw", master, "HKDF", false, ["deriveKey"]) };
}

/** RFC 5869 without a salt, because the master key is random. */
export const hkdf = (info: string): HkdfParams => ({
  ...{ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(0) },
  info: new TextEncoder().encode(info),
});

export const aes256: AesKeyGenParams = { name: "AES-GCM", length: 256 };

/** The key of a slot from its 32 bytes, which are overwritten. */
export async function slotKeyOf(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const key = await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
  bytes.fill(0);
  return key;
}

/** Deriving a key takes as long as opening a record. */
const derivedKeys = new WeakMap<CryptoKey, Map<string, Promise<CryptoKey>>>();

function derived({ base }: EpochKeys, info: string, derive: () => Promise<CryptoKey>): Promise<CryptoKey> {
  const ofBase = derivedKeys.get(base) ?? new Map<string, Promise<CryptoKey>>();
  derivedKeys.set(base, ofBase);
  const key = ofBase.get(info) ?? derive();
  ofBase.set(info, key);
  return key;
}

export function wordsKey(keys: EpochKeys, kind: SealedAs): Promise<CryptoKey> {
  const info = wordsInfo(kind);
  return derived(keys, info, () =>
    crypto.subtle.deriveKey(hkdf(info), keys.base, aes256, false, ["encrypt", "decrypt"]),
  );
}

export const namesKey = (keys: EpochKeys): Promise<CryptoKey> =>
  derived(keys, namesInfo, () =>
    crypto.subtle.deriveKey(
      hkdf(namesInfo),
      keys.base,
      { name: "HMAC", hash: "SHA-256", length: 256 },
      false,
      ["sign"],
    ),
  );
