import { afterEach, beforeEach, expect, it } from "vitest";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../testing/databases.ts";
import { makeStarRow } from "../../testing/make-star.ts";
import { newUser } from "../users/new-user.ts";
import { migrate, migrateTo } from "./migrate.ts";
import { openDatabase, openExclusively } from "./open.ts";
import type { MoodEntryRow } from "./schema.ts";

let settings: TestDatabaseSettings;
beforeEach(async () => {
  settings = await makeTestDatabaseSettings();
});
afterEach(() => settings.remove());

it("a migration counts what universes store, and leads tags of long chains of merges to the last one", async () => {
  const before = await openExclusively(settings);
  await migrateTo(before.db, before.dialect, "0012-taking-over");
  const { opensByName: _, ...user } = newUser({ universeName: "Andromeda", userName: "Ada" }, new Date(0));
  const [one, now] = [{ userId: user.id, revision: 0 }, new Date(0)];
  const { keptOutOfLetters: __, sealed: ___, ...star } = makeStarRow({ ...one, note: "Åä€" });
  await before.db
    .insertInto("users")
    .values(user as ReturnType<typeof newUser>)
    .execute();
  await before.db
    .insertInto("mood_entries")
    .values([star, { ...star, note: null, id: "star-2", x: 20 }] as MoodEntryRow[])
    .execute();
  await before.db
    .insertInto("tags")
    .values({ ...one, id: "tag-100", name: "Last", nameKey: "last", kind: "other", createdAt: now })
    .execute();
  await before.db
    .insertInto("tombstones")
    .values(
      Array.from({ length: 100 }, (_, at) => ({
        ...{ ...one, kind: "tag" as const, id: `tag-${at}`, mergedInto: `tag-${at + 1}`, createdAt: now },
      })),
    )
    .execute();
  // A migration counts so many universes at a time, and goes on.
  const others = Array.from({ length: 600 }, (_, at) => ({
    ...user,
    id: `user-${at}`,
    universeName: `U${at}`,
  }));
  await before.db
    .insertInto("users")
    .values(others.map((one) => ({ ...one, universeKey: one.universeName })) as ReturnType<typeof newUser>[])
    .execute();
  await before.db
    .insertInto("tags")
    .values(
      others.map(({ id: userId }) => ({
        ...{ userId, id: "tag", name: "Sea", nameKey: "sea", kind: "other", revision: 0, createdAt: now },
      })),
    )
    .execute();
  await migrate(before.db, before.dialect);
  await before.close();

  const { db, close } = await openDatabase(settings);
  const targets = await db.selectFrom("tombstones").select("mergedInto").distinct().execute();
  expect(targets).toEqual([{ mergedInto: "tag-100" }]);
  const tagged = await db.selectFrom("users").select("storedBytes").where("id", "!=", user.id).execute();
  expect(tagged).toEqual(others.map(() => ({ storedBytes: 200 + "Sea".length })));
  const [counted] = await db
    .selectFrom("users")
    .select(["storedBytes", "noteBytes", "starBytes"])
    .where("id", "=", user.id)
    .execute();
  const starBytes = 2 * (200 + star.emotion.length);
  expect(counted).toEqual({
    ...{ noteBytes: 7, starBytes },
    storedBytes: starBytes + 7 + 200 + "Last".length + 100 * 200,
  });
  await close();
});
