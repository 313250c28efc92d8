/** The key of a passphrase by a hash that takes no time, for tests that are not about the slow one. */

import type { PassphraseKey } from "../client/sealed/crypto/argon2.ts";
import { slotKeyOf } from "../client/sealed/crypto/keys.ts";

/** The slow hash says nothing about what else is done with a passphrase. */
export const quickPassphraseKey: PassphraseKey = async (passphrase, { salt }) => {
  const bytes = new TextEncoder().encode(`${salt} ${passphrase}`);
  return slotKeyOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
};
