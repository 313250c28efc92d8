/** What a restored universe has beside its stars and tags. `importId` lets an undo find it. */

import type { Insertable } from "kysely";
import type {
  Db,
  ImportRow,
  PersonalizedRecommendationsTable,
  QuizResponsesTable,
  RemindersTable,
  WellnessSessionsTable,
} from "../database/schema.ts";
import { type ActivityTable, activityTables } from "../database/tables.ts";

/** Which scenarios of the quiz have answers in these runs. */
export const listAnswers = async (db: Db, userId: string, runIds: readonly string[]) =>
  runIds.length === 0
    ? []
    : db
        .selectFrom("quiz_responses")
        .select(["id", "runId", "scenarioId"])
        .where("userId", "=", userId)
        .where("runId", "in", runIds)
        .execute();

/** Rows that an earlier call has inserted stay as they are. */
export const insertActivities = (
  db: Db,
  table: ActivityTable,
  rows: readonly (
    | Insertable<QuizResponsesTable>
    | Insertable<PersonalizedRecommendationsTable>
    | Insertable<WellnessSessionsTable>
  )[],
) =>
  db
    .insertInto(table)
    // The type of a row of any of the tables is that of none of them.
    .values(rows as readonly Insertable<WellnessSessionsTable>[])
    .onConflict((conflict) => conflict.doNothing())
    .execute();

type OfImport = Pick<ImportRow, "userId" | "id">;

export async function removeActivities(db: Db, { userId, id }: OfImport) {
  for (const table of activityTables)
    await db.deleteFrom(table).where("userId", "=", userId).where("importId", "=", id).execute();
}

/** The ids of what a restore has brought of a kind. */
export async function listRestored(
  db: Db,
  table: "constellations" | "comparisons",
  { userId, id }: OfImport,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select("id")
    .where("userId", "=", userId)
    .where("importId", "=", id)
    .execute();
  return rows.map((row) => row.id);
}

/** Choices that the person has made here stay. */
export const insertReminders = (db: Db, row: Insertable<RemindersTable>) =>
  db
    .insertInto("reminders")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
