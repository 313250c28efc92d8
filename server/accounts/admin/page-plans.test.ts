import { afterAll, beforeAll, expect, it } from "vitest";
import { universeOrders } from "#domain/admin/universes.ts";
import { openTestApp, type TestApp } from "../../../testing/app.ts";
import { plansOf } from "../../../testing/query-plans.ts";
import type { Db } from "../../database/schema.ts";
import { listLines, listLinesFor } from "./log-queries.ts";
import { listUniversePage } from "./universe-queries.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const at = new Date(0);
const value = { name: "x", created: 1, seen: "2026-03-13", bytes: 1 };
const lists = universeOrders.flatMap((order) =>
  [true, false].flatMap((isDown) =>
    [null, { value: value[order], id: "y" }].map((after) => ({ order, isDown, after, beginning: "" })),
  ),
);
const pages: [string, string, (db: Db) => Promise<unknown>][] = [
  ...lists.map((asked): [string, string, (db: Db) => Promise<unknown>] => [
    `by ${asked.order} ${asked.isDown ? "down" : "up"}${asked.after ? ", after another" : ""}`,
    {
      name: "users_by_name",
      created: "users_by_creation",
      seen: "users_by_last_day",
      bytes: "users_by_size",
    }[asked.order],
    (db) => listUniversePage(db, test.database.dialect, asked, 50),
  ]),
  [
    "of names that begin alike",
    "users_by_name",
    (db) =>
      listUniversePage(
        db,
        test.database.dialect,
        { order: "name", isDown: false, beginning: "x", after: null },
        50,
      ),
  ],
  ["of the log", "admin_log_by_time", (db) => listLines(db, null, 50)],
  ["of the log, after another", "admin_log_by_time", (db) => listLines(db, { at, id: "y" }, 50)],
  ["of what was done for a person", "admin_log_of_person", (db) => listLinesFor(db, "x", 50)],
];
it.each(pages)("a page %s follows an index, and sorts nothing", async (_, index, run) => {
  // PostgreSQL would sort few rows, because that is cheaper.
  const plan = (await plansOf(test.database, run, ["sort", "bitmapscan"])).join("\n");
  // Names are unique: SQLite has an index of them already.
  expect(plan.replace("sqlite_autoindex_users_2", "users_by_name")).toContain(index);
  expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
});
