/** `npm run backup`: everything at one moment, into one file, while the server goes on. */

import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { latestStep } from "../../database/migrate.ts";
import type { Db } from "../../database/schema.ts";
import { atOneMoment } from "../../database/snapshot.ts";
import { type Desk, type Done, done, refused } from "../desk.ts";
import { counted, quoted } from "../printing.ts";
import { type Columns, endLine, headLine, rowLine, tableLine } from "./format.ts";
import { listColumns, readPage } from "./queries.ts";
import { keptTables, type TableName } from "./tables.ts";

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

/** Pieces of the file, each of whole lines; what is in memory at once is a page. */
export async function* backupOf(db: Db, now: Date): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const piece = (lines: readonly string[]) => {
    const text = lines.map((line) => `${line}\n`).join("");
    hash.update(text);
    return text;
  };
  const [schema, known, counts] = [await latestStep(db), await listColumns(db), new Map<string, number>()];
  yield piece([headLine(schema ?? "", now)]);
  for (const [table, key] of keptTables) {
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

/** So that the new name is on disk as the file is. */
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
  try {
    for await (const piece of pieces) {
      await file.appendFile(piece);
      bytes += Buffer.byteLength(piece);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return bytes;
}

async function openUnfinished(path: string): Promise<FileHandle | null> {
  return open(path, "wx", 0o600).catch(() => null);
}

/** Under a name of its own until it is whole, so that nothing half ever bears the name. */
export async function backUp(desk: Desk, path: string, { overwrite = false } = {}): Promise<Done> {
  if (!overwrite && existsSync(path))
    return refused(`${quoted(path)} is there already: choose another file, or say --overwrite.`);
  const unfinished = `${path}.unfinished-${randomBytes(4).toString("hex")}`;
  const file = await openUnfinished(unfinished);
  if (!file) return refused(`${quoted(path)} cannot be written.`);
  let bytes: number;
  try {
    bytes = await atOneMoment(desk, (db) => writeAll(file, backupOf(db, new Date(desk.now()))));
    await rename(unfinished, path);
    await syncFolderOf(path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  desk.tell(
    `Private: ${quoted(path)} holds everything that people have here. Keep it as you keep the database.`,
  );
  await desk.print(`Backed up to ${quoted(path)}: ${counted(bytes, "byte")}.\n`);
  return done;
}
