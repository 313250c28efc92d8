import { defineConfig } from "vitest/config";

// Set here, before the workers start, so that every Date of every test agrees wherever the tests run.
process.env.TZ = "UTC";

const room = (name: string, include: string[]) => ({ test: { name, include, environment: "node" as const } });

export default defineConfig({
  test: {
    projects: [
      room("domain", ["domain/**/*.test.ts"]),
      room("client", ["client/**/*.test.ts"]),
      room("tools", ["{tools,testing,bench}/**/*.test.ts"]),
      {
        test: {
          name: "server on SQLite",
          include: ["server/**/*.test.ts"],
          environment: "node",
          provide: { postgresUrl: null },
        },
      },
      {
        test: {
          name: "server on PostgreSQL",
          include: ["server/**/*.test.ts"],
          environment: "node",
          globalSetup: "testing/postgres.ts",
        },
      },
    ],
  },
});
