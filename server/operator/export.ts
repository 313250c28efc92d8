import { rm } from "node:fs/promises";
import { writeLog } from "../accounts/admin/log.ts";
import { readSnapshot } from "../database/snapshot.ts";
import { type CommandContext, type CommandResult, done } from "./command.ts";
import { createFile } from "./create-file.ts";
import { findUniverse, notifyOfSeal } from "./find-universe.ts";
import { readPersonalData } from "./personal-data.ts";
import { quoted } from "./printing.ts";

type Write = (text: string) => Promise<unknown>;

type Pages = AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>;

/** Writes a list with a line for each item, in pages: all stars of a universe can be too long for one string. */
async function writeList(write: Write, pages: Pages) {
  let before = "";
  await write("[");
  for await (const page of pages) {
    if (page.length === 0) continue;
    await write(before + page.map((item) => `\n    ${JSON.stringify(item)}`).join(","));
    before = ",";
  }
  await write("\n  ]");
}

const isPaged = (value: unknown): value is Pages =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

function writeValue(write: Write, value: unknown) {
  if (isPaged(value)) return writeList(write, value);
  return Array.isArray(value) ? writeList(write, [value]) : write(JSON.stringify(value));
}

async function writePersonalData(write: Write, data: ReturnType<typeof readPersonalData>) {
  let before = "{";
  for await (const [part, value] of data) {
    await write(`${before}\n  ${JSON.stringify(part)}: `);
    await writeValue(write, value);
    before = ",";
  }
  await write("\n}\n");
}

/** Removes the file when writing fails. */
async function writeFile(path: string, data: ReturnType<typeof readPersonalData>): Promise<CommandResult> {
  const file = await createFile(path);
  if ("ok" in file) return file;
  try {
    await writePersonalData((text) => file.appendFile(text), data);
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return done;
}

/** Exports to `path`, or to standard output. */
export async function exportUniverse(
  context: CommandContext,
  nameOrEmail: string,
  path?: string,
): Promise<CommandResult> {
  const known = await findUniverse(context.db, nameOrEmail);
  if (!known.ok) return known;
  // The person sees that somebody read everything, also when the reading fails then.
  await writeLog(context.db, { action: "export", by: null, for: known.user.id }, new Date(context.now()));
  // The export is of one moment, so that every tag of a star is among the tags.
  return readSnapshot(context, async (db) => {
    const found = await findUniverse(db, nameOrEmail);
    if (!found.ok) return found;
    context.notify(`Private: this is all that the owner of ${quoted(found.user.universeName)} has here.`);
    notifyOfSeal(context, found.user);
    const data = readPersonalData(db, found.user, new Date(context.now()));
    if (path !== undefined) return writeFile(path, data);
    await writePersonalData(context.print, data);
    return done;
  });
}
