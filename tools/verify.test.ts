import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../testing/app.ts";
import { hashesOf, writeHashes } from "./setup/hashes.mjs";
import { compareServer } from "./verify.ts";

let app: TestApp;
let clientDir: string;
let origin: string;
let list: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), "mood-universe-verify-"));
  await writeFile(join(clientDir, "index.html"), '<title>M</title><script src="/main.js"></script>');
  await writeFile(join(clientDir, "main.js"), "export {};");
  await writeFile(join(clientDir, "other.js"), "export {};");
  writeHashes(clientDir);
  list = hashesOf(clientDir);
  app = await openTestApp({}, { clientDir });
  origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
  await rm(clientDir, { recursive: true });
});

test("a server that gives out what was built has nothing to be said against it", async () => {
  expect(await compareServer(origin, list)).toEqual([]);
});

test("a server that gives out another file is found out, whatever list it shows", async () => {
  await writeFile(join(clientDir, "other.js"), "steal();");
  expect(await compareServer(origin, list)).toEqual([expect.stringMatching(/^other\.js is another file/)]);
  writeHashes(clientDir);
  expect(await compareServer(origin, list)).toEqual([
    expect.stringMatching(/^\/hashes\.txt is another list/),
    expect.stringMatching(/^other\.js is another file/),
  ]);
});

test("a server below a path of its host is compared there, and may name no code of other programs", async () => {
  writeHashes(clientDir);
  const below = await openTestApp({ publicUrl: new URL("https://example.org/mood/") }, { clientDir });
  const address = `${await below.app.listen({ port: 0, host: "127.0.0.1" })}/mood`;
  expect(await compareServer(address, hashesOf(clientDir))).toEqual([]);
  expect(await compareServer(`${address}/`, hashesOf(clientDir))).toEqual([]);
  await below.close();
});
