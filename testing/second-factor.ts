/**
 * Authenticator apps of the tests, written from RFC 4226, 4648 and 6238 without the library that the server uses; and people
 * who have one.
 */

import { createHmac } from "node:crypto";
import { api } from "#domain/api.ts";
import type { Caller } from "./visitor.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a key at a moment, in epoch milliseconds. */
export function codeOf(key: Buffer, at: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac("sha1", key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** An app with the secret that the server has shown. `secondsOff`: how far its clock is ahead. */
export const authenticator =
  (secret: string, secondsOff = 0) =>
  (now: number): string =>
    codeOf(fromBase32(secret), now + secondsOff * 1000);

type Clocked = { readonly clock: { now: number } };

export type WithSecondFactor = {
  readonly secret: string;
  /** The code that the app shows now. A code works once: the next one comes half a minute later. */
  readonly code: () => string;
  readonly recoveryCodes: readonly string[];
};

/** Sets up a second factor for a person who has just signed in, and waits until the app shows another code. */
export async function setUpSecondFactor(test: Clocked, visitor: Caller): Promise<WithSecondFactor> {
  const started = await visitor.call(api.startTotp);
  if (started.status !== 200) throw new Error(`The setup did not begin: ${started.text}`);
  const { secret } = started.body as { secret: string };
  const code = () => authenticator(secret)(test.clock.now);
  const confirmed = await visitor.call(api.confirmTotp, { body: { code: code() } });
  if (confirmed.status !== 200) throw new Error(`The setup was not confirmed: ${confirmed.text}`);
  test.clock.now += 30_000;
  return { secret, code, recoveryCodes: confirmed.body.recoveryCodes };
}
