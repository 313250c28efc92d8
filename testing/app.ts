/** The real app on its own database, with a clock that the test sets. */

import { passwordHashing } from "../server/accounts/passwords.ts";
import { type AppParts, buildApp } from "../server/app.ts";
import type { App } from "../server/context.ts";
import { type Database, openDatabase } from "../server/database/open.ts";
import { readSettings, type Settings } from "../server/environment.ts";
import { basePathOf } from "../server/public-link.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "./databases.ts";
import { expectNothingLeaked } from "./leaks.ts";
import type { MailServer } from "./mail-server.ts";
import { readOutbox } from "./outbox.ts";
import { TestClock } from "./test-clock.ts";
import { Visitor, type Visitors } from "./visitor.ts";

/** A fixed time (a Friday at noon), so that no test depends on the day on which it runs. */
const startTime = Date.parse("2026-03-13T12:00:00Z");

export type TestApp = Visitors & {
  readonly app: App;
  readonly database: Database;
  readonly clock: TestClock;
  readonly logged: string[];
  /** Closes the app and opens it again on the same data, like another process. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

function testSettings(overrides: Partial<Settings>): Settings {
  const read = readSettings({ PUBLIC_URL: "http://mood.example.org" });
  if (!read.ok) throw new Error(read.reason);
  const settings = { ...read.settings, ...overrides };
  return { ...settings, basePath: basePathOf(settings.publicUrl) };
}

/** The lowest cost of argon2id: a hash of the server's cost takes 40 ms of a core. */
const hashPassword = passwordHashing({ memory: 8, passes: 1 });

type Parts = Partial<
  Pick<
    AppParts,
    | "timers"
    | "clientDir"
    | "hashPassword"
    | "trustedPushOrigin"
    | "trustedWebhookOrigin"
    | "trustedNtfyOrigin"
    | "metrics"
  >
> & {
  /** Receives the mails, in place of the outbox. */
  readonly mailServer?: MailServer;
};

/** A tool, which no project of vitest.config.ts gives a database, names its own as `given`. */
export async function openTestApp(
  overrides: Partial<Settings> = {},
  parts: Parts = {},
  given?: TestDatabaseSettings,
): Promise<TestApp> {
  const where = given ?? (await makeTestDatabaseSettings({ isMigrated: true }));
  const { mailServer } = parts;
  const settings = testSettings({
    ...{ databaseUrl: where.databaseUrl, dataDir: where.dataDir },
    ...(mailServer && { smtpUrl: mailServer.url }),
    ...overrides,
  });
  const clock = new TestClock(startTime);
  const logged: string[] = [];
  const received = new Set<string>();
  const start = async () => {
    const { metrics } = parts;
    const database = await openDatabase(where, metrics ? { onStatement: metrics.observeStatement } : {});
    const logTo = { write: (line: string) => void logged.push(line) };
    return {
      database,
      app: await buildApp({
        ...{ database, settings, timers: clock.timers, logTo, hashPassword, clientDir: null },
        ...parts,
      }),
    };
  };
  let running = await start();
  const stop = async () => {
    await running.app.close();
    await running.database.close();
  };
  return {
    get app() {
      return running.app;
    },
    get database() {
      return running.database;
    },
    clock,
    logged,
    visitor: () => new Visitor(() => running.app, received),
    async mailsTo(address) {
      await running.app.context.mail.sendDue();
      return (mailServer?.mails ?? (await readOutbox(where.dataDir))).filter(({ to }) => to === address);
    },
    async restart() {
      await stop();
      running = await start();
    },
    async close() {
      await expectNothingLeaked(running.database.db, { received, logged });
      await stop();
      await where.remove();
    },
  };
}
