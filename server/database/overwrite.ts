/**
 * Leaves nothing of deleted rows in the file of the embedded database. `secure_delete` (sqlite.ts) overwrites what a statement
 * deletes; what remains are copies in the gaps of pages, of cells that SQLite moved before, and the log. PostgreSQL has
 * ways of its own (docs/hosting.md).
 */

import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Dialect } from "./dialect.ts";
import type { Db } from "./schema.ts";
import { databaseSize } from "./size.ts";

/** Writing so much anew takes a quarter of a second on a fast disk, in which an embedded database answers nobody. */
const smallBytes = 32_000_000;
/** Pages that are given back to the disk at once: two megabytes. */
const pagesAtOnce = 500;

const numberOf = async (db: Db, pragma: string): Promise<number> => {
  const { rows } = await sql<Record<string, number>>`${sql.raw(`pragma ${pragma}`)}`.execute(db);
  return Object.values(rows[0] ?? {})[0] ?? 0;
};

/** SQLite's codes for a database that others use, and for a disk that permits only reading, fails, or is full. */
const passing = new Set([5, 6, 8, 10, 13]);
const isPassing = (error: unknown) => passing.has(((error as { errcode?: number }).errcode ?? 0) & 0xff);

/** Writes the whole database anew, without gaps. Returns false when others use it or the disk has no room for it now. */
async function rewrite(db: Db, before = sql`select 1`): Promise<boolean> {
  try {
    await before.execute(db);
    await sql`vacuum`.execute(db);
    return true;
  } catch (error) {
    if (!isPassing(error)) throw error;
    return false;
  }
}

/**
 * Writes a database that an earlier version made anew, once, at whatever size: that version overwrote nothing. The new file
 * can give pages back bit by bit. What cannot be done now is tried at the next start.
 */
export async function rewriteEarlier(db: Db, dialect: Dialect) {
  const incremental = 2;
  if (dialect === "postgres" || (await numberOf(db, "auto_vacuum")) === incremental) return;
  await rewrite(db, sql`pragma auto_vacuum = incremental`);
}

/** Writes the log into the database and empties its file. Without waiting for others: returns false when they use it. */
const emptyLog = (db: Db) =>
  db.connection().execute(async (connection) => {
    const timeout = await numberOf(connection, "busy_timeout");
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql.raw(`pragma busy_timeout = ${timeout}`).execute(connection);
    }
  });

/** How many rows this process had changed when nothing was left of what it had deleted. Before, others may have changed some. */
const overwrittenUntil = new WeakMap<Db, number>();

async function countChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db);
  return rows[0]?.changes ?? 0;
}

/** Ends where there are none, and in a file that could not be written anew yet, which keeps its pages. */
async function giveBackPages(db: Db) {
  let free = await numberOf(db, "freelist_count");
  for (let before = free + 1; free > 0 && free < before; ) {
    before = free;
    await sql.raw(`pragma incremental_vacuum(${pagesAtOnce})`).execute(db);
    free = await numberOf(db, "freelist_count");
    await nextTurn();
  }
}

/** The `user_version` of a file that is to be written anew at whatever size. */
const asked = 1;

/**
 * Asks, in a transaction, that nothing of what it deletes is left in the gaps of a large database either: no process that is
 * killed afterwards forgets it.
 */
export async function askToRewrite(transaction: Db, dialect: Dialect) {
  if (dialect === "sqlite") await sql.raw(`pragma user_version = ${asked}`).execute(transaction);
}

/**
 * Gives free pages back, bit by bit, removes the copies in a database that is small enough for it, and empties the log.
 * To be called now and then, and after a deletion. What others or the disk prevent is done the next time. `writesLarge`: a
 * large one is written anew too if a universe waits for it; no call is served meanwhile.
 */
export async function overwriteDeleted(db: Db, dialect: Dialect, { writesLarge = false } = {}) {
  if (dialect === "postgres") return;
  const changes = await countChanges(db);
  if (overwrittenUntil.get(db) === changes) return;
  await giveBackPages(db);
  const isLarge = (await databaseSize(db, dialect)) > smallBytes;
  const isAskedFor = (await numberOf(db, "user_version")) === asked;
  const writes = !isLarge || (isAskedFor && writesLarge);
  const isRewritten = writes && (await rewrite(db));
  if (isRewritten && isAskedFor) await sql`pragma user_version = 0`.execute(db);
  const isDone = isRewritten || (!writes && !isAskedFor);
  if ((await emptyLog(db)) && isDone) overwrittenUntil.set(db, changes);
}
