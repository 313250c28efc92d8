/** Everything that the doctor checks, for the command and for administrators. Changes nothing. */

import { join } from "node:path";
import type { Context } from "../../context.ts";
import { requireCurrentSchema } from "../../database/migrate.ts";
import { type Database, describeDatabaseError, openUnmigratedDatabase } from "../../database/open.ts";
import type { Settings } from "../../environment.ts";
import type { Resolve } from "../../outgoing/public-address.ts";
import { PushService, pushContact } from "../../reminders/push-service.ts";
import { realTimers } from "../../timers.ts";
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
import { checkTopics, checkWebhooks } from "./check-webhooks.ts";
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

/** A check that fails in an unexpected way is a problem of its part, and hides no other. */
const guarded = (part: string, check: () => Promise<Finding[]>): Promise<Finding[]> =>
  check().catch((error: unknown) => [findingsOf(part).problem(`The check failed (${codeOf(error)}).`)]);

type Stored = {
  readonly database: Pick<Database, "db" | "dialect">;
  readonly settings: Settings;
  readonly now: () => number;
  readonly push: PushService;
  /** Whether nobody waits meanwhile, so that a file can be read whole. */
  readonly isThorough: boolean;
};

/** What needs the database. */
async function checkStored({ database, settings, now, push, isThorough }: Stored): Promise<Finding[]> {
  // Before the first start of this version, some of its tables are not there.
  const isCurrent = await requireCurrentSchema(database.db, database.dialect).then(
    () => true,
    () => false,
  );
  return [
    ...(await guarded("Database", () => checkDatabase(database, { isThorough }))),
    ...(await guarded("Passkeys", () => checkPasskeys(database, settings))),
    ...(await guarded("Notifications", () => checkPush(database.db, settings, push))),
    ...(await guarded("Second factors", () => checkSecondFactors(database.db, settings))),
    ...(isCurrent ? await guarded("Webhooks", () => checkWebhooks(database.db, settings)) : []),
    ...(isCurrent ? await guarded("ntfy", () => checkTopics(database.db, settings)) : []),
    ...(await guarded("Clock", () => checkClock(database, now))),
  ];
}

async function openAndCheck(asked: Omit<Stored, "database" | "isThorough">): Promise<Finding[]> {
  let database: Database;
  try {
    database = await openUnmigratedDatabase(asked.settings);
  } catch (error) {
    const sentence = describeDatabaseError(error, asked.settings);
    return [
      findingsOf("Database").problem(`${sentence} Check the setting, and that the server has run once.`),
    ];
  }
  try {
    return await checkStored({ ...asked, database, isThorough: true });
  } finally {
    await database.close();
  }
}

const checkOthers = (
  settings: Settings,
  { root = programRoot, node = process.versions.node }: DoctorParts,
) => [
  checkVersion(root, node),
  checkSettings(settings, ".env"),
  guarded("Address", () => checkPath(settings)),
  guarded("Disk", () => checkDisk(settings)),
];

/** Checks an installation from outside of its server. */
export async function examineInstallation(settings: Settings, parts: DoctorParts): Promise<Finding[]> {
  const { now = Date.now } = parts;
  const push = new PushService({
    timers: { ...realTimers, now },
    contact: pushContact(settings),
    trustedOrigin: parts.trustedPushOrigin,
    resolve: parts.resolve,
  });
  const checked = await Promise.all([
    ...checkOthers(settings, parts),
    openAndCheck({ settings, now, push }),
    guarded("Mail", () => checkMail(settings)),
    guarded("Provider", () => checkProvider(settings)),
  ]);
  push.close();
  return checked.flat();
}

/** Checks the server that runs, with its own connections, and without a work that would make its people wait. */
export async function examine({ db, dialect, settings, now, push }: Context): Promise<Finding[]> {
  const checked = await Promise.all([
    ...checkOthers(settings, {}),
    checkStored({ database: { db, dialect }, settings, now, push, isThorough: false }),
    guarded("Mail", () => checkMail(settings)),
    guarded("Provider", () => checkProvider(settings)),
  ]);
  return checked.flat();
}
