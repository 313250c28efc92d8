/** One hash of many files, which changes when a file is changed, added, removed or renamed. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { listFiles } from "./list-files.mjs";

/** Tests do not affect the build. @param {string} path */
const isSource = (path) => !/\.test\.tsx?$/.test(path);

/**
 * @param {string} folder
 * @param {readonly string[]} inputs files and folders in it
 * @returns {string} 64 hexadecimal digits
 */
export function fingerprint(folder, inputs) {
  const hash = createHash("sha256");
  const files = inputs.flatMap((input) => listFiles(join(folder, input)));
  for (const file of files.filter(isSource).sort()) {
    const content = readFileSync(file);
    // The length separates the content from the name of the next file.
    hash.update(`${relative(folder, file).split(sep).join("/")} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}
