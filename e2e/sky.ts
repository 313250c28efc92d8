/** Skies that are there before anybody opens them. */

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { openDatabase } from "../server/database/open.ts";
import type { MoodEntryRow, UserRow } from "../server/database/schema.ts";
import { expectStars } from "./people.ts";

const seed = join(import.meta.dirname, "../tools/seed.ts");

/** A universe with the rhythm of a life, in the data of a server that runs. */
export const seedUniverse = (dataDir: string, name: string, stars: number) =>
  promisify(execFile)(process.execPath, [seed, "--name", name, "--stars", `${stars}`, "--days", `${stars}`], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });

type Columns = Partial<Omit<MoodEntryRow, "id" | "userId">>;

/** Writes into the database what no call would let in, star by star from the oldest. */
export async function changeStars(dataDir: string, changes: readonly Columns[]) {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const stars = await db.selectFrom("mood_entries").select("id").orderBy("timestamp").execute();
  for (const [at, columns] of changes.entries())
    await db
      .updateTable("mood_entries")
      .set(columns)
      .where("id", "=", stars[at]?.id ?? "")
      .execute();
  await close();
}

/** Writes into the database what no call would let in. */
export async function changeUser(
  dataDir: string,
  universeName: string,
  columns: Partial<Omit<UserRow, "id">>,
) {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  await db.updateTable("users").set(columns).where("universeName", "=", universeName).execute();
  await close();
}

/** Without the screen of signing in, which leaves a toast over the sky. */
export async function enterUniverse(page: Page, name: string) {
  await page.request.get(`/api/users/by-universe/${encodeURIComponent(name)}`);
  await page.goto("/");
}

/** Signs in to a universe of so many stars, which is made, and waits until its sky is there. */
export async function openSky(page: Page, dataDir: string, name: string, stars: number) {
  await seedUniverse(dataDir, name, stars);
  await enterUniverse(page, name);
  await expectStars(page, stars);
}

export const skyOf = (page: Page) => page.getByLabel(/^Star map/);
