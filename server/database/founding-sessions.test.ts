import { afterEach, beforeEach, expect, it } from "vitest";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../testing/databases.ts";
import { loadRelease, withUnmigrated } from "../../testing/releases.ts";
import { openDatabase } from "./open.ts";
import type { UserRow } from "./schema.ts";

let settings: TestDatabaseSettings;
beforeEach(async () => {
  settings = await makeTestDatabaseSettings();
});
afterEach(() => settings.remove());

const day = 24 * 3_600_000;

type EarlierSession = { sid: string; openedBy: string; user: UserRow; openedAfterMs: number };

/** Replaces the sessions of a database of the schema before by these. */
const storeSessions = (choose: (users: UserRow[]) => EarlierSession[]) =>
  withUnmigrated(settings, async (db) => {
    const users = await db.selectFrom("users").selectAll().execute();
    await db.deleteFrom("sessions").execute();
    const rows = choose(users).map(({ sid, openedBy, user, openedAfterMs }) => ({
      ...{ sid, userId: user.id, expire: new Date(Date.now() + day) },
      sess: JSON.stringify({
        openedBy,
        openedAt: new Date(user.createdAt.getTime() + openedAfterMs).toISOString(),
      }),
    }));
    await db.insertInto("sessions").values(rows).execute();
  });

it("sessions of earlier versions that began with their universe by name are marked as the founding ones", async () => {
  await loadRelease(settings, 7);
  await storeSessions((users) => {
    const user = users.find(({ passwordHash, providerSubject }) => !passwordHash && !providerSubject);
    const account = users.find(({ passwordHash }) => passwordHash);
    if (!user || !account) throw new Error("The release has no such people");
    return [
      { sid: "founding", openedBy: "name", user, openedAfterMs: 5 },
      { sid: "later", openedBy: "name", user, openedAfterMs: day },
      { sid: "another way", openedBy: "password", user, openedAfterMs: 5 },
      { sid: "protected", openedBy: "name", user: account, openedAfterMs: 5 },
    ];
  });
  const { db, close } = await openDatabase(settings);
  const marked = await db.selectFrom("sessions").select("sid").where("isFounding", "=", 1).execute();
  await close();
  expect(marked).toEqual([{ sid: "founding" }]);
});
