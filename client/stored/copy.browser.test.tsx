import { afterEach, expect, test } from "vitest";
import { type Reading, readingId } from "#domain/records/reading/reading.ts";
import { deleteCopy } from "../../testing/browser/delete-outbox.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { makeStar } from "../../testing/make-star.ts";
import { BrowserCopy } from "./browser-copy.ts";
import { openCopy, type StoredUniverse, stores } from "./database.ts";
import type { Store } from "./open-database.ts";
import { columns } from "./packed-stars.ts";

const ada = makeUser({ id: "ada" });
const nothing = { user: null, universe: null };

const starOf = (month: number, note: string, revision = 1) =>
  makeStar({
    ...{ id: `star-${month}`, userId: "ada", note, revision },
    timestamp: new Date(Date.UTC(2026, month, 5)).toISOString(),
  });

function universeOf(
  revision: number,
  entries = [0, 1, 2].map((month) => starOf(month, "first")),
): StoredUniverse {
  const { isWhole: _, removed: __, ...universe } = makeUniverse(entries);
  return { ...universe, revision, etag: `"ada-${revision}"` };
}

const readingOf = (at: string, value: number, revision = 1): Reading => ({
  ...{ id: readingId("sleep", at), trackerId: "sleep", at, value, utcOffset: 60, timeZone: null, revision },
});

const openTab = (mayKeep: (userId: string) => boolean = () => true) => new BrowserCopy(mayKeep);

type CopyStore = Store<"readwrite">;

/** What is stored for Ada, by the key of its store; `change` is called with each store. */
const inStorage = (change: (stores: CopyStore[]) => unknown) =>
  openCopy().run(Object.values(stores), "readwrite", async (transaction) =>
    change(Object.values(stores).map((name: string) => transaction.objectStore(name))),
  );

async function countWrites(work: () => Promise<unknown>): Promise<number> {
  const { put } = IDBObjectStore.prototype;
  let writes = 0;
  IDBObjectStore.prototype.put = function (...order) {
    writes += 1;
    return Reflect.apply(put, this, order);
  };
  try {
    await work();
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  return writes;
}

afterEach(deleteCopy);

test("the next visit finds the person and their universe", async () => {
  const universe = universeOf(7);
  const first = openTab();
  await first.keepUser(ada);
  await first.keepUniverse("ada", universe);
  expect(await openTab().read("ada")).toEqual({ user: ada, universe });
});

test("nobody finds what is stored of another person", async () => {
  const tab = openTab();
  await tab.keepUser(ada);
  await tab.keepUniverse("ada", universeOf(7));
  expect(await openTab().read("ben")).toEqual(nothing);
});

test("a change writes the head and its month, and nothing else", async () => {
  const tab = openTab();
  const before = universeOf(1);
  await tab.keepUniverse("ada", before);
  const after = { ...before, revision: 2, entries: before.entries.with(1, starOf(1, "changed", 2)) };
  expect(await countWrites(() => tab.keepUniverse("ada", after))).toBe(2);
  expect(await countWrites(() => tab.keepUniverse("ada", after))).toBe(0);
  const fewer = { ...after, revision: 3, entries: after.entries.slice(1) };
  expect(await countWrites(() => tab.keepUniverse("ada", fewer))).toBe(1);
  expect((await openTab().read("ada")).universe).toEqual(fewer);
});

test("a reading writes the head and its year, and the next visit finds all of them", async () => {
  const readings = [readingOf("2025-12-31", 7), readingOf("2026-01-01", 8), readingOf("2026-01-02", 6)];
  const before = { ...universeOf(1), readings };
  const tab = openTab();
  await tab.keepUniverse("ada", before);
  const after = { ...before, revision: 2, readings: readings.with(1, readingOf("2026-01-01", 5, 2)) };
  expect(await countWrites(() => tab.keepUniverse("ada", after))).toBe(2);
  expect((await openTab().read("ada")).universe).toEqual(after);
  const fewer = { ...after, revision: 3, readings: after.readings.slice(1) };
  expect(await countWrites(() => tab.keepUniverse("ada", fewer))).toBe(1);
  expect((await openTab().read("ada")).universe).toEqual(fewer);
});

test("a copy without its readings shows the stars until the server has answered", async () => {
  const readings = [readingOf("2025-12-31", 7), readingOf("2026-01-01", 8)];
  await openTab().keepUniverse("ada", { ...universeOf(1), readings });
  await inStorage(([, , parts]) => parts?.put("[[", ["readings", "ada", "2025"]));
  const { universe } = await openTab().read("ada");
  expect([universe?.revision, universe?.entries.length]).toEqual([0, 3]);
  expect(universe?.readings).toEqual([readingOf("2026-01-01", 8, 0)]);
});

test("the universe that was read is not written again", async () => {
  await openTab().keepUniverse("ada", universeOf(1));
  const tab = openTab();
  const { universe } = await tab.read("ada");
  expect(await countWrites(() => tab.keepUniverse("ada", universe ?? universeOf(1)))).toBe(0);
});

test("two tabs that write in turns never leave a mixture of both", async () => {
  const [one, other] = [openTab(), openTab()];
  const first = universeOf(1);
  await one.keepUniverse("ada", first);
  await other.read("ada");
  const second = { ...first, revision: 2, entries: first.entries.with(0, starOf(0, "by the other", 2)) };
  await other.keepUniverse("ada", second);
  // The third tab has not heard of the other's change, and writes as if nothing had happened.
  const third = { ...first, revision: 1, entries: first.entries.with(2, starOf(2, "by this one", 1)) };
  await one.keepUniverse("ada", third);
  expect((await openTab().read("ada")).universe).toEqual(third);
});

test.for([
  ["a head that is none", ([, heads]: CopyStore[]) => heads?.put({ form: 2 }, "ada")],
  ["no head", ([, heads]: CopyStore[]) => heads?.delete("ada")],
] as const)("%s is ignored, and the next write replaces it", async ([, spoil]) => {
  await openTab().keepUniverse("ada", universeOf(1));
  await inStorage(spoil);
  const tab = openTab();
  expect((await tab.read("ada")).universe).toBeNull();
  await tab.keepUniverse("ada", universeOf(2));
  expect((await openTab().read("ada")).universe).toEqual(universeOf(2));
});

const changeHead = (change: object) => async (stores: CopyStore[]) =>
  stores[1]?.put({ ...(await stores[1].get("ada")), ...change }, "ada");
/** What the version before feelings and trackers of a person's own wrote. */
const ofVersionBefore = { feelings: undefined, trackers: undefined, readings: undefined };
const february = ["ada", "2026-02"];

test.for([
  ["a month that is not JSON", ([, , months]: CopyStore[]) => months?.put("[[", february), [0, 2]],
  ["a month that is gone", ([, , months]: CopyStore[]) => months?.delete(february), [0, 2]],
  ["a row that is no star", ([, , months]: CopyStore[]) => months?.put('[["x"]]', february), [0, 2]],
  ["another form", changeHead({ changesForm: 2 }), [0, 1, 2]],
  ["no constellations", changeHead({ constellations: undefined }), [0, 1, 2]],
  ["nothing of what later versions know", changeHead(ofVersionBefore), [0, 1, 2]],
] as const)("of a copy with %s, what can be read is shown, and is replaced", async ([, spoil, kept]) => {
  await openTab().keepUniverse("ada", universeOf(1));
  await inStorage(spoil);
  const tab = openTab();
  const { universe } = await tab.read("ada");
  const stars = kept.map((month) => starOf(month, "first", 0));
  expect(universe).toEqual({ ...universeOf(0, stars), nextOrdinal: 3, etag: null });
  await tab.keepUniverse("ada", universeOf(2));
  expect((await openTab().read("ada")).universe).toEqual(universeOf(2));
});

test("a copy with other columns is read by their names, and written anew as a whole", async () => {
  const universe = universeOf(1);
  const earlier = [...columns].reverse();
  await openTab().keepUniverse("ada", universe);
  await inStorage(async ([, heads, months]) => {
    await heads?.put({ ...(await heads.get("ada")), columns: earlier }, "ada");
    for (const star of universe.entries) {
      const row = earlier.map((column) => star[column as keyof typeof star]);
      await months?.put(JSON.stringify([row]), ["ada", star.timestamp.slice(0, 7)]);
    }
  });
  const tab = openTab();
  expect((await tab.read("ada")).universe).toEqual(universe);
  const after = { ...universe, revision: 2, entries: universe.entries.with(1, starOf(1, "changed", 2)) };
  await tab.keepUniverse("ada", after);
  expect((await openTab().read("ada")).universe).toEqual(after);
});

test("a tab of somebody who was signed out writes nothing", async () => {
  const tab = openTab((userId) => userId === "ben");
  await tab.keepUser(ada);
  await tab.keepUniverse("ada", universeOf(1));
  expect(await openTab().read("ada")).toEqual(nothing);
});

test("a tab whose person signs out while it prepares a write writes nothing", async () => {
  const signsOut = () => {
    const answers = [true];
    return () => answers.shift() ?? false;
  };
  await openTab(signsOut()).keepUser(ada);
  await openTab(signsOut()).keepUniverse("ada", universeOf(1));
  expect(await openTab().read("ada")).toEqual(nothing);
});

test("without storage, there is nothing to read and nothing fails", async () => {
  const tab = new BrowserCopy(
    () => true,
    () => {
      throw new DOMException("no", "SecurityError");
    },
  );
  await tab.keepUser(ada);
  await tab.keepUniverse("ada", universeOf(1));
  expect(await tab.read("ada")).toEqual(nothing);
});
