import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { maxTags } from "#domain/records/tag/tag.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, makeTag, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
let ada: Visitor;
let userId: string;

beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { visitor, user } = await signUp(test);
  [ada, userId] = [visitor, user.id];
});

const put = (id: string, overrides: Record<string, unknown> = {}, visitor = ada) =>
  visitor.call(api.putTag, { params: { id }, body: makeTag(overrides) });
const remove = (id: string) => ada.call(api.deleteTag, { params: { id } });
const merge = (id: string, into: string) => ada.call(api.mergeTags, { params: { id }, body: { into } });
const changes = async (query: Record<string, string> = {}) =>
  (await ada.call(api.listChanges, { query })).body;
const newTag = async () => {
  const id = randomUUID();
  await put(id);
  return id;
};
const addStar = async (...tags: string[]): Promise<MoodEntry> =>
  (await ada.call(api.createMoodEntry, { body: makeEntry({ tags }) })).body;
const stars = async (): Promise<Record<string, MoodEntry>> =>
  Object.fromEntries((await changes()).entries.map((entry: MoodEntry) => [entry.id, entry]));

describe("PUT /api/tags/:id", () => {
  it("creates a tag with 201, and changes it with 200 and a new revision", async () => {
    const id = randomUUID();
    const created = await put(id, { name: " Cafe\u0301 ", kind: "place" });
    const tag = { id, name: "Café", kind: "place", isArchived: false, revision: 1 };
    expect([created.status, created.body]).toEqual([201, tag]);
    const changed = await put(id, { name: "Café", kind: "place", isArchived: true });
    expect([changed.status, changed.body]).toEqual([200, { ...tag, isArchived: true, revision: 2 }]);
    expect((await changes({ since: "1", form: "1" })).tags).toEqual([changed.body]);
  });

  it("changes nothing when it is repeated", async () => {
    const id = randomUUID();
    const first = await put(id, { name: "Work" });
    const again = await put(id, { name: "Work " });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await changes()).revision).toBe(1);
  });

  it("refuses a name that another tag has in another spelling, with that tag, and keeps the name of an archived one", async () => {
    const work = (await put(randomUUID(), { name: "Ｗork", isArchived: true })).body;
    const refused = await put(randomUUID(), { name: "WORK" });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: "tag-name-taken", tag: work, fieldCodes: { name: { code: "taken" } } },
    ]);
    const other = await newTag();
    expect((await put(other, { name: "work" })).status).toBe(409);
    expect((await put(work.id, { name: "work" })).status).toBe(200);
    const { visitor } = await signUp(test);
    expect((await put(randomUUID(), { name: "work" }, visitor)).status).toBe(201);
  });

  it.each([
    ["an empty name", { name: "  " }, "name", "length-out-of-range"],
    ["41 characters", { name: "x".repeat(41) }, "name", "length-out-of-range"],
    ["an invisible name", { name: "\u200b" }, "name", "invisible-characters"],
    ["half a pair", { name: "\ud800" }, "name", "invalid-characters"],
    ["an unknown kind", { kind: "mood" }, "kind", "unknown-option"],
    ["a word for isArchived", { isArchived: "no" }, "isArchived", "unknown-option"],
  ])("refuses %s", async (_, overrides, field, code) => {
    const { status, body } = await put(randomUUID(), overrides);
    expect([status, body.fieldCodes[field]?.code]).toEqual([400, code]);
    expect((await changes()).revision).toBe(0);
  });

  it.each(["1", "tag", "..%2f", `${"x".repeat(300)}`])("refuses the id %j", async (id) => {
    for (const method of ["PUT", "DELETE"] as const) {
      const answer = await ada.send(method, `/api/tags/${id}`, { body: makeTag() });
      expect([answer.status, answer.body.fieldCodes.id.code]).toEqual([400, "not-an-id"]);
    }
  });

  it("accepts an id in any case as one id", async () => {
    const id = randomUUID();
    expect((await put(id.toUpperCase(), { name: "Once" })).body.id).toBe(id);
    expect((await put(id, { name: "Once" })).status).toBe(200);
  });

  it("accepts 500 tags, archived ones included, and still changes them", async () => {
    const rows = Array.from({ length: maxTags - 1 }, (_, n) => ({
      ...{ userId, id: randomUUID(), name: `${n}`, nameKey: `${n}`, kind: "other" },
      ...{ isArchived: n % 2 ? (1 as const) : (0 as const), createdAt: new Date(0), revision: 0 },
    }));
    await test.database.db.insertInto("tags").values(rows).execute();
    const last = randomUUID();
    expect((await put(last)).status).toBe(201);
    const refused = await put(randomUUID());
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { code: "too-many-tags", params: { max: maxTags } },
    ]);
    expect((await put(last, { isArchived: true })).status).toBe(200);
    await remove(last);
    expect((await put(randomUUID())).status).toBe(201);
  });

  it("creates a removed tag again, which is removed no longer", async () => {
    const id = await newTag();
    await remove(id);
    expect((await changes({ since: "1", form: "1" })).removed.tags).toEqual([id]);
    expect((await put(id)).status).toBe(201);
    const { tags, removed } = await changes({ since: "1", form: "1" });
    expect([tags.map((tag: { id: string }) => tag.id), removed.tags]).toEqual([[id], []]);
  });

  it("accepts one of several concurrent requests with one name", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => put(randomUUID(), { name: "Once" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe("DELETE /api/tags/:id", () => {
  it("removes the tag from every star, those in the bin too, and can be repeated", async () => {
    const [work, home] = [await newTag(), await newTag()];
    const [both, one, other, binned] = [
      await addStar(work, home),
      await addStar(work),
      await addStar(home),
      await addStar(home, work),
    ];
    await ada.call(api.binMoodEntry, { params: binned });
    const { revision } = await changes();
    for (let n = 0; n < 2; n++) expect((await remove(work)).status).toBe(204);
    const after = await changes({ since: `${revision}`, form: "1" });
    expect(after).toMatchObject({ revision: revision + 1, tags: [], removed: { tags: [work] } });
    expect(await stars()).toMatchObject({
      [both.id]: { tags: [home], revision: revision + 1, editedAt: null },
      [one.id]: { tags: [], revision: revision + 1 },
      [other.id]: { tags: [home], revision: other.revision },
    });
    const restored = await ada.call(api.restoreMoodEntry, { params: binned });
    expect(restored.body.tags).toEqual([home]);
  });

  it("replies 404 for an unknown tag and for one of another person", async () => {
    const id = await newTag();
    const { visitor } = await signUp(test);
    for (const unknown of [id, randomUUID()])
      expect((await visitor.call(api.deleteTag, { params: { id: unknown } })).status).toBe(404);
    expect((await changes()).tags).toHaveLength(1);
  });
});

describe("POST /api/tags/:id/merge", () => {
  it("gives the other tag to every star, once, at the first of the two positions", async () => {
    const [from, into, third] = [await newTag(), await newTag(), await newTag()];
    const added = [
      await addStar(from, third, into),
      await addStar(into, third, from),
      await addStar(third, from),
      await addStar(into),
    ];
    const binned = await addStar(third, from, into);
    await ada.call(api.binMoodEntry, { params: binned });
    const { revision, tags } = await changes();
    const target = tags.find(({ id }: { id: string }) => id === into);
    for (let n = 0; n < 2; n++) {
      const merged = await merge(from, into);
      expect([merged.status, merged.body]).toEqual([200, target]);
    }
    expect((await changes({ since: `${revision}`, form: "1" })).removed.tags).toEqual([from]);
    const after = await stars();
    expect(added.map(({ id }) => after[id]?.tags)).toEqual([
      [into, third],
      [into, third],
      [third, into],
      [into],
    ]);
    expect(added.map(({ id }) => after[id]?.revision === revision + 1)).toEqual([true, true, true, false]);
    const restored = await ada.call(api.restoreMoodEntry, { params: binned });
    expect(restored.body.tags).toEqual([third, into]);
    expect((await changes()).revision).toBe(revision + 2);
  });

  it("follows a merge of the other tag, and gives a waiting star the tag that is left", async () => {
    const [first, second, third] = [await newTag(), await newTag(), await newTag()];
    await merge(first, second);
    await merge(second, third);
    const { revision } = await changes();
    expect((await merge(first, second)).body.id).toBe(third);
    expect((await merge(third, first)).body.id).toBe(third);
    expect((await changes()).revision).toBe(revision);
    const fourth = await newTag();
    expect((await merge(fourth, first)).body.id).toBe(third);
    expect((await addStar(fourth, second)).tags).toEqual([third]);
  });

  it("refuses to merge a tag into itself, and one that does not exist", async () => {
    const [id, removed] = [await newTag(), await newTag()];
    await remove(removed);
    const itself = await merge(id, id.toUpperCase());
    expect([itself.status, itself.body]).toMatchObject([400, { fieldCodes: { into: { code: "same-tag" } } }]);
    for (const unknown of [randomUUID(), removed]) {
      expect((await merge(unknown, id)).status).toBe(404);
      const noTarget = await merge(id, unknown);
      expect([noTarget.status, noTarget.body.code]).toEqual([404, "merge-target-not-found"]);
    }
    const { visitor } = await signUp(test);
    const theirs = randomUUID();
    await put(theirs, {}, visitor);
    expect((await merge(id, theirs)).status).toBe(404);
    expect((await merge(theirs, id)).status).toBe(404);
    expect((await changes()).tags).toHaveLength(1);
  });
});
