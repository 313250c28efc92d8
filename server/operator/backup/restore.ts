/** `npm run restore`: what a backup holds takes the place of what there is, all of it or nothing. */

import {
  hasStep,
  latestStep,
  migrate,
  migrateTo,
  NewerSchema,
  requirePresentSchema,
} from "../../database/migrate.ts";
import type { Dialect } from "../../database/open.ts";
import type { Db } from "../../database/schema.ts";
import { type Desk, type Done, done, refused } from "../desk.ts";
import { counted, dayOf, quoted } from "../printing.ts";
import { BadBackup, type Columns, type Head, type TableHead, type Value } from "./format.ts";
import { countRows, dropTables, insertRows, listColumns } from "./queries.ts";
import { checkBackup, readBackup } from "./read.ts";
import { keptTables } from "./tables.ts";

/** Values of one statement: either database takes more. */
const mostValues = 10_000;

const isSame = (one: Columns, other: Columns | undefined) =>
  other !== undefined &&
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, kind]) => other[name] === kind);

class Filling {
  readonly #db: Db;
  readonly #known: ReadonlyMap<string, Columns>;
  #table: TableHead | null = null;
  #rows: Value[][] = [];

  constructor(db: Db, known: ReadonlyMap<string, Columns>) {
    this.#db = db;
    this.#known = known;
  }

  async begin(table: TableHead) {
    await this.flush();
    if (!isSame(table.columns, this.#known.get(table.table)))
      throw new BadBackup(`The backup's table ${quoted(table.table)} is not one of its schema's.`);
    this.#table = table;
  }

  async add(row: Value[]) {
    this.#rows.push(row);
    if (this.#rows.length * row.length >= mostValues) await this.flush();
  }

  async flush() {
    if (this.#table && this.#rows.length > 0)
      await insertRows(this.#db, this.#table.table, this.#table.columns, this.#rows);
    this.#rows = [];
  }
}

/** Throws `BadBackup` where the file is another than it was when it was checked. */
async function fill(inside: Db, path: string): Promise<ReadonlyMap<string, number>> {
  const filling = new Filling(inside, await listColumns(inside));
  let counts: ReadonlyMap<string, number> = new Map();
  for await (const part of readBackup(path)) {
    if ("table" in part) await filling.begin(part.table);
    if ("row" in part) await filling.add(part.row);
    if ("rows" in part) counts = part.rows;
  }
  await filling.flush();
  return counts;
}

/** The tables are made anew as the backup knew them, filled, and brought up to date. */
const putInPlace = (db: Db, dialect: Dialect, path: string, { schema }: Head) =>
  db.transaction().execute(async (inside) => {
    await dropTables(inside);
    await migrateTo(inside, dialect, schema);
    const counts = await fill(inside, path);
    await migrate(inside, dialect);
    return counts;
  });

/** How many rows a backup would take the place of, and of them how many universes. */
async function whatIsThere(db: Db, dialect: Dialect) {
  if ((await latestStep(db)) === null) return { rows: 0, universes: 0 };
  await requirePresentSchema(db, dialect);
  let rows = 0;
  for (const [table] of keptTables) rows += await countRows(db, table);
  return { rows, universes: await countRows(db, "users") };
}

async function refuseToReplace({ db, dialect, tell, refuseUnlessTyped }: Desk, replace: boolean) {
  const { rows, universes } = await whatIsThere(db, dialect);
  if (rows === 0) return null;
  const there = counted(universes, "universe");
  if (!replace)
    return `This database holds ${there} already: --replace puts the backup in the place of everything in it.`;
  tell(`This removes ${there} and everything else in this database. It cannot be undone.`);
  return refuseUnlessTyped('Type "replace" to go on: ', "replace");
}

/** What the sentence of an error may tell: messages of databases quote what people wrote. */
function explain(error: unknown): string | null {
  if (error instanceof BadBackup) return error.message;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === undefined && errcode === undefined
    ? null
    : `The backup could not be put into the database (${errcode ?? code}).`;
}

/** The file as a whole is believed before anything is touched; see `BadBackup`. */
export async function believe(path: string): Promise<Head> {
  const head = await checkBackup(path);
  if (!hasStep(head.schema)) throw new BadBackup(`${new NewerSchema(head.schema, "backup").message}.`);
  return head;
}

/** `desk` is alone on its database; `head` is what `believe` gave. */
export async function restore(desk: Desk, path: string, head: Head, { replace = false } = {}): Promise<Done> {
  const refusal = await refuseToReplace(desk, replace);
  if (refusal) return refused(refusal);
  try {
    const counts = await putInPlace(desk.db, desk.dialect, path, head);
    const [universes, stars] = [counts.get("users") ?? 0, counts.get("mood_entries") ?? 0];
    const what = `${counted(universes, "universe")} with ${counted(stars, "star")}`;
    await desk.print(`Restored from ${dayOf(new Date(head.createdAt))}: ${what}.\n`);
    desk.tell("Sessions are not part of a backup: everybody signs in again.");
    return done;
  } catch (error) {
    const sentence = explain(error);
    if (sentence === null) throw error;
    return refused(`${sentence} Nothing was changed.`);
  }
}
