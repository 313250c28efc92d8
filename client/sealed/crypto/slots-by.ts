/** Slots: the master key, wrapped by something that its person remembers, keeps or carries with them. */

import { canBeNamed, slotData, slotInfo } from "#domain/sealed/format.ts";
import { passphraseProblem, usedPassphrase } from "#domain/sealed/passphrase.ts";
import { areStrongEnough, leastParameters, type NewSlot, type Slot } from "#domain/sealed/seal.ts";
import { fromBase64Url, toBase64Url } from "../../base64url.ts";
import { decrypt, encrypt } from "./aes-gcm.ts";
import type { PassphraseKey } from "./argon2.ts";
import { aes256, hkdf, isMasterKey, requireMaster } from "./keys.ts";

export type SlotSecret =
  | { readonly kind: "passphrase"; readonly passphrase: string }
  | { readonly kind: "recovery"; readonly kit: Uint8Array<ArrayBuffer> }
  | { readonly kind: "passkey"; readonly prf: Uint8Array<ArrayBuffer> };

/** `credential` is the id of the passkey, `input` what its PRF got; both are base64url. */
export type NewSlotSecret =
  | Exclude<SlotSecret, { kind: "passkey" }>
  | {
      readonly kind: "passkey";
      readonly prf: Uint8Array<ArrayBuffer>;
      readonly credential: string;
      readonly input: string;
    };

/** `weak`: the server offers parameters that are too weak, so that nothing is computed from the secret. */
export type OpenedSlot =
  | { readonly ok: true; readonly master: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly reason: "wrong" | "weak" };

const randomText = (length: number) => toBase64Url(crypto.getRandomValues(new Uint8Array(length)));

export type SlotToMake = {
  readonly userId: string;
  readonly id: string;
  /** The name by which its person knows a passkey. */
  readonly name: string | null;
  readonly master: Uint8Array<ArrayBuffer>;
  readonly secret: NewSlotSecret;
};

type Made<Each = NewSlot> = Each extends NewSlot ? Pick<Each, "kind" | "parameters"> : never;

function madeBy(secret: NewSlotSecret): Made {
  const { memory, passes, lanes, saltBytes } = leastParameters;
  const salt = randomText(saltBytes);
  const { kind } = secret;
  if (kind === "passphrase") return { kind, parameters: { kdf: "argon2id", memory, passes, lanes, salt } };
  if (kind === "recovery") return { kind, parameters: { kdf: "hkdf-sha-256", salt } };
  const { credential, input } = secret;
  return { kind, parameters: { kdf: "hkdf-sha-256", salt, credential, input } };
}

/** Makes and opens slots, with the keys of passphrases made by `passphraseKey`: in a worker, or right here. */
export function slotsBy(passphraseKey: PassphraseKey) {
  async function slotKey(secret: SlotSecret, parameters: Slot["parameters"]): Promise<CryptoKey> {
    const isSlow = parameters.kdf === "argon2id";
    if (secret.kind === "passphrase" && isSlow)
      return passphraseKey(usedPassphrase(secret.passphrase), parameters);
    if (secret.kind === "passphrase" || isSlow)
      throw new Error("The secret is of another kind than the slot.");
    return randomKey(secret, parameters.salt);
  }

  return {
    /** The slot as the server stores it. */
    async makeSlot({ userId, id, name, master, secret }: SlotToMake): Promise<NewSlot> {
      requireMaster(master);
      if (secret.kind === "passphrase" && passphraseProblem(secret.passphrase))
        throw new Error("This cannot be a passphrase.");
      const made = madeBy(secret);
      // The caller may overwrite the key while the passphrase is hashed, and a slot of zeros would open nothing.
      const copy = master.slice();
      try {
        const key = await slotKey(secret, made.parameters);
        const wrapped = toBase64Url(await encrypt(key, copy, slotData(userId, id)));
        return { id, name, wrapped, ...made };
      } finally {
        copy.fill(0);
      }
    },

    /**
     * Opens a slot as the server, its stored copy or a file has it. `wrong` is also a slot that is damaged or another
     * person's: the two cannot be told apart. `isRightKey` tells whether the master key is that of the epoch.
     */
    async openSlot(userId: string, slot: Slot, secret: SlotSecret): Promise<OpenedSlot> {
      if (!areStrongEnough(slot.parameters)) return { ok: false, reason: "weak" };
      if (!canBeNamed(userId, slot.id)) return { ok: false, reason: "wrong" };
      if (secret.kind === "passphrase" && usedPassphrase(secret.passphrase) === "")
        return { ok: false, reason: "wrong" };
      const key = await slotKey(secret, slot.parameters);
      const master = await decrypt(key, fromBase64Url(slot.wrapped), slotData(userId, slot.id));
      return master && isMasterKey(master) ? { ok: true, master } : { ok: false, reason: "wrong" };
    },
  };
}

/** A random secret needs no slow hash. */
async function randomKey(
  secret: Exclude<SlotSecret, { kind: "passphrase" }>,
  salt: string,
): Promise<CryptoKey> {
  const random = secret.kind === "recovery" ? secret.kit : secret.prf;
  const base = await crypto.subtle.importKey("raw", random, "HKDF", false, ["deriveKey"]);
  const derivation = { ...hkdf(slotInfo(secret.kind)), salt: fromBase64Url(salt) };
  return crypto.subtle.deriveKey(derivation, base, aes256, false, ["encrypt", "decrypt"]);
}
