/**
 * Compares what a server gives out with the client that was built from the source in this folder. People run it on a
 * computer that they trust: `npm run verify -- https://mood.example.org`.
 */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashesPath, isSentAsItIs, readHashes, readPageCode } from "../domain/pages/release-files.ts";

/** Pages that everybody gets: their HTML is made for each reader, so that only the code that it names can be compared. */
const pages = ["/", "/login", "/register", "/app-shell"];

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

/** Findings as sentences; none when the server gives out the files of `list`, and no other code in its pages. */
export async function compareServer(address: string, list: string): Promise<readonly string[]> {
  const own = readHashes(list);
  if (!own) throw new TypeError("The list of this build cannot be read.");
  const { origin, pathname } = new URL(address);
  const base = pathname.replace(/\/$/, "");
  const get = (path: string) => fetch(origin + base + path, { redirect: "error" });
  const findings: string[] = [];
  const served = await (await get(hashesPath)).text();
  if (served !== list)
    findings.push(`${hashesPath} is another list: ${sha256(served)} in place of ${sha256(list)}.`);
  for (const [path, hash] of own) {
    if (!isSentAsItIs(path)) continue;
    const response = await get(`/${path}`);
    const found = sha256(new Uint8Array(await response.arrayBuffer()));
    if (!response.ok) findings.push(`${path} is not there: the server answers ${response.status}.`);
    else if (found !== hash) findings.push(`${path} is another file: ${found} in place of ${hash}.`);
  }
  for (const page of pages) {
    const code = readPageCode(await (await get(page)).text(), base);
    if (code.hasOwnCode) findings.push(`The page ${page} contains code that is in no file.`);
    for (const file of code.files)
      if (!own.has(file)) findings.push(`The page ${page} names ${file}, which is on no list.`);
  }
  return findings;
}

async function main(origin: string | undefined): Promise<number> {
  if (!origin || !URL.canParse(origin)) {
    process.stderr.write("Name the address of a server: npm run verify -- https://mood.example.org\n");
    return 2;
  }
  const list = readFileSync(join(import.meta.dirname, "../dist/client/hashes.txt"), "utf8");
  const findings = await compareServer(origin, list);
  process.stdout.write(
    findings.length > 0
      ? `${findings.join("\n")}\n${origin} gives out something else than this source.\n`
      : `${origin} gives out the client of this source, whose hash is ${sha256(list)}.\n`,
  );
  return findings.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv[2]);
