import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changesOf } from "#domain/records/apply-changes.ts";
import { changesSchemaOf } from "#domain/records/changes.ts";
import type { Fields } from "#domain/records/fields.ts";
import { recordKinds } from "#domain/records/record-kinds.ts";
import { recordSchema } from "#domain/records/restore-gate.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { signUp } from "../../testing/make.ts";
import { readChanges } from "../changes/read-changes.ts";
import { backedUpTables, type RecordTable, recordTables } from "../database/tables.ts";
import { readPersonalData } from "../operator/personal-data.ts";
import { changeUniverse, saveRevision } from "../revisions/change-universe.ts";
import { findUser } from "../users/queries.ts";
import { keepRows } from "./kept-kind.ts";
import { keptKinds } from "./kept-kinds.ts";
import { createRecord, removeRecord } from "./store-record.ts";

/** A kind that this test alone has: its records are only stored and synchronised. */
const fields = {
  id: { schema: z.string() },
  name: { schema: z.string() },
  revision: { schema: z.int() },
} satisfies Fields;
const tracker = {
  fields,
  schema: recordSchema(fields),
  list: "trackers",
  fileList: "trackers",
  compare: recordKinds.tag.compare,
} as const;
const trackers = keepRows(tracker, {
  table: "trackers" as "constellations",
  tombstone: "tracker" as "constellation",
});
const kinds = [...keptKinds, trackers];

let test: TestApp;
let userId: string;
beforeAll(async () => {
  test = await openTestApp();
  const { db, dialect } = test.database;
  await db.schema
    .createTable("trackers")
    .addColumn("userId", "text")
    .addColumn("id", "text")
    .addColumn("name", "text")
    .addColumn("revision", "bigint")
    .addColumn("createdAt", sql.raw(dialect === "postgres" ? "timestamptz" : "timestamp"))
    .addPrimaryKeyConstraint("trackers_pk", ["userId", "id"])
    .execute();
});
afterAll(() => test.close());
beforeEach(async () => {
  userId = (await signUp(test)).user.id;
});

const add = (id: string, name = "Hours of sleep") =>
  changeUniverse(test.app.context, userId, async (change) => {
    await createRecord(change, trackers, { id, name });
    await saveRevision(change);
  });
const remove = (id: string) => removeRecord(test.app.context, trackers, userId, id);

async function all<Part>(parts: AsyncIterable<Part> | Iterable<Part>) {
  const read: Part[] = [];
  for await (const part of parts) read.push(part);
  return read;
}

const schema = changesSchemaOf({ ...recordKinds, tracker });
async function readFeed(since: number | null) {
  const read = await readChanges(test.database.db, userId, since, kinds);
  return schema.parse(JSON.parse((await all(read?.slices ?? [])).join("")));
}

describe("a kind that is only stored and synchronised", () => {
  it("is in the feed with what changed, and gone from it after its removal until it is there again", async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    await add(id);
    await add(other);
    expect(await readFeed(1)).toMatchObject({ isWhole: false, trackers: [{ id: other, revision: 2 }] });
    expect(await remove(id)).toBe(true);
    expect(await readFeed(2)).toMatchObject({ trackers: [], removed: { trackers: [id], tags: [] } });
    await add(id, "Cups of tea");
    expect(await readFeed(2)).toMatchObject({ trackers: [{ id }], removed: { trackers: [] } });
    const whole = await readFeed(null);
    expect(whole).toMatchObject({ isWhole: true, removed: { trackers: [] } });
    const follow = changesOf({ ...recordKinds, tracker });
    expect(follow(follow(null, whole), await readFeed(2))).toEqual(follow(null, whole));
    expect(whole.trackers.map(({ name }) => name).sort()).toEqual(["Cups of tea", "Hours of sleep"]);
  });

  it("can be removed again and again, but not where it never was, and not for another person", async () => {
    const id = randomUUID();
    await add(id);
    const owner = userId;
    userId = (await signUp(test)).user.id;
    expect(await remove(id)).toBe(false);
    userId = owner;
    expect([await remove(id), await remove(id), await remove(randomUUID())]).toEqual([true, true, false]);
    expect((await readFeed(1)).revision).toBe(2);
  });

  it("is a list of the person's export", async () => {
    const id = randomUUID();
    await add(id);
    const user = await findUser(test.database.db, userId);
    if (!user) throw new Error("The user is gone");
    for await (const [name, list] of readPersonalData(test.database.db, user, new Date(), kinds))
      if (name === "trackers")
        expect((await all(list as AsyncIterable<object[]>)).flat()).toEqual([
          { id, name: "Hours of sleep", revision: 1, createdAt: new Date(test.clock.now).toISOString() },
        ]);
    expect.assertions(1);
  });
});

it("every kind has a table of records, each of which is backed up by its key", () => {
  const tables: RecordTable[] = keptKinds.map(({ table }) => table);
  expect(tables.sort()).toEqual([...recordTables].sort());
  for (const table of tables) expect(backedUpTables).toContainEqual([table, ["userId", "id"]]);
});
