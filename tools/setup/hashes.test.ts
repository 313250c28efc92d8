import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readHashes } from "#domain/pages/release-files.ts";
import { hashesOf, writeHashes } from "./hashes.mjs";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mood-universe-hashes-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "service-worker.js"), "self;");
  await writeFile(join(folder, "assets/b-2.js"), "b;");
  await writeFile(join(folder, "assets/a-1.js"), "a;");
  await writeFile(join(folder, "assets/a-1.js.br"), "compressed");
});
afterEach(() => rm(folder, { recursive: true }));

test("the list has each file once, by name, without compressed copies and itself", async () => {
  writeHashes(folder);
  const files = readHashes(hashesOf(folder));
  expect([...(files?.keys() ?? [])]).toEqual(["assets/a-1.js", "assets/b-2.js", "service-worker.js"]);
});

test("the list can be compared with the folder by a program of every system", () => {
  writeHashes(folder);
  const said = execFileSync("sha256sum", ["--check", "hashes.txt"], { cwd: folder, encoding: "utf8" });
  expect(said.match(/: OK/g)).toHaveLength(3);
});

test("one letter in one file makes another list", async () => {
  const before = hashesOf(folder);
  await writeFile(join(folder, "assets/b-2.js"), "c;");
  expect(hashesOf(folder)).not.toBe(before);
});
