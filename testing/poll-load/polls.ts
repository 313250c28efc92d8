/**
 * A process that acts for many open journals: each has a connection of its own, polls at its own moment of every interval,
 * and some add a star. It sends prepared bytes and only looks for the end of each reply, so that it does not limit the
 * result. A latency begins when the request was due, so that a late sender counts against the result, never for it.
 */

import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export type PollLoad = {
  readonly port: number;
  /** A JSON file with the cookies of the universes. */
  readonly cookies: string;
  readonly pollEveryMs: number;
  readonly starsPerSecond: number;
  readonly seconds: number;
};

export type PollReport = {
  readonly polls: number;
  readonly stars: number;
  /** Replies with another status than expected, and connections that broke. */
  readonly errors: number;
  /** The first errors, in words. */
  readonly errorTexts: readonly string[];
  readonly pollsPerSecond: number;
  /** Milliseconds from the moment at which a request was due. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly starP99: number;
  /** How late this process itself sent requests, in milliseconds. */
  readonly lateP99: number;
  /** Of one core. */
  readonly cpuShare: number;
  /** When the load began after all journals were open, in milliseconds after the start of this process. */
  readonly openedAfterMs: number;
};

type Request = { readonly isStar: boolean; readonly dueAt: number };

const load: PollLoad = JSON.parse(process.argv[2] ?? "");
const cookies: string[] = JSON.parse(readFileSync(load.cookies, "utf8"));
const tickMs = 2;

const latencies: { polls: number[]; stars: number[]; late: number[] } = { polls: [], stars: [], late: [] };
const errorTexts: string[] = [];
let errors = 0;
let inFlight = 0;
let isOver = false;

function fail(text: string) {
  errors += 1;
  if (errorTexts.length < 10) errorTexts.push(text);
}

/** Length of the reply at the start of the bytes, or null while it is incomplete. */
function replyLength(head: string, end: number, bytes: number): number | null {
  const length = head.startsWith("HTTP/1.1 304") ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return bytes >= end + 4 + length ? end + 4 + length : null;
}

class Journal {
  readonly #cookie: string;
  readonly #address: string;
  readonly #queue: Request[] = [];
  #socket: Socket | null = null;
  #current: Request | null = null;
  #pending: Buffer = Buffer.alloc(0);
  #poll = "";

  /** `number` gives the journal an address of its own, as a proxy reports it. */
  constructor(cookie: string, number: number) {
    this.#cookie = cookie;
    this.#address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    this.#poll = this.#head("GET", "/api/changes?form=1", "");
  }

  send(request: Request) {
    inFlight += 1;
    this.#queue.push(request);
    if (!this.#current) this.#next();
  }

  close() {
    this.#socket?.destroy();
  }

  #head(method: string, path: string, more: string) {
    const from = `host: 127.0.0.1:${load.port}\r\nx-forwarded-for: ${this.#address}\r\ncookie: ${this.#cookie}\r\n`;
    return `${method} ${path} HTTP/1.1\r\n${from}accept-encoding: gzip, deflate, br, zstd\r\n${more}\r\n`;
  }

  #star() {
    const body = JSON.stringify({ id: randomUUID(), emotion: "joy", intensity: 7, note: "Under load" });
    const more = `content-type: application/json\r\ncontent-length: ${body.length}\r\nidempotency-key: ${randomUUID()}\r\n`;
    return this.#head("POST", "/api/mood-entries", more) + body;
  }

  #next() {
    const request = this.#queue.shift() ?? null;
    this.#current = request;
    if (!request) return;
    this.#socket ??= this.#connect();
    latencies.late.push(performance.now() - request.dueAt);
    this.#socket.write(request.isStar ? this.#star() : this.#poll);
  }

  #connect() {
    const socket = connect({ port: load.port, host: "127.0.0.1", noDelay: true });
    socket.on("data", (bytes) => this.#receive(bytes));
    socket.on("error", (error: NodeJS.ErrnoException) => fail(`${error.code}`));
    socket.on("close", () => {
      if (!isOver) fail("the connection was closed");
      if (this.#current) inFlight -= 1;
      this.#socket = null;
      this.#current = null;
      this.#pending = Buffer.alloc(0);
    });
    return socket;
  }

  #receive(bytes: Buffer) {
    this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, bytes]) : bytes;
    const end = this.#pending.indexOf("\r\n\r\n");
    if (end < 0) return;
    const head = this.#pending.toString("latin1", 0, end);
    const length = replyLength(head, end, this.#pending.length);
    if (length === null || !this.#current) return;
    this.#pending = this.#pending.subarray(length);
    this.#finish(head, this.#current);
    this.#next();
  }

  #finish(head: string, { isStar, dueAt }: Request) {
    inFlight -= 1;
    const status = head.slice(9, 12);
    (isStar ? latencies.stars : latencies.polls).push(performance.now() - dueAt);
    if (!(isStar ? ["201"] : ["200", "304"]).includes(status))
      return fail(`${isStar ? "star" : "poll"} ${status}`);
    const etag = /etag: (\S+)/i.exec(head)?.[1];
    if (isStar || status === "304" || !etag) return;
    const revision = /-(\d+)-\d+(?:-\w+)?"/.exec(etag)?.[1];
    this.#poll = this.#head("GET", `/api/changes?form=1&since=${revision}`, `if-none-match: ${etag}\r\n`);
  }
}

const journals = cookies.map((cookie, number) => new Journal(cookie, number));
const pollsPerMs = journals.length / load.pollEveryMs;
const firstPollsPerSecond = 200;

/** Resolves when every request has its reply, or after `patienceMs`. */
async function settle(patienceMs: number) {
  const deadline = performance.now() + patienceMs;
  while (inFlight > 0 && performance.now() < deadline) await pause(20);
  if (inFlight > 0) fail(`${inFlight} requests without a reply`);
}

/** Connects the journals and lets each read its universe, as people open them. Only its errors count. */
async function openAll() {
  const openingAt = performance.now();
  for (const [number, journal] of journals.entries()) {
    const dueAt = openingAt + (number / firstPollsPerSecond) * 1000;
    if (dueAt > performance.now()) await pause(dueAt - performance.now());
    journal.send({ isStar: false, dueAt });
  }
  await settle(30_000);
  for (const list of Object.values(latencies)) list.length = 0;
}

await openAll();
const startedAt = performance.now();
const usage = process.cpuUsage();
const sent = { polls: 0, stars: 0 };

/** Sends what has become due. Stars go to journals in the middle between two of their polls, one after the other. */
function sendDue() {
  const elapsed = Math.min(performance.now() - startedAt, load.seconds * 1000);
  for (; sent.polls <= elapsed * pollsPerMs; sent.polls++)
    journals[sent.polls % journals.length]?.send({
      isStar: false,
      dueAt: startedAt + sent.polls / pollsPerMs,
    });
  for (; sent.stars < (elapsed / 1000) * load.starsPerSecond; sent.stars++) {
    const dueAt = startedAt + (sent.stars / load.starsPerSecond) * 1000;
    // A stride of half the interval and one journal more for each star, so that no journal waits for its cooldown.
    const journal = (sent.stars * 7919 + Math.floor(journals.length / 2)) % journals.length;
    journals[journal]?.send({ isStar: true, dueAt });
  }
  if (elapsed < load.seconds * 1000) setTimeout(sendDue, tickMs);
}

const sorted = (values: number[]) => Float64Array.from(values).sort();
const quantile = (values: Float64Array, part: number) =>
  values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

sendDue();
await pause(load.seconds * 1000);
await settle(10_000);
isOver = true;
const { user, system } = process.cpuUsage(usage);
const seconds = (performance.now() - startedAt) / 1000;
const [polls, stars, late] = [latencies.polls, latencies.stars, latencies.late].map(sorted) as [
  Float64Array,
  Float64Array,
  Float64Array,
];
const report: PollReport = {
  polls: polls.length,
  stars: stars.length,
  ...{ errors, errorTexts },
  pollsPerSecond: polls.length / load.seconds,
  p50: quantile(polls, 0.5),
  p99: quantile(polls, 0.99),
  max: quantile(polls, 1),
  starP99: quantile(stars, 0.99),
  lateP99: quantile(late, 0.99),
  cpuShare: (user + system) / 1_000_000 / seconds,
  openedAfterMs: startedAt,
};
for (const journal of journals) journal.close();
process.stdout.write(JSON.stringify(report));
