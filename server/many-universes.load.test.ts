import { readFile, writeFile } from "node:fs/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { type LoadFigures, runLoad } from "../testing/poll-load/run-load.ts";
import { insertUniverses, starsPerUniverse } from "../testing/poll-load/universes.ts";
import { startProcessTests } from "../testing/process-tests.ts";
import { freePort } from "../testing/server-process.ts";
import { openDatabase } from "./database/open.ts";

/** `npm run test:long` sets ten minutes. */
const seconds = Number(process.env.LOAD_SECONDS ?? 20);
const universes = Number(process.env.LOAD_UNIVERSES ?? 10_000);
const starsPerSecond = Number(process.env.LOAD_STARS ?? 20);
const pollEveryMs = 3_000;

const at = startProcessTests();

async function countStars(): Promise<number> {
  const { db, close } = await openDatabase(at.where);
  const { rows } = await sql<{ count: number }>`select count(*) as count from mood_entries`.execute(db);
  await close();
  return Number(rows[0]?.count);
}

/** Keeps the figures for the person who runs the test, if `LOAD_REPORT` names a file. */
async function keep(figures: LoadFigures) {
  const file = process.env.LOAD_REPORT;
  if (!file) return;
  const before = await readFile(file, "utf8").catch(() => "");
  const database = at.where.databaseUrl ? "PostgreSQL" : "SQLite";
  await writeFile(file, `${before}${JSON.stringify({ database, universes, seconds, ...figures })}\n`);
}

it(
  `answers ${universes} universes that poll every 3 s, and ${starsPerSecond} new stars a second`,
  async () => {
    const cookies = await insertUniverses(at.where, universes);
    const port = await freePort();
    // As behind a proxy, with the cooldown and the limits of an operator.
    const settings = { TRUST_PROXY: "1", LOG_LEVEL: "error" };
    const server = await at.makeServer(settings, port);
    await server.start();
    const { pid = 0 } = server;
    const figures = await runLoad(
      { pid, cookies, folder: at.where.dataDir },
      { port, pollEveryMs, starsPerSecond, seconds },
    );
    await keep(figures);
    expect(figures).toMatchObject({ errors: 0, errorTexts: [] });
    expect(figures.polls).toBeGreaterThanOrEqual(Math.floor((universes / pollEveryMs) * 1000 * seconds));
    expect(figures.stars).toBeGreaterThanOrEqual(starsPerSecond * seconds);
    await server.stop();
    expect([server.exitCode, server.errorOutput]).toEqual([0, ""]);
    expect(await countStars()).toBe(universes * starsPerUniverse + figures.stars);
    expect(figures.p99).toBeLessThanOrEqual(100);
    expect(figures.memory.end).toBeLessThanOrEqual(1.1 * figures.memory.settled);
  },
  400_000 + seconds * 1_500,
);
