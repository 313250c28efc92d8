import { randomUUID } from "node:crypto";
import { join } from "node:path";

import { describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import { openTestApp } from "../../testing/app.ts";
import { makeTestDatabaseSettings } from "../../testing/databases.ts";
import { finish, sendImport, starsOf, startImportTests } from "../../testing/imports.ts";
import { makeEntry, makeImportedEntry, makeLink, makeTag } from "../../testing/make.ts";
import { runBackup, runUniverse } from "../../testing/operator.ts";
import { sweep } from "../housekeeping.ts";

const at = startImportTests();

/** What no reply may contain before the import is finished: the notes of its stars and the name of its tag. */
const canary = "not to be seen yet";

/** Leaves an import as a process does that stops before the last transaction of its finish. */
async function interrupt(id: string) {
  const { db } = at.test.database;
  const universe = await db
    .selectFrom("users")
    .select(["revision", "feedStart", "entryCount"])
    .where("id", "=", at.userId)
    .executeTakeFirstOrThrow();
  await finish(at.ada, id);
  const { publishedAs } = await db
    .updateTable("imports")
    .set({ finishedAt: null })
    .where("id", "=", id)
    .returning("publishedAs")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("users")
    .set({ ...universe, publishingAs: publishedAs })
    .where("id", "=", at.userId)
    .execute();
}

/** A universe with a star, two tags and a constellation, into which an import is being finished. */
async function beginImport() {
  const [kept, removed, isNew] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [kept, removed]) await at.ada.call(api.putTag, { params: { id }, body: makeTag() });
  const { body: star } = await at.ada.call(api.createMoodEntry, { body: makeEntry({ tags: [removed] }) });
  const id = await sendImport(
    at.ada,
    [1, 2].map(() => makeImportedEntry({ note: canary, tags: [kept, removed, isNew] })),
    [{ id: isNew, name: canary, kind: "place" }],
  );
  await interrupt(id);
  return { id, kept, removed, isNew, star };
}

const hiddenStars = () =>
  at.test.database.db
    .selectFrom("mood_entries")
    .select(["id", "revision", "deletedAt"])
    .where("userId", "=", at.userId)
    .where("note", "=", canary)
    .orderBy("id")
    .execute();

const expectUnseen = async () => {
  expect((await starsOf(at.ada)).map(({ note }: { note: string }) => note)).not.toContain(canary);
  expect((await at.ada.call(api.listChanges, { query: { since: "0" } })).text).not.toContain(canary);
};

describe("while an import is being finished", () => {
  it("no call that reads contains any of it", async () => {
    await beginImport();
    const link = (await at.ada.call(api.createLink, { body: makeLink({ showsDates: true }) })).body;
    const token = link.url.split("/").at(-1);
    const stars = [...(await hiddenStars()).map(({ id }) => id)];
    for (const call of Object.values<Call>(api)) {
      if (call.method !== "GET" || call.access === "probe" || call.path === api.logout.path) continue;
      const answer = await at.ada.call(call, { params: { id: at.userId, token } as never });
      for (const hidden of [canary, ...stars]) expect(answer.text, call.path).not.toContain(hidden);
    }
    expect((await at.ada.call(api.shownSky, { params: { token } })).body.stars).toHaveLength(1);
    const { universeName } = (await at.ada.call(api.user)).body;
    const exported = await runUniverse(at.test.app.context.settings, ["export", universeName]);
    expect(exported.code).toBe(0);
    for (const hidden of [canary, ...stars]) expect(exported.stdout).not.toContain(hidden);
  });

  it.each([
    ["removing a tag", (id: string) => at.ada.call(api.deleteTag, { params: { id } }), 204],
    [
      "merging a tag",
      async (id: string, kept: string) =>
        at.ada.call(api.mergeTags, { params: { id }, body: { into: kept } }),
      200,
    ],
  ] as const)("%s that its stars have shows none of them", async (_what, act, status) => {
    const { id, removed, kept } = await beginImport();
    const before = await hiddenStars();
    expect((await act(removed, kept)).status).toBe(status);
    expect(await hiddenStars()).toEqual(before);
    await expectUnseen();
    await finish(at.ada, id);
    const stars = await starsOf(at.ada);
    expect(stars).toHaveLength(3);
    for (const { tags } of stars) expect(tags).not.toContain(removed);
  });

  it("a call that names one of its stars finds none, and leaves it as it is", async () => {
    const { star } = await beginImport();
    const before = await hiddenStars();
    for (const { id, revision } of before) {
      const params = { id };
      const headers = { "if-match": `"${revision}"` };
      const answers = [
        await at.ada.call(api.updateMoodEntry, { params, body: { note: "mine" }, headers }),
        await at.ada.call(api.binMoodEntry, { params }),
        await at.ada.call(api.restoreMoodEntry, { params }),
        await at.ada.call(api.purgeMoodEntry, { params }),
        await at.ada.call(api.putConstellation, {
          params: { id: randomUUID() },
          body: { name: "Seen", entryIds: [id, star.id] },
        }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 400]);
      const again = await at.ada.call(api.createMoodEntry, { body: makeEntry({ id }) });
      expect([again.status, again.text.includes(canary)]).toEqual([409, false]);
    }
    expect(await hiddenStars()).toEqual(before);
    await expectUnseen();
  });

  it("none of its stars is seen however often the universe changes, and all are when it is finished", async () => {
    const { id, kept } = await beginImport();
    for (let changes = 0; changes < 20; changes++)
      await at.ada.call(api.putTag, { params: { id: kept }, body: makeTag() });
    await expectUnseen();
    await finish(at.ada, id);
    const { entries, tags, revision } = (await at.ada.call(api.listChanges)).body;
    expect([entries.length, tags.length]).toEqual([3, 3]);
    await at.ada.call(api.putTag, { params: { id: kept }, body: makeTag() });
    expect((await at.ada.call(api.listChanges)).body.revision).toBe(revision + 1);
  });

  it("a restored backup shows none of it, and can finish it", async () => {
    const { id } = await beginImport();
    const { universeName } = (await at.ada.call(api.user)).body;
    const where = await makeTestDatabaseSettings();
    const file = join(where.dataDir, "backup.jsonl");
    const { settings } = at.test.app.context;
    expect(await runBackup(settings, "backup", [file])).toMatchObject({ code: 0 });
    expect(await runBackup(where, "restore", [file])).toMatchObject({ code: 0 });
    const restored = await openTestApp({ rateLimits: false }, {}, where);
    const visitor = restored.visitor();
    await visitor.call(api.openUniverse, { params: { universeName } });
    expect((await visitor.call(api.listChanges)).text).not.toContain(canary);
    await finish(visitor, id);
    expect(await starsOf(visitor)).toHaveLength(3);
    await restored.close();
  });

  it("a star that it brings into the bin is neither listed nor emptied", async () => {
    await beginImport();
    const long = new Date(at.test.clock.now - 100 * 24 * 3_600_000);
    await at.test.database.db
      .updateTable("mood_entries")
      .set({ deletedAt: long })
      .where("userId", "=", at.userId)
      .where("note", "=", canary)
      .execute();
    expect((await at.ada.call(api.listBin)).body).toEqual([]);
    await sweep(at.test.app);
    expect(await hiddenStars()).toHaveLength(2);
  });

  it("a person who asks for the tag that it creates has it at once, and keeps it if the import is cancelled", async () => {
    const { id, isNew } = await beginImport();
    const body = makeTag({ name: canary, kind: "place" });
    const taken = await at.ada.call(api.putTag, { params: { id: randomUUID() }, body });
    expect([taken.status, taken.body.tag.id]).toEqual([409, isNew]);
    const { tags } = (await at.ada.call(api.listChanges)).body;
    expect(tags.map((tag: { id: string }) => tag.id)).toContain(isNew);
    at.test.clock.now += 3_600_000;
    const mine = await at.ada.call(api.createMoodEntry, { body: makeEntry({ tags: [isNew] }) });
    expect(mine.body.tags).toEqual([isNew]);
    await at.ada.call(api.removeImport, { params: { id } });
    const after = (await at.ada.call(api.listChanges)).body;
    expect(after.entries).toHaveLength(2);
    expect(after.tags.map((tag: { id: string }) => tag.id)).toContain(isNew);
  });
});
