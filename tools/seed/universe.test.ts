import { afterEach, beforeEach, expect, test } from "vitest";
import { isCloserThan, starSpacing } from "#domain/placement.ts";
import { seededRandom } from "#domain/pseudo-random.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeDemoEntries } from "./demo-journal.ts";
import { insertDemoUniverse } from "./universe.ts";

let opened: TestApp;
beforeEach(async () => {
  opened = await openTestApp();
});
afterEach(() => opened.close());

const lastMidnight = Date.parse("2026-03-12T00:00:00Z");
const entries = makeDemoEntries({ stars: 1_200, days: 900, lastMidnight, random: seededRandom(1) });
const demo = { universeName: "Demo Universe", userName: "Mira", createdAt: new Date(lastMidnight), entries };

test("a demo universe opens by its name and has every star in its own position", async () => {
  expect(await insertDemoUniverse(opened.database.db, demo)).not.toBeNull();
  const visitor = opened.visitor();
  await visitor.send("GET", "/api/users/by-universe/Demo%20Universe");
  const stars = (await visitor.send("GET", "/api/mood-entries")).body;
  expect(stars.map((star: { timestamp: string }) => Date.parse(star.timestamp))).toEqual(
    entries.map(({ at }) => at),
  );
  for (const [index, star] of stars.slice(0, 200).entries())
    for (const other of stars.slice(index + 1)) expect(isCloserThan(star, other, starSpacing)).toBe(false);
});

test("every star and tag is a change of its own, and the universe counts on from the last", async () => {
  const { db } = opened.database;
  await insertDemoUniverse(db, demo);
  const universe = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
  const stars = await db.selectFrom("mood_entries").selectAll().orderBy("ordinal").execute();
  const tags = await db.selectFrom("tags").selectAll().execute();
  const revisions = [...stars, ...tags].map(({ revision }) => revision).sort((one, other) => one - other);
  expect(revisions).toEqual(revisions.map((_, index) => index + 1));
  expect(universe).toMatchObject({ revision: revisions.length, feedStart: 0 });
  expect(universe).toMatchObject({ nextOrdinal: 1_200, entryCount: 1_200 });
  expect(stars.map(({ ordinal }) => ordinal)).toEqual(entries.map((_, ordinal) => ordinal));
  expect(stars.map(({ createdAt }) => createdAt.getTime())).toEqual(entries.map(({ at }) => at));
});

test("stars have the tags, offsets and zones of the journal", async () => {
  const { db } = opened.database;
  await insertDemoUniverse(db, demo);
  const names = new Map(
    (await db.selectFrom("tags").selectAll().execute()).map(({ id, name }) => [id, name]),
  );
  const visitor = opened.visitor();
  await visitor.send("GET", "/api/users/by-universe/Demo%20Universe");
  const stars: MoodEntry[] = (await visitor.send("GET", "/api/mood-entries")).body;
  const read = stars.map(({ utcOffset, timeZone, tags }) => ({
    utcOffset,
    timeZone,
    tags: tags.map((id) => names.get(id)),
  }));
  expect(read).toEqual(entries.map(({ utcOffset, timeZone, tags }) => ({ utcOffset, timeZone, tags })));
});

test("a person can add a star to a demo universe", async () => {
  await insertDemoUniverse(opened.database.db, demo);
  const visitor = opened.visitor();
  await visitor.send("GET", "/api/users/by-universe/Demo%20Universe");
  const added = await visitor.send("POST", "/api/mood-entries", { body: { emotion: "joy", intensity: 7 } });
  expect(added.status).toBe(201);
  expect((await visitor.send("GET", "/api/mood-entries")).body).toHaveLength(1_201);
});

test("an existing name is refused, and nothing is added", async () => {
  await insertDemoUniverse(opened.database.db, demo);
  expect(await insertDemoUniverse(opened.database.db, demo)).toBeNull();
  const { count } = await opened.database.db
    .selectFrom("mood_entries")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1_200);
});
