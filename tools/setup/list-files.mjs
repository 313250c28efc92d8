/** Lists all files in a folder and its subfolders. Early versions of Node 20 cannot do this with `readdir` alone. */

import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * @param {string} path
 * @returns {Promise<string[]>} paths; only the path itself when it is a file; empty when it does not exist
 */
export async function listFiles(path) {
  const entry = await stat(path).catch(() => null);
  if (!entry) return [];
  if (entry.isFile()) return [path];
  const names = await readdir(path);
  return (await Promise.all(names.map((name) => listFiles(join(path, name))))).flat();
}
