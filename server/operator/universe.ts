/** `npm run universe`: commands for requests of people to the operator. */

import { openCurrentDatabase } from "../database/open.ts";
import { type Arguments, type CommandName, parseArguments, usage } from "./arguments.ts";
import type { CommandContext, CommandResult } from "./command.ts";
import { deleteUniverse } from "./delete.ts";
import { exportUniverse } from "./export.ts";
import { invite } from "./invite.ts";
import { list } from "./list.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { resetPassword } from "./reset-password.ts";
import { type CommandIo, type ExitCode, printUsage, runCommand, withDatabase } from "./run-command.ts";
import { signOut } from "./sign-out.ts";
import { stats } from "./stats.ts";
import { unlock } from "./unlock.ts";

const commands: Record<CommandName, (context: CommandContext, parsed: Arguments) => Promise<CommandResult>> =
  {
    list: (context) => list(context),
    stats: (context) => stats(context),
    export: (context, { name, to }) => exportUniverse(context, name, to),
    unlock: (context, { name }) => unlock(context, name),
    "sign-out": (context, { name }) => signOut(context, name),
    invite: (context, { name }) => invite(context, name),
    "reset-password": (context, { name }) => resetPassword(context, name),
    "remove-second-factor": (context, { name }) => removeSecondFactor(context, name),
    delete: (context, { name }) => deleteUniverse(context, name),
  };

export async function runUniverse(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const parsed = parseArguments(args);
  if (!parsed) return printUsage(io, usage);
  const { command, yes } = parsed;
  return runCommand(io, (settings) =>
    withDatabase({ settings, streams: io.streams, open: openCurrentDatabase, yes }, (context) =>
      commands[command](context, parsed),
    ),
  );
}
