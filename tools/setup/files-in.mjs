/** Every file in a folder and its folders. Written for the oldest Node 20, whose entries do not know their folder yet. */

import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * @param {string} path
 * @returns {Promise<string[]>} paths; the path itself when it is a file, and none when nothing is there
 */
export async function filesIn(path) {
  const entry = await stat(path).catch(() => null);
  if (!entry) return [];
  if (entry.isFile()) return [path];
  const names = await readdir(path);
  return (await Promise.all(names.map((name) => filesIn(join(path, name))))).flat();
}
