import { openDB } from "idb";
import { expect, onTestFinished, test } from "vitest";
import { BrowserItemStore } from "../outbox/item-store.ts";
import { forgetImports, keepImportsOf } from "../session/forget-imports.ts";
import { ImportStore } from "../your-data/import/sending/import-store.ts";
import { Connection, type DatabaseOptions, type OpenDatabase } from "./open-database.ts";

const options = {
  name: "mood-universe.test",
  version: 1,
  upgrade: (database) => void database.createObjectStore("things"),
} satisfies DatabaseOptions;

/** Fails as often as told, as a browser does that is short of file handles or of space. */
function failingFirst(times: number): OpenDatabase {
  let failures = 0;
  return (...order) => {
    failures += 1;
    if (failures <= times) throw new DOMException("Internal error opening backing store", "UnknownError");
    return openDB(...order);
  };
}

test("a database that could not be opened is opened when it is needed next", async () => {
  const connection = new Connection(options, failingFirst(1));
  onTestFinished(() => void indexedDB.deleteDatabase(options.name));
  await expect(connection.open()).rejects.toThrow("Internal error");
  const database = await connection.open();
  expect(await connection.open()).toBe(database);
});

test("what waits is in view again after a failure, without a reload", async () => {
  const item = {
    ...{ id: crypto.randomUUID(), userId: "ada", kind: "star", body: null },
    ...{ createdAt: new Date().toISOString(), refusal: null },
  };
  const writer = new BrowserItemStore();
  expect(await writer.add(item)).toBe(true);
  onTestFinished(async () => void (await writer.update(item.id, () => null)));
  const store = new BrowserItemStore(failingFirst(1));
  expect(await store.all()).toEqual([]);
  expect(store.hasFailed).toBe(true);
  expect(await store.all()).toContainEqual(item);
  expect(store.hasFailed).toBe(false);
});

test("the answers of an import are kept after a failure", async () => {
  keepImportsOf("ada");
  onTestFinished(forgetImports);
  const store = new ImportStore(failingFirst(1));
  expect(await store.find("ada")).toBeNull();
  await store.put({ userId: "ada", batches: 1, sent: 0, sentEntries: 0 } as never);
  expect(await new ImportStore().find("ada")).toMatchObject({ batches: 1 });
});
