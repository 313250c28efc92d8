/** Fills a database with many small universes and a session for each, as if their people had signed in. */

import { sql } from "kysely";
import { seededRandom } from "#domain/pseudo-random.ts";
import { type DatabaseSettings, openDatabase } from "../../server/database/open.ts";
import type { Db } from "../../server/database/schema.ts";
import { hashOf, newSecret } from "../../server/secrets.ts";
import { day } from "../../tools/seed/days.ts";
import { makeDemoEntries } from "../../tools/seed/demo-journal.ts";
import { insertDemoUniverse } from "../../tools/seed/universe.ts";

/** Stars of each universe. A poll without changes reads none. */
export const starsPerUniverse = 5;

const sessionDays = 30;

/** Returns the secret that the session's cookie contains. */
async function insertSession(db: Db, userId: string): Promise<string> {
  const [id, now] = [`${userId}.${newSecret()}`, Date.now()];
  const sess = JSON.stringify({ openedBy: "name", openedAt: new Date(now).toISOString() });
  await db
    .insertInto("sessions")
    .values({ sid: hashOf(id), userId, sess, expire: new Date(now + sessionDays * day) })
    .execute();
  return id;
}

/** Returns the secret of each universe's session. Call it for a database that is only used by this. */
export async function insertUniverses(settings: DatabaseSettings, count: number): Promise<string[]> {
  const { db, dialect, close } = await openDatabase(settings);
  // Each universe is a transaction; here only their end must be on the disk.
  if (dialect === "sqlite") await sql`pragma synchronous = off`.execute(db);
  const lastMidnight = Date.now() - (Date.now() % day) - 2 * day;
  const secrets: string[] = [];
  for (let n = 0; n < count; n++) {
    const [stars, random] = [starsPerUniverse, seededRandom(n)];
    const userId = await insertDemoUniverse(db, {
      ...{ universeName: `Universe ${n}`, userName: "Mira" },
      createdAt: new Date(lastMidnight - stars * day),
      entries: makeDemoEntries({ stars, days: stars, lastMidnight, random }),
    });
    if (userId === null) throw new Error(`The universe ${n} exists already.`);
    secrets.push(await insertSession(db, userId));
  }
  // A server does this in the background: it plans by the number of rows.
  if (dialect === "postgres") await sql`analyze`.execute(db);
  await close();
  return secrets;
}
