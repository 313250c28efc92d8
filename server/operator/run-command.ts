/** Runs a command with given streams and settings: those of its process, or of a test. */

import { once } from "node:events";
import type { Writable } from "node:stream";
import { type Database, type DatabaseSettings, describeDatabaseError } from "../database/open.ts";
import type { ReadSettings, Settings } from "../environment.ts";
import { type CommandContext, type CommandResult, refused } from "./command.ts";
import { refuseUnlessConfirmed, type Terminal } from "./confirmation.ts";
import { printable } from "./printing.ts";

/** A process has all three streams. */
export type CommandStreams = {
  readonly stdin: Terminal["input"];
  readonly stdout: Writable;
  readonly stderr: Writable;
};

export type CommandIo = { readonly streams: CommandStreams; readonly readSettings: () => ReadSettings };

/** Done, refused, wrong arguments. */
export type ExitCode = 0 | 1 | 2;

export function printUsage({ streams }: CommandIo, usage: string): ExitCode {
  streams.stderr.write(usage);
  return 2;
}

function makeContext(
  { db, dialect }: Database,
  { stdin, stdout, stderr }: CommandStreams,
  { settings: { dataDir, publicUrl, provider, registration }, yes }: Pick<Command, "settings" | "yes">,
): CommandContext {
  return {
    ...{ db, dialect, dataDir, publicUrl, provider, registration, now: Date.now },
    async print(text) {
      if (!stdout.write(text)) await once(stdout, "drain");
    },
    notify: (line) => void stderr.write(`${line}\n`),
    refuseUnlessConfirmed: async (question, expected) =>
      yes ? null : refuseUnlessConfirmed({ input: stdin, output: stderr }, question, expected),
  };
}

type Command = {
  readonly settings: Settings;
  readonly streams: CommandStreams;
  readonly open: (settings: DatabaseSettings) => Promise<Database>;
  /** Whether to skip the confirmation. */
  readonly yes: boolean;
};

/** Opens the database, runs `work` and closes the database. */
export async function withDatabase(
  { settings, streams, open, yes }: Command,
  work: (context: CommandContext) => Promise<CommandResult>,
): Promise<CommandResult> {
  let database: Database;
  try {
    database = await open(settings);
  } catch (error) {
    return refused(describeDatabaseError(error, settings));
  }
  try {
    return await work(makeContext(database, streams, { settings, yes }));
  } finally {
    await database.close();
  }
}

export const describeFailure = (error: Error) => `It could not be done: ${printable(error.message)}.`;

/** Reads the settings, runs `command` and prints why it was refused or failed. */
export async function runCommand(
  { streams, readSettings }: CommandIo,
  command: (settings: Settings) => Promise<CommandResult>,
  describe: (error: Error) => string = describeFailure,
): Promise<ExitCode> {
  const read = readSettings();
  const result = read.ok
    ? await command(read.settings).catch((error: Error) => refused(describe(error)))
    : read;
  if (result.ok) return 0;
  streams.stderr.write(`${result.reason}\n`);
  return 1;
}
