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
import { writeDatedBackup } from "./dated.ts";
import { BadBackup } from "./format.ts";
import { restore, validateBackup } from "./restore.ts";
import { writeBackup } from "./write.ts";

const usage = `Use: npm run backup -- <file>    everything that people have here, into one file; --overwrite replaces the file
     npm run backup -- --to <folder> --keep <number>
                                 the same into a new dated file in the folder; then only so many of these files
                                 are kept, or all of them without --keep
     npm run restore -- <file>   the same back, into this or another database; --replace removes what is in it,
                                 and with --yes does not ask
`;

const options = {
  overwrite: { type: "boolean" },
  to: { type: "string" },
  keep: { type: "string" },
  replace: { type: "boolean" },
  yes: { type: "boolean" },
} as const;

/** The forms of the command line: what follows the name of the command, and the options that it can have. */
const forms = {
  file: { command: "backup", files: 1, options: ["overwrite"] },
  folder: { command: "backup", files: 0, options: ["to", "keep"] },
  restore: { command: "restore", files: 1, options: ["replace", "yes"] },
} as const;
type FormName = keyof typeof forms;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
}

function parseArguments(args: readonly string[]) {
  const parsed = parse(args);
  if (!parsed) return null;
  const {
    positionals: [command, ...files],
    values,
  } = parsed;
  const names = Object.keys(forms) as FormName[];
  const form = names.find((name) => {
    const allowed: readonly string[] = forms[name].options;
    const isFit = forms[name].command === command && forms[name].files === files.length;
    return isFit && Object.keys(values).every((option) => allowed.includes(option));
  });
  const target = form === "folder" ? values.to : files[0];
  return form && target ? { form, target, ...values } : null;
}

type Arguments = NonNullable<ReturnType<typeof parseArguments>>;

async function backUpOrRestore(
  { form, target, overwrite = false, replace = false, yes = false }: Arguments,
  keep: number,
  settings: Settings,
  streams: CommandStreams,
): Promise<CommandResult> {
  if (form !== "restore")
    return withDatabase({ settings, streams, open: openUnmigratedDatabase, yes }, (context) =>
      form === "file" ? writeBackup(context, target, { overwrite }) : writeDatedBackup(context, target, keep),
    );
  const head = await validateBackup(target);
  return withDatabase({ settings, streams, open: openExclusively, yes }, (context) =>
    restore(context, target, head, { replace }),
  );
}

const maxKept = 9_999;

/** How many dated files are kept: without the option all of them. Null for a number that cannot be meant. */
function readKeep(keep: string | undefined): number | null {
  if (keep === undefined) return Number.POSITIVE_INFINITY;
  return /^\d{1,4}$/.test(keep) && Number(keep) > 0 ? Number(keep) : null;
}

/** `args` starts with `backup` or `restore`. */
export async function runBackup(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const parsed = parseArguments(args);
  if (!parsed) return printUsage(io, usage);
  const keep = readKeep(parsed.keep);
  if (keep === null) return printUsage(io, `--keep must be a whole number from 1 to ${maxKept}.\n`);
  return runCommand(
    io,
    (settings) => backUpOrRestore(parsed, keep, settings, io.streams),
    (error) =>
      error instanceof BadBackup ? `${error.message} Nothing was changed.` : describeFailure(error),
  );
}
