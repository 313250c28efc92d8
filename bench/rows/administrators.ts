/** How long the page of administrators waits for its list, where there are 10,000 universes. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { universeOrders } from "#domain/admin/universes.ts";
import { api } from "#domain/api.ts";
import type { Db } from "../../server/database/schema.ts";
import { newUser } from "../../server/users/new-user.ts";
import { makeAdministrator } from "../../testing/administrator.ts";
import { openTestApp } from "../../testing/app.ts";
import { makePostgres } from "../../testing/postgres.ts";
import { limit, type Row } from "../table.ts";

const universes = 10_000;
const rowsAtOnce = 500;

async function seed(db: Db) {
  const createdAt = new Date("2026-01-01T00:00:00Z");
  for (let from = 0; from < universes; from += rowsAtOnce)
    await db
      .insertInto("users")
      .values(
        Array.from({ length: rowsAtOnce }, (_, at) => ({
          ...newUser({ universeName: `Universe ${from + at}`, userName: "Mira" }, createdAt),
          ...{
            opensByName: 1 as const,
            sizeStep: (from + at) % 200,
            lastSeenOn: `2026-01-${10 + (at % 20)}`,
          },
          ...{ emailKey: null, providerIssuer: null, providerSubject: null },
        })),
      )
      .execute();
}

/** The longest of the first pages in every order, of a search, and of a page far behind. Milliseconds. */
async function slowestPage(databaseUrl: string | null): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), "administrators-"));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const test = await openTestApp({ rateLimits: false }, {}, { databaseUrl, dataDir, remove });
  try {
    const { visitor } = await makeAdministrator(test);
    await seed(test.database.db);
    const waits: number[] = [];
    const read = async (query: Record<string, string>) => {
      const begun = performance.now();
      const { body } = await visitor.call(api.listUniverses, { query });
      waits.push(performance.now() - begun);
      return body as { next: string | null };
    };
    for (const order of universeOrders) {
      let next: string | null = "";
      for (let count = 0; count < 20 && next !== null; count++)
        next = (await read({ order, ...(next && { after: next }) })).next;
      await read({ order, search: "universe 99" });
    }
    return Math.max(...waits);
  } finally {
    await test.close();
  }
}

export async function administratorRows(): Promise<Row[]> {
  const postgres = await makePostgres();
  try {
    await postgres.start();
    const rows: Row[] = [];
    for (const [name, url] of [
      ["SQLite", null],
      ["PostgreSQL", postgres.url],
    ] as const)
      rows.push(
        limit(
          `The slowest page of ${universes.toLocaleString("en")} universes for administrators, ${name}`,
          await slowestPage(url),
          "ms",
          { atMost: 1_000 },
        ),
      );
    return rows;
  } finally {
    await postgres.remove();
  }
}
