/**
 * A process that acts for many open journals: each polls at its own moment of every interval, and some add a star. A
 * latency begins when the request was due, so that a late sender counts against the result, never for it.
 *
 * It writes a line of JSON when the journals are warm, continues when it reads a line, writes its report, and closes the
 * journals when its input ends.
 */

import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Journal, type Request } from "./journal.ts";

export type PollLoad = {
  readonly port: number;
  /** A JSON file with the secrets of the universes. */
  readonly secrets: string;
  readonly pollEveryMs: number;
  readonly starsPerSecond: number;
  /** Seconds under the same load that are not measured. */
  readonly warmUpSeconds: number;
  readonly seconds: number;
};

export type PollReport = {
  readonly polls: number;
  /** Stars that the server acknowledged: in the measured time, and in all. */
  readonly stars: number;
  readonly allStars: number;
  /** Replies with another status than expected, requests without a reply, and connections that broke. */
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
  /** Share of one core. */
  readonly cpuShare: number;
};

const load: PollLoad = JSON.parse(process.argv[2] ?? "");
const secrets: string[] = JSON.parse(readFileSync(load.secrets, "utf8"));
const tickMs = 2;
const firstPollsPerSecond = 200;
const patienceMs = 30_000;

const latencies: { polls: number[]; stars: number[]; late: number[] } = { polls: [], stars: [], late: [] };
const errorTexts: string[] = [];
let errors = 0;
let inFlight = 0;
let allStars = 0;

function failed(text: string) {
  errors += 1;
  if (errorTexts.length < 10) errorTexts.push(text);
}

const observer = {
  sent: ({ dueAt }: Request) => latencies.late.push(performance.now() - dueAt),
  answered({ isStar, dueAt }: Request) {
    inFlight -= 1;
    if (isStar) allStars += 1;
    (isStar ? latencies.stars : latencies.polls).push(performance.now() - dueAt);
  },
  lost() {
    inFlight -= 1;
  },
  failed,
};
const journals = secrets.map((secret, number) => new Journal(load.port, secret, number, observer));

function send(journal: number, request: Request) {
  inFlight += 1;
  journals[journal % journals.length]?.send(request);
}

/** Resolves when every request has its reply, or reports those that have none after a time. */
async function settle() {
  const deadline = performance.now() + patienceMs;
  while (inFlight > 0 && performance.now() < deadline) await pause(20);
  if (inFlight > 0) failed(`${inFlight} requests without a reply`);
}

/** Connects the journals and lets each read its universe, as people open them. */
async function openAll() {
  const openingAt = performance.now();
  for (const number of journals.keys()) {
    const dueAt = openingAt + (number / firstPollsPerSecond) * 1000;
    if (dueAt > performance.now()) await pause(dueAt - performance.now());
    send(number, { isStar: false, dueAt });
  }
  await settle();
}

const total = { polls: 0, stars: 0 };
/** A prime number, so that each journal gets a star before any gets a second, and none waits for its cooldown. */
const stride = 7919;
const journalOfStar = (number: number) => number * stride + Math.floor(journals.length / 2);

/** Sends what becomes due in some seconds: polls and stars, each spread evenly over the time. */
async function run(seconds: number) {
  const startedAt = performance.now();
  const polls = Math.round((journals.length / load.pollEveryMs) * 1000 * seconds);
  const stars = Math.round(load.starsPerSecond * seconds);
  const dueAt = (number: number, count: number) => startedAt + (number / count) * seconds * 1000;
  const sent = { polls: 0, stars: 0 };
  while (sent.polls < polls || sent.stars < stars) {
    const now = performance.now();
    for (; sent.polls < polls && dueAt(sent.polls, polls) <= now; sent.polls++)
      send(total.polls++, { isStar: false, dueAt: dueAt(sent.polls, polls) });
    for (; sent.stars < stars && dueAt(sent.stars, stars) <= now; sent.stars++)
      send(journalOfStar(total.stars++), { isStar: true, dueAt: dueAt(sent.stars, stars) });
    await pause(tickMs);
  }
  await settle();
}

function quantiles(values: readonly number[]) {
  const sorted = Float64Array.from(values).sort();
  return (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

async function measure(): Promise<PollReport> {
  for (const list of Object.values(latencies)) list.length = 0;
  const [startedAt, usage] = [performance.now(), process.cpuUsage()];
  await run(load.seconds);
  const { user, system } = process.cpuUsage(usage);
  const seconds = (performance.now() - startedAt) / 1000;
  const { polls, stars, late } = latencies;
  const poll = quantiles(polls);
  return {
    ...{ polls: polls.length, stars: stars.length, allStars, errors, errorTexts },
    pollsPerSecond: polls.length / seconds,
    ...{ p50: poll(0.5), p99: poll(0.99), max: poll(1) },
    ...{ starP99: quantiles(stars)(0.99), lateP99: quantiles(late)(0.99) },
    cpuShare: (user + system) / 1_000_000 / seconds,
  };
}

await openAll();
await run(load.warmUpSeconds);
process.stdout.write(`${JSON.stringify({ isWarm: true })}\n`);
await once(process.stdin, "data");
process.stdout.write(`${JSON.stringify(await measure())}\n`);
await once(process.stdin.resume(), "end");
for (const journal of journals) journal.close();
