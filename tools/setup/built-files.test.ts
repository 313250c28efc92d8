import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inputs as clientSources } from "./client-build.mjs";
import { compressFolder } from "./compress.mjs";
import { fingerprint, quickFingerprint } from "./fingerprint.mjs";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mood-universe-test-"));
  await mkdir(join(folder, "client"));
});
afterEach(() => rm(folder, { recursive: true }));

const at = (name: string) => join(folder, "client", name);
const inputs = ["client", "missing"];

test("the fingerprint depends only on each file's content, name and existence", async () => {
  await writeFile(at("one.ts"), "1");
  const first = fingerprint(folder, inputs);
  await writeFile(at("one.ts"), "1");
  expect(fingerprint(folder, inputs)).toBe(first);
  await writeFile(at("one.ts"), "2");
  const second = fingerprint(folder, inputs);
  await rename(at("one.ts"), at("two.ts"));
  const third = fingerprint(folder, inputs);
  await writeFile(at("one.ts"), "1");
  const fourth = fingerprint(folder, inputs);
  expect(new Set([first, second, third, fourth]).size).toBe(4);
});

test("the quick fingerprint changes with the size and the time of a file, and its name", async () => {
  const time = new Date("2026-03-13T12:00:00Z");
  const write = async (name: string, content: string, changedAt: Date) => {
    await writeFile(at(name), content);
    await utimes(at(name), changedAt, changedAt);
    return quickFingerprint(folder, inputs);
  };
  const first = await write("one.ts", "1", time);
  expect(await write("one.ts", "1", time)).toBe(first);
  const second = await write("one.ts", "1", new Date(time.getTime() + 1));
  const third = await write("one.ts", "12", time);
  await rename(at("one.ts"), at("two.ts"));
  expect(new Set([first, second, third, quickFingerprint(folder, inputs)]).size).toBe(4);
});

test("the fingerprint ignores tests", async () => {
  await writeFile(at("one.ts"), "1");
  const before = fingerprint(folder, inputs);
  await writeFile(at("one.test.ts"), "1");
  expect(fingerprint(folder, inputs)).toBe(before);
});

test("each file that compression makes smaller gets two compressed copies", async () => {
  const script = "let star = 1;\n".repeat(500);
  await writeFile(at("app.js"), script);
  await writeFile(at("tiny.js"), "1");
  await writeFile(at("picture.png"), script);
  await compressFolder(folder);
  expect((await readdir(at(""))).sort()).toEqual([
    "app.js",
    "app.js.br",
    "app.js.gz",
    "picture.png",
    "tiny.js",
  ]);
  expect(gunzipSync(await readFile(at("app.js.gz"))).toString()).toBe(script);
  expect(brotliDecompressSync(await readFile(at("app.js.br"))).toString()).toBe(script);
});

test("the build of the image gets every source of the client", async () => {
  const ignored = await readFile(join(import.meta.dirname, "../../.dockerignore"), "utf8");
  const permitted = ignored.split("\n").flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []));
  const needed = new Set(clientSources.map((path) => path.split("/")[0] ?? ""));
  expect(permitted).toEqual(expect.arrayContaining([...needed]));
});
