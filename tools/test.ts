/**
 * `npm test` and, with `--quick`, `npm run check`: runs every part, even after a failure, and counts the tests. The check
 * runs the tests that a change can reach, the nearest first, as many as its minute allows.
 */

import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium, findHeadlessShell } from "./setup/programs.mjs";
import { changedFiles, readImports } from "./test/changed-files.ts";
import { chooseTests } from "./test/choose.ts";
import { isTest, reach } from "./test/reach.ts";
import { runCheck, runPlaywright, runVitest } from "./test/runners.ts";
import { add, isGreen, noTests, onePassed, summary, type Tally } from "./test/tally.ts";

const isQuick = process.argv.includes("--quick");
const reports = await mkdtemp(join(tmpdir(), "mood-universe-reports-"));

type Part = { name: string; run(): Promise<Tally> };

const rooms = ["domain", "server", "client", "client/service-worker", "."];
/** What the compiler knows of a room, so that it checks again only what has changed. */
const knownTypes = (room: string) =>
  join("node_modules/.cache/types", `${room.replace(/\W/g, "-")}.tsbuildinfo`);
/** A second checker would work out most types again, and the rooms are checked at the same time anyway. */
const oneChecker = ["--checkers", "1"];
const types: Part[] = rooms.map((room) => ({
  name: `types of ${room === "." ? "tests and tools" : room}`,
  run: () =>
    runCheck("tsc", [
      "--project",
      room,
      ...oneChecker,
      "--incremental",
      "--tsBuildInfoFile",
      knownTypes(room),
    ]),
}));

const lintOptions = ["check", "--error-on-warnings"];
const lint: Part = { name: "lint", run: () => runCheck("biome", lintOptions) };
/** Pictures and files without rules are among those that changed. */
const onChanged = ["--no-errors-on-unmatched", "--files-ignore-unknown=true"];
/** A change of these can break a rule in any file. */
const lintRules = /^(biome\.json|package(-lock)?\.json|tools\/lint\/.*)$/;
/** The linter reads the imports of all files for it, so that a cycle through other files is found, too. */
function lintOf(changed: readonly string[]): Part {
  const there = changed.filter((path) => existsSync(join(import.meta.dirname, "..", path)));
  if (changed.some((path) => lintRules.test(path))) return lint;
  return {
    name: `lint of ${there.length} changed files`,
    run: async () =>
      there.length === 0 ? onePassed : runCheck("biome", [...lintOptions, ...onChanged, ...there]),
  };
}

const vitestReport = join(reports, "vitest.json");
const tests: Part = {
  name: "tests of rules, server and components",
  run: () => runVitest(vitestReport),
};
const journeys: Part = {
  name: "journeys in a browser",
  run: () => runPlaywright("e2e/playwright.config.ts", join(reports, "playwright.json")),
};

const hasBrowser = (findHeadlessShell() ?? findChromium()) !== null;

async function nearest(changed: readonly string[]): Promise<Part> {
  const imports = await readImports();
  const known = [...imports.keys()].filter(isTest);
  const reached = reach(imports, changed);
  // `npm test` installs a browser; the check does without.
  const chosen = chooseTests(reached, known).filter((path) => hasBrowser || !path.includes(".browser.test."));
  return {
    name: `${chosen.length} of ${known.length} test files: those of tools/, and the nearest of ${reached.size} that the change reaches`,
    // PostgreSQL takes longer to start than the nearest tests take.
    run: () => runVitest(vitestReport, ["--project=!server on PostgreSQL", ...chosen]),
  };
}

async function runPart({ name, run }: Part): Promise<Tally> {
  console.log(`── ${name}`);
  const startedAt = Date.now();
  const tally = await run();
  console.log(`── ${name}: ${summary(tally)} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return tally;
}

const runTogether = async (parts: readonly Part[]) =>
  (await Promise.all(parts.map(runPart))).reduce(add, noTests);

// The parts run at the same time, because each alone leaves a core idle for a part of its time.
const runAll = async () => [
  ...(await Promise.all([runTogether([...types, lint]), runPart(tests)])),
  await runPart(journeys),
];
async function runNearest(): Promise<Tally[]> {
  const changed = await changedFiles();
  return [await runTogether([...types, lintOf(changed)]), await runPart(await nearest(changed))];
}
const total = (await (isQuick ? runNearest() : runAll())).reduce(add, noTests);

await rm(reports, { recursive: true, force: true });
process.exitCode = isGreen(total) ? 0 : 1;
console.log(`\n${summary(total)}`);
