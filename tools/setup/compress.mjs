/** Writes a `.br` and a `.gz` copy beside each file that becomes smaller, so that the server need not compress at run time. */

import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "./list-files.mjs";

const compressible = new Set([".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt", ".wasm"]);

/** A smaller response fits into one packet without compression. */
const minBytes = 1_000;

/** The slowest level with the smallest result, because compression runs only once per build. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const encodings = [
  { ending: ".br", encode: (/** @type {Buffer} */ bytes) => promisify(brotliCompress)(bytes, brotli) },
  { ending: ".gz", encode: (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }) },
];

/** @param {string} path */
async function compressFile(path) {
  const bytes = await readFile(path);
  if (bytes.length < minBytes) return;
  for (const { ending, encode } of encodings) {
    const encoded = await encode(bytes);
    if (encoded.length < bytes.length) await writeFile(path + ending, encoded);
  }
}

/** @param {string} folder */
export async function compressFolder(folder) {
  const files = listFiles(folder);
  await Promise.all(files.filter((file) => compressible.has(extname(file))).map(compressFile));
}
