import { globSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { headlessOptions } from "./e2e/browser.ts";
import { testsAtOnce } from "./testing/at-once.ts";
import { cheapHashes } from "./testing/cheap-hashes-plugin.ts";
import { clickAt } from "./testing/click-at.ts";
import { memoryFolder } from "./testing/memory-folder.ts";
import { realAppStep, realApps } from "./testing/real-apps-plugin.ts";
import { callsAtOnce, withoutDatabase } from "./testing/server-tests.ts";
import { weakened } from "./testing/weakened/plugin.ts";

// Set here, before the workers start, so that every Date of every test agrees wherever the tests run.
process.env.TZ = "UTC";
// On a disk, the databases of the tests sync with each commit, and PostgreSQL writes hundreds of files for each database.
// A load that is measured must wait for these.
if (!process.env.LOAD) process.env.TMPDIR ??= memoryFolder() ?? tmpdir();

/** Long enough for a busy machine, so that only a test that hangs exceeds it. */
const timeoutMs = 60_000;
const node = {
  environment: "node",
  testTimeout: timeoutMs,
  hookTimeout: timeoutMs,
  // Less than a test has, so that the failure says what did not happen.
  expect: { poll: { timeout: timeoutMs - 10_000 } },
} as const;
/** Only `npm run test:long` runs these. */
const rare = process.env.LONG ? [] : ["**/*.long.*"];
/** These measure a load, and so run alone: `LOAD=1 npx vitest run .load. --no-file-parallelism`. */
if (!process.env.LOAD) rare.push("**/*.load.*");

/** These tests share no state, so that their imports are loaded only once. */
const room = (name: string, include: string[], exclude: string[] = [], setupFiles: string[] = []) => ({
  plugins: weakened(),
  test: { ...node, name, include, exclude: [...exclude, ...rare], setupFiles, isolate: false },
});

const inBrowser = ["client/**/*.browser.test.tsx", "testing/browser/*.browser.test.tsx"];
/** These replace or reset modules, which would last in the other files of their worker. */
const isolated = ["client/**/*.isolated.test.ts"];

/** Tests of what only a PostgreSQL server can do. */
const onPostgres = ["server/**/postgres-*.test.ts"];
/** These run on SQLite, except those in `onPostgres`, and some of them on PostgreSQL too. */
const onDatabases = [
  "server/**/*.test.ts",
  "tools/seed/universe.test.ts",
  "tools/verify.test.ts",
  "testing/import-evidence/*.test.ts",
];
/**
 * These run on PostgreSQL too, because the database is their subject, and of other files the tests that make calls at the
 * same time. `npm run test:long` runs all of `onDatabases` there.
 */
const onBoth = globSync([
  "server/{database,revisions,jobs,sliced}/**/*.test.ts",
  "server/limits/mails-to-address.test.ts",
  "server/operator/backup/**/*.test.ts",
  "server/operator/doctor/database-findings.test.ts",
  "server/webhooks/statements.test.ts",
  "server/accounts/admin/{health,log,page-plans,universes}.test.ts",
]);
/** The flood limit counts in the memory of the process, before any query. */
const floodLimit = "server/limits/flood-limit.test.ts";
const partlyOnBoth = callsAtOnce.filter((file) => ![...onBoth, floodLimit].includes(file));
const isEverythingOnPostgres = ["LONG", "LOAD", "EVERYTHING"].some((name) => process.env[name]);
/** Only the longest run has these on PostgreSQL: what they show happens before any query. */
const beforeQueries = [
  "server/failed-start.test.ts",
  "server/failing-services.test.ts",
  "server/failing-disk.test.ts",
];

export default defineConfig({
  test: {
    // Tests of components and of processes wait a part of their time, in which one more keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      room("domain", ["domain/**/*.test.ts"]),
      room(
        "client",
        ["client/**/*.test.{ts,tsx}"],
        [...inBrowser, ...isolated],
        ["testing/dismiss-toasts.ts"],
      ),
      { test: { ...node, name: "client, isolated", include: isolated } },
      {
        plugins: [weakened(), cheapHashes(), react(), tailwindcss(), realApps()],
        // Vite must find dependencies before the first test: finding one later reloads the page of a running test.
        optimizeDeps: {
          // Code that only a worker imports is found by naming the workers.
          entries: [
            "client/main.tsx",
            "client/**/*-worker.ts",
            ...inBrowser,
            "testing/browser/*",
            "!testing/browser/*.test.ts",
          ],
        },
        test: {
          name: "components",
          include: inBrowser,
          exclude: rare,
          // Loading the page and its modules for each file takes longer than many of the files.
          isolate: false,
          testTimeout: timeoutMs,
          hookTimeout: timeoutMs,
          expect: { poll: { timeout: 20_000 } },
          setupFiles: "testing/browser/setup.ts",
          provide: { fastTimers: Number(process.env.FAST_TIMERS ?? 1) },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: headlessOptions,
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
            // A machine with much else to do can need more than a minute to start a browser.
            connectTimeout: 5 * timeoutMs,
            commands: { realAppStep, clickAt },
          },
        },
      },
      room("tools", ["{tools,testing,bench}/**/*.test.ts"], onDatabases),
      room("server", withoutDatabase),
      {
        plugins: weakened(),
        test: {
          ...node,
          name: "server on SQLite",
          // These tests replace nothing outside their own app, so that the server's modules are loaded only once.
          isolate: false,
          include: onDatabases,
          exclude: [...onPostgres, ...withoutDatabase, ...rare],
          provide: { postgresUrl: null, directPostgresUrl: null },
        },
      },
      {
        plugins: isEverythingOnPostgres ? [] : [testsAtOnce(partlyOnBoth)],
        test: {
          ...node,
          name: "server on PostgreSQL",
          isolate: false,
          include: isEverythingOnPostgres ? onDatabases : [...onBoth, ...partlyOnBoth, ...onPostgres],
          exclude: [...withoutDatabase, ...rare, ...(process.env.LONG ? [] : beforeQueries)],
          globalSetup: "testing/postgres.ts",
        },
      },
    ],
  },
});
