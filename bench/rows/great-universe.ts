/**
 * What one person's universe of 40,000 long notes costs everybody else while eight readers ask for its list at once, in
 * all codings, on both databases.
 */

import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { openDatabase } from "../../server/database/open.ts";
import { newUser } from "../../server/users/new-user.ts";
import { insertUser } from "../../server/users/queries.ts";
import { makeStarRow } from "../../testing/make-star.ts";
import { makePostgres } from "../../testing/postgres.ts";
import { ServerProcess } from "../../testing/server-process.ts";
import type { Reading } from "../reader.ts";
import { limit, type Row } from "../table.ts";

export type Place = { readonly databaseUrl: string | null; readonly dataDir: string };

const stars = 40_000;
const rowsAtOnce = 500;
/** Codings of the readers, each twice: none, and those that the server knows. */
const codings = ["identity", "gzip", "br", "zstd", "identity", "gzip", "br", "zstd"];
const names = { great: "Great Universe", other: "Another Universe" };

/** Notes of 2,000 characters that a compressor cannot make small. */
async function seed(place: Place) {
  const { db, close } = await openDatabase(place);
  const createdAt = new Date("2026-01-01T00:00:00Z");
  for (const universeName of Object.values(names))
    await db.transaction().execute(async (transaction) => {
      const user = await insertUser(transaction, {
        ...newUser({ universeName, userName: "Mira" }, createdAt),
        opensByName: 1,
      });
      if (!user || universeName !== names.great) return;
      for (let from = 0; from < stars; from += rowsAtOnce) {
        const rows = Array.from({ length: rowsAtOnce }, (_, at) =>
          makeStarRow({
            ...{ id: `star-${from + at}`, userId: user.id, x: (from + at) * 20, ordinal: from + at },
            ...{ rank: from + at, revision: 1, note: randomBytes(1_500).toString("base64") },
            timestamp: new Date(createdAt.getTime() - (stars - from - at) * 3_600_000),
          }),
        );
        await transaction.insertInto("mood_entries").values(rows).execute();
      }
      await transaction
        .updateTable("users")
        .set({ revision: 1, entryCount: stars, nextOrdinal: stars })
        .where("id", "=", user.id)
        .execute();
    });
  await close();
}

export async function signIn(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/api/users/by-universe/${encodeURIComponent(name)}`);
  if (response.status !== 200) throw new Error(await response.text());
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1_000;
}

const read = (reading: Reading) =>
  new Promise<{ bytes: number; isWhole: boolean }>((resolve, reject) => {
    new Worker(new URL("../reader.ts", import.meta.url), { workerData: reading })
      .once("message", resolve)
      .once("error", reject);
  });

/** Repeats `call` until `isOver`; the longest wait in milliseconds. */
export async function longestWait(call: () => Promise<Response>, isOver: () => boolean): Promise<number> {
  let longest = 0;
  while (!isOver()) {
    const startedAt = performance.now();
    const isAnswered = await call().then(
      (response) => response.arrayBuffer(),
      () => null,
    );
    longest = isAnswered ? Math.max(longest, performance.now() - startedAt) : Number.POSITIVE_INFINITY;
    await pause(20);
  }
  return longest;
}

async function highest(measure: () => Promise<number>, isOver: () => boolean): Promise<number> {
  let found = 0;
  for (; !isOver(); await pause(20)) found = Math.max(found, (await measure()) || 0);
  return found;
}

async function measure(place: Place) {
  await seed(place);
  const { databaseUrl, dataDir } = place;
  const server = new ServerProcess(dataDir, {
    ...{ RATE_LIMITS: "off", NODE_OPTIONS: "--max-old-space-size=1024" },
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  await server.start();
  try {
    const [great, other] = [await signIn(server.url, names.great), await signIn(server.url, names.other)];
    const list = `${server.url}/api/mood-entries`;
    const health = () => fetch(`${server.url}/api/health/ready`);
    const poll = () => fetch(`${server.url}/api/changes`, { headers: { cookie: other } });
    // The first calls compile the code.
    for (let call = 0; call < 50; call++) await Promise.all([health(), poll()]);
    const pid = server.pid ?? 0;
    const before = await megabytesOf(pid);
    let isOver = false;
    const ended = () => isOver;
    const [readings, memory, waits] = [
      Promise.all(codings.map((coding) => read({ url: list, cookie: great, coding }))),
      highest(() => megabytesOf(pid), ended),
      [longestWait(health, ended), longestWait(poll, ended)],
    ];
    const whole = (await readings).filter(({ isWhole }) => isWhole).length;
    isOver = true;
    const [healthMs = 0, pollMs = 0] = await Promise.all(waits);
    return { whole, more: (await memory) - before, healthMs, pollMs };
  } finally {
    await server.stop();
  }
}

async function rowsOf(database: string, databaseUrl: string | null): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "mood-universe-bench-"));
  try {
    const { whole, more, healthMs, pollMs } = await measure({ databaseUrl, dataDir });
    const what = `Eight readers of ${stars.toLocaleString("en")} long notes on ${database}`;
    return [
      limit(`${what}, lists that arrived whole`, whole, "", { atLeast: codings.length }),
      limit(`${what}, memory`, more, "MB more", { atMost: 250 }),
      limit(`${what}, longest health call`, healthMs, "ms", { atMost: 100 }),
      limit(`${what}, longest poll of another person`, pollMs, "ms", { atMost: 200 }),
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export async function greatUniverseRows(): Promise<Row[]> {
  const postgres = await makePostgres();
  try {
    await postgres.start();
    return [...(await rowsOf("SQLite", null)), ...(await rowsOf("PostgreSQL", postgres.url))];
  } finally {
    await postgres.remove();
  }
}
