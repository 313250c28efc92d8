/**
 * How long everybody else waits while one person uses a universe that stores nearly 200 MB: lists, an export, an import that
 * is finished and undone, a shown sky, and words that are sealed and opened again. Each poll of another person is measured
 * beside that, and in pairs with it while nothing else happens.
 */

import { randomInt, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../server/database/open.ts";
import { newUser } from "../../server/users/new-user.ts";
import { insertUser } from "../../server/users/queries.ts";
import { makeEntry, makeImport, makeImportedEntry, makeLink } from "../../testing/make.ts";
import { makeStarRow } from "../../testing/make-star.ts";
import { makePostgres } from "../../testing/postgres.ts";
import { makeEpoch, sealedText } from "../../testing/seal.ts";
import { ServerProcess } from "../../testing/server-process.ts";
import { limit, type Row, round } from "../table.ts";
import { longestWait, type Place, signIn } from "./great-universe.ts";

/** So many stars, with notes of 2,000 letters of three bytes each, take 198 MB. */
const stars = 31_800;
const rowsAtOnce = 300;
const imported = 500;
const sealed = 2_000;
const names = { full: "Full Universe", other: "Another Universe" };

/** Letters that no compressor makes small. */
const note = () => String.fromCharCode(...Array.from({ length: 2_000 }, () => randomInt(0x4e00, 0x9f00)));

async function seed(place: Place) {
  const { db, close } = await openDatabase(place);
  const createdAt = new Date("2026-01-01T00:00:00Z");
  const texts = Array.from({ length: 200 }, note);
  for (const universeName of Object.values(names)) {
    const user = await db.transaction().execute((transaction) =>
      insertUser(transaction, {
        ...newUser({ universeName, userName: "Mira" }, createdAt),
        opensByName: 1,
      }),
    );
    if (!user || universeName !== names.full) continue;
    for (let from = 0; from < stars; from += rowsAtOnce)
      await db
        .insertInto("mood_entries")
        .values(
          Array.from({ length: Math.min(rowsAtOnce, stars - from) }, (_, at) =>
            makeStarRow({
              ...{ id: randomUUID(), userId: user.id, x: (from + at) * 20, ordinal: from + at },
              ...{ rank: from + at, revision: 1, note: texts[(from + at) % texts.length] ?? null },
              timestamp: new Date(createdAt.getTime() - (stars - from - at) * 3_600_000),
            }),
          ),
        )
        .execute();
    await db
      .updateTable("users")
      .set({ revision: 1, entryCount: stars, nextOrdinal: stars })
      .where("id", "=", user.id)
      .execute();
  }
  await close();
}

type Call = (method: string, path: string, body?: unknown) => Promise<Response>;

const caller =
  (url: string, cookie: string): Call =>
  async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      headers: { cookie, origin: url, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status >= 400)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };

/** Reads a reply without keeping it. */
async function drain(response: Response) {
  for await (const _ of response.body ?? []);
}

/** What the person does, by the names of the rows. */
const uses: Record<string, (call: Call) => Promise<unknown>> = {
  "lists and an export": async (call) => {
    for (const path of ["/api/mood-entries", "/api/changes", "/api/mood-entries/bin", "/api/imports/keys"])
      await drain(await call("GET", path));
  },
  "a star, and one that has no room": async (call) => {
    for (let times = 0; times < 5; times++)
      await call("POST", "/api/mood-entries", makeEntry({ note: "A few words" })).catch(() => {});
  },
  "a shown sky": async (call) => {
    const { url } = await (await call("POST", "/api/shown-skies", makeLink())).json();
    await drain(await call("GET", `/api/shown/${String(url).split("/").at(-1)}`));
  },
  "an import, and its undoing": async (call) => {
    const { id } = await (await call("POST", "/api/imports", makeImport({ total: imported }))).json();
    const entries = Array.from({ length: imported }, () => makeImportedEntry({ note: "Brought along" }));
    await call("POST", `/api/imports/${id}/entries`, { entries, tags: [] });
    await call("POST", `/api/imports/${id}/finish`, {});
    await call("DELETE", `/api/imports/${id}`);
  },
  "sealing and opening": async (call) => {
    await call("POST", "/api/seal", makeEpoch());
    const { entries } = await (await call("GET", "/api/changes")).json();
    for (let from = 0; from < sealed; from += 100)
      await call("PUT", "/api/seal/records", {
        items: entries.slice(from, from + 100).map(({ id, revision }: { id: string; revision: number }) => ({
          ...{ kind: "entry", id, revision, nameKey: null, sealed: sealedText({ note: "n".repeat(5_000) }) },
        })),
      });
    await call("POST", "/api/seal/finish").catch(() => {});
    await call("POST", "/api/seal/open").catch(() => {});
  },
};

async function measure(place: Place, database: string): Promise<Row[]> {
  await seed(place);
  const meter = join(place.dataDir, "loop-meter");
  const server = new ServerProcess(place.dataDir, {
    ...{ RATE_LIMITS: "off", LOOP_METER: meter },
    NODE_OPTIONS: `--max-old-space-size=1024 --import ${new URL("../loop-meter.ts", import.meta.url)}`,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  });
  await server.start();
  try {
    const [full, other] = [await signIn(server.url, names.full), await signIn(server.url, names.other)];
    const poll = () => fetch(`${server.url}/api/changes`, { headers: { cookie: other } });
    for (let call = 0; call < 50; call++) await poll();
    const readMeter = async () => {
      await rm(meter, { force: true });
      process.kill(server.pid ?? 0, "SIGUSR2");
      for (;;) {
        const text = await readFile(meter, "utf8").catch(() => "");
        if (text) return Number(text);
        await pause(20);
      }
    };
    const rows: Row[] = [];
    for (const [name, use] of Object.entries(uses)) {
      await readMeter();
      let isOver = false;
      const startedAt = performance.now();
      const beside = longestWait(poll, () => isOver);
      await use(caller(server.url, full)).finally(() => {
        isOver = true;
      });
      const longest = await beside;
      const took = performance.now() - startedAt;
      const atOnce = await readMeter();
      // The other half of the pair takes as long, and no other universe does anything.
      const alone = await longestWait(poll, () => performance.now() - startedAt > 2 * took);
      const aloneAtOnce = await readMeter();
      const what = `A full universe on ${database}: ${name}, longest turn of the loop, in processor time`;
      rows.push({
        ...limit(what, atOnce, "ms", { atMost: 100 }),
        against: `${round(aloneAtOnce)} ms without it; longest poll of another person ${round(longest)} ms, ${round(alone)} ms without it`,
      });
    }
    return rows;
  } finally {
    await server.stop();
  }
}

async function rowsOf(database: string, databaseUrl: string | null): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "mood-universe-bench-"));
  try {
    return await measure({ databaseUrl, dataDir }, database);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export async function fullUniverseRows(): Promise<Row[]> {
  const postgres = await makePostgres();
  try {
    await postgres.start();
    return [...(await rowsOf("SQLite", null)), ...(await rowsOf("PostgreSQL", postgres.url))];
  } finally {
    await postgres.remove();
  }
}
