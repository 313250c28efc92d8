/** Stores a finished exercise or maze once, even if a browser sends it again weeks later. */

import type { Insertable, Selectable } from "kysely";
import { wellnessQuotas } from "#domain/wellness/quotas.ts";
import type { NewWellnessSession } from "#domain/wellness/sessions.ts";
import type { Context } from "../context.ts";
import type { Db, WellnessSessionsTable } from "../database/schema.ts";
import { type FirstReply, findFirstReply, storeFirstReply } from "../idempotency/first-reply.ts";
import { storedId } from "../idempotency/stored-id.ts";
import { countOwned } from "../records/queries.ts";
import { lockUser } from "../users/queries.ts";
import { findWellnessSession, insertWellnessSession } from "./queries.ts";
import { toWellnessSession } from "./rows.ts";

const call = "POST /api/users/:id/wellness-sessions";

export type StoredSession =
  | FirstReply
  | { ok: false; reason: "user not found" | "quota reached" | "id used" };

/** Whether a stored session is the one that is sent again. */
const isSame = (stored: Selectable<WellnessSessionsTable>, sent: Insertable<WellnessSessionsTable>) =>
  stored.kind === sent.kind &&
  stored.itemId === sent.itemId &&
  stored.outcome === sent.outcome &&
  stored.seconds === sent.seconds &&
  stored.score === sent.score;

/** `key` is the request's Idempotency-Key or null. The lock on the user keeps the count exact under concurrent requests. */
export function storeSession(
  { db, dialect, now }: Context,
  userId: string,
  session: NewWellnessSession,
  key: string | null,
): Promise<StoredSession> {
  const keyed = { userId, key, call, body: session };
  return db.transaction().execute(async (transaction): Promise<StoredSession> => {
    if (!(await lockUser(transaction, dialect, userId))) return { ok: false, reason: "user not found" };
    const at = new Date(now());
    const earlier = await findFirstReply(transaction, keyed, at.getTime());
    if (earlier) return earlier;
    const { kind, itemId, outcome, seconds, score = null } = session;
    // First replies are deleted after a day, and a browser may hold an unsent session for weeks: the id stays.
    const row = {
      id: storedId(userId, session.id ?? key),
      userId,
      kind,
      itemId,
      outcome,
      seconds,
      score,
      at,
    };
    const stored = await storeOnce(transaction, row);
    if (!stored) return { ok: false, reason: "quota reached" };
    if (session.id && !isSame(stored, row)) return { ok: false, reason: "id used" };
    const json = JSON.stringify(toWellnessSession(stored));
    await storeFirstReply(transaction, keyed, json, at);
    return { ok: true, json };
  });
}

/** The existing row with this id, or the new row; null when the quota is reached. */
async function storeOnce(db: Db, row: Insertable<WellnessSessionsTable>) {
  const known = await findWellnessSession(db, row.userId, row.id);
  if (known) return known;
  if ((await countOwned(db, "wellness_sessions", row.userId)) >= wellnessQuotas.sessions) return null;
  return insertWellnessSession(db, row);
}
