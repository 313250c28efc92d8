/** One hash of many files, which changes when a file is changed, added, removed or renamed. */

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { listFiles } from "./list-files.mjs";

/** Tests do not affect the build. @param {string} path */
const isSource = (path) => !/\.test\.tsx?$/.test(path);

/**
 * @param {string} folder
 * @param {readonly string[]} inputs files and folders in it
 * @returns {Promise<string>} 64 hexadecimal digits
 */
export async function fingerprint(folder, inputs) {
  const files = (await Promise.all(inputs.map((input) => listFiles(join(folder, input))))).flat();
  const hash = createHash("sha256");
  for (const file of files.filter(isSource).sort()) {
    const content = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
    hash.update(`${relative(folder, file).split(sep).join("/")} ${content}\n`);
  }
  return hash.digest("hex");
}
