/** Writes a `.br` and a `.gz` beside every file that is smaller that way, so that the server never compresses anything. */

import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "./files-in.mjs";

const compressible = new Set([".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt", ".wasm"]);

/** A response this small fits in one packet anyhow. */
const leastBytes = 1_000;

/** Smallest results: this is done once a build. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const encodings = [
  { ending: ".br", encode: (/** @type {Buffer} */ bytes) => promisify(brotliCompress)(bytes, brotli) },
  { ending: ".gz", encode: (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }) },
];

/** @param {string} path */
async function compressFile(path) {
  const bytes = await readFile(path);
  if (bytes.length < leastBytes) return;
  for (const { ending, encode } of encodings) {
    const encoded = await encode(bytes);
    if (encoded.length < bytes.length) await writeFile(path + ending, encoded);
  }
}

/** @param {string} folder */
export async function compressFolder(folder) {
  const files = await filesIn(folder);
  await Promise.all(files.filter((file) => compressible.has(extname(file))).map(compressFile));
}
