/** The rules of passphrases. Unlike a password, a passphrase is the same however a keyboard writes it. */

import { visibleText } from "../accounts/names.ts";

/** Code points of the passphrase as it is used. The server cannot count tries: a thief of the slot guesses as fast as their machines can. */
export const passphraseLength = { min: 12, max: 1_000 } as const;

/**
 * The passphrase from which the key is made: in NFKC, without invisible characters such as those that make an emoji
 * colourful, and with one space for any white space between words. Case counts.
 */
export const usedPassphrase = (typed: string): string =>
  visibleText(typed).normalize("NFKC").replace(/\s+/g, " ").trim();

/** Why this cannot be a passphrase; null if it can. */
export function passphraseProblem(typed: string): "short" | "long" | null {
  const { length } = [...usedPassphrase(typed)];
  if (length < passphraseLength.min) return "short";
  return length > passphraseLength.max ? "long" : null;
}
