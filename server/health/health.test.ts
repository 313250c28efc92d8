import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { MailServer } from "../../testing/mail-server.ts";
import { makeEntry, makeRegistration, signUp } from "../../testing/make.ts";
import { startHousekeeping, sweep } from "../housekeeping.ts";
import { requestsPerMinute } from "../limits/flood-limit.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe("health", () => {
  it("is live and ready while the database answers", async () => {
    expect((await test.visitor().call(api.live)).body).toEqual({ status: "ok" });
    expect((await test.visitor().call(api.ready)).body).toEqual({ status: "ok" });
  });

  it("is answered by HEAD with the same status and headers, and no body", async () => {
    const headed = async (at: TestApp) =>
      Promise.all(
        [api.live, api.ready].map(async ({ path }) => {
          const [got, head] = [await at.visitor().send("GET", path), await at.visitor().send("HEAD", path)];
          expect([head.status, head.text]).toEqual([got.status, ""]);
          expect({ ...head.headers, date: "" }).toEqual({ ...got.headers, date: "" });
          return head.status;
        }),
      );
    expect(await headed(test)).toEqual([200, 200]);
    const broken = await openTestApp();
    // The database is connected by its first use.
    await signUp(broken);
    await broken.database.db.destroy();
    expect(await headed(broken)).toEqual([200, 503]);
    await broken.restart();
    await broken.close();
  });

  it("is answered beyond the flood limit and without a session", async () => {
    const visitor = test.visitor();
    for (let n = 0; n <= requestsPerMinute; n++) await visitor.call(api.live);
    const answer = await visitor.call(api.ready);
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect((await visitor.call(api.me)).status).toBe(401);
  });

  it("is live but not ready when the database is unavailable, and errors do not reveal the cause", async () => {
    const broken = await openTestApp();
    const { visitor } = await signUp(broken);
    const { db } = broken.database;
    await db.destroy();
    expect((await visitor.call(api.live)).status).toBe(200);
    const ready = await broken.visitor().call(api.ready);
    expect([ready.status, ready.body]).toEqual([503, { status: "unavailable" }]);
    const answer = await visitor.call(api.me);
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.text).not.toMatch(/sql|driver|kysely|select/i);
    // Only an open database can be searched for leaks and removed.
    await broken.restart();
    await broken.close();
  });
});

describe("housekeeping", () => {
  it("deletes expired rows and no others", async () => {
    const { visitor } = await signUp(test);
    await visitor.call(api.createMoodEntry, { body: makeEntry(), headers: { "idempotency-key": "k" } });
    const { db } = test.database;
    const count = async () =>
      Promise.all(
        (["sessions", "limits", "idempotency_keys", "mood_entries"] as const).map(
          async (table) => (await db.selectFrom(table).selectAll().execute()).length,
        ),
      );
    await sweep(test.app);
    expect(await count()).toEqual([1, 1, 1, 1]);
    test.clock.now += 24 * 3_600_000;
    await sweep(test.app);
    expect(await count()).toEqual([1, 0, 0, 1]);
    test.clock.now += 30 * 24 * 3_600_000;
    await sweep(test.app);
    expect(await count()).toEqual([0, 0, 0, 1]);
  });

  it("looks every five seconds for mails that a dead process has left, and sweeps each hour", async () => {
    const mailServer = await MailServer.start();
    const other = await openTestApp({}, { mailServer });
    startHousekeeping(other.app);
    const body = makeRegistration();
    await other.visitor().call(api.register, { body });
    await mailServer.mailTo(body.email);
    await other.app.context.mail.sendDue();
    const { db } = other.database;
    await db
      .updateTable("mails")
      .set({ dueAt: new Date(other.clock.now), attemptedAt: null })
      .execute();
    await other.clock.advance(5_000);
    await mailServer.mailTo(body.email, { count: 2 });

    other.clock.now += 24 * 3_600_000;
    await other.clock.advance(3_600_000);
    expect(await db.selectFrom("mails").selectAll().execute()).toEqual([]);
    await other.close();
    await mailServer.stop();
  });

  it("goes on with the other steps after one that fails, and names it in the log", async () => {
    await signUp(test);
    const { db } = test.database;
    // A file in place of the folder.
    await writeFile(join(test.app.context.settings.dataDir, "outbox"), "");
    await db
      .updateTable("users")
      .set({ closedAt: new Date(0) })
      .execute();
    await sweep(test.app);
    expect(await db.selectFrom("users").selectAll().execute()).toEqual([]);
    const warnings = test.logged
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === "could not sweep");
    expect(warnings).toMatchObject([{ step: "outbox" }, { step: "closed universes" }]);
  });
});
