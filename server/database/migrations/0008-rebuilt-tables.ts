/** SQLite cannot change a primary key: the tables are copied. */

import { type CreateTableBuilder, type Kysely, sql } from "kysely";

type AnyDb = Kysely<Record<string, never>>;
type Moment = ReturnType<typeof sql.raw>;
type Table = CreateTableBuilder<string, never>;

type Columns = {
  readonly key: "id" | "sid";
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  readonly numbers?: readonly string[];
  readonly moments?: readonly string[];
  readonly optionalMoments?: readonly string[];
  /** What the other columns cannot say. */
  readonly rest?: (table: Table) => Table;
};

const activity = ["importId"] as const;

const tables: Readonly<Record<string, Columns>> = {
  sessions: { key: "sid", required: ["sess"], moments: ["expire"] },
  quiz_responses: {
    key: "id",
    required: ["quizType", "scenarioId", "userEmotion", "baselineEmotion", "contrastType", "contextTag"],
    optional: ["runId", ...activity],
    numbers: ["responseTimeMs"],
    moments: ["timestamp"],
    rest: (table) =>
      table
        .addColumn("userIntensity", "integer", (column) =>
          column.notNull().check(sql<boolean>`"userIntensity" between 1 and 5`),
        )
        .addUniqueConstraint("quiz_responses_once", ["userId", "runId", "scenarioId"] as never[]),
  },
  personalized_recommendations: {
    key: "id",
    required: ["recommendationType", "contentId", "difficultyLevel", "triggerReason"],
    optional: ["contextPattern", ...activity],
    moments: ["createdAt"],
    optionalMoments: ["completedAt"],
    rest: (table) =>
      table.addColumn("isCompleted", "integer", (column) =>
        column.notNull().defaultTo(0).check(sql<boolean>`"isCompleted" in (0, 1)`),
      ),
  },
  wellness_sessions: {
    key: "id",
    required: ["kind", "itemId", "outcome"],
    optional: activity,
    numbers: ["seconds"],
    moments: ["at"],
    rest: (table) => table.addColumn("score", "integer"),
  },
  push_subscriptions: {
    key: "id",
    required: ["sid", "endpoint", "service", "p256dh", "auth", "name"],
    moments: ["createdAt", "renewedAt"],
  },
  reminder_jobs: {
    key: "id",
    required: ["date", "time", "target"],
    moments: ["at"],
    optionalMoments: ["dueAt", "attemptedAt"],
    rest: (table) => table.addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0)),
  },
};

/** The indexes as they were, without those that the new keys replace. */
const indexes = [
  sql`create index "sessions_expire" on "sessions" ("expire")`,
  sql`create index "sessions_by_sid" on "sessions" ("sid")`,
  sql`create index "personalized_recommendations_by_time" on "personalized_recommendations" ("userId", "createdAt", "id")`,
  sql`create index "wellness_sessions_by_time" on "wellness_sessions" ("userId", "at", "id")`,
  sql`create index "reminder_jobs_at" on "reminder_jobs" ("at")`,
  sql`create index "reminder_jobs_due" on "reminder_jobs" ("dueAt") where "dueAt" is not null`,
  ...["quiz_responses", "personalized_recommendations", "wellness_sessions"].map(
    (table) =>
      sql`create index ${sql.id(`${table}_restored`)} on ${sql.table(table)} ("userId", "importId") where "importId" is not null`,
  ),
];

function createTable(db: AnyDb, name: string, columns: Columns, moment: Moment) {
  const { key, required = [], optional = [], numbers = [], moments = [], optionalMoments = [] } = columns;
  let table: Table = db.schema
    .createTable(name)
    .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn(key, "text", (column) => column.notNull());
  const add = (names: readonly string[], type: "text" | "integer" | Moment, isRequired: boolean) => {
    for (const column of names)
      table = table.addColumn(column, type, (definition) => (isRequired ? definition.notNull() : definition));
  };
  add(required, "text", true);
  add(optional, "text", false);
  add(numbers, "integer", true);
  add(moments, moment, true);
  add(optionalMoments, moment, false);
  if (columns.rest) table = columns.rest(table);
  return table.addPrimaryKeyConstraint(`${name}_pk`, ["userId", key] as never[]).execute();
}

export async function rebuildTables(db: AnyDb, moment: Moment) {
  for (const [name, columns] of Object.entries(tables)) {
    const earlier = `earlier_${name}`;
    await db.schema.alterTable(name).renameTo(earlier).execute();
    await createTable(db, name, columns, moment);
    const { rows } = await sql<{ name: string }>`select "name" from pragma_table_info(${name})`.execute(db);
    const names = sql.join(rows.map((column) => sql.ref(column.name)));
    await sql`insert into ${sql.table(name)} (${names}) select ${names} from ${sql.table(earlier)}`.execute(
      db,
    );
    await db.schema.dropTable(earlier).execute();
  }
  for (const index of indexes) await index.execute(db);
}
