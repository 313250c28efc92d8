import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { familyIds } from "#domain/emotions.ts";
import { sectorDirection } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { finish, importAll, makeEntries, sendImport } from "../../testing/imports.ts";
import { type Journal, startJournal } from "../../testing/journal.ts";
import { makeFeeling, makeImport, makeImportedEntry } from "../../testing/make.ts";
import { makeStarRow } from "../../testing/make-star.ts";

let test: TestApp;
let ada: Journal;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = await startJournal(test);
});

async function make(overrides: Record<string, unknown> = {}): Promise<string> {
  const { body } = await ada.visitor.call(api.putFeeling, {
    params: { id: randomUUID() },
    body: makeFeeling(overrides),
  });
  return body.id;
}
const merge = (id: string, into: string) =>
  ada.visitor.call(api.mergeFeelings, { params: { id }, body: { into } });

describe("an import that is open", () => {
  it("keeps its feelings from being removed, and brings the merged ones", async () => {
    const [from, into] = [await make(), await make()];
    const twin = {
      emotion: "joy",
      intensity: 2,
      isTwinStar: 1,
      secondaryEmotion: from,
      secondaryIntensity: 9,
    };
    const id = await sendImport(ada.visitor, [...makeEntries(1, { emotion: from }), ...makeEntries(1, twin)]);
    const refused = await ada.visitor.call(api.deleteFeeling, { params: { id: from } });
    expect([refused.status, refused.body.params]).toEqual([409, { stars: 2 }]);
    await merge(from, into);
    await merge(into, "joy");
    await finish(ada.visitor, id);
    expect((await ada.list()).map(({ emotion, intensity }) => [emotion, intensity]).sort()).toEqual([
      ["joy", 7],
      ["joy", 9],
    ]);
  });

  it("shows none of its stars before it is finished, and they have the other feeling then", async () => {
    const from = await make();
    const hidden = makeStarRow({ userId: ada.userId, emotion: from, revision: 1_000 });
    const { db } = test.database;
    await db.insertInto("mood_entries").values(hidden).execute();
    await merge(from, "grief");
    expect(await ada.list()).toEqual([]);
    const { emotion, revision } = await db
      .selectFrom("mood_entries")
      .selectAll()
      .where("userId", "=", ada.userId)
      .executeTakeFirstOrThrow();
    expect([emotion, revision]).toEqual(["grief", 1_000]);
  });

  it("places a star where its other feeling belongs", async () => {
    const from = await make({ family: "love", valence: 0.9 });
    const id = await sendImport(ada.visitor, makeEntries(1, { emotion: from }));
    await merge(from, "grief");
    await finish(ada.visitor, id);
    const [{ x, z }] = (await ada.list()) as [MoodEntry];
    const off = Math.atan2(z, x) - sectorDirection("grief", Math.hypot(x, z));
    expect(Math.cos(off)).toBeGreaterThan(Math.cos(Math.PI / familyIds.length));
  });

  /** Imports a star of Joy, then a correction that gives it another feeling; returns the second import. */
  async function correctByImport(emotion: string): Promise<string> {
    const { key, ...entry } = makeImportedEntry();
    await importAll(ada.visitor, [{ ...entry, key, emotion: "joy" }]);
    const { body } = await ada.visitor.call(api.openImport, { body: makeImport({ total: 1 }) });
    const corrections = [{ key: "Later", corrects: key, correction: { emotion } }];
    await ada.visitor.call(api.addImportEntries, {
      params: body,
      body: { entries: [], tags: [], corrections },
    });
    return body.id;
  }
  const undo = (id: string) => ada.visitor.call(api.removeImport, { params: { id } });
  const emotions = async () => (await ada.list()).map(({ emotion }) => emotion);

  it("corrects a star with the feeling into which its own was merged, and gives it back what it was", async () => {
    const [from, into] = [await make(), await make()];
    const id = await correctByImport(from);
    await merge(from, into);
    await finish(ada.visitor, id);
    expect(await emotions()).toEqual([into]);
    await merge(into, "grief");
    await undo(id);
    expect(await emotions()).toEqual(["joy"]);
  });

  it("gives no star back a feeling that was removed", async () => {
    const own = await make();
    const first = await correctByImport(own);
    await finish(ada.visitor, first);
    const { body } = await ada.visitor.call(api.openImport, { body: makeImport({ total: 1 }) });
    const corrections = [{ key: "Last", corrects: "Later", correction: { emotion: "grief" } }];
    await ada.visitor.call(api.addImportEntries, {
      params: body,
      body: { entries: [], tags: [], corrections },
    });
    await finish(ada.visitor, body.id);
    expect((await ada.visitor.call(api.deleteFeeling, { params: { id: own } })).status).toBe(204);
    await undo(body.id);
    expect(await emotions()).toEqual(["grief"]);
  });
});
