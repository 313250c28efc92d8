/** Keeping what was finished: each once, however often and however late it is sent again. */

import { hash, randomUUID } from "node:crypto";
import type { NewWellnessSession } from "#domain/wellness/sessions.ts";
import { lockUser } from "../accounts/queries.ts";
import type { Context } from "../app.ts";
import { type FirstAnswer, firstAnswer, keepFirstAnswer } from "../idempotency/first-answer.ts";
import { insertWellnessSession } from "./queries.ts";
import { toWellnessSession } from "./rows.ts";

const call = "POST /api/users/:id/wellness-sessions";

export type Kept = FirstAnswer | { ok: false; reason: "user is gone" };

/**
 * First answers are forgotten after a day, and a browser may hold what it could not send for weeks: with a key the
 * id follows from it, so that the row itself tells that it is there already.
 */
const idOf = (userId: string, key: string | null) =>
  key === null ? randomUUID() : hash("sha256", `${userId} ${key}`, "base64url").slice(0, 32);

export function keepSession(
  { db, dialect, now }: Context,
  userId: string,
  session: NewWellnessSession,
  key: string | null,
): Promise<Kept> {
  const keyed = { userId, key, call, body: session };
  return db.transaction().execute(async (inside): Promise<Kept> => {
    if (!(await lockUser(inside, dialect, userId))) return { ok: false, reason: "user is gone" };
    const at = new Date(now());
    const earlier = await firstAnswer(inside, keyed, at.getTime());
    if (earlier) return earlier;
    const { kind, itemId, outcome, seconds, score = null } = session;
    const row = { id: idOf(userId, key), userId, kind, itemId, outcome, seconds, score, at };
    const json = JSON.stringify(toWellnessSession(await insertWellnessSession(inside, row)));
    await keepFirstAnswer(inside, keyed, json, at);
    return { ok: true, json };
  });
}
