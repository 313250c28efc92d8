/** A fresh, empty database for each test that asks: SQLite or PostgreSQL, as the project in vitest.config.ts says. */

import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";

export type TestDatabaseSettings = {
  /** null: the embedded SQLite in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  remove(): Promise<void>;
};

async function runStatement(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

/** Where a database of the caller's own is to be; `remove` it after everything that uses it is closed. */
export async function makeTestDatabaseSettings(): Promise<TestDatabaseSettings> {
  const dataDir = await mkdtemp(join(tmpdir(), "mood-universe-test-"));
  const removeDataDir = () => rm(dataDir, { recursive: true, force: true });
  const serverUrl = inject("postgresUrl");
  if (serverUrl === null) return { databaseUrl: null, dataDir, remove: removeDataDir };

  const name = `test_${randomBytes(8).toString("hex")}`;
  await runStatement(serverUrl, `create database ${name}`);
  return {
    databaseUrl: urlOfDatabase(serverUrl, name),
    dataDir,
    async remove() {
      await runStatement(serverUrl, `drop database if exists ${name} with (force)`);
      await removeDataDir();
    },
  };
}
