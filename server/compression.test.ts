import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../testing/app.ts";
import { makeEntry, signUp } from "../testing/make.ts";
import type { Visitor } from "../testing/visitor.ts";
import { chooseCoding } from "./compression.ts";

const decompress = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync } as const;
const codings = ["br", "gzip", "zstd"] as const;
const script = `export const text = "${"star ".repeat(1_000)}";`;

let test: TestApp;
let ada: Visitor;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), "mood-universe-compression-"));
  await mkdir(join(clientDir, "assets"));
  await writeFile(join(clientDir, "index.html"), `<title>Mood Universe</title>${"<p>".repeat(1_000)}`);
  await writeFile(join(clientDir, "assets/main-1a2b.js"), script);
  await writeFile(join(clientDir, "assets/loop-1a2b.mp3"), script);
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 }, { clientDir });
  ada = (await signUp(test)).visitor;
  for (let star = 0; star < 8; star++)
    await ada.call(api.createMoodEntry, { body: makeEntry({ note: `Star ${star}: rain on the roof.` }) });
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => ada.send("GET", url, { headers });

describe("the coding of a reply", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, zstd", "zstd"],
    ["gzip;q=1.0, br;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["identity, br;q=0.5", null],
    ["identity", null],
    ["deflate, compress, lzma", null],
    ["br;q=0", null],
    ["", null],
    [undefined, null],
  ])("for the header %j is %j", (header, coding) => {
    expect(chooseCoding(header)).toBe(coding);
  });
});

describe.each(codings)("with %s, a reply over 1 KiB", (coding) => {
  it.each([
    ["every star", "/api/mood-entries"],
    ["everything", "/api/changes"],
    ["changes", "/api/changes?since=1"],
    ["a page", "/"],
    ["a file without a compressed copy", "/assets/main-1a2b.js"],
    ["the page of the calls", "/api/docs/json"],
    ["a file of that page", "/api/docs/static/swagger-ui.css"],
  ])("has the same content as without: %s", async (_, url) => {
    const plain = await get(url);
    const packed = await get(url, { "accept-encoding": coding });
    expect(packed.status).toBe(200);
    expect(packed.headers["content-encoding"]).toBe(coding);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 1.5);
    expect(decompress[coding](packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.headers["content-length"] ?? `${packed.bytes.length}`).toBe(`${packed.bytes.length}`);
    for (const { headers } of [plain, packed])
      expect(String(headers.vary).match(/accept-encoding/gi)).toHaveLength(1);
  });

  it.each(["/api/mood-entries", "/api/changes", "/api/changes?since=1"])(
    "has its own ETag, and each ETag gets 304: %s",
    async (url) => {
      const plain = String((await get(url)).headers.etag);
      const packed = String((await get(url, { "accept-encoding": coding })).headers.etag);
      expect(packed).toBe(plain.replace(/"$/, `-${coding}"`));
      for (const etag of [plain, packed, `W/${packed}`]) {
        const again = await get(url, { "accept-encoding": coding, "if-none-match": etag });
        expect([again.status, again.text, again.headers.etag, again.headers.vary]).toEqual([
          ...[304, "", etag.replace("W/", ""), "Accept-Encoding"],
        ]);
        expect(again.headers["content-encoding"]).toBeUndefined();
      }
    },
  );
});

describe("a reply is sent as it is", () => {
  const anyCoding = { "accept-encoding": "br, gzip, zstd" };

  it.each([
    ["up to 1 KiB long", "/api/auth/me"],
    ["up to 1 KiB long with an ETag", "/api/changes?since=8"],
    ["of a type that is compressed already", "/assets/loop-1a2b.mp3"],
  ])("when it is %s", async (_, url) => {
    const { status, headers, bytes } = await get(url, anyCoding);
    expect([status, headers["content-encoding"]]).toEqual([200, undefined]);
    expect(headers["content-length"]).toBe(`${bytes.length}`);
    expect(String(headers.etag)).not.toMatch(/-(br|gzip|zstd)"$/);
  });

  it("with its own type and for a year when it is music", async () => {
    const { headers } = await get("/assets/loop-1a2b.mp3", anyCoding);
    expect(headers).toMatchObject({
      "content-type": "audio/mpeg",
      "cache-control": expect.stringContaining("immutable"),
    });
  });

  it("when it is a range of a file", async () => {
    const { status, headers, text } = await get("/assets/main-1a2b.js", {
      ...anyCoding,
      range: "bytes=7-2006",
    });
    expect([status, headers["content-encoding"], text]).toEqual([206, undefined, script.slice(7, 2007)]);
  });

  it("without a body to a HEAD request", async () => {
    for (const url of ["/", "/assets/main-1a2b.js"]) {
      const { status, bytes } = await ada.send("HEAD", url, { headers: anyCoding });
      expect([status, bytes.length]).toEqual([200, 0]);
    }
    expect((await ada.send("HEAD", "/api/changes", { headers: anyCoding })).status).toBe(404);
  });
});
