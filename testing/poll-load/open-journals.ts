/** The test of many open journals: their polls and stars succeed, and every acknowledged star is stored once. */

import { sql } from "kysely";
import { expect } from "vitest";
import { openDatabase } from "../../server/database/open.ts";
import type { startProcessTests } from "../process-tests.ts";
import type { PollLoad } from "./polls.ts";
import { type LoadFigures, measured, runLoad } from "./run-load.ts";
import { insertUniverses, starsPerUniverse } from "./universes.ts";

type ProcessTests = ReturnType<typeof startProcessTests>;
type Size = Omit<PollLoad, "port" | "secrets"> & { readonly universes: number };

const cooldownSeconds = 300;

async function countStars({ where }: ProcessTests): Promise<number> {
  const { db, close } = await openDatabase(where);
  const { rows } = await sql<{ count: number }>`select count(*) as count from mood_entries`.execute(db);
  await close();
  return Number(rows[0]?.count);
}

/**
 * Expects no error. Latencies, memory and processor time are for the caller to judge: a busy machine changes them. `keep`
 * gets the figures also when there are errors.
 */
export async function expectOpenJournals(
  at: ProcessTests,
  { universes, ...load }: Size,
  keep: (figures: LoadFigures) => Promise<void> = async () => {},
): Promise<LoadFigures> {
  const seconds = Math.min(load.warmUpSeconds + load.seconds, cooldownSeconds + 1);
  if (load.starsPerSecond * seconds > universes)
    throw new Error("With so few universes, some would get two stars in one cooldown.");
  const secrets = await insertUniverses(at.where, universes);
  // The server is behind a proxy, with the cooldown and the limits of an operator.
  const server = at.makeServer({ TRUST_PROXY: "1", LOG_LEVEL: "error", ...measured });
  await server.start();
  const figures = await runLoad(
    { server, secrets, folder: at.where.dataDir },
    { ...load, port: server.port },
  );
  await keep(figures);
  expect(figures).toMatchObject({ errors: 0, errorTexts: [] });
  expect(figures.polls).toBe(Math.round((universes / load.pollEveryMs) * 1000 * load.seconds));
  expect(figures.stars).toBe(Math.round(load.starsPerSecond * load.seconds));
  await server.stop();
  expect([server.exitCode, server.errorOutput]).toEqual([0, ""]);
  expect(await countStars(at)).toBe(universes * starsPerUniverse + figures.allStars);
  return figures;
}
