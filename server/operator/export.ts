import { type FileHandle, open, rm } from "node:fs/promises";
import { type Desk, type Done, done, refused } from "./desk.ts";
import { findUniverse } from "./find-universe.ts";
import { quoted } from "./printing.ts";
import { recordOf } from "./record.ts";

type Write = (text: string) => Promise<unknown>;

/** A list has a line for each item, and is written in pieces: a life of stars is too long for one text. */
async function writeValue(write: Write, value: unknown) {
  if (!Array.isArray(value)) return write(JSON.stringify(value));
  const chunk = 1_000;
  await write("[");
  for (let from = 0; from < value.length; from += chunk) {
    const lines = value.slice(from, from + chunk).map((item) => `\n    ${JSON.stringify(item)}`);
    await write((from === 0 ? "" : ",") + lines.join(","));
  }
  await write("\n  ]");
}

async function writeRecord(write: Write, record: ReturnType<typeof recordOf>) {
  let before = "{";
  for await (const [part, value] of record) {
    await write(`${before}\n  ${JSON.stringify(part)}: `);
    await writeValue(write, value);
    before = ",";
  }
  await write("\n}\n");
}

/** For its owner's eyes alone, and in the place of no other file. */
async function openNew(path: string): Promise<FileHandle | string> {
  try {
    return await open(path, "wx", 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return `${quoted(path)} is there already: choose another file.`;
    return `${quoted(path)} cannot be written (${code}).`;
  }
}

/** What fails half-way is removed. */
async function writeFile(path: string, record: ReturnType<typeof recordOf>): Promise<Done> {
  const file = await openNew(path);
  if (typeof file === "string") return refused(file);
  try {
    await writeRecord((text) => file.appendFile(text), record);
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return done;
}

/** To `path`, or to standard output. */
export async function exportUniverse(desk: Desk, typed: string, path?: string): Promise<Done> {
  const found = await findUniverse(desk.db, typed);
  if (!found.ok) return found;
  const record = recordOf(desk.db, found.user, new Date(desk.now()));
  desk.tell(`Private: this is all that the owner of ${quoted(found.user.universeName)} has here.`);
  if (path !== undefined) return writeFile(path, record);
  await writeRecord(desk.print, record);
  return done;
}
