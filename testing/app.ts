/** The real app on a database of its own, with a clock that the test moves and visitors that keep their cookies. */

import type { LightMyRequestResponse } from "fastify";
import type * as z from "zod/mini";
import type { Call } from "#domain/api.ts";
import { type App, type AppParts, buildApp } from "../server/app.ts";
import { type Database, openDatabase } from "../server/database/open.ts";
import { readSettings, type Settings } from "../server/environment.ts";
import { makeTestDatabaseSettings } from "./databases.ts";
import { expectNothingLeaked } from "./leaks.ts";
import { readOutbox } from "./outbox.ts";
import type { ReceivedMail } from "./received-mail.ts";

/** Friday noon; no test depends on the day it runs. */
const startOfTime = Date.parse("2026-03-13T12:00:00Z");

type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;
type Parts<C extends Call> = {
  params?: Input<C["params"]>;
  query?: Record<string, string>;
  /** Any body, so that a test can send a wrong one. */
  body?: unknown;
  headers?: Record<string, string>;
};

export class Answer {
  readonly status: number;
  readonly headers: LightMyRequestResponse["headers"];
  readonly text: string;

  constructor(response: LightMyRequestResponse) {
    this.status = response.statusCode;
    this.headers = response.headers;
    this.text = response.body;
  }

  /** Of any shape: a test says what it expects. */
  get body() {
    return JSON.parse(this.text);
  }
}

const pathOf = (path: string, params: Record<string, unknown>) =>
  path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));

/** A browser, as far as the server can tell: it keeps its cookies. */
export class Visitor {
  readonly #app: () => App;
  readonly #heard: string[];
  readonly cookies = new Map<string, string>();

  /** What it is answered is remembered in `heard`. */
  constructor(app: () => App, heard: string[]) {
    this.#app = app;
    this.#heard = heard;
  }

  async send(
    method: Call["method"] | "HEAD",
    url: string,
    parts: { body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const response = await this.#app().inject({
      method,
      url,
      cookies: Object.fromEntries(this.cookies),
      headers: { ...(parts.body !== undefined && { "content-type": "application/json" }), ...parts.headers },
      ...(parts.body !== undefined && {
        payload: typeof parts.body === "string" ? parts.body : JSON.stringify(parts.body),
      }),
    });
    for (const { name, value } of response.cookies) {
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    this.#heard.push(response.body, JSON.stringify(response.headers));
    return new Answer(response);
  }

  call<C extends Call>(call: C, { params, query, ...parts }: Parts<C> = {}) {
    const path = pathOf(call.path, (params ?? {}) as Record<string, unknown>);
    return this.send(call.method, query ? `${path}?${new URLSearchParams(query)}` : path, parts);
  }
}

export type TestApp = {
  readonly app: App;
  readonly database: Database;
  readonly clock: { now: number };
  readonly logged: string[];
  visitor(): Visitor;
  /** Every mail so far to an address, oldest first, once what is due has gone out. */
  mailsTo(address: string): Promise<ReceivedMail[]>;
  /** Another process, as far as the database can tell: nothing kept in memory, the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

function testSettings(overrides: Partial<Settings>): Settings {
  const read = readSettings({ PUBLIC_URL: "http://mood.example.org" });
  if (!read.ok) throw new Error(read.reason);
  return { ...read.settings, ...overrides };
}

export async function openTestApp(
  overrides: Partial<Settings> = {},
  parts: Partial<Pick<AppParts, "clientDir">> = {},
): Promise<TestApp> {
  const where = await makeTestDatabaseSettings();
  const settings = testSettings({ databaseUrl: where.databaseUrl, dataDir: where.dataDir, ...overrides });
  const clock = { now: startOfTime };
  const logged: string[] = [];
  const heard: string[] = [];
  const start = async () => {
    const database = await openDatabase(where);
    const logTo = { write: (line: string) => void logged.push(line) };
    return {
      database,
      app: await buildApp({ database, settings, now: () => clock.now, logTo, clientDir: null, ...parts }),
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
    visitor: () => new Visitor(() => running.app, heard),
    async mailsTo(address) {
      await running.app.context.mail.sendDue();
      return (await readOutbox(where.dataDir)).filter(({ to }) => to === address);
    },
    async restart() {
      await stop();
      running = await start();
    },
    async close() {
      await expectNothingLeaked(running.database.db, { heard, logged });
      await stop();
      await where.remove();
    },
  };
}
