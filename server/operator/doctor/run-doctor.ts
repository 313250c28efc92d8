/** `npm run doctor`: says in sentences what is wrong with an installation, and what to do. Changes nothing. */

import { printable } from "../printing.ts";
import { type CommandIo, type ExitCode, printUsage } from "../run-command.ts";
import { type DoctorParts, examineInstallation } from "./examine.ts";
import { type Finding, findingsOf } from "./finding.ts";

const usage =
  "Use: npm run doctor    checks settings, database, disk, mail, provider, passkeys, notifications, webhooks, clock and version\n";
const words = { well: "good", note: "note", problem: "WRONG" } as const;

const print = ({ level, part, text }: Finding) => `${words[level].padEnd(6)} ${part}: ${printable(text)}\n`;

/** The exit code is 1 when something is wrong; notes are not. */
export async function runDoctor(
  args: readonly string[],
  io: CommandIo,
  parts: DoctorParts = {},
): Promise<ExitCode> {
  if (args.length > 0) return printUsage(io, usage);
  const read = io.readSettings();
  const findings = read.ok
    ? await examineInstallation(read.settings, parts)
    : [findingsOf("Settings").problem(read.reason)];
  for (const finding of findings) io.streams.stdout.write(print(finding));
  const problems = findings.filter(({ level }) => level === "problem").length;
  io.streams.stdout.write(
    problems === 0 ? "Nothing is wrong.\n" : `${problems} of ${findings.length} findings are wrong.\n`,
  );
  return problems === 0 ? 0 : 1;
}
