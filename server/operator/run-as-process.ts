import { readEnvironment } from "../environment.ts";
import type { CommandIo, ExitCode } from "./run-command.ts";

/** Runs a command with the arguments, streams and environment of this process, and sets its exit code. */
export async function runAsProcess(run: (args: readonly string[], io: CommandIo) => Promise<ExitCode>) {
  // Other users of the machine must not read what this process writes.
  process.umask(0o077);
  // A reader of the pipe, such as `head`, has closed it.
  process.stdout.once("error", () => process.exit(1));
  process.exitCode = await run(process.argv.slice(2), { streams: process, readSettings: readEnvironment });
}
