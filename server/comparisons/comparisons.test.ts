import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import {
  comparisonNameLimit,
  comparisonQueryLimit,
  maxComparisons,
} from "#domain/records/comparison/comparison.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeComparison, makeFeeling, makeTag, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
let ada: Visitor;
let userId: string;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { visitor, user } = await signUp(test);
  [ada, userId] = [visitor, user.id];
});

const put = (id: string, body: Record<string, unknown> = makeComparison()) =>
  ada.call(api.putComparison, { params: { id }, body });
const remove = (id: string) => ada.call(api.deleteComparison, { params: { id } });
const feed = async (since?: number) =>
  (await ada.call(api.listChanges, { query: since === undefined ? {} : { since: `${since}` } })).body;
const queries = async () => (await feed()).comparisons.map(({ query }: { query: string }) => query);

describe("PUT /api/comparisons/:id", () => {
  it("keeps a comparison, changes it, and can be repeated", async () => {
    const id = randomUUID();
    const body = { name: "Since the move", query: "first.from=2026-01-01&second=others" };
    const kept = { id, ...body, revision: 1 };
    expect(await put(id, { ...body, name: "  Since the move " })).toMatchObject({ status: 201, body: kept });
    expect(await put(id.toUpperCase(), body)).toMatchObject({ status: 200, body: kept });
    expect((await put(id, { ...body, name: "Two homes" })).body).toEqual({
      ...kept,
      ...{ name: "Two homes", revision: 2 },
    });
    expect((await feed()).comparisons).toEqual([{ ...kept, name: "Two homes", revision: 2 }]);
    expect(await feed(1)).toMatchObject({ isWhole: false, comparisons: [{ id, revision: 2 }] });
    expect((await feed(2)).comparisons).toEqual([]);
  });

  it.each([
    ["name", "", "length-out-of-range"],
    ["name", "x".repeat(comparisonNameLimit + 1), "length-out-of-range"],
    ["name", "left\u202Eright", "invisible-characters"],
    ["query", "", "required"],
    ["query", "x".repeat(comparisonQueryLimit + 1), "too-long"],
    ["query", "first.words=two words", "invalid-characters"],
    ["query", "second=others#top", "invalid-characters"],
    ["query", "second=others\u0000", "invalid-characters"],
  ])("refuses the %s %j", async (field, value, code) => {
    const { status, body } = await put(randomUUID(), makeComparison({ [field]: value }));
    expect([status, body.fieldCodes?.[field]?.code]).toEqual([400, code]);
  });

  it("refuses one more than a universe can keep, and takes changes of those that it keeps", async () => {
    const ids = Array.from({ length: maxComparisons }, () => randomUUID());
    for (const id of ids) expect((await put(id)).status).toBe(201);
    expect(await put(randomUUID())).toMatchObject({
      status: 400,
      body: { code: "too-many-comparisons", params: { max: maxComparisons } },
    });
    expect((await put(String(ids[0]))).status).toBe(200);
    await remove(String(ids[1]));
    expect((await put(randomUUID())).status).toBe(201);
  });

  it("keeps no more when two devices send theirs at the same time", async () => {
    const puts = Array.from({ length: maxComparisons + 1 }, () => put(randomUUID()));
    const statuses = (await Promise.all(puts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(maxComparisons);
    expect((await feed()).comparisons).toHaveLength(maxComparisons);
  });

  it("of a universe without room refuses a new one, and takes changes", async () => {
    const id = randomUUID();
    await put(id);
    const { universeBytes } = test.app.context.settings;
    await test.database.db
      .updateTable("users")
      .set({ storedBytes: universeBytes })
      .where("id", "=", userId)
      .execute();
    expect(await put(randomUUID())).toMatchObject({ status: 409, body: { code: "no-room" } });
    expect((await put(id)).status).toBe(200);
  });
});

describe("DELETE /api/comparisons/:id", () => {
  it("removes it for all devices, again and again, until it is kept again", async () => {
    const id = randomUUID();
    await put(id);
    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 204]);
    expect((await remove(randomUUID())).status).toBe(404);
    expect(await feed(1)).toMatchObject({ comparisons: [], removed: { comparisons: [id] } });
    await put(id);
    expect(await feed(1)).toMatchObject({ comparisons: [{ id }], removed: { comparisons: [] } });
  });
});

describe("the query of a kept comparison", () => {
  const of = (one: string, other: string) => `first.tags=${one}&second.emotions=${other}`;
  const make = async () => {
    const [tag, feeling] = [randomUUID(), randomUUID()];
    await ada.call(api.putTag, { params: { id: tag }, body: makeTag() });
    await ada.call(api.putFeeling, { params: { id: feeling }, body: makeFeeling() });
    return [tag, feeling] as const;
  };
  const merge = async (tags: readonly [string, string], feelings: readonly [string, string]) => {
    await ada.call(api.mergeTags, { params: { id: tags[0] }, body: { into: tags[1] } });
    await ada.call(api.mergeFeelings, { params: { id: feelings[0] }, body: { into: feelings[1] } });
  };

  it("follows its tags and feelings into which others were merged, and every device hears of it", async () => {
    const [[tag, feeling], [other]] = [await make(), await make()];
    const [mine, theirs] = [randomUUID(), randomUUID()];
    await put(mine, makeComparison({ query: of(tag, feeling) }));
    await put(theirs, makeComparison({ query: of(other, "grief") }));
    const { revision } = await feed();
    await merge([tag, other], [feeling, "hope"]);
    expect((await feed(revision)).comparisons).toMatchObject([{ id: mine, query: of(other, "hope") }]);
    expect((await queries()).sort()).toEqual([of(other, "hope"), of(other, "grief")].sort());
  });

  it("that comes late names what its tags and feelings were merged into, and a repetition changes nothing", async () => {
    const [[tag, feeling], [other, second]] = [await make(), await make()];
    await merge([tag, other], [feeling, second]);
    const id = randomUUID();
    const body = makeComparison({ query: of(tag, feeling) });
    expect((await put(id, body)).body.query).toBe(of(other, second));
    const { revision } = await feed();
    expect((await put(id, body)).body).toMatchObject({ query: of(other, second), revision });
  });

  it("has ids in lower case, as they are everywhere, so that it can follow them", async () => {
    const [[tag], [other]] = [await make(), await make()];
    await put(randomUUID(), makeComparison({ query: `first.tags=${tag.toUpperCase()}&second=others` }));
    expect(await queries()).toEqual([`first.tags=${tag}&second=others`]);
    await ada.call(api.mergeTags, { params: { id: tag }, body: { into: other } });
    expect(await queries()).toEqual([`first.tags=${other}&second=others`]);
  });

  it("keeps the ids of what was removed, and of what is another person's", async () => {
    const [tag] = await make();
    await put(randomUUID(), makeComparison({ query: `first.tags=${tag}` }));
    await ada.call(api.deleteTag, { params: { id: tag } });
    expect(await queries()).toEqual([`first.tags=${tag}`]);
    const [[theirs], [into]] = [await make(), await make()];
    await ada.call(api.mergeTags, { params: { id: theirs }, body: { into } });
    ada = (await signUp(test)).visitor;
    await put(randomUUID(), makeComparison({ query: `first.tags=${theirs}` }));
    expect(await queries()).toEqual([`first.tags=${theirs}`]);
  });
});
