/** Real apps for component tests, in the process that serves their pages: each test has one of its own, on SQLite. */

import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { CompiledQuery } from "kysely";
import type { Call } from "#domain/call.ts";
import { readSettings } from "../server/environment.ts";
import { openTestApp, type TestApp } from "./app.ts";
import { makeSqliteSettings } from "./databases.ts";
import { MailServer } from "./mail-server.ts";
import { runUniverse } from "./operator.ts";
import { authenticator } from "./second-factor.ts";
import { TestClock } from "./test-clock.ts";
import type { Visitor } from "./visitor.ts";

type Running = {
  readonly app: TestApp;
  /** Null where the app sends no mails, and writes them into its folder. */
  readonly mailServer: MailServer | null;
  /** Clock of the app, in milliseconds by which it is ahead of the machine's. */
  readonly clock: TestClock;
  readonly now: () => number;
  /** The cookies of each browser: the page of a test cannot hold those that scripts must not read. */
  readonly devices: Map<string, Visitor>;
  readonly answers: Set<Promise<void>>;
  readonly faults: unknown[];
};

const running = new Map<string, Running>();

function find(id: string): Running {
  const found = running.get(id);
  if (!found) throw new Error("The app of this test has closed.");
  return found;
}

/** What a test in a browser can do with its app. Parameters and results are JSON. */
export const steps = {
  /** Resolves to the id of a new app. `environment` is that of the server. */
  async open(publicUrl: string, environment: Record<string, string>) {
    const read = readSettings({ PUBLIC_URL: publicUrl, ...environment });
    if (!read.ok) throw new Error(read.reason);
    const where = await makeSqliteSettings({ isMigrated: true });
    const { databaseUrl, dataDir } = where;
    const clock = new TestClock(0);
    // The page's clock goes on, so that an app whose clock stood would find its stars in the future.
    const now = () => Date.now() + clock.now;
    // The address in the environment says only that there is one.
    const mailServer = read.settings.smtpUrl === null ? null : await MailServer.start();
    const app = await openTestApp(
      { ...read.settings, databaseUrl, dataDir, smtpUrl: mailServer?.url ?? null },
      { timers: { ...clock.timers, now }, ...(mailServer && { mailServer }) },
      where,
    );
    const id = randomUUID();
    running.set(id, { app, mailServer, clock, now, devices: new Map(), answers: new Set(), faults: [] });
    return id;
  },

  /** Rejects when a reply or a log line contained a secret, or a refusal had no code. */
  async close(id: string) {
    const { app, mailServer, answers, faults } = find(id);
    while (answers.size > 0) await Promise.all(answers);
    // A call of the page that is still on its way gets no answer, as that of a page that is gone.
    running.delete(id);
    await app.close();
    await mailServer?.stop();
    if (faults.length > 0) throw new AggregateError(faults, `The app did not answer:\n${faults.join("\n")}`);
  },

  /** Starts the app again, like another process on the same data. */
  async restart(id: string) {
    const { app, answers } = find(id);
    await Promise.all(answers);
    await app.restart();
  },

  /** The app's timers pass only so. */
  moveTime: (id: string, ms: number) => find(id).clock.advance(ms),

  /** What an authenticator app with this secret shows, by the clock of the app. */
  codeOf: (id: string, secret: string) => authenticator(secret)(find(id).now()),

  mailsTo: (id: string, address: string) => find(id).app.mailsTo(address),

  /** Runs a command of the operator (`npm run universe -- …`), and resolves to what it prints. */
  async operate(id: string, ...args: string[]) {
    const { settings } = find(id).app.app.context;
    const environment = { PUBLIC_URL: settings.publicUrl.href };
    const { code, stdout, stderr } = await runUniverse(settings, args, { environment });
    if (code !== 0) throw new Error(`${args.join(" ")}: ${stderr}`);
    return stdout;
  },

  /** The rows that a query in SQL finds or changes. */
  async rows(id: string, query: string): Promise<readonly Record<string, unknown>[]> {
    const { rows } = await find(id).app.database.db.executeQuery(CompiledQuery.raw(query));
    return rows as Record<string, unknown>[];
  },
};

/** Passes a request of a page on to the app and with the cookies of the device that it names. */
export async function answer(request: IncomingMessage, response: ServerResponse) {
  const { "real-app": id, "real-app-device": name, ...headers } = request.headers;
  const app = running.get(String(id));
  // A page of a test that is over.
  if (!app) return void response.destroy();
  const answering = passOn(app, deviceOf(app, String(name)), request, { headers, response }).catch(
    (fault) => {
      app.faults.push(fault);
      response.destroy();
    },
  );
  app.answers.add(answering);
  await answering;
  app.answers.delete(answering);
}

function deviceOf({ app, devices }: Running, name: string): Visitor {
  const device = devices.get(name) ?? app.visitor();
  devices.set(name, device);
  return device;
}

type Passing = { headers: IncomingMessage["headers"]; response: ServerResponse };

async function passOn(
  app: Running,
  device: Visitor,
  request: IncomingMessage,
  { headers, response }: Passing,
) {
  const body = await text(request);
  const {
    status,
    headers: replied,
    bytes,
  } = await device.send(request.method as Call["method"], request.url ?? "/", {
    headers: headers as Record<string, string>,
    ...(body !== "" && { body }),
  });
  // The device has the cookies.
  const { "set-cookie": _, ...shown } = replied;
  // Node has written the machine's time.
  response.writeHead(status, { ...shown, date: new Date(app.now()).toUTCString() });
  response.end(bytes);
}
