import { afterEach, beforeEach, expect, test } from "vitest";
import { isNearer, spacing } from "#domain/placement.ts";
import { seededRandom } from "#domain/seeded.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { live } from "./life.ts";
import { insertLife } from "./universe.ts";

let opened: TestApp;
beforeEach(async () => {
  opened = await openTestApp();
});
afterEach(() => opened.close());

const lastMidnight = Date.parse("2026-03-12T00:00:00Z");
const moments = live({ stars: 1_200, days: 900, lastMidnight, random: seededRandom(1) });
const life = { universeName: "Demo Universe", userName: "Mira", createdAt: new Date(lastMidnight), moments };

test("a made-up life can be opened by its name, and shows every star in its own place", async () => {
  expect(await insertLife(opened.database.db, life)).not.toBeNull();
  const visitor = opened.visitor();
  await visitor.send("GET", "/api/users/by-universe/Demo%20Universe");
  const stars = (await visitor.send("GET", "/api/mood-entries")).body;
  expect(stars.map((star: { timestamp: string }) => Date.parse(star.timestamp))).toEqual(
    moments.map(({ at }) => at),
  );
  for (const [index, star] of stars.slice(0, 200).entries())
    for (const other of stars.slice(index + 1)) expect(isNearer(star, other, spacing)).toBe(false);
});

test("the next star joins it", async () => {
  await insertLife(opened.database.db, life);
  const visitor = opened.visitor();
  await visitor.send("GET", "/api/users/by-universe/Demo%20Universe");
  const added = await visitor.send("POST", "/api/mood-entries", { body: { emotion: "joy", intensity: 7 } });
  expect(added.status).toBe(201);
  expect((await visitor.send("GET", "/api/mood-entries")).body).toHaveLength(1_201);
});

test("a name that exists is refused, and nothing is added", async () => {
  await insertLife(opened.database.db, life);
  expect(await insertLife(opened.database.db, life)).toBeNull();
  const { count } = await opened.database.db
    .selectFrom("mood_entries")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1_200);
});
