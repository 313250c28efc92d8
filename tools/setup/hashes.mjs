/** Writes the hashes of all files of the client, by which people can tell whether a server gives out what was released. */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { listFiles } from "./list-files.mjs";

/** The list has the format of `sha256sum`, so that `sha256sum --check hashes.txt` compares a folder with it. */
export const hashesFile = "hashes.txt";

/** Compressed copies depend on the library that made them; what they unpack to is in the list. @param {string} name */
const isListed = (name) => name !== hashesFile && !/\.(br|gz)$/.test(name);

/** @param {string} folder @returns {string} a line for each file, by name: 64 hexadecimal digits, two spaces, the path with `/` */
export function hashesOf(folder) {
  const names = listFiles(folder).map((path) => relative(folder, path).split(sep).join("/"));
  return names
    .filter(isListed)
    .sort()
    .map(
      (name) =>
        `${createHash("sha256")
          .update(readFileSync(join(folder, name)))
          .digest("hex")}  ${name}\n`,
    )
    .join("");
}

/** @param {string} folder */
export const writeHashes = (folder) => writeFileSync(join(folder, hashesFile), hashesOf(folder));
