/** Builds the client with Vite when its sources have changed, and replaces the old build only after the new one has succeeded. */

import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFolder } from "./compress.mjs";
import { fingerprint, quickFingerprint } from "./fingerprint.mjs";
import { writeHashes } from "./hashes.mjs";
import { formatNotices, readNotices } from "./notices.mjs";
import { pinnedNode } from "./pinned-node.mjs";
import { report, root, run } from "./run.mjs";
import { SetupError } from "./setup-error.mjs";

/** Files and folders; `.dockerignore` must permit them. */
export const inputs = [
  "client",
  "domain",
  "index.html",
  "shown.html",
  "vite.config.ts",
  "tools/drawn-pages.ts",
  "tools/file-groups.ts",
  "tools/message-catalogues.ts",
  "tools/open-sealed.ts",
  "tools/page-files.ts",
  "tools/service-worker.ts",
  "server/pages/headers.ts",
  "package-lock.json",
  "tools/setup/compress.mjs",
  "tools/setup/hashes.mjs",
  "tools/setup/notices.mjs",
  "LICENSE",
];

const dist = join(root, "dist");
const currentBuild = join(dist, "client");
const newBuild = join(dist, "client-next");
/** Holds the fingerprints of the sources of the current build: of their contents, and the quick one. */
const fingerprintFile = join(dist, "client-built-from");

async function replaceBuild() {
  await rm(fingerprintFile, { force: true });
  await rm(currentBuild, { recursive: true, force: true });
  await rename(newBuild, currentBuild);
}

export async function buildClient() {
  // This comes before the build, so that what is edited meanwhile is built the next time.
  const quick = quickFingerprint(root, inputs);
  const [built, builtQuick] = (await readFile(fingerprintFile, "utf8").catch(() => "")).split("\n");
  if (builtQuick === quick) return;
  const sources = fingerprint(root, inputs);
  const record = `${sources}\n${quick}`;
  // Where it cannot be stored, the next start compares the contents again.
  if (built === sources) return void (await writeFile(fingerprintFile, record).catch(() => {}));
  report("Building the client…");
  await mkdir(dist, { recursive: true });
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const options = ["build", "--outDir", newBuild, "--emptyOutDir", "--logLevel", "warn"];
  const { status, output } = await run(pinnedNode, [vite, ...options]);
  if (status !== 0) throw new SetupError("The client could not be built, for the reason above.", output);
  const ownLicence = await readFile(join(root, "LICENSE"), "utf8");
  await writeFile(join(newBuild, "licences.txt"), formatNotices(ownLicence, readNotices(root)));
  writeHashes(newBuild);
  await compressFolder(newBuild);
  await replaceBuild();
  await writeFile(fingerprintFile, record);
}
