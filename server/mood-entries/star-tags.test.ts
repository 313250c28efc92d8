import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { type Journal, startJournal } from "../../testing/journal.ts";

let test: TestApp;
let ada: Journal;

beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

beforeEach(async () => {
  ada = await startJournal(test);
});

const makeTags = async (count: number, userId = ada.userId) => {
  const ids = Array.from({ length: count }, () => randomUUID());
  const rows = ids.map((id) => ({
    ...{ userId, id, name: id, nameKey: id, kind: "other", revision: 0 },
    createdAt: new Date(),
  }));
  await test.database.db.insertInto("tags").values(rows).execute();
  return ids;
};
/** Leaves the tombstone of a tag that was removed, or merged into another one. */
const removeTag = async (id: string, mergedInto: string | null = null) => {
  const { db } = test.database;
  await db.deleteFrom("tags").where("userId", "=", ada.userId).where("id", "=", id).execute();
  const row = {
    userId: ada.userId,
    kind: "tag" as const,
    id,
    revision: 0,
    mergedInto,
    createdAt: new Date(),
  };
  await db.insertInto("tombstones").values(row).execute();
};
const refusedTags = async (sent: ReturnType<Journal["post"]>) => {
  const { status, body } = await sent;
  return [status, body.fields];
};

describe("the tags of a star", () => {
  it("are stored in the order chosen, up to twelve", async () => {
    const tags = (await makeTags(12)).sort().reverse();
    const star = await ada.add({ tags });
    expect(star.tags).toEqual(tags);
    expect(await ada.list()).toEqual([star]);
  });

  it("can be replaced, reordered and removed", async () => {
    const [one = "", two = "", three = ""] = await makeTags(3);
    let star = await ada.add({ tags: [one, two] });
    for (const tags of [[two, one], [three, one], [], null]) {
      star = (await ada.correct(star, { tags })).body;
      expect([star.tags, await ada.list()]).toEqual([tags ?? [], [star]]);
    }
  });

  it("stay when something else is corrected, and in the bin", async () => {
    const tags = await makeTags(2);
    const star = await ada.add({ tags });
    expect((await ada.correct(star, { note: "x" })).body.tags).toEqual(tags);
    await ada.moveToBin(star);
    expect(await ada.listBin()).toMatchObject([{ tags }]);
    expect((await ada.restore(star)).body.tags).toEqual(tags);
  });

  it("are refused when they are too many, repeated or unknown, without a star or a change", async () => {
    const [known = "", ...others] = await makeTags(13);
    const [theirs = ""] = await makeTags(1, (await startJournal(test)).userId);
    const star = await ada.add({ tags: [known] });
    const refused: [unknown, string][] = [
      [[known, ...others], "A star can have up to 12 tags."],
      [[known, known], "A star can have each tag only once."],
      [[known, known.toUpperCase()], "A star can have each tag only once."],
      [[known, randomUUID()], "One of the tags does not exist."],
      [[theirs], "One of the tags does not exist."],
      [["tag-1"], "An id is a UUID."],
      ["x", "tags is a list of ids."],
    ];
    for (const [tags, sentence] of refused) {
      expect(await refusedTags(ada.post({ tags }))).toEqual([400, { tags: sentence }]);
      expect(await refusedTags(ada.correct(star, { tags }))).toEqual([400, { tags: sentence }]);
    }
    expect(await ada.list()).toEqual([star]);
  });

  it("have a code of their own when they are too many, which is not that of too many tags of a universe", async () => {
    const { body } = await ada.post({ tags: Array.from({ length: 13 }, () => randomUUID()) });
    expect(body.fieldCodes).toEqual({
      tags: { code: "too-many-tags-of-star", text: "rules-stars.tooManyTags", params: { max: 12 } },
    });
  });
});

describe("a star that waited while its tags changed", () => {
  it("gets the tag into which its tag was merged, through any number of merges", async () => {
    const [first = "", second = "", third = "", last = ""] = await makeTags(4);
    await removeTag(first, second);
    await removeTag(second, third);
    await removeTag(third, last);
    expect((await ada.add({ tags: [first] })).tags).toEqual([last]);
    expect((await ada.correct(await ada.add(), { tags: [second] })).body.tags).toEqual([last]);
  });

  it("has the tag of a merge once", async () => {
    const [merged = "", into = "", other = ""] = await makeTags(3);
    await removeTag(merged, into);
    expect((await ada.add({ tags: [merged, other, into] })).tags).toEqual([into, other]);
  });

  it("loses a tag that was removed, also after a merge", async () => {
    const [removed = "", merged = "", into = "", kept = ""] = await makeTags(4);
    await removeTag(removed);
    await removeTag(merged, into);
    await removeTag(into);
    expect((await ada.add({ tags: [removed, kept, merged] })).tags).toEqual([kept]);
  });

  it("is the same star when it is sent again", async () => {
    const [merged = "", into = ""] = await makeTags(2);
    const id = randomUUID();
    const star = await ada.add({ id, tags: [merged] });
    const { db } = test.database;
    await db.updateTable("mood_entry_tags").set({ tagId: into }).where("entryId", "=", id).execute();
    await removeTag(merged, into);
    expect(await ada.add({ id, tags: [merged] })).toEqual({ ...star, tags: [into] });
  });
});
