/** Searches the files of a server for what people wrote. */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The texts that a pattern finds in any file of the folder: the database, its log, and the outbox. */
export async function tracesIn(dataDir: string, pattern: RegExp): Promise<string[]> {
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => readFile(join(file.parentPath, file.name), "latin1"));
  return (await Promise.all(texts)).flatMap((text) => text.match(pattern) ?? []);
}
