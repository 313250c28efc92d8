import { defineConfig } from "vitest/config";

// Set here, before the workers start, so that every Date of every test agrees wherever the tests run.
process.env.TZ = "UTC";

/** Long enough for a machine that is busy with something else: only what hangs fails by time. */
const patience = 60_000;
const node = { environment: "node", testTimeout: patience, hookTimeout: patience } as const;
/** Their tests keep nothing between each other, so that what they import is loaded once. */
const room = (name: string, include: string[], exclude: string[] = []) => ({
  test: { ...node, name, include, exclude, isolate: false },
});

/** About what only a server of its own can go through. */
const onPostgres = ["server/**/postgres-*.test.ts"];
/** These run unchanged on either database, but for the former. */
const onDatabases = ["server/**/*.test.ts", "tools/seed/universe.test.ts"];

export default defineConfig({
  test: {
    // The default leaves a core free, which on a small machine is half of it.
    maxWorkers: "100%",
    projects: [
      room("domain", ["domain/**/*.test.ts"]),
      room("client", ["client/**/*.test.{ts,tsx}"]),
      room("tools", ["{tools,testing,bench}/**/*.test.ts"], onDatabases),
      {
        test: {
          ...node,
          name: "server on SQLite",
          include: onDatabases,
          exclude: onPostgres,
          provide: { postgresUrl: null },
        },
      },
      {
        test: {
          ...node,
          name: "server on PostgreSQL",
          include: onDatabases,
          globalSetup: "testing/postgres.ts",
        },
      },
    ],
  },
});
