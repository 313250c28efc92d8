/** The second factor of a sign-in: codes of an authenticator app (RFC 6238), and recovery codes that stand for them. */

import * as z from "zod/mini";
import { rulesAccounts } from "../languages/en/rules-accounts.ts";
import { coded } from "../refusals.ts";
import { checkInOrder, fieldRule, formMessages, formText, requireFilled } from "./form-rules.ts";

/** What every authenticator app can do: SHA-1, six digits, half a minute. `tolerance` is in steps, for clocks that differ. */
export const totp = { digits: 6, stepMs: 30_000, tolerance: 1 } as const;

/** The number of the step at `now`, in epoch milliseconds. */
const stepAt = (now: number) => Math.floor(now / totp.stepMs);

/**
 * The steps whose codes are valid at `now`: the present one and its neighbours, and of these only the ones after that of
 * the last used code, so that none works twice. A last step in the future was stored before the clock was set back, and is
 * ignored.
 */
export function validSteps(now: number, lastStep: number | null): number[] {
  const present = stepAt(now);
  const steps = [present - totp.tolerance, present, present + totp.tolerance];
  return lastStep === null || lastStep > present + totp.tolerance
    ? steps
    : steps.filter((step) => step > lastStep);
}

/** How many a person gets, and the bytes of each: 80 bits. */
export const recoveryCodes = { count: 10, bytes: 10 } as const;

/** The letters of Crockford's base 32, in which none looks like another one. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A recovery code as people get it: `XXXX-XXXX-XXXX-XXXX`. `bytes` are random, as many as `recoveryCodes.bytes`. */
export function writeRecoveryCode(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const code = (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join("");
  return (code.match(/.{4}/g) ?? []).join("-");
}

/** A code that a person typed. A recovery code is without its hyphens. */
export type TypedCode = { readonly kind: "totp" | "recovery"; readonly code: string };

const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;
const betweenLetters = /[\s\p{Dash}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Reads a code in the form in which people type and copy it: with spaces or hyphens, in any case, with the digits of their
 * keyboard, and with the letters that look like digits. Null for what cannot be a code.
 */
export function readCode(typed: string): TypedCode | null {
  const plain = typed
    .normalize("NFKC")
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(betweenLetters, "")
    .toUpperCase();
  if (/^\d{6}$/.test(plain)) return { kind: "totp", code: plain };
  const code = plain.replaceAll("O", "0").replace(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) ? { kind: "recovery", code } : null;
}

/** UTF-16 units: a recovery code with room for what is typed between its letters. */
const maxTyped = 64;

/** A message for a text that cannot be a code, so that nobody counts it as a wrong one; else null. */
export const codeRefusal = (typed: string): string | null =>
  typed.length <= maxTyped && readCode(typed) ? null : coded("invalid-code", rulesAccounts.code);

/** The code may be left out: the server says whether it needs one. */
export const optionalCodeRefusal = (typed: string): string | null =>
  typed.trim() === "" ? null : codeRefusal(typed);

export const codeFormSchema = z
  .strictObject({ code: formText("Code") })
  .check(checkInOrder(requireFilled(formMessages.all, "code"), fieldRule("code", codeRefusal)));

/** Whether the sign-in provider's own second factor is enough. */
export const providerChoiceSchema = z.strictObject({ isEnough: z.boolean() });

/** The secret of an authenticator app, which is shown once: in base 32, and as the content of a QR code. */
export const newTotpSchema = z.object({ secret: z.string(), uri: z.string() });

/** New recovery codes, which are shown once. */
export const newRecoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
