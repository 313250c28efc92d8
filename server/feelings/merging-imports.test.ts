import { describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { familyIds } from "#domain/emotions.ts";
import { sectorDirection } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { finish, importAll, makeEntries, sendImport } from "../../testing/imports.ts";
import { makeImport, makeImportedEntry } from "../../testing/make.ts";
import { makeStarRow } from "../../testing/make-star.ts";
import { startFeelingTests } from "../../testing/own-feelings.ts";

const at = startFeelingTests();
const { make, merge } = at;
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
    const id = await sendImport(at.ada.visitor, [
      ...makeEntries(1, { emotion: from }),
      ...makeEntries(1, twin),
    ]);
    const refused = await at.ada.visitor.call(api.deleteFeeling, { params: { id: from } });
    expect([refused.status, refused.body.params]).toEqual([409, { stars: 2 }]);
    await merge(from, into);
    const ofMerged = await at.ada.visitor.call(api.deleteFeeling, { params: { id: into } });
    expect([ofMerged.status, ofMerged.body?.params]).toEqual([409, { stars: 2 }]);
    await merge(into, "joy");
    await finish(at.ada.visitor, id);
    expect((await at.ada.list()).map(({ emotion, intensity }) => [emotion, intensity]).sort()).toEqual([
      ["joy", 7],
      ["joy", 9],
    ]);
  });

  it("shows none of its stars before it is finished, and they have the other feeling then", async () => {
    const from = await make();
    const hidden = makeStarRow({ userId: at.ada.userId, emotion: from, revision: 1_000 });
    const { db } = at.test.database;
    await db.insertInto("mood_entries").values(hidden).execute();
    await merge(from, "grief");
    expect(await at.ada.list()).toEqual([]);
    const { emotion, revision } = await db
      .selectFrom("mood_entries")
      .selectAll()
      .where("userId", "=", at.ada.userId)
      .executeTakeFirstOrThrow();
    expect([emotion, revision]).toEqual(["grief", 1_000]);
  });

  it("places a star where its other feeling belongs", async () => {
    const from = await make({ family: "love", valence: 0.9 });
    const id = await sendImport(at.ada.visitor, makeEntries(1, { emotion: from }));
    await merge(from, "grief");
    await finish(at.ada.visitor, id);
    const [{ x, z }] = (await at.ada.list()) as [MoodEntry];
    const off = Math.atan2(z, x) - sectorDirection("grief", Math.hypot(x, z));
    expect(Math.cos(off)).toBeGreaterThan(Math.cos(Math.PI / familyIds.length));
  });

  /** Imports a star of Joy, then a correction that gives it another feeling; returns the second import. */
  async function correctByImport(emotion: string): Promise<string> {
    const { key, ...entry } = makeImportedEntry();
    await importAll(at.ada.visitor, [{ ...entry, key, emotion: "joy" }]);
    const { body } = await at.ada.visitor.call(api.openImport, { body: makeImport({ total: 1 }) });
    const corrections = [{ key: "Later", corrects: key, correction: { emotion } }];
    await at.ada.visitor.call(api.addImportEntries, {
      params: body,
      body: { entries: [], tags: [], corrections },
    });
    return body.id;
  }
  const undo = (id: string) => at.ada.visitor.call(api.removeImport, { params: { id } });
  const emotions = async () => (await at.ada.list()).map(({ emotion }) => emotion);

  it("corrects a star with the feeling into which its own was merged, and gives it back what it was", async () => {
    const [from, into] = [await make(), await make()];
    const id = await correctByImport(from);
    await merge(from, into);
    await finish(at.ada.visitor, id);
    expect(await emotions()).toEqual([into]);
    await merge(into, "grief");
    await undo(id);
    expect(await emotions()).toEqual(["joy"]);
  });

  it("gives no star back a feeling that was removed", async () => {
    const own = await make();
    const first = await correctByImport(own);
    await finish(at.ada.visitor, first);
    const { body } = await at.ada.visitor.call(api.openImport, { body: makeImport({ total: 1 }) });
    const corrections = [{ key: "Last", corrects: "Later", correction: { emotion: "grief" } }];
    await at.ada.visitor.call(api.addImportEntries, {
      params: body,
      body: { entries: [], tags: [], corrections },
    });
    await finish(at.ada.visitor, body.id);
    expect((await at.ada.visitor.call(api.deleteFeeling, { params: { id: own } })).status).toBe(204);
    await undo(body.id);
    expect(await emotions()).toEqual(["grief"]);
  });
});
