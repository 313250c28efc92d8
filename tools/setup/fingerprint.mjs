/** Hashes of many files, which change when a file is changed, added, removed or renamed. */

import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { listFiles } from "./list-files.mjs";

/** Tests do not affect the build. @param {string} path */
const isSource = (path) => !/\.test\.tsx?$/.test(path);

/** @param {string} folder @param {readonly string[]} inputs @returns {{ path: string, name: string }[]} */
const sourcesIn = (folder, inputs) =>
  inputs
    .flatMap((input) => listFiles(join(folder, input)))
    .filter(isSource)
    .sort()
    .map((path) => ({ path, name: relative(folder, path).split(sep).join("/") }));

/**
 * @param {string} folder
 * @param {readonly string[]} inputs files and folders in it
 * @returns {string} 64 hexadecimal digits
 */
export function fingerprint(folder, inputs) {
  const hash = createHash("sha256");
  for (const { path, name } of sourcesIn(folder, inputs)) {
    const content = readFileSync(path);
    // The length separates the content from the name of the next file.
    hash.update(`${name} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

/**
 * The fingerprint of sizes and times of change alone, which takes a fraction of the time: while it stays the same, so do
 * the contents. A copy of the files has other times.
 * @param {string} folder
 * @param {readonly string[]} inputs files and folders in it
 * @returns {string} 64 hexadecimal digits
 */
export function quickFingerprint(folder, inputs) {
  const hash = createHash("sha256");
  for (const { path, name } of sourcesIn(folder, inputs)) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}
