/** `npm test` and, with `--quick`, `npm run check`: runs every part, even after a failure, and counts the tests. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCheck, runPlaywright, runVitest } from "./test/runners.ts";
import { add, isGreen, noTests, summary, type Tally } from "./test/tally.ts";

const isQuick = process.argv.includes("--quick");
/** PostgreSQL, and tests that start a process for each step, take longer than the minute of `npm run check`. */
const quick = {
  projects: ["domain", "client", "client, isolated", "tools", "server", "server on SQLite"],
  withProcesses: false,
};
const whole = { projects: [], withProcesses: true };

const reports = await mkdtemp(join(tmpdir(), "mood-universe-reports-"));

type Part = { name: string; run(): Promise<Tally> };

const rooms = ["domain", "server", "client", "client/service-worker", "."];
/** What the compiler knows of a room, so that it checks again only what has changed. */
const knownTypes = (room: string) =>
  join("node_modules/.cache/types", `${room.replace(/\W/g, "-")}.tsbuildinfo`);
const types: Part[] = rooms.map((room) => ({
  name: `types of ${room === "." ? "tests and tools" : room}`,
  run: () => runCheck("tsc", ["--project", room, "--incremental", "--tsBuildInfoFile", knownTypes(room)]),
}));

const lint: Part = { name: "lint", run: () => runCheck("biome", ["check", "--error-on-warnings"]) };

const parts: Part[] = [
  {
    name: isQuick ? "unit tests, and most server tests on SQLite" : "unit and server tests",
    run: () => runVitest(isQuick ? quick : whole, join(reports, "vitest.json")),
  },
];
if (!isQuick)
  parts.push({
    name: "journeys in a browser",
    run: () => runPlaywright("e2e/playwright.config.ts", join(reports, "playwright.json")),
  });

async function runPart({ name, run }: Part): Promise<Tally> {
  const startedAt = Date.now();
  const tally = await run();
  console.log(`── ${name}: ${summary(tally)} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return tally;
}

// At the same time, because each check alone leaves a core idle for a part of its time.
console.log("\n── types and lint");
let total = (await Promise.all([...types, lint].map(runPart))).reduce(add, noTests);
for (const part of parts) {
  console.log(`\n── ${part.name}`);
  total = add(total, await runPart(part));
}

await rm(reports, { recursive: true, force: true });
process.exitCode = isGreen(total) ? 0 : 1;
console.log(`\n${summary(total)}`);
