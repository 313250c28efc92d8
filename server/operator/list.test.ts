import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../../testing/databases.ts";
import { runUniverse, spawnUniverse } from "../../testing/operator.ts";
import { openDatabase } from "../database/open.ts";
import { newUser } from "../users/new-user.ts";

let settings: TestDatabaseSettings;
beforeEach(async () => {
  settings = await makeTestDatabaseSettings({ isMigrated: true });
});
afterEach(() => settings.remove());

describe("list", () => {
  it("reports an empty database", async () => {
    await (await openDatabase(settings)).close();
    expect((await runUniverse(settings, ["list"])).stdout).toBe("There are no universes yet.\n");
  });

  it("shows every universe of several pages once", async () => {
    const { db, close } = await openDatabase(settings);
    const names = Array.from({ length: 1_100 }, (_, n) => `Universe ${n}`);
    const users = names.map((universeName) => newUser({ universeName, userName: "Ada" }, new Date()));
    await db.insertInto("users").values(users).execute();
    await close();
    const { stdout } = await spawnUniverse(settings, ["list"]);
    const listed = stdout.trimEnd().split("\n").slice(1);
    expect(listed.map((line) => line.slice(0, 13).trim()).sort()).toEqual(names.sort());
  });
});
