import { describe, expect, it } from "vitest";
import { ListCache, type SentList } from "./list-cache.ts";

const listOf = (revision: number, size = 10): SentList => ({ revision, bytes: Buffer.alloc(size) });

/** Asks for a list, and tells whether it was made anew. */
async function ask(
  cache: ListCache<SentList>,
  key: string,
  revision: number,
  made: SentList = listOf(revision),
) {
  let isNew = false;
  const list = await cache.get(key, revision, async () => {
    isNew = true;
    return made;
  });
  return { list, isNew };
}

describe("a cached list", () => {
  it("is made once for each key and revision", async () => {
    const cache = new ListCache<SentList>();
    const { list } = await ask(cache, "a", 1);
    expect(await ask(cache, "a", 1)).toEqual({ list, isNew: false });
    expect((await ask(cache, "b", 1)).isNew).toBe(true);
    expect((await ask(cache, "a", 2)).list?.revision).toBe(2);
    expect((await ask(cache, "a", 1)).isNew).toBe(true);
  });

  it("is made once for requests that arrive at the same time", async () => {
    const cache = new ListCache<SentList>();
    const gate = Promise.withResolvers<SentList>();
    let made = 0;
    const asked = [1, 2, 3].map(() =>
      cache.get("a", 1, () => {
        made += 1;
        return gate.promise;
      }),
    );
    gate.resolve(listOf(1));
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    expect(made).toBe(1);
  });

  it("that was read at a later revision than requested is kept for the later one", async () => {
    const cache = new ListCache<SentList>();
    await ask(cache, "a", 1, listOf(2));
    expect((await ask(cache, "a", 2)).isNew).toBe(false);
  });

  it("is made again after a failure, and after the user is gone", async () => {
    const cache = new ListCache<SentList>();
    await expect(cache.get("a", 1, () => Promise.reject(new Error("no storage")))).rejects.toThrow(
      "no storage",
    );
    expect(await cache.get("a", 1, async () => null)).toBeNull();
    expect((await ask(cache, "a", 1)).isNew).toBe(true);
  });

  it("is dropped when newer ones need the space, the least recently sent first", async () => {
    const cache = new ListCache<SentList>();
    const keys = ["a", "b", "c", "d", "e"];
    for (const key of keys.slice(0, 4)) await ask(cache, key, 1, listOf(1, 7_900_000));
    await ask(cache, "a", 1);
    await ask(cache, "e", 1, listOf(1, 7_900_000));
    expect((await ask(cache, "a", 1)).isNew).toBe(false);
    expect((await ask(cache, "b", 1)).isNew).toBe(true);
  });

  it("is not kept when it alone takes more than a quarter of the space", async () => {
    const cache = new ListCache<SentList>();
    await ask(cache, "a", 1, listOf(1, 8_000_001));
    expect((await ask(cache, "a", 1)).isNew).toBe(true);
  });
});
