import { expect } from "vitest";
import { test } from "../../../testing/browser/browser-test.tsx";
import { keysOf, makeMasterKey } from "./keys.ts";
import type { SealedItem } from "./open-all.ts";
import { openMany } from "./open-many.ts";
import { sealWords } from "./words.ts";

const userId = "0b0f6a2e-95cd-4c0a-8f5b-0a7c1f2d3e4f";

async function sealedNotes(count: number) {
  const keys = await keysOf(makeMasterKey(), 1);
  const items = await Promise.all(
    Array.from({ length: count }, async (_, at): Promise<SealedItem> => {
      const id = crypto.randomUUID();
      const sealed = await sealWords(keys, { userId, kind: "entry", id }, { note: `Note ${at}` });
      return { kind: "entry", id, sealed };
    }),
  );
  return { keys, items };
}

for (const [count, where] of [
  [3, "in the page"],
  [1_200, "in a worker"],
] as const)
  test(`the words of ${count} records are opened ${where}, each for its record`, async () => {
    const { keys, items } = await sealedNotes(count);
    const [first, second, ...others] = items;
    if (!first || !second) throw new Error("There are two or more.");
    // The server gives the second record the words of the first one, too.
    const swapped = [first, { ...second, sealed: first.sealed }, ...others];
    const opened = await openMany([keys], userId, swapped, new AbortController().signal);
    expect(opened).toHaveLength(count);
    expect(opened[0]).toEqual({ note: "Note 0" });
    expect(opened[1]).toBeNull();
    expect(opened.at(-1)).toEqual({ note: `Note ${count - 1}` });
  });

test("opening ends when its words are not wanted any more", async () => {
  const { keys, items } = await sealedNotes(1_200);
  const abort = new AbortController();
  const opened = openMany([keys], userId, items, abort.signal);
  abort.abort();
  await expect(opened).rejects.toThrow("abort");
});
