/** Builds the client with Vite when it is not the one its sources make, and only then puts it in the place of the old one. */

import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CannotGoOn } from "./cannot-go-on.mjs";
import { compressFolder } from "./compress.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { pinnedNode } from "./pinned-node.mjs";
import { root, run, say } from "./run.mjs";

const inputs = [
  "client",
  "domain",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
  "tools/setup/compress.mjs",
];

const dist = join(root, "dist");
const built = join(dist, "client");
const next = join(dist, "client-next");
const stamp = join(dist, "client-built-from");

/** @param {string} sources */
async function isBuiltFrom(sources) {
  const seen = await readFile(stamp, "utf8").catch(() => null);
  return seen === sources;
}

async function replaceBuilt() {
  await rm(stamp, { force: true });
  await rm(built, { recursive: true, force: true });
  await rename(next, built);
}

export async function buildClient() {
  const sources = await fingerprint(root, inputs);
  if (await isBuiltFrom(sources)) return;
  say("Building the client…");
  await mkdir(dist, { recursive: true });
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const options = ["build", "--outDir", next, "--emptyOutDir", "--logLevel", "warn"];
  const { status, output } = await run(pinnedNode, [vite, ...options]);
  if (status !== 0) throw new CannotGoOn("The client could not be built, for the reason above.", output);
  await compressFolder(next);
  await replaceBuilt();
  await writeFile(stamp, sources);
}
