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
import { backedUpTables, type RevisedTable, recordTables, revisedTables } from "../database/tables.ts";
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
const dream = {
  fields,
  schema: recordSchema(fields),
  list: "dreams",
  fileList: "dreams",
  compare: recordKinds.tag.compare,
} as const;
const dreams = keepRows(dream, {
  table: "dreams" as "constellations",
  tombstone: "dream" as "constellation",
});
const kinds = [...keptKinds, dreams];

let test: TestApp;
let userId: string;
beforeAll(async () => {
  test = await openTestApp();
  const { db, dialect } = test.database;
  await db.schema
    .createTable("dreams")
    .addColumn("userId", "text")
    .addColumn("id", "text")
    .addColumn("name", "text")
    .addColumn("revision", "bigint")
    .addColumn("createdAt", sql.raw(dialect === "postgres" ? "timestamptz" : "timestamp"))
    .addPrimaryKeyConstraint("dreams_pk", ["userId", "id"])
    .execute();
});
afterAll(() => test.close());
beforeEach(async () => {
  userId = (await signUp(test)).user.id;
});

const add = (id: string, name = "Flying") =>
  changeUniverse(test.app.context, userId, async (change) => {
    await createRecord(change, dreams, { id, name });
    await saveRevision(change);
  });
const remove = (id: string) => removeRecord(test.app.context, dreams, userId, id);

async function all<Part>(parts: AsyncIterable<Part> | Iterable<Part>) {
  const read: Part[] = [];
  for await (const part of parts) read.push(part);
  return read;
}

const schema = changesSchemaOf({ ...recordKinds, dream });
async function readFeed(since: number | null) {
  const read = await readChanges(test.database.db, userId, since, kinds);
  return schema.parse(JSON.parse((await all(read?.slices(JSON.stringify) ?? [])).join("")));
}

describe("a kind that is only stored and synchronised", () => {
  it("is in the feed with what changed, and gone from it after its removal until it is there again", async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    await add(id);
    await add(other);
    expect(await readFeed(1)).toMatchObject({ isWhole: false, dreams: [{ id: other, revision: 2 }] });
    expect(await remove(id)).toBe(true);
    expect(await readFeed(2)).toMatchObject({ dreams: [], removed: { dreams: [id], tags: [] } });
    await add(id, "Falling");
    expect(await readFeed(2)).toMatchObject({ dreams: [{ id }], removed: { dreams: [] } });
    const whole = await readFeed(null);
    expect(whole).toMatchObject({ isWhole: true, removed: { dreams: [] } });
    const follow = changesOf({ ...recordKinds, dream });
    expect(follow(follow(null, whole), await readFeed(2))).toEqual(follow(null, whole));
    expect(whole.dreams.map(({ name }) => name).sort()).toEqual(["Falling", "Flying"]);
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
      if (name === "dreams")
        expect((await all(list as AsyncIterable<object[]>)).flat()).toEqual([
          { id, name: "Flying", revision: 1, createdAt: new Date(test.clock.now).toISOString() },
        ]);
    expect.assertions(1);
  });
});

it("every kind has a table of records, each of which is backed up by its key", () => {
  const tables: RevisedTable[] = keptKinds.map(({ table }) => table);
  expect(tables.sort()).toEqual([...revisedTables].sort());
  for (const table of recordTables) expect(backedUpTables).toContainEqual([table, ["userId", "id"]]);
});
