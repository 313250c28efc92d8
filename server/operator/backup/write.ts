/** `npm run backup`: writes and reads back a snapshot of all data into one file while the server runs. */

import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { latestMigration } from "../../database/migrate.ts";
import type { Database } from "../../database/open.ts";
import type { Db } from "../../database/schema.ts";
import { readSnapshot } from "../../database/snapshot.ts";
import { backedUpTables, type TableName } from "../../database/tables.ts";
import { type CommandContext, type CommandResult, done, type Refusal, refused } from "../command.ts";
import { createFile } from "../create-file.ts";
import { formatCount, quoted } from "../printing.ts";
import { type Columns, endLine, headLine, rowLine, tableLine } from "./format.ts";
import { listColumns, readPage } from "./queries.ts";
import { rehearseRestore } from "./rehearse.ts";

const pageSize = 1_000;

async function* rowLines(db: Db, table: TableName, columns: Columns, key: readonly string[]) {
  let after: Readonly<Record<string, unknown>> | null = null;
  for (;;) {
    const page = await readPage(db, table, { columns, key, after }, pageSize);
    yield page.map((row) => rowLine(row, columns));
    after = page.at(-1) ?? null;
    if (page.length < pageSize) return;
  }
}

/** Yields the file in pieces of whole lines, with one page of rows in memory at a time. */
export async function* generateBackup(
  { db, dialect }: Pick<Database, "db" | "dialect">,
  now: Date,
): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const piece = (lines: readonly string[]) => {
    const text = lines.map((line) => `${line}\n`).join("");
    hash.update(text);
    return text;
  };
  const [schema, known, counts] = [
    await latestMigration(db, dialect),
    await listColumns(db, dialect),
    new Map<string, number>(),
  ];
  yield piece([headLine(schema ?? "", now)]);
  for (const [table, key] of backedUpTables) {
    const columns = known.get(table);
    if (!columns) continue;
    counts.set(table, 0);
    yield piece([tableLine(table, columns)]);
    for await (const lines of rowLines(db, table, columns, key)) {
      counts.set(table, (counts.get(table) ?? 0) + lines.length);
      yield piece(lines);
    }
  }
  yield `${endLine(counts, hash.digest("hex"))}\n`;
}

/** Writes the renamed directory entry to disk. */
async function syncFolderOf(path: string) {
  const folder = await open(dirname(path));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function writeAll(file: FileHandle, pieces: AsyncIterable<string>): Promise<number> {
  let bytes = 0;
  for await (const piece of pieces) {
    await file.appendFile(piece);
    bytes += Buffer.byteLength(piece);
  }
  await file.sync();
  return bytes;
}

export type Written = {
  readonly ok: true;
  readonly bytes: number;
  readonly rows: ReadonlyMap<string, number>;
};

/**
 * Writes under a temporary name until the file is complete, on the disk and restored on trial, so that `path` never names
 * a partial backup. A file that cannot be created is a refusal; every later failure throws.
 */
export async function writeBackupFile(context: CommandContext, path: string): Promise<Written | Refusal> {
  const unfinished = `${path}.unfinished-${randomBytes(4).toString("hex")}`;
  const file = await createFile(unfinished, path);
  if ("ok" in file) return file;
  try {
    const bytes = await readSnapshot(context, (db) =>
      writeAll(file, generateBackup({ db, dialect: context.dialect }, new Date(context.now()))),
    ).finally(() => file.close());
    const rows = await rehearseRestore(unfinished, dirname(path));
    await rename(unfinished, path);
    await syncFolderOf(path);
    return { ok: true, bytes, rows };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Says what was written, and how private it is. */
export async function reportBackup({ notify, print }: CommandContext, path: string, { bytes }: Written) {
  notify(
    `Private: ${quoted(path)} holds everything that people have here; sealed words stay sealed in it. Keep it as you keep the database.`,
  );
  await print(`Backed up to ${quoted(path)}: ${formatCount(bytes, "byte")}.\n`);
}

/** Writes a backup to a file of the operator's choice. */
export async function writeBackup(
  context: CommandContext,
  path: string,
  { overwrite = false } = {},
): Promise<CommandResult> {
  if (!overwrite && existsSync(path))
    return refused(`${quoted(path)} is there already: choose another file, or say --overwrite.`);
  const written = await writeBackupFile(context, path);
  if (!written.ok) return written;
  await reportBackup(context, path, written);
  return done;
}
