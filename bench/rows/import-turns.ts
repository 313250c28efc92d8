/** How long an import keeps the server from answering others: the time of the processor, which other programs do not change. */

import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "#domain/api.ts";
import { entriesPerBatch } from "#domain/imports.ts";
import { buildApp } from "../../server/app.ts";
import type { App } from "../../server/context.ts";
import { openDatabase } from "../../server/database/open.ts";
import { readSettings } from "../../server/environment.ts";

type Entries = readonly object[];

/** The processor's milliseconds of every turn of the event loop while the entries are imported into an embedded database. */
export async function turnsOfImport(entries: Entries): Promise<number[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "mood-universe-bench-"));
  const read = readSettings({ DATA_DIR: dataDir, RATE_LIMITS: "off", LOG_LEVEL: "silent" });
  if (!read.ok) throw new Error(read.reason);
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const app = await buildApp({ database, settings: read.settings, clientDir: null });
  try {
    const send = await signUp(app);
    const bodies = batchesOf(entries);
    const turns = new Turns();
    await importAll(send, bodies, entries.length);
    return turns.end();
  } finally {
    await app.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Send = (method: "POST", url: string, body?: string) => Promise<string>;

async function signUp(app: App): Promise<Send> {
  const host = `localhost:${app.context.settings.port}`;
  let cookie = "";
  const send: Send = async (method, url, payload) => {
    const headers = { host, cookie, ...(payload && { "content-type": "application/json" }) };
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
    if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
    cookie ||= reply.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    return reply.body;
  };
  await send("POST", api.createUniverse.path, JSON.stringify({ universeName: "Bench", userName: "Ada" }));
  return send;
}

/** Batches are made before the measurement: they are a client's work. */
const batchesOf = (entries: Entries) =>
  Array.from({ length: Math.ceil(entries.length / entriesPerBatch) }, (_, at) =>
    JSON.stringify({
      entries: entries.slice(at * entriesPerBatch, (at + 1) * entriesPerBatch),
      tags: [],
    }),
  );

async function importAll(send: Send, bodies: readonly string[], total: number) {
  const id = randomUUID();
  const opened = { id, source: "csv", fileName: "bench.csv", total };
  await send("POST", api.openImport.path, JSON.stringify(opened));
  for (const body of bodies) await send("POST", api.addImportEntries.path.replace(":id", id), body);
  await send("POST", api.finishImport.path.replace(":id", id));
}

const processorMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

class Turns {
  readonly #durations: number[] = [];
  #isOver = false;
  #last = processorMs();

  constructor() {
    setImmediate(this.#next);
  }

  #next = () => {
    const now = processorMs();
    this.#durations.push(now - this.#last);
    this.#last = processorMs();
    if (!this.#isOver) setImmediate(this.#next);
  };

  end(): number[] {
    this.#isOver = true;
    return this.#durations;
  }
}
