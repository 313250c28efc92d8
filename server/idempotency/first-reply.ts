/** A repeated call with the same `Idempotency-Key` gets the first reply and changes nothing. */

import { hash } from "node:crypto";
import { refusal } from "#domain/refusals.ts";
import type { Db } from "../database/schema.ts";
import { findReply, insertReply, listRepliesAbout, updateReply } from "./queries.ts";

/** How long a retry still gets the first reply. */
export const repliesKeptForMs = 24 * 3_600_000;

/** `call` is method and path, `body` is validated. Without a key, no reply is stored. */
export type IdempotentCall = {
  readonly userId: string;
  readonly key: string | null;
  readonly call: string;
  readonly body: unknown;
};

/** `json` is the exact text of the first reply. */
export type FirstReply = { ok: true; json: string } | { ok: false; reason: "key used with another body" };

const hashBody = (body: unknown) => hash("sha256", JSON.stringify(body), "base64url");

/** The `Idempotency-Key` header, or null. */
export const keyOf = (headers: Record<string, string | string[] | undefined>): string | null =>
  headers["idempotency-key"]?.toString() ?? null;

/** The body of a 422 for a key that was used with another body; `what` names the kind of body, such as "entry". */
export const keyReuseRefusal = (what: string) =>
  refusal("key-used", `This Idempotency-Key was used before with another ${what}.`);

/** Null when the call has no reply yet. Call this inside the transaction that performs the call, after its lock. */
export async function findFirstReply(
  db: Db,
  { userId, key, call, body }: IdempotentCall,
  now: number,
): Promise<FirstReply | null> {
  if (key === null) return null;
  const earlier = await findReply(db, userId, key, new Date(now - repliesKeptForMs));
  if (!earlier) return null;
  if (earlier.call !== call || earlier.bodyHash !== hashBody(body))
    return { ok: false, reason: "key used with another body" };
  return { ok: true, json: earlier.reply };
}

type StarWords = { readonly note: string | null; readonly sealed: string | null };

/** Replies about a star repeat its note as it is now, so that one which was changed or removed is nowhere any more. */
export async function changeWordsInReplies(
  db: Db,
  userId: string,
  id: string,
  { note, sealed }: StarWords = { note: null, sealed: null },
) {
  for (const { key, reply } of await listRepliesAbout(db, userId, id)) {
    const { sealed: _, ...body } = JSON.parse(reply);
    if (body.id !== id) continue;
    const said = JSON.stringify({ ...body, note, ...(sealed !== null && { sealed }) });
    if (said !== reply) await updateReply(db, { userId, key }, said);
  }
}

export async function storeFirstReply(
  db: Db,
  { userId, key, call, body }: IdempotentCall,
  reply: string,
  createdAt: Date,
) {
  if (key === null) return;
  await insertReply(db, { userId, key, call, bodyHash: hashBody(body), reply, createdAt });
}
