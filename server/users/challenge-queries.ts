/** Questions of which the answer proves somebody. Each is used once, within `challengeLastsMs`. */

import type { Insertable } from "kysely";
import type { ChallengesTable, Db } from "../database/schema.ts";

export const challengeLastsMs = 5 * 60_000;

export const insertChallenge = (db: Db, challenge: Insertable<ChallengesTable>) =>
  db.insertInto("challenges").values(challenge).execute();

type Asked = Pick<ChallengesTable, "id" | "purpose" | "subjectId">;

/** Uses up the challenge that was given to the subject for that purpose; of several requests with it only the first gets true. */
export async function consumeChallenge(db: Db, { id, purpose, subjectId }: Asked, now: Date) {
  const used = await db
    .deleteFrom("challenges")
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .where("subjectId", subjectId === null ? "is" : "=", subjectId)
    .returning("expiresAt")
    .executeTakeFirst();
  return used !== undefined && used.expiresAt > now;
}

/** A challenge that is not used up by a wrong answer; undefined for an unknown one, and after its time. */
export const findChallenge = (db: Db, { id, purpose }: Pick<Asked, "id" | "purpose">, now: Date) =>
  db
    .selectFrom("challenges")
    .selectAll()
    .where("id", "=", id)
    .where("purpose", "=", purpose)
    .where("expiresAt", ">", now)
    .executeTakeFirst();

export const deleteChallengesOf = (db: Db, subjectId: string) =>
  db.deleteFrom("challenges").where("subjectId", "=", subjectId).execute();

export const deleteExpiredChallenges = (db: Db, now: Date) =>
  db.deleteFrom("challenges").where("expiresAt", "<=", now).execute();
