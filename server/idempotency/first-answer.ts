/** A call that is sent again under the same `Idempotency-Key` gets its first answer, and changes nothing. */

import { hash } from "node:crypto";
import type { Db } from "../database/schema.ts";
import { findFirstAnswer, insertFirstAnswer } from "./queries.ts";

/** How long a retry still gets the first answer. */
export const answersKeptFor = 24 * 3_600_000;

/** `call` is method and path, `body` the validated one; without a key nothing is remembered. */
export type Keyed = {
  readonly userId: string;
  readonly key: string | null;
  readonly call: string;
  readonly body: unknown;
};

/** `json` is the reply's text, so that a retry gets it to the letter. */
export type FirstAnswer = { ok: true; json: string } | { ok: false; reason: "key used with another body" };

const hashBody = (body: unknown) => hash("sha256", JSON.stringify(body), "base64url");

/** The key that a request names. */
export const keyOf = (headers: Record<string, string | string[] | undefined>): string | null =>
  headers["idempotency-key"]?.toString() ?? null;

/** What 422 says; `what` names what the key was used for. */
export const keyRefusal = (what: string) => ({
  error: `This Idempotency-Key was used before with another ${what}.`,
});

/** Null for a call that has not been answered yet. Ask inside the transaction that acts, after its lock. */
export async function firstAnswer(
  db: Db,
  { userId, key, call, body }: Keyed,
  now: number,
): Promise<FirstAnswer | null> {
  if (key === null) return null;
  const earlier = await findFirstAnswer(db, userId, key, new Date(now - answersKeptFor));
  if (!earlier) return null;
  if (earlier.call !== call || earlier.bodyHash !== hashBody(body))
    return { ok: false, reason: "key used with another body" };
  return { ok: true, json: earlier.reply };
}

export async function keepFirstAnswer(
  db: Db,
  { userId, key, call, body }: Keyed,
  reply: string,
  createdAt: Date,
) {
  if (key === null) return;
  await insertFirstAnswer(db, { userId, key, call, bodyHash: hashBody(body), reply, createdAt });
}
