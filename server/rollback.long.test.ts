import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { directly, makeTestDatabaseSettings, type TestDatabaseSettings } from "../testing/databases.ts";
import {
  type EarlierVersion,
  exportVersionOf,
  schemaBeforeUpdate,
} from "../testing/hosting/earlier-version.ts";
import { RemoteVisitor } from "../testing/hosting/remote-visitor.ts";
import { makeEntry, makeUniverse } from "../testing/make.ts";
import { skipAndReport } from "../testing/report.ts";
import { ServerProcess } from "../testing/server-process.ts";

let earlier: EarlierVersion | null;
let where: TestDatabaseSettings;
/** The empty database that a restore fills. */
let restored: TestDatabaseSettings;
let server: ServerProcess | null = null;
beforeEach(async () => {
  earlier = await exportVersionOf(schemaBeforeUpdate);
  where = await makeTestDatabaseSettings();
  restored = await makeTestDatabaseSettings();
});
afterEach(async () => {
  await server?.kill();
  await restored.remove();
  await where.remove();
  await earlier?.remove();
});

const environmentOf = ({ dataDir, databaseUrl }: TestDatabaseSettings) => ({
  ...{ PATH: process.env.PATH ?? "", DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" },
});

async function start(settings: TestDatabaseSettings, program?: readonly string[]): Promise<ServerProcess> {
  const environment = { COOLDOWN_SECONDS: "0", DATABASE_URL: settings.databaseUrl ?? "" };
  server = new ServerProcess(settings.dataDir, environment, program);
  await server.start();
  return server;
}

/** Runs `backup` or `restore` of the earlier version. */
async function runEarlier({ program }: EarlierVersion, settings: TestDatabaseSettings, ...args: string[]) {
  const main = join(program[0] ?? "", "..", "operator", "backup", "main.ts");
  const env = environmentOf(directly(settings));
  await promisify(execFile)(process.execPath, [main, ...args], { cwd: settings.dataDir, env });
}

const { universeName, userName } = makeUniverse();

async function addStar({ url }: ServerProcess, visitor: RemoteVisitor, note: string) {
  const { status } = await visitor.call(url, api.createMoodEntry, { body: makeEntry({ note }) });
  expect(status).toBe(201);
}

async function open({ url }: ServerProcess): Promise<RemoteVisitor> {
  const visitor = new RemoteVisitor();
  const { status } = await visitor.call(url, api.openUniverse, { params: { universeName } });
  expect(status).toBe(200);
  return visitor;
}

async function notes({ url }: ServerProcess, visitor: RemoteVisitor): Promise<string[]> {
  const { body } = await visitor.call(url, api.listMoodEntries);
  return body.map(({ note }: { note: string }) => note);
}

it("the version before the newest migration refuses the newer database, and comes back with its backup", async ({
  skip,
}) => {
  if (!earlier)
    return skipAndReport(
      skip,
      "The history of this clone does not reach the version before the newest migration.",
    );
  const { program } = earlier;
  const before = await start(where, program);
  const visitor = new RemoteVisitor();
  await visitor.call(before.url, api.createUniverse, { body: { universeName, userName } });
  await addStar(before, visitor, "before the update");
  const backup = join(restored.dataDir, "before-update.backup");
  await runEarlier(earlier, where, "backup", backup);
  await before.stop();

  const after = await start(where);
  await addStar(after, await open(after), "after the update");
  await after.stop();

  await expect(start(where, program)).rejects.toThrow(/which this version of Mood Universe does not know/);
  expect(server?.exitCode).toBe(1);
  const again = await start(where);
  expect(await notes(again, await open(again))).toEqual(["before the update", "after the update"]);
  await again.stop();

  await runEarlier(earlier, restored, "restore", backup);
  const back = await start(restored, program);
  const returned = await open(back);
  expect(await notes(back, returned)).toEqual(["before the update"]);
  await addStar(back, returned, "after the way back");
  expect(await notes(back, returned)).toEqual(["before the update", "after the way back"]);
}, 240_000);
