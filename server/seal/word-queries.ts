/** The table and the columns with the words of each kind, and the rows of it that are left. */

import { type RawBuilder, sql } from "kysely";
import type { SealItemKind } from "#domain/sealed/seal-records.ts";
import { hasNameKey, type SealedKind, wordNamesOf } from "#domain/sealed/sealed-words.ts";
import type { Db, UserRow } from "../database/schema.ts";
import type { TableName } from "../database/tables.ts";

/** The tables of the kinds. A note can be missing, and every other kind always has words. */
const tableOf = {
  entry: "mood_entries",
  tag: "tags",
  constellation: "constellations",
  feeling: "own_feelings",
  tracker: "trackers",
  comparison: "comparisons",
  link: "shown_skies",
  import: "imports",
} as const satisfies Record<SealedKind, TableName>;

export const hasRevision = (kind: SealedKind) => kind !== "link" && kind !== "import";
/** What the column of a word has beside sealed words. */
export const emptyWord = (name: string) => (name === "note" ? null : "");

/** The start of all that is sealed in an epoch. */
const prefixOf = (epoch: number) => `1.${epoch}.`;

type Universe = Pick<UserRow, "id" | "sealState" | "sealEpoch">;

/** Whether a row is not as the state wants it to be at its end. */
function isLeft(kind: SealedKind, { sealState, sealEpoch }: Universe): RawBuilder<boolean> {
  if (sealState === "opening") return sql<boolean>`"sealed" is not null`;
  // Migration 0022 keeps plain words out of a universe that is not sealed for the first time.
  if (sealState === "rotating") return sql<boolean>`"sealed" not like ${`${prefixOf(sealEpoch)}%`}`;
  return kind === "entry" ? sql<boolean>`"note" is not null` : sql<boolean>`"sealed" is null`;
}

/** How many of each kind are left; kinds of which none is left are missing. */
export async function countLeft(db: Db, universe: Universe): Promise<Partial<Record<SealItemKind, number>>> {
  const counts = Object.entries(tableOf).map(
    ([kind, table]) =>
      sql`select ${kind} as "kind", count(*) as "count" from ${sql.table(table)}
        where "userId" = ${universe.id} and ${isLeft(kind as SealedKind, universe)}`,
  );
  if (universe.sealState === "sealing")
    counts.push(sql`select 'import-key' as "kind", count(*) as "count" from "import_keys"
      where "userId" = ${universe.id} and "isSealed" = 0`);
  const { rows } = await sql<{
    kind: SealItemKind;
    count: number | string;
  }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return Object.fromEntries(
    rows.flatMap(({ kind, count }) => (Number(count) > 0 ? [[kind, Number(count)]] : [])),
  );
}

/** A row of a kind, as far as its words go. */
export type WordRow = {
  readonly id: string;
  readonly revision: number | null;
  readonly sealed: string | null;
  /** Null for every other kind than stars. */
  readonly note: string | null;
};

export async function readRows(db: Db, userId: string, kind: SealedKind, ids: readonly string[]) {
  const { rows } = await sql<WordRow>`select "id", "sealed",
    ${hasRevision(kind) ? sql`"revision"` : sql`null as "revision"`},
    ${kind === "entry" ? sql`"note"` : sql`null as "note"`}
    from ${sql.table(tableOf[kind])} where "userId" = ${userId} and "id" in (${sql.join(ids)})`.execute(db);
  return new Map(
    rows.map((row) => [row.id, { ...row, revision: row.revision === null ? null : Number(row.revision) }]),
  );
}

/** The records that have the names of these keys. */
export async function readNamesakes(db: Db, userId: string, kind: SealedKind, keys: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    nameKey: string;
  }>`select "id", "nameKey" from ${sql.table(tableOf[kind])}
    where "userId" = ${userId} and "nameKey" in (${sql.join(keys)})`.execute(db);
  return new Map(rows.map(({ id, nameKey }) => [nameKey, id]));
}

export type NewWords = {
  readonly id: string;
  readonly sealed: string | null;
  readonly nameKey: string | null;
  /** The words, in the order of `wordNamesOf`. */
  readonly words: readonly (string | null)[];
};

type Stored = { readonly userId: string; readonly kind: SealedKind; readonly revision: number };

const asText = (value: string | null) => sql`cast(${value} as text)`;

/** Stores the words of rows of one kind, in one statement. */
export function storeWords(db: Db, { userId, kind, revision }: Stored, rows: readonly NewWords[]) {
  const columns = ["sealed", ...(hasNameKey(kind) ? ["nameKey"] : []), ...wordNamesOf(kind)];
  const values = rows.map(
    ({ id, sealed, nameKey, words }) =>
      sql`(${sql.join([id, sealed, ...(hasNameKey(kind) ? [nameKey] : []), ...words].map(asText))})`,
  );
  const sets = columns.map((column, at) => sql`${sql.ref(column)} = ${sql.ref(`rows.column${at + 2}`)}`);
  if (hasRevision(kind)) sets.push(sql`"revision" = ${sql.lit(revision)}`);
  // The hash by which a repeated star is known contains its first note.
  if (kind === "entry") sets.push(sql`"bodyHash" = null`);
  const table = sql.table(tableOf[kind]);
  return sql`update ${table} set ${sql.join(sets)} from (values ${sql.join(values)}) as "rows"
    where ${table}."userId" = ${userId} and ${table}."id" = "rows"."column1"`.execute(db);
}
