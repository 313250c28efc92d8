/** Slots: the master key, wrapped by something that its person remembers, keeps or carries with them. */

import { slotData, slotInfo } from "#domain/sealed/format.ts";
import { kitLength } from "#domain/sealed/kit.ts";
import { areStrongEnough, leastParameters, type NewSlot, type Slot } from "#domain/sealed/seal.ts";
import { fromBase64Url, toBase64Url } from "../../base64url.ts";
import { decrypt, encrypt } from "./aes-gcm.ts";
import { passphraseKey } from "./argon2.ts";
import { hkdf, masterKeyLength } from "./keys.ts";

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

/** `weak`: the server offers parameters that nobody may use, so that nothing is computed from the secret. */
export type OpenedSlot =
  | { readonly ok: true; readonly master: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly reason: "wrong" | "weak" };

const randomText = (length: number) => toBase64Url(crypto.getRandomValues(new Uint8Array(length)));

/** 160 random bits. */
export const makeKit = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(kitLength));

export type SlotToMake = {
  readonly userId: string;
  readonly id: string;
  /** The name by which its person knows a passkey. */
  readonly name: string | null;
  readonly master: Uint8Array<ArrayBuffer>;
  readonly secret: NewSlotSecret;
};

/** The slot as the server stores it. */
export async function makeSlot({ userId, id, name, master, secret }: SlotToMake): Promise<NewSlot> {
  const made = madeBy(secret);
  const key = await slotKey(secret, made.parameters);
  const wrapped = toBase64Url(await encrypt(key, master, slotData(userId, id)));
  return { id, name, wrapped, ...made };
}

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

/**
 * Opens a slot as the server, its stored copy or a file has it. `wrong` is also a slot that is damaged or another
 * person's: nobody can tell. Whether the master key is that of the epoch, `isRightKey` tells.
 */
export async function openSlot(userId: string, slot: Slot, secret: SlotSecret): Promise<OpenedSlot> {
  if (!areStrongEnough(slot.parameters)) return { ok: false, reason: "weak" };
  const key = await slotKey(secret, slot.parameters);
  const master = await decrypt(key, fromBase64Url(slot.wrapped), slotData(userId, slot.id));
  return master?.length === masterKeyLength ? { ok: true, master } : { ok: false, reason: "wrong" };
}

async function slotKey(secret: SlotSecret, parameters: Slot["parameters"]): Promise<CryptoKey> {
  if (secret.kind === "passphrase") {
    if (parameters.kdf !== "argon2id") throw otherKind();
    const bytes = await passphraseKey(secret.passphrase, parameters);
    const key = await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
    bytes.fill(0);
    return key;
  }
  if (parameters.kdf === "argon2id") throw otherKind();
  const random = secret.kind === "recovery" ? secret.kit : secret.prf;
  const base = await crypto.subtle.importKey("raw", random, "HKDF", false, ["deriveKey"]);
  const derivation = { ...hkdf(slotInfo(secret.kind)), salt: fromBase64Url(parameters.salt) };
  return crypto.subtle.deriveKey(derivation, base, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}

const otherKind = () => new Error("The secret is of another kind than the slot.");
