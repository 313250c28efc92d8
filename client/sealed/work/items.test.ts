import { expect, test } from "vitest";
import {
  type SealItem,
  sealRecordsLimit,
  sealRecordsPerBatch,
  sealRecordsSchema,
} from "#domain/sealed/seal-records.ts";
import type { WorkState } from "#domain/sealed/seal-states.ts";
import type { Words } from "#domain/sealed/sealed-words.ts";
import { keysOf, makeMasterKey } from "../crypto/keys.ts";
import { nameKeyOf } from "../crypto/name-key.ts";
import { openWords, sealWords } from "../crypto/words.ts";
import { type Batch, batchesOf } from "./items.ts";
import type { Left, LeftRecord } from "./left.ts";

const sealedFor = "0b0f6a2e-95cd-4c0a-8f5b-0a7c1f2d3e4f";
const master = makeMasterKey();
const [earlier, latest] = [await keysOf(master, 1), await keysOf(makeMasterKey(), 2)];
const { signal } = new AbortController();

async function batches(left: readonly Left[], state: WorkState, epochs = [earlier]): Promise<Batch[]> {
  const all: Batch[] = [];
  for await (const batch of batchesOf(left, state, { userId: "somebody", sealedFor, epochs }, signal))
    all.push(batch);
  for (const { items } of all) expect(sealRecordsSchema.safeParse({ items }).error).toBeUndefined();
  return all;
}

const record = (overrides: Partial<LeftRecord> = {}): LeftRecord => ({
  ...{ kind: "entry", id: "a-star", revision: 3, words: { note: "A walk" }, sealed: null },
  ...overrides,
});
const opened = (item: SealItem | undefined, keys = earlier): Promise<Words> => {
  if (!item || !("sealed" in item)) throw new Error("Nothing is sealed here.");
  return openWords([keys], { userId: sealedFor, kind: item.kind, id: item.id }, item.sealed);
};

test("words are sealed for their record, with the key of a name that is unique", async () => {
  const tag = record({ kind: "tag", id: "a-tag", words: { name: "Sea" } });
  const [batch] = await batches([record(), tag], "sealing");
  const [star, named] = batch?.items ?? [];
  expect(star).toMatchObject({ kind: "entry", id: "a-star", revision: 3, nameKey: null });
  expect(await opened(star)).toEqual({ note: "A walk" });
  expect(named).toMatchObject({ nameKey: await nameKeyOf(earlier, "sea") });
  expect(JSON.stringify(batch)).not.toMatch(/A walk|"Sea"/);
});

test("a new key seals what the earlier one has sealed, and the way back says it again", async () => {
  const name = { userId: sealedFor, kind: "entry", id: "a-star" } as const;
  const sealed = await sealWords(earlier, name, { note: "A walk" });
  const left = [record({ words: null, sealed })];
  const [rotated] = await batches(left, "rotating", [earlier, latest]);
  expect(await opened(rotated?.items[0], latest)).toEqual({ note: "A walk" });
  const [back] = await batches(left, "opening");
  expect(back?.items).toEqual([{ kind: "entry", id: "a-star", revision: 3, words: { note: "A walk" } }]);
});

test("what does not open is counted, and nothing is sent for it", async () => {
  const sealed = await sealWords(latest, { userId: sealedFor, kind: "entry", id: "another" }, { note: "x" });
  const all = await batches([record({ words: null, sealed }), record()], "opening", [latest]);
  expect(all.map(({ items, count, closed }) => [items.length, count, closed])).toEqual([[1, 2, 1]]);
});

test("keys of imports become blind, and so does what an entry said", async () => {
  const left = ["said", null].map((said) => ({ kind: "import-key", id: `key ${said}`, said }) as const);
  const [batch] = await batches(left, "sealing");
  expect(batch?.items).toMatchObject([
    {
      id: "key said",
      nameKey: expect.stringMatching(/^[\w-]{43}$/),
      said: expect.stringMatching(/^[\w-]{43}$/),
    },
    { id: "key null", said: null },
  ]);
});

test("batches have as many records and bytes as the server takes", async () => {
  const short = Array.from({ length: 2 * sealRecordsPerBatch + 1 }, (_, at) => record({ id: `star-${at}` }));
  expect((await batches(short, "sealing")).map(({ count }) => count)).toEqual([100, 100, 1]);
  // Notes of 2,000 characters of which each needs six in JSON.
  const note = "\u0001".repeat(2_000);
  const long = Array.from({ length: 100 }, (_, at) => record({ id: `star-${at}`, words: { note } }));
  const all = await batches(long, "sealing");
  expect(all.length).toBeGreaterThan(1);
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(100);
  for (const { items } of all)
    expect(new TextEncoder().encode(JSON.stringify({ items })).length).toBeLessThanOrEqual(sealRecordsLimit);
});
