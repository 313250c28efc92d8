import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeMigration, makeUniverse, signUp } from "../../testing/make.ts";
import type { Db } from "../database/schema.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());

const create = (body: unknown) => test.visitor().call(api.createUniverse, { body });
const closeName = ({ id }: { id: string }) =>
  test.database.db.updateTable("users").set({ opensByName: 0 }).where("id", "=", id).execute();
const open = (universeName: string) => test.visitor().call(api.openUniverse, { params: { universeName } });

describe("POST /api/users", () => {
  it("creates the universe and signs its owner in", async () => {
    const { visitor, user } = await signUp(test, {
      birthday: "1990-02-28",
      startDate: "2026-03-13",
      demographics: "she/her",
    });

    expect(user).toEqual({
      id: expect.any(String),
      email: null,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      universeName: expect.stringMatching(/^Andromeda/),
      userName: "Ada",
      emailVerified: false,
      birthday: "1990-02-28",
      startDate: "2026-03-13",
      demographics: "she/her",
      locale: "en",
      avatarShape: "cosmic-orb",
      avatarColors: ["#34d399", "#3b82f6"],
      avatarPattern: "gradient",
      avatarAccessories: [],
      journeyStats: "{}",
      lastLoginAt: new Date(test.clock.now).toISOString(),
      createdAt: new Date(test.clock.now).toISOString(),
      updatedAt: new Date(test.clock.now).toISOString(),
      hasPassword: false,
      signInMethods: ["name"],
    });
    expect((await visitor.call(api.me)).body).toEqual({ user });
    expect((await visitor.call(api.user)).body).toEqual(user);
  });

  it("requires only a universe name and a user name; empty fields count as missing", async () => {
    const { user } = await signUp(test, { birthday: "", startDate: null, demographics: "" });
    expect(user).toMatchObject({ birthday: null, startDate: null, demographics: null });
  });

  it("stores names trimmed and in composed Unicode form", async () => {
    const { user } = await signUp(test, {
      universeName: "  Cafe\u0301 der Sterne ",
      userName: " Zoe\u0308 ",
    });
    expect(user).toMatchObject({ universeName: "Café der Sterne", userName: "Zoë" });
  });

  it.each([
    [
      "no universe name",
      { universeName: undefined },
      "universeName",
      "Universe name must be between 2 and 50 characters",
    ],
    [
      "one character",
      { universeName: " a " },
      "universeName",
      "Universe name must be between 2 and 50 characters",
    ],
    [
      "51 characters",
      { universeName: "a".repeat(51) },
      "universeName",
      "Universe name must be between 2 and 50 characters",
    ],
    [
      "a name of a list",
      { universeName: ["a", "b"] },
      "universeName",
      "Universe name must be between 2 and 50 characters",
    ],
    [
      "an e-mail address as a name",
      { universeName: "a@b.co" },
      "universeName",
      "Universe name cannot be an e-mail address",
    ],
    ["dots alone", { universeName: ".." }, "universeName", "Universe name cannot be made of dots alone"],
    [
      "an invisible character",
      { universeName: "An\u200bdromeda" },
      "universeName",
      "Universe name contains invisible characters",
    ],
    [
      "a user name of one character",
      { userName: "x" },
      "userName",
      "User name must be between 2 and 50 characters",
    ],
    [
      "a day that does not exist",
      { birthday: "2023-02-29" },
      "birthday",
      "Birthday must be a date that exists, like 2001-12-31.",
    ],
    ["a birthday in the future", { birthday: "2026-03-15" }, "birthday", "Birthday cannot be in the future."],
    [
      "a start date in the future",
      { startDate: "2026-03-15" },
      "startDate",
      "Journey start date cannot be in the future.",
    ],
    [
      "501 characters of demographics",
      { demographics: "x".repeat(501) },
      "demographics",
      "Demographics can have up to 500 characters.",
    ],
    ["a column of ours", { emailVerified: true }, "emailVerified", "This field is not known here."],
    ["an id", { id: "mine" }, "id", "This field is not known here."],
  ])("refuses %s", async (_, overrides, field, sentence) => {
    const answer = await create(makeUniverse(overrides));
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { error: sentence, fields: { [field]: sentence } },
    ]);
  });

  it("accepts a date that is already today in another time zone", async () => {
    await signUp(test, { startDate: "2026-03-14" });
  });

  it("refuses a name that is taken, and every name with the same key", async () => {
    await signUp(test, { universeName: "Straße nach ﬁnis" });
    const twins = ["Straße nach ﬁnis", " straße NACH finis ", "STRASSE nach finis", "Ｓtraße nach finis"];
    for (const universeName of twins) {
      const answer = await create(makeUniverse({ universeName }));
      expect([answer.status, answer.body.error]).toEqual([409, "Universe name is already taken"]);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  it("gives a name to one of many concurrent requests", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create(makeUniverse({ universeName: "Contested" }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });
});

describe("GET /api/users/by-universe/{name}", () => {
  it("opens a universe that has neither password nor provider, by its exact name", async () => {
    const { user } = await signUp(test, { universeName: "🌌 /?#% ñandú" });
    const visitor = test.visitor();
    const answer = await visitor.call(api.openUniverse, { params: { universeName: user.universeName } });

    expect([answer.status, answer.body.id]).toEqual([200, user.id]);
    expect((await visitor.call(api.me)).body.user.id).toBe(user.id);
  });

  it("accepts the longest names", async () => {
    const { user } = await signUp(test, { universeName: "字".repeat(50) });
    expect((await open(user.universeName)).status).toBe(200);
  });

  it("replies 404 to any other name, without a session", async () => {
    await signUp(test, { universeName: "Exactly So" });
    for (const name of ["exactly so", "Exactly So ", "Ｅxactly So", "Exactly\u200b So", "Nowhere", "a\0b"]) {
      const answer = await open(name);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    expect((await open("Nowhere")).body).toEqual({
      error: "Universe not found",
      code: "universe-not-found",
      text: "refusals-accounts.universeNotFound",
    });
  });

  it("answers 403 without an id for a universe that it does not open", async () => {
    const { user } = await signUp(test);
    await closeName(user);
    const answer = await open(user.universeName);

    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      error: expect.any(String),
      code: "universe-protected",
      text: "refusals-accounts.protectedByPassword",
      needsPassword: true,
    });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });
});

/** The number of connections to the PostgreSQL database that wait for a lock. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length;
}

describe("a universe that gets a password while it is opened by name", () => {
  it("is not opened", async () => {
    const { user } = await signUp(test);
    const { db, dialect } = test.database;
    const [opening] = await db.transaction().execute(async (transaction) => {
      const columns = { passwordHash: "h", salt: "s", opensByName: 0 as const };
      await transaction.updateTable("users").set(columns).where("id", "=", user.id).execute();
      const call = open(user.universeName);
      // The call waits for this transaction on SQLite before it reads.
      if (dialect === "postgres") await expect.poll(() => countWaiting(db)).toBe(1);
      return [call] as const;
    });
    const answer = await opening;
    expect([answer.status, answer.headers["set-cookie"]]).toEqual([403, undefined]);
  });
});

describe("a universe that does not say that its name opens it", () => {
  it("opens for nobody by its name, though it has neither password nor provider", async () => {
    const { visitor, user } = await signUp(test);
    const stranger = test.visitor();
    await stranger.call(api.openUniverse, { params: user });
    await closeName(user);
    expect((await open(user.universeName)).status).toBe(403);
    expect((await test.visitor().call(api.keepUniverse, { params: user })).status).toBe(403);
    const migration = { body: makeMigration(user.universeName) };
    expect((await test.visitor().call(api.migrate, migration)).body.code).toBe("universe-protected");
    // The session that its name opened before can read that nothing does any more; the founding one can do nothing.
    expect((await stranger.call(api.me)).body.user).toMatchObject({ hasPassword: false, signInMethods: [] });
    expect((await stranger.call(api.getSignIn, { params: user })).body.way).toBeNull();
    expect((await visitor.call(api.me)).status).toBe(401);
  });
});

describe("GET /api/users/{id}", () => {
  it("replies to the owner, and with 404 to other users and to visitors", async () => {
    const { visitor, user } = await signUp(test);
    const { user: other } = await signUp(test);

    expect((await visitor.call(api.getUser, { params: { id: user.id } })).body).toEqual(user);
    for (const [who, id] of [
      [visitor, other.id],
      [visitor, "x".repeat(500)],
      [test.visitor(), user.id],
    ] as const) {
      const answer = await who.call(api.getUser, { params: { id } });
      expect([answer.status, answer.body]).toEqual([
        404,
        { error: "Not found", code: "not-found", text: "refusals.notFound" },
      ]);
    }
  });
});

describe("with UNIVERSE_NAME_SIGN_IN off", () => {
  it("neither creates nor opens a universe by name", async () => {
    const closed = await openTestApp({ universeNameSignIn: false });
    const answers = [
      await closed.visitor().call(api.createUniverse, { body: makeUniverse() }),
      await closed.visitor().call(api.openUniverse, { params: { universeName: "Andromeda" } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    await closed.close();
  });
});
