import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../testing/databases.ts";
import { runOperator } from "../../testing/operator.ts";
import { openDatabase } from "../database/open.ts";
import { newUser } from "../universes/new-user.ts";

let where: TestDatabaseSettings;
beforeEach(async () => {
  where = await makeTestDatabaseSettings();
});
afterEach(() => where.remove());

describe("list", () => {
  it("says so when there is nobody", async () => {
    await (await openDatabase(where)).close();
    expect((await runOperator(where, ["list"])).printed).toBe("There are no universes yet.\n");
  });

  it("shows every universe of many pages once", async () => {
    const { db, close } = await openDatabase(where);
    const names = Array.from({ length: 1_100 }, (_, n) => `Universe ${n}`);
    const users = names.map((universeName) => newUser({ universeName, userName: "Ada" }, new Date()));
    await db.insertInto("users").values(users).execute();
    await close();
    const { printed } = await runOperator(where, ["list"]);
    const listed = printed.trimEnd().split("\n").slice(1);
    expect(listed.map((line) => line.slice(0, 13).trim()).sort()).toEqual(names.sort());
  });
});
