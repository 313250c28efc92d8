/** `npm run backup` and `npm run restore`: parses their command lines and runs them. */

import { parseArgs } from "node:util";
import { openExclusively, openUnmigratedDatabase } from "../../database/open.ts";
import type { Settings } from "../../environment.ts";
import type { CommandResult } from "../command.ts";
import {
  type CommandIo,
  type CommandStreams,
  describeFailure,
  type ExitCode,
  printUsage,
  runCommand,
  withDatabase,
} from "../run-command.ts";
import { BadBackup } from "./format.ts";
import { restore, validateBackup } from "./restore.ts";
import { writeBackup } from "./write.ts";

const usage = `Use: npm run backup -- <file>    everything that people have here, into one file; --overwrite replaces the file
     npm run restore -- <file>   the same back, into this or another database; --replace removes what is in it,
                                 and with --yes does not ask
`;

const options = {
  overwrite: { type: "boolean" },
  replace: { type: "boolean" },
  yes: { type: "boolean" },
} as const;
const optionsOf: Record<string, readonly string[]> = { backup: ["overwrite"], restore: ["replace", "yes"] };

function parseArguments(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [command = "", file = "", ...more] = positionals;
    const allowed = optionsOf[command];
    const isValid = allowed && file && more.length === 0;
    return isValid && Object.keys(values).every((name) => allowed.includes(name))
      ? { command, file, ...values }
      : null;
  } catch {
    return null;
  }
}

type Arguments = NonNullable<ReturnType<typeof parseArguments>>;

async function backUpOrRestore(
  { command, file, overwrite = false, replace = false, yes = false }: Arguments,
  settings: Settings,
  streams: CommandStreams,
): Promise<CommandResult> {
  if (command === "backup")
    return withDatabase({ settings, streams, open: openUnmigratedDatabase, yes }, (context) =>
      writeBackup(context, file, { overwrite }),
    );
  const head = await validateBackup(file);
  return withDatabase({ settings, streams, open: openExclusively, yes }, (context) =>
    restore(context, file, head, { replace }),
  );
}

/** `args` starts with `backup` or `restore`. */
export async function runBackup(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const parsed = parseArguments(args);
  if (!parsed) return printUsage(io, usage);
  return runCommand(
    io,
    (settings) => backUpOrRestore(parsed, settings, io.streams),
    (error) =>
      error instanceof BadBackup ? `${error.message} Nothing was changed.` : describeFailure(error),
  );
}
