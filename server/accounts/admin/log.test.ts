import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AdminLog, logEntriesOfPage } from "#domain/admin/log.ts";
import { api } from "#domain/api.ts";
import { makeAdministrator } from "../../../testing/administrator.ts";
import { openTestApp, type TestApp } from "../../../testing/app.ts";
import { makeAccount, password, signIn } from "../../../testing/make.ts";
import { runUniverse } from "../../../testing/operator.ts";
import { findUser } from "../../users/queries.ts";
import { readLogFor, writeLog } from "./log.ts";

let test: TestApp;
let administrator: Awaited<ReturnType<typeof makeAdministrator>>;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = Math.max(test.clock.now, Date.now()) + 60_000;
  administrator = await makeAdministrator(test);
});

const readLog = async (after?: string) =>
  (await administrator.visitor.call(api.adminLog, { query: { ...(after && { after }) } })).body as AdminLog;
const unlock = (id: string) =>
  administrator.visitor.call(api.actOnUniverse, { params: { id, action: "unlock" } });
const latest = async () => (await readLog()).entries[0];

async function readPart(userId: string) {
  const user = await findUser(test.database.db, userId);
  return user ? readLogFor(test.database.db, user) : [];
}

async function makePerson() {
  const account = await makeAccount(test);
  return { ...(await signIn(test, account)), account };
}

describe("the log", () => {
  it("says who did what for whom, and the person sees their part without a name", async () => {
    const { visitor, user } = await makePerson();
    const other = await makePerson();
    await unlock(user.id);
    const at = new Date(test.clock.now).toISOString();
    expect(await latest()).toEqual({
      ...{ id: expect.any(String), at, action: "unlock", by: "administrator" },
      ...{ byName: administrator.user.universeName, forName: user.universeName },
    });
    const { body, text } = await visitor.call(api.getAccountLog);
    expect(body.entries).toEqual([{ at, action: "unlock", by: "administrator" }]);
    expect(text).not.toContain(administrator.user.universeName);
    expect((await other.visitor.call(api.getAccountLog)).body.entries).toEqual([]);
  });

  it("has nothing of what was refused", async () => {
    const { entries } = await readLog();
    await administrator.visitor.call(api.actOnUniverse, {
      params: { id: administrator.user.id, action: "close" },
    });
    expect((await readLog()).entries).toEqual(entries);
  });

  it("has a line of every command that does something for a person", async () => {
    const { user } = await makePerson();
    const { settings } = test.app.context;
    const name = user.universeName;
    for (const [action, ...args] of [
      ["unlock", "unlock", name],
      ["end-sessions", "sign-out", name],
      ["send-sign-in-link", "send-sign-in-link", name],
      ["make-administrator", "make-admin", name],
      ["remove-administrator", "remove-admin", name],
      ["close", "close", name, "--yes"],
      ["reopen", "reopen", name],
      ["export", "export", name],
      ["reset-password", "reset-password", name, "--yes"],
    ] as const) {
      const { code, stderr } = await runUniverse(settings, args);
      expect([args, code, code === 0 ? "" : stderr]).toEqual([args, 0, ""]);
      const lines = await readPart(user.id);
      expect(lines.filter(({ by }) => by === "operator")[0]).toMatchObject({ action });
      test.clock.now += 1000;
    }
    await runUniverse(settings, ["delete", name, "--yes"]);
    expect((await readLog()).entries.find(({ action }) => action === "delete")).toMatchObject({
      ...{ by: "operator", forName: null },
    });
  });

  it("names nobody any more whose universe is gone, on both sides, and stays", async () => {
    const { visitor, user } = await makePerson();
    await unlock(user.id);
    await visitor.call(api.deleteUniverse, {
      params: user,
      body: { universeName: user.universeName, password },
    });
    expect(await latest()).toMatchObject({ action: "unlock", forName: null });
    const gone = administrator;
    administrator = await makeAdministrator(test);
    await runUniverse(test.app.context.settings, ["delete", gone.user.universeName, "--yes"]);
    const { entries } = await readLog();
    const line = entries.find(({ action }) => action === "unlock");
    expect(line).toMatchObject({ by: "administrator", byName: null, forName: null });
    expect(JSON.stringify(entries)).not.toContain(user.universeName);
    const stored = await test.database.db.selectFrom("admin_log").selectAll().execute();
    for (const id of [user.id, gone.user.id]) expect(JSON.stringify(stored)).not.toContain(id);
  });

  it("cannot be changed or deleted, by whoever can write to the database", async () => {
    const { db } = test.database;
    await unlock(administrator.user.id);
    const before = await db.selectFrom("admin_log").selectAll().execute();
    await expect(db.updateTable("admin_log").set({ action: "invite" }).execute()).rejects.toThrow();
    await expect(db.deleteFrom("admin_log").execute()).rejects.toThrow();
    expect(await db.selectFrom("admin_log").selectAll().execute()).toEqual(before);
  });

  it("is read in pages, each line once", async () => {
    const at = new Date(test.clock.now);
    for (let count = 0; count < 2 * logEntriesOfPage; count++)
      await writeLog(
        test.database.db,
        { action: "invite", by: administrator.user.id, for: null },
        // Several lines are of the same moment.
        new Date(at.getTime() + (count % 7)),
      );
    const ids: string[] = [];
    const times: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page: AdminLog = await readLog(after);
      ids.push(...page.entries.map(({ id }) => id));
      times.push(...page.entries.map((entry) => entry.at));
      after = page.next;
    }
    const stored = await test.database.db.selectFrom("admin_log").select("id").execute();
    expect(ids.toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
    expect(times).toEqual(times.toSorted().toReversed());
    const { status, body } = await administrator.visitor.call(api.adminLog, { query: { after: "x" } });
    expect([status, Object.keys(body.fields)]).toEqual([400, ["after"]]);
  });
});
