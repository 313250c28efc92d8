/** `npm run bench:cost`: counts what each call costs in both databases; docs/scale.md explains the figures. */

import { statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { seededRandom } from "#domain/pseudo-random.ts";
import { buildApp } from "../../server/app.ts";
import { openDatabase } from "../../server/database/open.ts";
import { readSettings } from "../../server/environment.ts";
import { makePostgres } from "../../testing/postgres.ts";
import { day } from "../../tools/seed/days.ts";
import { makeDemoEntries } from "../../tools/seed/demo-journal.ts";
import { insertDemoUniverse } from "../../tools/seed/universe.ts";
import { type CountedCall, calls, type Person, readFeed, send } from "./calls.ts";
import { askPostgres, askSqlite, countSqlite, keys, type Work } from "./counters.ts";
import { layWire } from "./wire.ts";

const people = 15;
const stars = 1_000;

type Place = { readonly databaseUrl: string | null; readonly dataDir: string };

async function seed(place: Place): Promise<string[]> {
  const { db, close } = await openDatabase(place);
  const names = Array.from({ length: people }, (_, n) => `Universe ${n}`);
  for (const [n, universeName] of names.entries()) {
    const lastMidnight = Date.UTC(2026, 0, 1);
    const entries = makeDemoEntries({ stars, days: stars, lastMidnight, random: seededRandom(n) });
    const createdAt = new Date(lastMidnight - stars * day);
    await insertDemoUniverse(db, { universeName, userName: "Mira", createdAt, entries });
  }
  if (place.databaseUrl) await sql`analyze`.execute(db);
  await close();
  return names;
}

async function startApp(place: Place) {
  const database = await openDatabase(place);
  const read = readSettings({ COOLDOWN_SECONDS: "0", LOG_LEVEL: "silent" });
  if (!read.ok) throw new Error(read.reason);
  const settings = { ...read.settings, ...place };
  const app = await buildApp({ database, settings, clientDir: null });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  return {
    port: Number(port),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

async function signIn(port: number, universeName: string): Promise<Person> {
  const entered = await send(port, { path: `/api/users/by-universe/${encodeURIComponent(universeName)}` });
  const cookie = String(entered.headers["set-cookie"]).split(";")[0] ?? "";
  return { universeName, cookie, etag: "" };
}

async function prepare(place: Place, names: readonly string[]) {
  const { port, close } = await startApp(place);
  const persons: Person[] = [];
  for (const name of names) {
    const person = await signIn(port, name);
    const { headers } = await readFeed(port, person);
    persons.push({ ...person, etag: String(headers.etag) });
  }
  await close();
  return persons;
}

/** Makes the call once for each person. Without people it measures the cost of the start, which is then subtracted. */
async function runCall(place: Place, call: CountedCall | null, persons: readonly Person[]) {
  const { port, close } = await startApp(place);
  let bytes = 0;
  for (const [n, person] of call ? persons.entries() : []) {
    const reply = await (call as CountedCall).make(port, person, n);
    if (reply.status !== call?.status) throw new Error(`${call?.name} was answered ${reply.status}.`);
    bytes += reply.bytes;
  }
  return { bytes, close };
}

type Ask = () => Promise<Work>;
type Count = (work: () => Promise<number>) => Promise<{ work: Work; bytes: number }>;

const countBetween =
  (ask: Ask): Count =>
  async (work) => {
    const before = await ask();
    const bytes = await work();
    const after = await ask();
    const difference = Object.fromEntries(keys.map((key) => [key, after[key] - before[key]]));
    return { work: difference as Work, bytes };
  };

async function countCalls(title: string, place: Place, ask: Ask, isAskedOpen: boolean) {
  const names = await seed(place);
  const persons = await prepare(place, names);
  const count = countBetween(ask);
  const measure = async (call: CountedCall | null) => {
    if (!isAskedOpen)
      return count(async () => {
        const { bytes, close } = await runCall(place, call, persons);
        await close();
        return bytes;
      });
    // An open second connection prevents SQLite from emptying its write-ahead log when the app closes.
    const keeper = await openDatabase(place);
    await sql`pragma wal_checkpoint(truncate)`.execute(keeper.db);
    const counted = await count(async () => {
      const { bytes, close } = await runCall(place, call, persons);
      await close();
      return bytes;
    });
    await keeper.close();
    return counted;
  };
  const nothing = await measure(null);
  console.log(`\n${title}\n`);
  console.log(
    "| Call | HTTP bytes | statements | rows read | rows written | log bytes | bytes to the database |",
  );
  console.log("|---|---|---|---|---|---|---|");
  for (const call of calls) {
    const { work, bytes } = await measure(call);
    const each = keys.map((key) => (work[key] - nothing.work[key]) / persons.length);
    const cells = [bytes / persons.length, ...each].map((value) =>
      Number(value.toFixed(1)).toLocaleString("en"),
    );
    console.log(`| ${call.name} | ${cells.join(" | ")} |`);
  }
}

const folder = () => mkdtemp(join(tmpdir(), "mood-universe-cost-"));
const dataDir = await folder();
countSqlite();
await countCalls(
  "Embedded",
  { databaseUrl: null, dataDir },
  async () => ({ ...askSqlite(dataDir), wireBytes: 0 }),
  true,
);
const size = statSync(join(dataDir, "mood-universe.sqlite")).size / (people * stars);
console.log(`\nA star takes ${Math.round(size)} bytes on disk, indexes and its share of the rest included.`);

const postgres = await makePostgres();
await postgres.start();
// PostgreSQL would scan tables this small sequentially, which is not representative of large ones.
const wire = await layWire(`${postgres.url}?options=${encodeURIComponent("-c enable_seqscan=off")}`);
const outbox = await folder();
await countCalls(
  "PostgreSQL",
  { databaseUrl: wire.url, dataDir: outbox },
  async () => {
    const { statements, bytes: wireBytes } = wire.counted;
    return { ...(await askPostgres(postgres.url)), statements, wireBytes };
  },
  false,
);
const direct = await openDatabase({ databaseUrl: postgres.url, dataDir: outbox });
const { rows } = await sql<{ bytes: number; stars: number }>`
  select pg_total_relation_size('mood_entries') as bytes, count(*) as stars from mood_entries`.execute(
  direct.db,
);
for (const { bytes, stars } of rows)
  console.log(`\nA star takes ${Math.round(bytes / stars)} bytes, indexes included.`);
await direct.close();
wire.close();
await postgres.remove();
for (const made of [dataDir, outbox]) await rm(made, { recursive: true });
process.exit(0);
