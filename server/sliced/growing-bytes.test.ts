import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GrowingBytes } from "./growing-bytes.ts";
import { HiddenFile } from "./hidden-file.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "growing-bytes-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Chunks of uneven lengths, so that offsets fall into the middle of a block of the cipher. */
const makeChunks = (count: number) => Array.from({ length: count }, () => randomBytes(99_991));

async function appendAll(bytes: GrowingBytes, chunks: readonly Buffer[]) {
  for (const chunk of chunks) await bytes.append(chunk);
}

const read = (bytes: GrowingBytes) => {
  const stream = bytes.read();
  if (!stream) throw new Error("The bytes are gone.");
  return stream;
};

describe.each([
  ["in memory", 20],
  ["in a file", 60],
])("bytes %s", (_, count) => {
  it("are the same for each reader, whenever it begins", async () => {
    const chunks = makeChunks(count);
    const bytes = new GrowingBytes(folder);
    const early = buffer(read(bytes));
    await appendAll(bytes, chunks.slice(0, count / 2));
    const late = buffer(read(bytes));
    await appendAll(bytes, chunks.slice(count / 2));
    const last = read(bytes);
    bytes.end();
    const whole = Buffer.concat(chunks);
    for (const found of [await early, await late, await buffer(last)]) expect(found.equals(whole)).toBe(true);
    expect(bytes.length).toBe(whole.length);
  });

  it("end for every reader with the failure of whoever makes them", async () => {
    const bytes = new GrowingBytes(folder);
    const reading = buffer(read(bytes));
    await appendAll(bytes, makeChunks(count));
    bytes.fail(new Error("The database is away."));
    await expect(reading).rejects.toThrow("The database is away.");
    expect(await bytes.settled).toBe(false);
    expect(bytes.read()).toBeNull();
  });

  it("grow no more when the last reader has left", async () => {
    const bytes = new GrowingBytes(folder);
    const [one, other] = [read(bytes), read(bytes)];
    await appendAll(bytes, makeChunks(count));
    one.destroy();
    await appendAll(bytes, makeChunks(1));
    other.destroy();
    expect(await bytes.settled).toBe(false);
    await expect(bytes.append(randomBytes(1))).rejects.toThrow("Nobody reads.");
  });
});

it("many bytes have a file without a name, which is closed after the last reader", async () => {
  const bytes = new GrowingBytes(folder);
  const reader = read(bytes);
  await appendAll(bytes, makeChunks(60));
  bytes.end();
  expect(await readdir(folder)).toEqual([]);
  await buffer(reader);
  expect(await bytes.settled).toBe(false);
  expect(bytes.read()).toBeNull();
});

it("bytes that failed are nothing to keep, also before the last reader notices", async () => {
  const bytes = new GrowingBytes(folder);
  const reader = read(bytes);
  bytes.fail(new Error("The database is away."));
  expect(await bytes.settled).toBe(false);
  reader.on("error", () => {}).destroy();
});

it("a file that cannot be written is closed", async () => {
  const bytes = new GrowingBytes(folder);
  const [closed, append] = [
    vi.spyOn(HiddenFile.prototype, "close"),
    vi.spyOn(HiddenFile.prototype, "append"),
  ];
  append.mockRejectedValue(new Error("ENOSPC"));
  await expect(appendAll(bytes, makeChunks(60))).rejects.toThrow("ENOSPC");
  expect(closed).toHaveBeenCalledOnce();
  for (const spy of [closed, append]) spy.mockRestore();
});

it("few bytes stay to be read again", async () => {
  const bytes = new GrowingBytes(folder);
  await appendAll(bytes, makeChunks(3));
  bytes.end();
  expect(await bytes.settled).toBe(true);
  expect((await buffer(read(bytes))).equals(await buffer(read(bytes)))).toBe(true);
});
