import { StatementSync } from "node:sqlite";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../testing/app.ts";
import { makeEntries, sendImport } from "../testing/imports.ts";
import { makeLink, signUp } from "../testing/make.ts";
import { makeStarRow } from "../testing/make-star.ts";
import { makeEpoch } from "../testing/seal.ts";
import type { Visitor } from "../testing/visitor.ts";

const stars = 3_600;
/** Three bytes each. */
const note = "€".repeat(2_000);

/** The embedded database reads and writes on the thread of all calls: a statement keeps everybody waiting. */
const most = { read: 0, letters: 0, written: 0 };
/** 200 stars with the longest notes, and a page of keys of imports. */
const bounds = { read: 2_000, letters: 500_000, written: 500 };

let test: TestApp;
let ada: Visitor;
let userId: string;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
  const { visitor, user } = await signUp(test);
  [ada, userId] = [visitor, user.id];
  for (let from = 0; from < stars; from += 400) {
    const rows = Array.from({ length: 400 }, (_, at) =>
      makeStarRow({
        ...{
          userId,
          id: `star-${from + at}`,
          x: (from + at) * 20,
          ordinal: from + at,
          rank: from + at,
          note,
        },
        ...{ revision: 1, timestamp: new Date(test.clock.now - (stars - from - at) * 3_600_000) },
        deletedAt: (from + at) % 3 === 0 ? new Date(test.clock.now) : null,
      }),
    );
    await test.database.db.insertInto("mood_entries").values(rows).execute();
  }
  await test.database.db
    .updateTable("users")
    .set({ revision: 1, entryCount: (stars / 3) * 2, nextOrdinal: stars })
    .where("id", "=", userId)
    .execute();
});
afterAll(() => test.close());

const { all, run } = StatementSync.prototype;
beforeEach(() => {
  Object.assign(most, { read: 0, letters: 0, written: 0 });
  vi.spyOn(StatementSync.prototype, "all").mockImplementation(function (this: StatementSync, ...values) {
    const rows = all.apply(this, values as never);
    const texts = rows.flatMap((row) => Object.values(row).filter((value) => typeof value === "string"));
    most.read = Math.max(most.read, rows.length);
    most.letters = Math.max(most.letters, texts.join("").length);
    return rows;
  });
  vi.spyOn(StatementSync.prototype, "run").mockImplementation(function (this: StatementSync, ...values) {
    const result = run.apply(this, values as never);
    most.written = Math.max(most.written, Number(result.changes));
    return result;
  });
  return () => void vi.restoreAllMocks();
});

const uses: Record<string, () => Promise<unknown>> = {
  "lists and what an export asks for": async () => {
    for (const call of [
      api.listMoodEntries,
      api.listChanges,
      api.listBin,
      api.listImports,
      api.listImportKeys,
    ])
      expect((await ada.call(call)).status).toBe(200);
  },
  "a shown sky": async () => {
    const { url } = (await ada.call(api.createLink, { body: makeLink() })).body;
    const { body } = await test.visitor().call(api.shownSky, { params: { token: url.split("/").at(-1) } });
    expect(body.stars).toHaveLength((stars / 3) * 2);
  },
  "an import, and its undoing": async () => {
    const id = await sendImport(ada, makeEntries(1_000, { note: note.slice(0, 600) }));
    expect((await ada.call(api.finishImport, { params: { id } })).status).toBe(200);
    expect((await ada.call(api.removeImport, { params: { id } })).status).toBe(204);
  },
  "sealing that begins, finds words left, and is taken back": async () => {
    await ada.call(api.beginSealing, { body: makeEpoch() });
    expect((await ada.call(api.finishSeal)).status).toBe(409);
    await ada.call(api.beginOpening);
    expect((await ada.call(api.finishSeal)).status).toBe(200);
  },
  "the end of the bin": async () => {
    test.clock.now += 31 * 24 * 3_600_000;
    const { sweep } = await import("./housekeeping.ts");
    await sweep(test.app);
  },
};

it.each(Object.keys(uses))(
  "no statement reads or writes more than a page of a great universe: %s",
  async (name) => {
    await uses[name]?.();
    expect(most.read).toBeGreaterThan(0);
    expect(
      Object.entries(most).filter(([what, count]) => count > bounds[what as keyof typeof bounds]),
    ).toEqual([]);
  },
);
