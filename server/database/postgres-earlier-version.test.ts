import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../testing/databases.ts";
import { findUsersByPendingEmail } from "../accounts/queries.ts";
import { recordProviderSignIn } from "../provider/queries.ts";
import { findUserOfSession } from "../sessions/queries.ts";
import { findShown } from "../shown-skies/queries.ts";
import { newUser } from "../users/new-user.ts";
import { findUserByEmail, findUserByUniverseKey, insertUser, updateUser } from "../users/queries.ts";
import { type Database, openDatabase } from "./open.ts";
import type { UserRow } from "./schema.ts";

const now = new Date("2026-03-13T12:00:00Z");

let where: TestDatabaseSettings;
let database: Database;
beforeEach(async () => {
  where = await makeTestDatabaseSettings({ isMigrated: true });
  database = await openDatabase(where);
});
afterEach(async () => {
  await database.close();
  await where.remove();
});

/** Creates a user as the version of schema 7 does: without the directory. */
async function insertAsBefore(universeName: string, columns: Partial<UserRow> = {}) {
  const user = { ...newUser({ universeName, userName: "Ada" }, now), ...columns };
  await database.db.insertInto("users").values(user).execute();
  return user.id;
}
const updateAsBefore = (id: string, columns: Partial<UserRow>) =>
  database.db.updateTable("users").set(columns).where("id", "=", id).execute();
const directory = () =>
  database.db.selectFrom("directory").select(["kind", "key", "userId"]).orderBy("kind").execute();

const openedByName = async () =>
  (await database.db.selectFrom("users").select("opensByName").execute()).map(
    ({ opensByName }) => opensByName,
  );

describe("what the version of schema 13 writes while both serve", () => {
  const insert = async (columns: Partial<UserRow> = {}) => {
    const { opensByName: _, ...user } = newUser({ universeName: "Andromeda", userName: "Ada" }, now);
    await database.db
      .insertInto("users")
      .values({ ...user, ...columns } as ReturnType<typeof newUser>)
      .execute();
    return user.id;
  };
  const password = { email: "a@example.org", emailKey: "a@example.org", passwordHash: "h", salt: "s" };
  const none = { email: null, emailKey: null, passwordHash: null, salt: null };

  it("opens by its name only a universe that it has created by name", async () => {
    await insert();
    expect(await openedByName()).toEqual([1]);
    for (const columns of [password, { providerIssuer: "https://id.example.org", providerSubject: "s" }]) {
      await database.db.deleteFrom("users").execute();
      await insert(columns);
      expect(await openedByName()).toEqual([0]);
    }
  });

  it("closes the name with a migration, and opens it when the universe is taken back", async () => {
    const id = await insert();
    await updateAsBefore(id, password);
    expect(await openedByName()).toEqual([0]);
    await updateAsBefore(id, { passwordHash: "other", salt: "other" });
    expect(await openedByName()).toEqual([0]);
    await updateAsBefore(id, none);
    expect(await openedByName()).toEqual([1]);
  });

  it("cannot open what this version has closed", async () => {
    const id = await insert({ opensByName: 0 });
    await updateAsBefore(id, { passwordHash: null, revision: 3, lastLoginAt: now });
    expect(await openedByName()).toEqual([0]);
  });
});

describe("what the version of schema 7 writes while both serve", () => {
  it("is found by name, address and identity, and a new user cannot take them", async () => {
    const { db } = database;
    const provider = { providerIssuer: "https://id.example.org", providerSubject: "s" };
    const id = await insertAsBefore("Andromeda", { emailKey: "ada@example.org", ...provider });
    expect((await findUserByUniverseKey(db, "andromeda"))?.id).toBe(id);
    expect((await findUserByEmail(db, "ada@example.org"))?.id).toBe(id);
    expect(await recordProviderSignIn(db, { issuer: "https://id.example.org", subject: "s" }, now)).toEqual({
      id,
    });
    const taken = { ...newUser({ universeName: "ANDROMEDA", userName: "Grace" }, now) };
    expect(await insertUser(db, taken)).toBeUndefined();
    expect(await directory()).toHaveLength(3);
  });

  it("moves with its changes, and is free after a deletion", async () => {
    const { db } = database;
    const id = await insertAsBefore("Andromeda");
    await updateAsBefore(id, { universeName: "Pegasus", universeKey: "pegasus" });
    expect(await findUserByUniverseKey(db, "andromeda")).toBeUndefined();
    expect((await findUserByUniverseKey(db, "pegasus"))?.id).toBe(id);
    const later = new Date(now.getTime() + 1000);
    await updateAsBefore(id, {
      ...{ pendingEmail: "a@example.org", pendingEmailKey: "a@example.org", pendingSince: now },
      emailVerificationExpires: later,
    });
    expect((await findUsersByPendingEmail(db, "a@example.org", now)).map((user) => user.id)).toEqual([id]);
    await updateAsBefore(id, { emailKey: "a@example.org", pendingEmailKey: null });
    expect(await findUsersByPendingEmail(db, "a@example.org", now)).toEqual([]);
    expect((await findUserByEmail(db, "a@example.org"))?.id).toBe(id);
    await db.deleteFrom("users").where("id", "=", id).execute();
    expect(await directory()).toEqual([]);
  });

  it("leaves alone what this version has written", async () => {
    const { db } = database;
    const user = await insertUser(db, newUser({ universeName: "Andromeda", userName: "Ada" }, now));
    const id = user?.id ?? "";
    await updateUser(db, id, { universeName: "Pegasus", universeKey: "pegasus", emailKey: "a@example.org" });
    await updateAsBefore(id, { revision: 7, lastLoginAt: now });
    expect(await directory()).toEqual([
      { kind: "email", key: "a@example.org", userId: id },
      { kind: "name", key: "pegasus", userId: id },
    ]);
  });

  it("has links, sessions, and devices that change hands", async () => {
    const { db } = database;
    const [ada, grace] = [await insertAsBefore("Andromeda"), await insertAsBefore("Pegasus")];
    await db
      .insertInto("shown_skies")
      .values({
        ...{ userId: ada, id: "l", tokenHash: "hash", sealedToken: null, label: "", createdAt: now },
        ...{ showsFeelings: 0, showsDates: 0, asOf: null, untilOrdinal: null, endsAt: null },
      })
      .execute();
    expect((await findShown(db, "hash", now))?.userId).toBe(ada);
    await db.insertInto("sessions").values({ sid: "sid", userId: ada, sess: "{}", expire: now }).execute();
    expect(await findUserOfSession(db, "sid")).toBe(ada);

    const device = (userId: string) => sql`
      insert into "push_subscriptions"
        ("userId", "id", "sid", "endpoint", "service", "p256dh", "auth", "name", "createdAt", "renewedAt")
      values (${userId}, 'd', ${randomUUID()}, 'e', 's', 'p', 'a', 'n', now(), now())
      on conflict ("id") do update set "userId" = excluded."userId"`;
    for (const owner of [ada, grace]) {
      await device(owner).execute(db);
      expect(await directory()).toContainEqual({ kind: "device", key: "d", userId: owner });
    }
    await db.deleteFrom("shown_skies").execute();
    await db.deleteFrom("push_subscriptions").execute();
    expect((await directory()).map(({ kind }) => kind)).toEqual(["name", "name"]);
  });
});
