import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../testing/databases.ts";
import { makeStarRow } from "../../testing/make-star.ts";
import { runUniverse } from "../../testing/operator.ts";
import { openDatabase } from "../database/open.ts";
import type { MoodEntryRow } from "../database/schema.ts";
import { newUser } from "../users/new-user.ts";
import { countStarsByMonth, countUniversesByMonth } from "./stats-queries.ts";

let settings: TestDatabaseSettings;
beforeEach(async () => {
  settings = await makeTestDatabaseSettings({ isMigrated: true });
});
afterEach(() => settings.remove());

const universe = (universeName: string, createdAt: string, changes: object = {}) => ({
  ...newUser({ universeName, userName: "Ada" }, new Date(createdAt)),
  ...changes,
});

/** A star of the universe "one". */
const star = (number: number, createdAt: string, changes: Partial<MoodEntryRow> = {}) =>
  makeStarRow({
    ...{ id: `${number}`, userId: "one", x: number, ordinal: number, rank: number },
    ...{ createdAt: new Date(createdAt), ...changes },
  });

/** Lines without spaces, because the width of a column depends on the others. */
const linesOf = (stdout: string) => stdout.split("\n").map((line) => line.trim().replace(/ {2,}/g, " | "));

describe("stats", () => {
  it("counts an empty database", async () => {
    await (await openDatabase(settings)).close();
    const { stdout, code } = await runUniverse(settings, ["stats"]);
    expect(code).toBe(0);
    expect(linesOf(stdout).slice(0, 6)).toEqual([
      "universes | 0",
      "signed in during the last 30 days | 0",
      "closed, waiting for removal | 0",
      "largest | 0 stars",
      "stars | 0",
      "in the bin | 0",
    ]);
  });

  it("counts universes, stars, the bin and the size, and names nobody", async () => {
    const { db, close } = await openDatabase(settings);
    const now = new Date();
    await db
      .insertInto("users")
      .values([
        universe("Canary One", now.toISOString(), { id: "one", lastLoginAt: now, entryCount: 1_234 }),
        universe("Canary Two", "2020-01-05T00:00:00Z", { closedAt: now, entryCount: 0 }),
      ])
      .execute();
    await db
      .insertInto("webhooks")
      .values(
        ["one", "two"].map((id, at) => ({
          ...{ userId: "one", id, url: "https://canary.example/", events: "[]", scopes: "[]" },
          ...{ sealedSecret: "s", createdAt: now, revision: 0, ordinal: 0, pausedAt: at === 0 ? now : null },
        })),
      )
      .execute();
    await db
      .insertInto("reminders")
      .values({
        ...{ userId: "one", isOn: 1, times: "[]", timeZone: "UTC", byMail: 0, isSilent: 0 },
        ...{ restUntil: null, nextAt: null, plannedAt: now, ntfyUrl: "https://canary.example/topic" },
      })
      .execute();
    await db
      .insertInto("mood_entries")
      .values([star(1, now.toISOString()), star(2, now.toISOString(), { deletedAt: now })])
      .execute();
    await close();
    const { stdout } = await runUniverse(settings, ["stats"]);
    const lines = linesOf(stdout);
    expect(lines).toEqual(
      expect.arrayContaining([
        "universes | 2",
        "signed in during the last 30 days | 1",
        "closed, waiting for removal | 1",
        "largest | 1,234 stars",
        "stars | 2",
        "in the bin | 1",
        "webhooks | 2",
        "paused | 1",
        "topics of ntfy | 1",
        `${now.toISOString().slice(0, 7)} | 1 | 2`,
      ]),
    );
    expect(stdout).toMatch(/database +\d+\.\d MiB/);
    expect(stdout).not.toMatch(/canary/i);
  });

  it("counts a moment at the turn of a month in the month that begins", async () => {
    const { db, close } = await openDatabase(settings);
    const starts = ["2026-01-01", "2026-02-01", "2026-03-01"].map((date) => new Date(`${date}T00:00:00Z`));
    await db
      .insertInto("users")
      .values([
        universe("Before", "2025-12-31T23:59:59.999Z", { id: "one" }),
        universe("First", "2026-01-01T00:00:00.000Z"),
        universe("Last", "2026-01-31T23:59:59.999Z"),
        universe("Next", "2026-02-01T00:00:00.000Z"),
        universe("After", "2026-03-01T00:00:00.000Z"),
      ])
      .execute();
    expect(await countUniversesByMonth(db, starts)).toEqual([2, 1]);
    await db
      .insertInto("mood_entries")
      .values(
        ["2025-12-31T23:59:59.999Z", "2026-01-01T00:00:00.000Z", "2026-01-31T23:59:59.999Z"]
          .concat(["2026-02-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z"])
          .map((createdAt, at) => star(at, createdAt)),
      )
      .execute();
    expect(await countStarsByMonth(db, starts)).toEqual([2, 1]);
    await close();
  });
});
