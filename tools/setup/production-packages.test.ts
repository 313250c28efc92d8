import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";

const root = join(import.meta.dirname, "..", "..");

/** What `npm ci --omit=dev && node server/main.mjs` and the commands of an operator start with. */
const entries = [
  "server/main.mjs",
  "server/operator/main.ts",
  "server/operator/backup/main.ts",
  "server/operator/doctor/main.ts",
];

/** Imports that remain after types are removed, dynamic ones, and files that are started as workers. */
const imports = [
  /^(?:(?:import|export|\})[^"\n;=]* from|import) "([^"\n]+)"/gm,
  /\b(?:import|require)\("([^"]+)"/g,
  /new URL\("(\.[^"]+\.ts)", import\.meta\.url\)/g,
];

async function importsOf(path: string): Promise<string[]> {
  const source = stripTypeScriptTypes(await readFile(join(root, path), "utf8"));
  return imports.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = ""]) => name));
}

const packageOf = (name: string) => name.split("/", name.startsWith("@") ? 2 : 1).join("/");

/** Follows every import from the entries, and returns the files and the packages that it finds. */
async function follow(): Promise<{ files: Set<string>; packages: Set<string> }> {
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files)
    for (const name of await importsOf(file)) {
      if (name.startsWith("#")) files.add(name.slice(1));
      else if (name.startsWith(".")) files.add(join(dirname(file), name));
      else if (!name.startsWith("node:")) packages.add(packageOf(name));
    }
  return { files, packages };
}

test("the packages that the server loads are the dependencies, and all others are only for development", async () => {
  const { files, packages } = await follow();
  expect([...files]).toEqual(expect.arrayContaining(["server/app.ts", "domain/api.ts"]));
  // A worker, which only its address names.
  expect([...files].some((file) => file.endsWith("picture-worker.ts"))).toBe(true);
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));
  // `node` is the program, which no file imports.
  expect([...packages, "node"].sort()).toEqual(Object.keys(dependencies).sort());
});
