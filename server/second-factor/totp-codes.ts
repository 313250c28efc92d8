/** Codes of authenticator apps (RFC 6238), by the library otpauth, which is loaded with the first one. */

import { totp, validSteps } from "#domain/accounts/second-factor.ts";

const otpauth = () => import("otpauth");

/** 160 random bits in base 32, as RFC 4226 recommends for SHA-1. */
export async function newTotpSecret(): Promise<string> {
  const { Secret } = await otpauth();
  return new Secret({ size: 20 }).base32;
}

/** What the QR code of an authenticator app contains; `label` tells the app's person which of their accounts it is. */
export async function totpUri(secret: string, label: string): Promise<string> {
  const { TOTP } = await otpauth();
  const period = totp.stepMs / 1000;
  return new TOTP({ issuer: "Mood Universe", label, secret, digits: totp.digits, period }).toString();
}

type Known = { readonly secret: string; readonly lastStep: number | null };

/** The step of which this is the code, of those that are valid at `now`, in epoch milliseconds; null for a wrong code. */
export async function stepOfCode(
  { secret, lastStep }: Known,
  code: string,
  now: number,
): Promise<number | null> {
  const { HOTP, Secret } = await otpauth();
  const known = Secret.fromBase32(secret);
  // The library compares in constant time.
  const isOf = (counter: number) =>
    HOTP.validate({ token: code, secret: known, counter, window: 0, digits: totp.digits }) !== null;
  return validSteps(now, lastStep).find(isOf) ?? null;
}
