import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, makeEntry, makeRegistration, signIn, signUp } from "../../testing/make.ts";
import { runOperator } from "../../testing/operator.ts";
import { tablesWithUserId } from "../../testing/tables.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

const operate = (...given: string[]) => runOperator(test.app.context.settings, given);

async function live() {
  const account = await makeAccount(test);
  const { visitor, user } = await signIn(test, account);
  for (const key of ["one", "two"])
    await visitor.call(api.createMoodEntry, { body: makeEntry(), headers: { "idempotency-key": key } });
  return { account, visitor, user };
}

/** Every row of every table of the database, as text. */
async function everything(): Promise<string> {
  const { db } = test.database;
  const tables = await db.introspection.getTables();
  const rows = tables.map(({ name }) =>
    db
      .selectFrom(name as "users")
      .selectAll()
      .execute(),
  );
  return JSON.stringify(await Promise.all(rows));
}

describe("delete", () => {
  it("leaves nothing of a person in any table, and everybody else as they were", async () => {
    const other = await live();
    const { account, visitor, user } = await live();
    // Theirs by the address alone: another registration, and the mail about it.
    await test.visitor().call(api.register, { body: makeRegistration({ email: account.email }) });
    await visitor.call(api.updateProfile, { params: { id: user.id }, body: { email: "next@example.org" } });
    const left = () =>
      everything().then((text) =>
        [user.id, account.email, account.universeName].filter((trace) => text.includes(trace)),
      );
    expect(await left()).toHaveLength(3);

    const { code, printed, told } = await operate("delete", account.universeName, "--yes");
    expect(code).toBe(0);
    expect(printed).toMatch(
      new RegExp(`^Deleted: "${account.universeName}" with 2 stars since \\d{4}-\\d\\d-\\d\\d\\.\n$`),
    );
    expect(told).toContain("Backups");
    expect(await left()).toEqual([]);
    for (const table of await tablesWithUserId(test.database.db)) {
      const rows = await test.database.db.selectFrom(table).select("userId").execute();
      expect(
        rows.filter(({ userId }) => userId === user.id),
        table,
      ).toEqual([]);
    }
    expect((await visitor.call(api.me)).status).toBe(401);
    expect((await other.visitor.call(api.listMoodEntries)).body).toHaveLength(2);

    const { user: successor } = await signUp(test, { universeName: account.universeName });
    expect(successor.id).not.toBe(user.id);
    await makeAccount(test, { email: account.email });
  });

  it("changes nothing when nobody confirms it, and says what would be lost", async () => {
    const { account, visitor } = await live();
    const before = await everything();
    const typed = `${account.universeName}\n`;
    const { code, printed, told } = await runOperator(test.app.context.settings, ["delete", account.email], {
      typed,
    });
    expect([code, printed]).toEqual([1, ""]);
    expect(told).toContain(`This deletes "${account.universeName}" with 2 stars since`);
    expect(told).toContain("Nothing was changed");
    expect(await everything()).toBe(before);
    expect((await visitor.call(api.me)).status).toBe(200);
  });
});
