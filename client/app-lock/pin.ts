/** Hashes of PINs, with the cost that the server gives passwords: 19 MiB, a part of a second. */

import { argon2idAsync } from "@noble/hashes/argon2.js";
import { fromBase64Url, toBase64Url } from "../base64url.ts";
import type { WayToOpen } from "./lock-record.ts";

type Pin = Extract<WayToOpen, { kind: "pin" }>;

/** RFC 9106 and the OWASP Password Storage Cheat Sheet. The memory is in KiB; the page stays usable meanwhile. */
const cost = { t: 2, m: 19_456, p: 1, dkLen: 32, asyncTick: 10 } as const;

const hash = async (pin: string, salt: Uint8Array) =>
  toBase64Url(new Uint8Array(await argon2idAsync(pin, salt, cost)));

export async function makePin(pin: string): Promise<Pin> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { kind: "pin", salt: toBase64Url(salt), hash: await hash(pin, salt) };
}

export const isRightPin = async (pin: string, way: Pin): Promise<boolean> =>
  (await hash(pin, fromBase64Url(way.salt))) === way.hash;
