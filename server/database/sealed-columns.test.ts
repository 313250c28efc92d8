import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SealState } from "#domain/sealed/seal-states.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../testing/databases.ts";
import { makeSealed } from "../../testing/make-sealed.ts";
import { makeStarRow } from "../../testing/make-star.ts";
import { newUser } from "../users/new-user.ts";
import { type Database, openDatabase } from "./open.ts";

const now = new Date("2026-03-13T12:00:00Z");
const user = newUser({ universeName: "Andromeda", userName: "Ada" }, now);
const of = { userId: user.id, createdAt: now, revision: 0 };
const measured = { kind: "count", ask: "evening", perDay: "one", isArchived: 0, position: 0 } as const;
const range = { min: null, max: null, step: null };
const shown = { showsFeelings: 0, showsDates: 0, asOf: null, untilOrdinal: null, endsAt: null } as const;

let where: TestDatabaseSettings;
let database: Database;
beforeAll(async () => {
  where = await makeTestDatabaseSettings({ isMigrated: true });
  database = await openDatabase(where);
  const { db } = database;
  await db.insertInto("users").values(user).execute();
  const { sealed: _, ...star } = makeStarRow({ ...of, id: "r", note: "Rain" });
  // The version before writes rows like these.
  await db.insertInto("mood_entries").values(star).execute();
  await db
    .insertInto("tags")
    .values({ ...of, id: "r", name: "Sea", nameKey: "sea", kind: "place" })
    .execute();
  await db
    .insertInto("constellations")
    .values({ ...of, id: "r", name: "Summer" })
    .execute();
  await db
    .insertInto("own_feelings")
    .values({ ...of, id: "r", name: "Homesick", nameKey: "homesick", family: "grief", valence: 0, energy: 0 })
    .execute();
  await db
    .insertInto("trackers")
    .values({ ...of, ...measured, ...range, id: "r", name: "Coffee", nameKey: "coffee", ...tracked("cups") })
    .execute();
  await db
    .insertInto("comparisons")
    .values({ ...of, id: "r", name: "Homes", query: "a=b" })
    .execute();
  await db
    .insertInto("shown_skies")
    .values({ ...shown, ...{ userId: user.id, id: "r", tokenHash: "h", label: "Mine", createdAt: now } })
    .execute();
  await db
    .insertInto("imports")
    .values({ userId: user.id, id: "r", source: "csv", fileName: "diary.csv", total: 1, openedAt: now })
    .execute();
  await db
    .insertInto("import_tags")
    .values({ userId: user.id, importId: "r", id: "r", name: "Sea", kind: "place" })
    .execute();
});
afterAll(async () => {
  await database.close();
  await where.remove();
});

const tracked = (word: string) => ({ unit: word, lowLabel: word, highLabel: word });

const setState = (sealState: SealState) =>
  database.db.updateTable("users").set({ sealState }).where("id", "=", user.id).execute();

/** The words of each table: how a row has them, and without them. */
const words = [
  ["mood_entries", { note: "Rain" }, { note: null }],
  ["tags", { name: "Sea" }, { name: "" }],
  ["constellations", { name: "Summer" }, { name: "" }],
  ["own_feelings", { name: "Homesick" }, { name: "" }],
  ["trackers", { name: "Coffee", ...tracked("cups") }, { name: "", ...tracked("") }],
  ["comparisons", { name: "Homes", query: "a=b" }, { name: "", query: "" }],
  ["shown_skies", { label: "Mine" }, { label: "" }],
  ["imports", { fileName: "diary.csv" }, { fileName: "" }],
  ["import_tags", { name: "Sea" }, { name: "" }],
] as const;

describe.each(words)("a row of %s", (table, plain, none) => {
  const update = (columns: object) =>
    database.db
      .updateTable(table as "tags")
      .set(columns)
      .where("userId", "=", user.id)
      .execute();
  const read = () =>
    database.db
      .selectFrom(table as "tags")
      .selectAll()
      .executeTakeFirstOrThrow();
  const remove = () =>
    database.db
      .deleteFrom(table as "tags")
      .where("id", "=", "s")
      .execute();

  it("of the version before has words, and can be sealed and opened in one statement", async () => {
    expect(await read()).toMatchObject({ ...plain, sealed: null });
    await update({ ...none, sealed: makeSealed("one") });
    await update({ ...plain, sealed: null });
    expect(await read()).toMatchObject({ ...plain, sealed: null });
  });

  it("has words or sealed ones, and never both, whichever version writes", async () => {
    await expect(update({ sealed: makeSealed("one") })).rejects.toThrow();
    await update({ ...none, sealed: makeSealed("one") });
    for (const [name, word] of Object.entries(plain))
      await expect(update({ [name]: word })).rejects.toThrow();
    expect(await read()).toMatchObject({ ...none, sealed: makeSealed("one") });
  });

  it.each(["sealed", "rotating"] as const)(
    "is not added with plain words while the universe is %s",
    async (state) => {
      const first = await read();
      const another = {
        ...first,
        id: "s",
        ...("nameKey" in first && { nameKey: "s" }),
        ...("tokenHash" in first && { tokenHash: "s" }),
      };
      const add = (columns: object) =>
        database.db
          .insertInto(table as "tags")
          .values({ ...another, ...columns })
          .execute();
      await setState(state);
      await expect(add({ ...plain, sealed: null })).rejects.toThrow("Words of this universe are sealed.");
      await add({ ...none, sealed: makeSealed("one") });
      await remove();
      await setState("sealing");
      await add({ ...plain, sealed: null });
      await remove();
      await setState("open");
    },
  );
});

it("a star without a note gets no plain one while its universe is sealed, and can be changed otherwise", async () => {
  const update = (columns: object) =>
    database.db.updateTable("mood_entries").set(columns).where("userId", "=", user.id).execute();
  await update({ note: null, sealed: null });
  await setState("sealed");
  await expect(update({ note: "Rain" })).rejects.toThrow("Words of this universe are sealed.");
  await update({ note: null, intensity: 3 });
  await setState("open");
  await update({ note: "Rain" });
});
