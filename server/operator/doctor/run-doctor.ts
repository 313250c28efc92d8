/** `npm run doctor`: says in sentences what is wrong with an installation, and what to do. Changes nothing. */

import { join } from "node:path";
import { type Database, describeDatabaseError, openUnmigratedDatabase } from "../../database/open.ts";
import type { Settings } from "../../environment.ts";
import type { Resolve } from "../../outgoing/public-address.ts";
import { PushService, pushContact } from "../../reminders/push-service.ts";
import { realTimers } from "../../timers.ts";
import { printable } from "../printing.ts";
import { type CommandIo, type ExitCode, printUsage } from "../run-command.ts";
import { checkClock } from "./check-clock.ts";
import { checkDatabase } from "./check-database.ts";
import { checkDisk } from "./check-disk.ts";
import { checkMail } from "./check-mail.ts";
import { checkPasskeys } from "./check-passkeys.ts";
import { checkPath } from "./check-path.ts";
import { checkProvider } from "./check-provider.ts";
import { checkPush } from "./check-push.ts";
import { checkSecondFactors } from "./check-second-factors.ts";
import { checkSettings } from "./check-settings.ts";
import { checkVersion } from "./check-version.ts";
import { codeOf, type Finding, findingsOf } from "./finding.ts";

export type DoctorParts = {
  /** The folder of the program. */
  readonly root?: string;
  /** The version of Node. */
  readonly node?: string;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  /** Set by tests alone, as in `buildApp`. */
  readonly trustedPushOrigin?: string;
  /** Set by tests alone: finds addresses of push services in place of the name server. */
  readonly resolve?: Resolve;
};

const programRoot = join(import.meta.dirname, "../../..");
const usage =
  "Use: npm run doctor    checks settings, database, disk, mail, provider, passkeys, notifications, clock and version\n";
const words = { well: "good", note: "note", problem: "WRONG" } as const;

const print = ({ level, part, text }: Finding) => `${words[level].padEnd(6)} ${part}: ${printable(text)}\n`;

/** A check that fails in an unexpected way is a problem of its part, and hides no other. */
const guarded = (part: string, check: () => Promise<Finding[]>): Promise<Finding[]> =>
  check().catch((error: unknown) => [findingsOf(part).problem(`The check failed (${codeOf(error)}).`)]);

/** What needs the database. */
async function checkStored(settings: Settings, now: () => number, push: PushService): Promise<Finding[]> {
  let database: Database;
  try {
    database = await openUnmigratedDatabase(settings);
  } catch (error) {
    const sentence = describeDatabaseError(error, settings);
    return [
      findingsOf("Database").problem(`${sentence} Check the setting, and that the server has run once.`),
    ];
  }
  try {
    return [
      ...(await guarded("Database", () => checkDatabase(database))),
      ...(await guarded("Passkeys", () => checkPasskeys(database, settings))),
      ...(await guarded("Notifications", () => checkPush(database.db, settings, push))),
      ...(await guarded("Second factors", () => checkSecondFactors(database.db, settings))),
      ...(await guarded("Clock", () => checkClock(database, now))),
    ];
  } finally {
    await database.close();
  }
}

async function checkAll(settings: Settings, parts: DoctorParts): Promise<Finding[]> {
  const { root = programRoot, node = process.versions.node, now = Date.now } = parts;
  const push = new PushService({
    timers: { ...realTimers, now },
    contact: pushContact(settings),
    trustedOrigin: parts.trustedPushOrigin,
    resolve: parts.resolve,
  });
  const checked = await Promise.all([
    checkVersion(root, node),
    checkSettings(settings, ".env"),
    guarded("Address", () => checkPath(settings)),
    guarded("Disk", () => checkDisk(settings)),
    checkStored(settings, now, push),
    guarded("Mail", () => checkMail(settings)),
    guarded("Provider", () => checkProvider(settings)),
  ]);
  push.close();
  return checked.flat();
}

/** The exit code is 1 when something is wrong; notes are not. */
export async function runDoctor(
  args: readonly string[],
  io: CommandIo,
  parts: DoctorParts = {},
): Promise<ExitCode> {
  if (args.length > 0) return printUsage(io, usage);
  const read = io.readSettings();
  const findings = read.ok
    ? await checkAll(read.settings, parts)
    : [findingsOf("Settings").problem(read.reason)];
  for (const finding of findings) io.streams.stdout.write(print(finding));
  const problems = findings.filter(({ level }) => level === "problem").length;
  io.streams.stdout.write(
    problems === 0 ? "Nothing is wrong.\n" : `${problems} of ${findings.length} findings are wrong.\n`,
  );
  return problems === 0 ? 0 : 1;
}
