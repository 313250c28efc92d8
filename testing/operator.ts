/** Runs the operator's commands on the database of a test: in the process of the test, or in separate processes. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { DatabaseSettings } from "../server/database/open.ts";
import { readSettings } from "../server/environment.ts";
import * as backup from "../server/operator/backup/run-backup.ts";
import type { DoctorParts } from "../server/operator/doctor/examine.ts";
import { runDoctor as doctor } from "../server/operator/doctor/run-doctor.ts";
import type { CommandIo, ExitCode } from "../server/operator/run-command.ts";
import * as universe from "../server/operator/universe.ts";
import { compileCache } from "./compile-cache.ts";
import { directly } from "./databases.ts";

const root = join(import.meta.dirname, "..");
const operator = join(root, "server", "operator");

export type CommandOutcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

type Extras = { typed?: string; environment?: Record<string, string> };

const environmentOf = (
  { databaseUrl, dataDir }: DatabaseSettings,
  { environment = {} }: Extras,
): Record<string, string> => ({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "", ...environment });

/** The standard input is a pipe and no terminal. */
async function runHere(
  run: (args: readonly string[], io: CommandIo) => Promise<ExitCode>,
  settings: DatabaseSettings,
  args: readonly string[],
  extras: Extras,
): Promise<CommandOutcome> {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() };
  streams.stdin.end(extras.typed ?? "");
  const output = [text(streams.stdout), text(streams.stderr)] as const;
  const code = await run(args, {
    streams,
    readSettings: () => readSettings(environmentOf(settings, extras)),
  });
  streams.stdout.end();
  streams.stderr.end();
  const [stdout, stderr] = await Promise.all(output);
  return { code, stdout, stderr };
}

/** The standard input is a pipe and no terminal. */
async function spawnMain(
  main: string,
  settings: DatabaseSettings,
  args: readonly string[],
  extras: Extras,
): Promise<CommandOutcome> {
  // The folder is outside the clone, so that a developer's .env is not read.
  const child = spawn(process.execPath, [join(operator, main), ...args], {
    cwd: settings.dataDir,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      ...environmentOf(settings, extras),
    },
  });
  child.stdin.end(extras.typed ?? "");
  const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
  const [code] = await once(child, "close");
  return { code, stdout: await stdout, stderr: await stderr };
}

/** `npm run universe` in the process of the test. */
export const runUniverse = (settings: DatabaseSettings, args: readonly string[], extras: Extras = {}) =>
  runHere(universe.runUniverse, settings, args, extras);

/** `npm run universe` in a separate process. */
export const spawnUniverse = (settings: DatabaseSettings, args: readonly string[], extras: Extras = {}) =>
  spawnMain("main.ts", settings, args, extras);

/** A restore needs a direct address (docs/scale.md). */
const reachedBy = (command: "backup" | "restore", settings: DatabaseSettings) =>
  command === "restore" ? directly(settings) : settings;

/** `npm run backup` and `npm run restore` in the process of the test. */
export const runBackup = (
  settings: DatabaseSettings,
  command: "backup" | "restore",
  args: readonly string[],
  extras: Extras = {},
) => runHere(backup.runBackup, reachedBy(command, settings), [command, ...args], extras);

/** `npm run backup` and `npm run restore` in a separate process. */
export const spawnBackup = (
  settings: DatabaseSettings,
  command: "backup" | "restore",
  args: readonly string[],
  extras: Extras = {},
) => spawnMain("backup/main.ts", reachedBy(command, settings), [command, ...args], extras);

/** `npm run doctor` in the process of the test. */
export const runDoctor = (settings: DatabaseSettings, parts: DoctorParts, extras: Extras = {}) =>
  runHere((args, io) => doctor(args, io, parts), settings, [], extras);

/** `npm run doctor` in a separate process. */
export const spawnDoctor = (settings: DatabaseSettings, args: readonly string[], extras: Extras = {}) =>
  spawnMain("doctor/main.ts", settings, args, extras);
