/**
 * A second implementation of docs/sealed-format.md, written from that page on Node's own cryptography. It shares no code
 * with the product, so that a mistake of one is not one of the other, too.
 */

import {
  argon2Sync,
  type BinaryLike,
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
} from "node:crypto";

export type Named = {
  readonly userId: string;
  readonly kind: string;
  readonly recordId: string;
  readonly epoch: number;
};

export const bytes = (base64url: string) => Buffer.from(base64url, "base64url");

export const derive = (master: BinaryLike, info: string, salt: BinaryLike = Buffer.alloc(0)) =>
  Buffer.from(hkdfSync("sha256", master, salt, info, 32));

function encrypt(key: Buffer, nonce: Buffer, plain: Buffer, data: string): Buffer {
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(data));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws unless the message fits. */
function decrypt(key: Buffer, message: Buffer, data: string): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, message.subarray(0, 12));
  decipher.setAAD(Buffer.from(data)).setAuthTag(message.subarray(-16));
  return Buffer.concat([decipher.update(message.subarray(12, -16)), decipher.final()]);
}

const wordsData = ({ userId, kind, recordId, epoch }: Named) =>
  `mood-universe/1|${userId}|${kind}|${recordId}|${epoch}`;

function pad(json: string): Buffer {
  const length = Buffer.byteLength(json);
  const bucket = [64, 128, 256, 512].find((size) => length <= size) ?? Math.ceil(length / 1024) * 1024;
  return Buffer.concat([Buffer.from(json), Buffer.alloc(bucket - length, " ")]);
}

export function secondSeal(master: Buffer, name: Named, words: object, nonce: Buffer): string {
  const key = derive(master, `mood-universe/1 words ${name.kind}`);
  const message = encrypt(key, nonce, pad(JSON.stringify(words)), wordsData(name));
  return `1.${name.epoch}.${message.toString("base64url")}`;
}

export function secondOpen(master: Buffer, name: Named, sealed: string): unknown {
  const [version, epoch, message = ""] = sealed.split(".");
  if (version !== "1" || Number(epoch) !== name.epoch) throw new Error("Another version or epoch.");
  const key = derive(master, `mood-universe/1 words ${name.kind}`);
  return JSON.parse(decrypt(key, bytes(message), wordsData(name)).toString());
}

export const secondIndex = (master: Buffer, text: string) =>
  createHmac("sha256", derive(master, "mood-universe/1 names")).update(text).digest("base64url");

export const secondNameKey = (master: Buffer, name: string) => {
  const visible = name.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  const folded = visible.toLowerCase().toUpperCase().toLowerCase();
  return secondIndex(master, folded.normalize("NFKC").trim());
};

export const secondPassphrase = (typed: string) =>
  typed
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKC")
    .split(/[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+/)
    .filter((part) => part !== "")
    .join(" ");

type SlotParameters = {
  readonly kdf: string;
  readonly salt: string;
  readonly memory?: number;
  readonly passes?: number;
  readonly lanes?: number;
};

/** `secret` is the passphrase as it was typed, or the bytes of the kit or of the passkey. */
function slotKey(kind: string, parameters: SlotParameters, secret: string | Buffer): Buffer {
  const { kdf, salt, memory = 0, passes = 0, lanes = 0 } = parameters;
  if (typeof secret !== "string") return derive(secret, `mood-universe/1 slot ${kind}`, bytes(salt));
  if (kdf !== "argon2id") throw new Error("Another function.");
  return argon2Sync("argon2id", {
    ...{ message: secondPassphrase(secret), nonce: bytes(salt), tagLength: 32 },
    ...{ memory, passes, parallelism: lanes },
  });
}

export type SecondSlot = {
  readonly id: string;
  readonly kind: string;
  readonly parameters: SlotParameters;
};

const slotData = (userId: string, { id }: SecondSlot) => `mood-universe/1|${userId}|slot|${id}`;

export const secondUnwrap = (
  userId: string,
  slot: SecondSlot & { readonly wrapped: string },
  secret: string | Buffer,
) => decrypt(slotKey(slot.kind, slot.parameters, secret), bytes(slot.wrapped), slotData(userId, slot));

/** The 20 bytes of a kit that is written without mistakes. */
export function secondKit(written: string): Buffer {
  const symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const data = written.split("-").map((group) => group.slice(0, 4));
  const bits = [...data.join("")].map((symbol) => symbols.indexOf(symbol).toString(2).padStart(5, "0"));
  return Buffer.from(
    BigInt(`0b${bits.join("")}`)
      .toString(16)
      .padStart(40, "0"),
    "hex",
  );
}
