/** `npm run universe`: commands for requests of people to the operator. */

import { openCurrentDatabase } from "../database/open.ts";
import { makeAdministrator, removeAdministrator } from "./administrators.ts";
import { type Arguments, type CommandName, parseArguments, usage } from "./arguments.ts";
import { close, reopen } from "./close.ts";
import type { CommandContext, CommandResult } from "./command.ts";
import { deleteUniverse } from "./delete.ts";
import { exportUniverse } from "./export.ts";
import { invitations, revoke } from "./invitations.ts";
import { invite } from "./invite.ts";
import { list } from "./list.ts";
import { log } from "./log.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { resetPassword } from "./reset-password.ts";
import { type CommandIo, type ExitCode, printUsage, runCommand, withDatabase } from "./run-command.ts";
import { sendLink } from "./send-sign-in-link.ts";
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
    invite,
    invitations: (context) => invitations(context),
    revoke: (context, { name }) => revoke(context, name),
    "send-sign-in-link": (context, { name }) => sendLink(context, name),
    "reset-password": (context, { name }) => resetPassword(context, name),
    "remove-second-factor": (context, { name }) => removeSecondFactor(context, name),
    close: (context, { name }) => close(context, name),
    reopen: (context, { name }) => reopen(context, name),
    "make-admin": (context, { name }) => makeAdministrator(context, name),
    "remove-admin": (context, { name }) => removeAdministrator(context, name),
    log: (context) => log(context),
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
