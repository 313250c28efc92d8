/**
 * Makes the key of a passphrase without WebAssembly, which some devices and proxies forbid, such as iPhones in lockdown
 * mode. That takes many times as long as by argon2.ts, in short steps between which the page is usable.
 */

import { argon2idAsync } from "@noble/hashes/argon2.js";
import { fromBase64Url } from "../../base64url.ts";
import type { PassphraseKey } from "./argon2.ts";
import { slotKeyOf } from "./keys.ts";

export const plainPassphraseKey: PassphraseKey = async (passphrase, { memory, passes, lanes, salt }) => {
  const cost = { m: memory, t: passes, p: lanes, dkLen: 32, asyncTick: 10 };
  const password = new TextEncoder().encode(passphrase);
  return slotKeyOf(new Uint8Array(await argon2idAsync(password, fromBase64Url(salt), cost)));
};
