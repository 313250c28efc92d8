/** The server's part of an import, and what another person notices of it. */

import { randomUUID } from "node:crypto";
import { api } from "#domain/api.ts";
import { emotionIds } from "#domain/emotions.ts";
import { entriesPerBatch } from "#domain/imports.ts";
import { timed } from "../measure.ts";
import { startServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";
import { turnsOfImport } from "./import-turns.ts";

const entries = 10_000;
const hourMs = 3_600_000;
/** Milliseconds between two polls of the other person. */
const pause = 10;

/** An entry for each hour before 2026. */
const makeEntries = () =>
  Array.from({ length: entries }, (_, at) => ({
    ...{ key: `entry-${at}`, emotion: emotionIds[at % emotionIds.length], intensity: 1 + (at % 10) },
    timestamp: new Date(Date.UTC(2026, 0, 1) - at * hourMs).toISOString(),
    ...{ utcOffset: 60, timeZone: "Europe/Berlin", note: "An ordinary note about an ordinary day." },
  }));

/** Sends a call and waits for the whole reply. */
async function call(url: string, cookie: string, method: string, path: string, body?: unknown) {
  const reply = await fetch(url + path, {
    method,
    headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
}

async function importAll(url: string, cookie: string) {
  const id = randomUUID();
  const send = (method: string, path: string, body?: unknown) => call(url, cookie, method, path, body);
  const all = makeEntries();
  await send("POST", api.openImport.path, { id, source: "csv", fileName: "bench.csv", total: entries });
  for (let at = 0; at < entries; at += entriesPerBatch) {
    const batch = { entries: all.slice(at, at + entriesPerBatch), tags: [] };
    await send("POST", api.addImportEntries.path.replace(":id", id), batch);
  }
  await send("POST", api.finishImport.path.replace(":id", id));
}

/** Polls until `work` has ended; resolves to the durations of the polls. */
async function pollDuring(url: string, cookie: string, work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  const durations: number[] = [];
  while (!isOver) {
    durations.push(await timed(() => call(url, cookie, "GET", api.listChanges.path)));
    await new Promise((next) => setTimeout(next, pause));
  }
  await end;
  return durations;
}

const p99 = (durations: readonly number[]) =>
  durations.toSorted((one, other) => one - other)[Math.floor(durations.length * 0.99)] ?? Number.NaN;

export async function importsRows(): Promise<Row[]> {
  const running = await startServer([10, 100]);
  try {
    const { url } = running.server;
    const [importer, other] = [await running.signIn(10), await running.signIn(100)];
    const rest = new Promise((done) => setTimeout(done, 2_000));
    const atRest = p99(await pollDuring(url, other, rest));
    let duration = 0;
    const work = timed(() => importAll(url, importer)).then((ms) => {
      duration = ms;
    });
    const during = p99(await pollDuring(url, other, work));
    const turns = await turnsOfImport(makeEntries());
    console.error(`  p99 of the turns of the event loop: ${p99(turns).toFixed(1)} ms of the processor`);
    console.error(`  p99 of the other person's poll at rest: ${Math.round(atRest)} ms`);
    return [
      limit("Server's part of an import of 10,000 entries, to the finished sky", duration / 1000, "s", {
        atMost: 20,
      }),
      limit("Poll of another person during the import, p99", during, "ms", { atMost: 100 }),
      limit("Longest turn of the server during the import, of the processor", Math.max(...turns), "ms", {
        atMost: 100,
      }),
    ];
  } finally {
    await running.close();
  }
}
