import { type Insertable, type Selectable, sql } from "kysely";
import type {
  Db,
  PersonalizedRecommendationsTable,
  QuizResponsesTable,
  WellnessSessionsTable,
} from "../database/schema.ts";

/** A page of a list: the latest `limit` rows, or the latest before the row with the id `before`. */
export type Page = { readonly limit?: number | undefined; readonly before?: string | undefined };

const pagedTables = {
  wellness_sessions: "at",
  personalized_recommendations: "createdAt",
  quiz_responses: "timestamp",
} as const;

/** A page of a table of the user, oldest first. */
async function listPage<Row>(
  db: Db,
  table: keyof typeof pagedTables,
  userId: string,
  { limit, before }: Page,
): Promise<Row[]> {
  const time = sql.ref(pagedTables[table]);
  const mark = sql`(select ${time}, "id" from ${sql.table(table)} where "id" = ${before ?? ""} and "userId" = ${userId})`;
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where "userId" = ${userId}
    ${before === undefined ? sql`` : sql`and (${time}, "id") < ${mark}`}
    order by ${time} desc, "id" desc
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db);
  return rows.reverse();
}

export const listWellnessSessions = (db: Db, userId: string, page: Page = {}) =>
  listPage<Selectable<WellnessSessionsTable>>(db, "wellness_sessions", userId, page);

export const listRecommendations = (db: Db, userId: string, page: Page = {}) =>
  listPage<Selectable<PersonalizedRecommendationsTable>>(db, "personalized_recommendations", userId, page);

export const listQuizResponses = (db: Db, userId: string, page: Page = {}) =>
  listPage<Selectable<QuizResponsesTable>>(db, "quiz_responses", userId, page);

export const insertWellnessSession = (db: Db, session: Insertable<WellnessSessionsTable>) =>
  db.insertInto("wellness_sessions").values(session).returningAll().executeTakeFirstOrThrow();

export const findWellnessSession = (db: Db, userId: string, id: string) =>
  db
    .selectFrom("wellness_sessions")
    .selectAll()
    .where("userId", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();

export const findQuizResponse = (db: Db, userId: string, id: string) =>
  db
    .selectFrom("quiz_responses")
    .selectAll()
    .where("userId", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();

export const insertRecommendations = (
  db: Db,
  recommendations: readonly Insertable<PersonalizedRecommendationsTable>[],
) => db.insertInto("personalized_recommendations").values(recommendations).execute();

export const insertQuizResponse = (db: Db, response: Insertable<QuizResponsesTable>) =>
  db.insertInto("quiz_responses").values(response).returningAll().executeTakeFirstOrThrow();

export const listResponsesOfRun = (db: Db, userId: string, runId: string) =>
  db
    .selectFrom("quiz_responses")
    .selectAll()
    .where("userId", "=", userId)
    .where("runId", "=", runId)
    .execute();
