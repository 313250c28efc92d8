/** Reads a backup line by line, in constant memory, and checks every line and the checksum. */

import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import {
  BadBackup,
  endLine,
  type Head,
  readHead,
  readRow,
  readTableLine,
  type TableHead,
  type Value,
} from "./format.ts";

export type Part =
  | { readonly head: Head }
  | { readonly table: TableHead }
  | { readonly row: Value[] }
  /** Rows by table: the last part, which only an undamaged backup has. */
  | { readonly rows: ReadonlyMap<string, number> };

const newline = 10;
/** Far longer than any row. Without this limit, a file without line ends would fill the memory. */
const maxLineBytes = 4_194_304;

const damaged = () => new BadBackup("The backup is damaged or not whole.");

/** Yields lines without line ends. A last line without a line end means that the file was cut. */
async function* readLines(path: string): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    let bytes = Buffer.concat([rest, chunk as Buffer]);
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline)) {
      yield bytes.subarray(0, end);
      bytes = bytes.subarray(end + 1);
    }
    if (bytes.length > maxLineBytes) throw damaged();
    rest = bytes;
  }
  if (rest.length > 0) throw damaged();
}

class BackupReader {
  readonly #hash: Hash = createHash("sha256");
  readonly #rows = new Map<string, number>();
  #table: TableHead | null = null;
  #hasHead = false;
  #hasEnd = false;

  read(bytes: Buffer): Part {
    const line = bytes.toString("utf8");
    const part = this.#partOf(line);
    this.#hash.update(bytes).update("\n");
    return part;
  }

  #partOf(line: string): Part {
    if (this.#hasEnd) throw damaged();
    if (!this.#hasHead) {
      this.#hasHead = true;
      return { head: readHead(line) };
    }
    if (line.startsWith("[")) return { row: this.#row(line) };
    if (line === endLine(this.#rows, this.#hash.copy().digest("hex"))) {
      this.#hasEnd = true;
      return { rows: this.#rows };
    }
    return { table: this.#begin(line) };
  }

  #begin(line: string): TableHead {
    const table = readTableLine(line);
    if (!table || this.#rows.has(table.table)) throw damaged();
    this.#rows.set(table.table, 0);
    this.#table = table;
    return table;
  }

  #row(line: string): Value[] {
    const row = this.#table && readRow(line, this.#table.columns);
    if (!this.#table || !row) throw damaged();
    const { table } = this.#table;
    this.#rows.set(table, (this.#rows.get(table) ?? 0) + 1);
    return row;
  }

  finish() {
    if (!this.#hasHead) throw new BadBackup("The file is empty.");
    if (!this.#hasEnd) throw damaged();
  }
}

/** Throws `BadBackup` when the file is damaged, possibly only after the last part: commit nothing before the end. */
export async function* readBackup(path: string): AsyncGenerator<Part> {
  const reading = new BackupReader();
  for await (const bytes of readLines(path)) yield reading.read(bytes);
  reading.finish();
}

/** Reads the whole file and returns its head. Throws `BadBackup`. */
export async function verifyBackup(path: string): Promise<Head> {
  let head: Head | null = null;
  for await (const part of readBackup(path)) if ("head" in part) head = part.head;
  if (!head) throw damaged();
  return head;
}
