import { readFile, writeFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { expectOpenJournals } from "../testing/poll-load/open-journals.ts";
import type { LoadFigures } from "../testing/poll-load/run-load.ts";
import { startProcessTests } from "../testing/process-tests.ts";

/** `npm run test:long` sets ten minutes. */
const seconds = Number(process.env.LOAD_SECONDS ?? 20);
const universes = Number(process.env.LOAD_UNIVERSES ?? 10_000);
const starsPerSecond = Number(process.env.LOAD_STARS ?? 20);
/** Seconds in which the code is compiled and the heap grows to its size. */
const warmUpSeconds = Number(process.env.LOAD_WARM_UP ?? 60);

const at = startProcessTests();

const round = (value: number) => Number(value.toPrecision(3));
const megabytes = (value: number) => `${Math.round(value)} MB`;

/** The figures for the person who runs the test. */
function describe({ memory: { warm, end, peak }, ...figures }: LoadFigures): string {
  const database = at.where.databaseUrl ? "PostgreSQL" : "SQLite";
  const growth = (from: number, to: number) =>
    `${megabytes(from)} → ${megabytes(to)} (${to < from ? "−" : "+"}${round(Math.abs(to / from - 1) * 100)} %)`;
  return `${database}: ${universes} universes, ${seconds} s after ${warmUpSeconds} s of warming up
  errors: ${figures.errors}; polls: ${figures.polls} (${Math.round(figures.pollsPerSecond)}/s)
  stars acknowledged, each stored once: ${figures.stars}, with the warm-up ${figures.allStars}
  polls: p50 ${round(figures.p50)} ms, p99 ${round(figures.p99)} ms, slowest ${round(figures.max)} ms; stars: p99 ${round(figures.starP99)} ms
  memory after a collection: resident ${growth(warm.resident, end.resident)}, heap ${growth(warm.heap, end.heap)}, live ${growth(warm.live, end.live)}
  memory before it: ${growth(warm.uncollected, end.uncollected)}; most ever: ${megabytes(peak)}
  server: ${round(figures.serverCpuShare)} cores, ${round(figures.cpuSecondsPer10000Polls)} s for 10,000 polls
  load generator: ${round(figures.cpuShare)} cores, p99 of its own delay ${round(figures.lateP99)} ms
`;
}

/** Keeps the figures if `LOAD_REPORT` names a file. */
async function keep(figures: LoadFigures) {
  process.stdout.write(describe(figures));
  const file = process.env.LOAD_REPORT;
  if (!file) return;
  const before = await readFile(file, "utf8").catch(() => "");
  await writeFile(file, before + describe(figures));
}

it(
  `answers ${universes} universes that poll every 3 s, and ${starsPerSecond} new stars a second`,
  async () => {
    const load = { pollEveryMs: 3_000, starsPerSecond, warmUpSeconds, seconds };
    const figures = await expectOpenJournals(at, { universes, ...load }, keep);
    const { warm, end } = figures.memory;
    expect(figures.p99).toBeLessThanOrEqual(100);
    expect(end.resident).toBeLessThanOrEqual(1.1 * warm.resident);
    expect(end.live).toBeLessThanOrEqual(1.1 * warm.live);
  },
  400_000 + (warmUpSeconds + seconds) * 1_500,
);
