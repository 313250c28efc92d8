/**
 * What each universe stores is counted by its texts, in bytes, and 200 bytes for each row beside them; by parts, so that
 * a person can be told which is the largest. The triggers of earlier schemas counted a guess of what rows take on the disk.
 */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

type AnyDb = Kysely<Record<string, never>>;

/** Bytes of a row beside its texts. */
export const bytesOfRecord = 200;

/** Columns of `users`. What no part has, such as tags, is the rest of `storedBytes`. */
export const partColumns = [
  "noteBytes",
  "starBytes",
  "readingBytes",
  "importBytes",
  "practiceBytes",
] as const;
type PartColumn = (typeof partColumns)[number];

/** The columns of a table that are counted as text; `notes` are those of `noteBytes`, whatever part the rest has. */
type Counted = {
  readonly texts: readonly string[];
  readonly notes?: readonly string[];
  readonly part?: PartColumn;
};

/** Every table of what a person keeps here, with the columns that people, or the files that they bring, fill with text. */
export const countedTables: Readonly<Record<string, Counted>> = {
  mood_entries: {
    texts: ["emotion", "secondaryEmotion"],
    notes: ["note", "sealed"],
    part: "starBytes",
  },
  mood_entry_tags: { texts: [], part: "starBytes" },
  tags: { texts: ["name", "sealed"] },
  constellations: { texts: ["name", "sealed"] },
  constellation_stars: { texts: [] },
  own_feelings: { texts: ["name", "sealed"] },
  comparisons: { texts: ["name", "query", "sealed"] },
  shown_skies: { texts: ["label", "sealed"] },
  tombstones: { texts: [] },
  trackers: { texts: ["name", "unit", "lowLabel", "highLabel", "sealed"], part: "readingBytes" },
  readings: { texts: ["replaced"], part: "readingBytes" },
  imports: { texts: ["fileName", "sealed"], part: "importBytes" },
  import_entries: { texts: ["key", "content"], part: "importBytes" },
  import_tags: { texts: ["name", "sealed"], part: "importBytes" },
  import_keys: { texts: ["key", "said", "correction"], part: "importBytes" },
  quiz_responses: {
    texts: ["quizType", "runId", "scenarioId", "userEmotion", "baselineEmotion", "contextTag"],
    part: "practiceBytes",
  },
  personalized_recommendations: {
    texts: ["recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern"],
    part: "practiceBytes",
  },
  wellness_sessions: { texts: ["itemId"], part: "practiceBytes" },
};

const textOf = (texts: readonly string[], row = "") =>
  texts.map((text) => `coalesce(octet_length(${row}"${text}"), 0)`).join(" + ") || "0";

/** What `texts`, with `more` bytes beside them, add to columns of `users`: those of a row, or the difference of two. */
function bytesOf(
  { texts, notes = [], part }: Counted,
  sum: (texts: readonly string[]) => string,
  more = 0,
): Readonly<Record<string, string>> {
  const own = `${more} + ${sum(texts)}`;
  return {
    storedBytes: `${own} + ${sum(notes)}`,
    ...(part && { [part]: own }),
    ...(notes.length > 0 && { noteBytes: sum(notes) }),
  };
}

const bytesOfRow = (counted: Counted, row = "") =>
  bytesOf(counted, (texts) => textOf(texts, row), bytesOfRecord);

const difference = (counted: Counted) =>
  bytesOf(counted, (texts) => `((${textOf(texts, "new.")}) - (${textOf(texts, "old.")}))`);

const addTo = (bytes: Readonly<Record<string, string>>, sign: "+" | "-" | "+ sign *") =>
  Object.entries(bytes)
    .map(([column, sum]) => `"${column}" = "${column}" ${sign} (${sum})`)
    .join(", ");

const tables = Object.entries(countedTables);
const textsOf = ({ texts, notes = [] }: Counted) => [...texts, ...notes];
const allColumns = ["storedBytes", ...partColumns];
const isChanged = (texts: readonly string[]) =>
  texts.map((text) => `old."${text}" is distinct from new."${text}"`).join(" or ");
const columnsOf = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(", ");

/** A restore inserts users with the counts of the backup, and then the rows that are counted again. */
function* sqliteTriggers() {
  yield `create trigger "users_store_nothing" after insert on "users" when new."storedBytes" <> 0 begin
    update "users" set ${allColumns.map((column) => `"${column}" = 0`).join(", ")} where "id" = new."id"; end`;
  for (const [table, counted] of tables) {
    const count = (name: string, event: string, row: string, change: string) =>
      `create trigger "${table}_count_${name}" after ${event} begin
        update "users" set ${change} where "id" = ${row}."userId"; end`;
    yield count("added", `insert on "${table}"`, "new", addTo(bytesOfRow(counted, "new."), "+"));
    yield count("removed", `delete on "${table}"`, "old", addTo(bytesOfRow(counted, "old."), "-"));
    const texts = textsOf(counted);
    if (texts.length > 0)
      yield count(
        ...(["changed", `update of ${columnsOf(texts)} on "${table}" when ${isChanged(texts)}`] as const),
        ...(["new", addTo(difference(counted), "+")] as const),
      );
  }
}

const begin = (name: string) =>
  `create or replace function mood_universe_count_${name}() returns trigger language plpgsql
     set search_path from current as $$`;

/** One update of the user for each statement, and for changed texts one for each row. */
function* postgresTriggers() {
  yield `${begin("users")} begin
      ${allColumns.map((column) => `new."${column}" := 0;`).join(" ")} return new;
    end $$`;
  for (const [table, counted] of tables) {
    const bytes = bytesOfRow(counted);
    const sums = Object.entries(bytes).map(([column, sum]) => `sum(${sum}) as "${column}"`);
    const added = Object.fromEntries(Object.keys(bytes).map((column) => [column, `one."${column}"`]));
    yield `${begin(table)}
      declare one record; sign integer := case tg_op when 'DELETE' then -1 else 1 end;
      begin
        for one in select "userId", ${sums.join(", ")} from "changed" group by "userId"
        loop update "users" set ${addTo(added, "+ sign *")} where "id" = one."userId"; end loop;
        return null;
      end $$`;
    for (const [name, event, rows] of [
      ["added", "insert", "new"],
      ["removed", "delete", "old"],
    ] as const)
      yield `create trigger "${table}_count_${name}" after ${event} on "${table}"
        referencing ${rows} table as "changed" for each statement execute function mood_universe_count_${table}()`;
    const texts = textsOf(counted);
    if (texts.length === 0) continue;
    yield `${begin(`${table}_text`)} begin
        update "users" set ${addTo(difference(counted), "+")} where "id" = new."userId";
        return null;
      end $$`;
    yield `create trigger "${table}_count_changed" after update of ${columnsOf(texts)} on "${table}"
      for each row when (${isChanged(texts)}) execute function mood_universe_count_${table}_text()`;
  }
}

/** Drops the triggers of the schemas 13 to 22. A table without one of them is no error. */
function* dropTriggers(dialect: Dialect) {
  const of = (table: string) => (dialect === "postgres" ? ` on "${table}"` : "");
  if (dialect === "sqlite") yield `drop trigger if exists "users_store_nothing"`;
  for (const [table] of tables)
    for (const name of ["added", "removed", "changed"])
      for (const what of ["count", "count_sealed"])
        yield `drop trigger if exists "${table}_${what}_${name}"${of(table)}`;
  if (dialect === "postgres")
    for (const name of ["added", "removed", "changed"])
      yield `drop function if exists mood_universe_count_sealed_${name}()`;
}

/** What the rows of a user add to each column of `users`, but for `storedBytes`, which gets what no part has. */
function sumsOfRows(): Record<string, string> {
  const sums: Record<string, string[]> = {};
  for (const [table, counted] of tables) {
    const { storedBytes, ...parts } = bytesOfRow(counted);
    const own = counted.part ? parts : { storedBytes };
    for (const [column, sum] of Object.entries(own)) {
      sums[column] ??= [];
      sums[column].push(
        `coalesce((select sum(${sum}) from "${table}" where "${table}"."userId" = "users"."id"), 0)`,
      );
    }
  }
  return Object.fromEntries(Object.entries(sums).map(([column, parts]) => [column, parts.join(" + ")]));
}

const usersAtOnce = 500;

/** Counts what every universe has, some hundred universes at a time: the sums are the database's, and never in memory. */
async function countAgain(db: AnyDb) {
  const setParts = Object.entries(sumsOfRows()).map(([column, sum]) => `"${column}" = ${sum}`);
  const addParts = `"storedBytes" = ${allColumns.map((column) => `"${column}"`).join(" + ")}`;
  for (let after = ""; ; ) {
    const { rows } = await sql<{ id: string }>`select "id" from "users" where "id" > ${after}
      order by "id" limit ${sql.lit(usersAtOnce)}`.execute(db);
    const last = rows.at(-1)?.id;
    if (last === undefined) return;
    for (const set of [setParts.join(", "), addParts])
      await sql`update "users" set ${sql.raw(set)} where "id" > ${after} and "id" <= ${last}`.execute(db);
    after = last;
  }
}

export const bytesOfTexts = (dialect: Dialect): Migration => ({
  async up(db: AnyDb) {
    for (const column of partColumns.filter((one) => one !== "noteBytes"))
      await db.schema
        .alterTable("users")
        .addColumn(column, dialect === "postgres" ? "bigint" : "integer", (definition) =>
          definition.notNull().defaultTo(0),
        )
        .execute();
    const triggers = dialect === "postgres" ? postgresTriggers() : sqliteTriggers();
    for (const statement of [...dropTriggers(dialect), ...triggers]) await sql.raw(statement).execute(db);
    await countAgain(db);
  },
});
