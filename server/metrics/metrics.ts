/**
 * The figures of this process for Prometheus. Loaded only with METRICS=on. Labels have values from lists that the program
 * has: routes, statuses, names of limits. No value comes from a request.
 */

import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { App } from "../context.ts";
import type { Database } from "../database/open.ts";
import type { MetricsSettings } from "../environment.ts";
import { countWaiting } from "../jobs/waiting.ts";
import type { Observer } from "../observer.ts";
import { orAfter } from "../timers.ts";
import { methodLabel, routeLabel } from "./labels.ts";
import { listenForMetrics, metricsRoute } from "./route.ts";

/** Longer than a healthy database takes, and shorter than the wait of Prometheus. */
const databaseTimeoutMs = 2_000;

export type Metrics = {
  readonly observer: Observer;
  observeStatement(milliseconds: number, hasFailed: boolean): void;
  /**
   * Counts the calls of an app, and reads its database whenever the figures are asked for. Without a port of their own,
   * the app answers `GET /metrics`.
   */
  watch(app: App, database: Database): void;
  /** Listens on their own port, if they have one, until the app closes, and resolves to it. Rejects when it cannot be used. */
  listen(app: App): Promise<number | null>;
};

type Make = { readonly registers: [Registry] };

function countEvents(make: Make): Observer {
  const limits = new Counter({
    ...make,
    name: "mood_universe_limits_hit_total",
    help: "Requests that were refused because of a limit.",
    labelNames: ["limit"] as const,
  });
  const signIns = new Counter({
    ...make,
    name: "mood_universe_sign_ins_refused_total",
    help: "Sign-ins that were refused.",
    labelNames: ["reason"] as const,
  });
  const deliveries = new Counter({
    ...make,
    name: "mood_universe_deliveries_failed_total",
    help: "Failed attempts to send a mail, a reminder or an event of a webhook.",
    labelNames: ["queue"] as const,
  });
  return {
    limitHit: (limit) => limits.inc({ limit }),
    signInRefused: (reason) => signIns.inc({ reason }),
    deliveryFailed: (queue) => deliveries.inc({ queue }),
  };
}

function countStatements(make: Make): Metrics["observeStatement"] {
  const durations = new Histogram({
    ...make,
    name: "mood_universe_database_statement_duration_seconds",
    help: "The time of a statement, commits included, without the wait for a connection.",
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  });
  const failures = new Counter({
    ...make,
    name: "mood_universe_database_statements_failed_total",
    help: "Statements that the database refused or did not answer.",
  });
  return (milliseconds, hasFailed) => {
    durations.observe(milliseconds / 1000);
    if (hasFailed) failures.inc();
  };
}

function countCalls(make: Make, app: App) {
  const calls = new Counter({
    ...make,
    name: "mood_universe_http_requests_total",
    help: "Answered requests.",
    labelNames: ["method", "route", "status"] as const,
  });
  const durations = new Histogram({
    ...make,
    name: "mood_universe_http_request_duration_seconds",
    help: "The time from the arrival of a request to the end of its reply.",
    labelNames: ["method", "route"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const labels = { method: methodLabel(request.method), route: routeLabel(request.routeOptions.url) };
    calls.inc({ ...labels, status: reply.statusCode });
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

function readPool(make: Make, pool: NonNullable<Database["readPool"]>) {
  new Gauge({
    ...make,
    name: "mood_universe_database_connections",
    help: "Connections of this process to PostgreSQL.",
    labelNames: ["state"] as const,
    collect() {
      const { used, idle } = pool();
      this.set({ state: "used" }, used);
      this.set({ state: "idle" }, idle);
    },
  });
  new Gauge({
    ...make,
    name: "mood_universe_database_waiting",
    help: "Requests of this process that wait for a connection to PostgreSQL.",
    collect() {
      this.set(pool().waiting);
    },
  });
}

/**
 * Returns a function that reads the queues, before all figures are printed. They are the same for all processes of a
 * database. When it does not answer, `up` says so and the queues have no samples.
 */
function readQueues(make: Make, { db, now, timers }: App["context"]) {
  const gauge = (name: string, help: string) =>
    new Gauge({ ...make, name, help, labelNames: ["queue"] as const });
  const waiting = gauge(
    "mood_universe_queue_waiting",
    "Mails or reminders that are not sent yet, or webhooks that were not told all changes.",
  );
  const overdue = gauge("mood_universe_queue_overdue", "Those of them that are due.");
  const oldest = gauge(
    "mood_universe_queue_oldest_seconds",
    "The age of the one that waits longest, of webhooks the one that fails longest; 0 without.",
  );
  const up = new Gauge({
    ...make,
    name: "mood_universe_database_up",
    help: "1 if the database answers, else 0.",
  });
  return async () => {
    const counted = countWaiting(db, new Date(now())).catch(() => null);
    const queues = await orAfter(timers, databaseTimeoutMs, counted, null);
    up.set(queues ? 1 : 0);
    for (const each of [waiting, overdue, oldest]) each.reset();
    for (const [queue, jobs] of Object.entries(queues ?? {})) {
      waiting.set({ queue }, jobs.waiting);
      overdue.set({ queue }, jobs.overdue);
      oldest.set({ queue }, jobs.oldest ? Math.max(0, now() - jobs.oldest.getTime()) / 1000 : 0);
    }
  };
}

export function makeMetrics({ port, token }: MetricsSettings): Metrics {
  const registry = new Registry();
  const make: Make = { registers: [registry] };
  collectDefaultMetrics({ register: registry });
  let refresh = async () => {};
  const print = async () => {
    await refresh();
    return registry.metrics();
  };
  let ownServer: FastifyInstance | null = null;
  return {
    observer: countEvents(make),
    observeStatement: countStatements(make),
    watch(app, database) {
      countCalls(make, app);
      if (database.readPool) readPool(make, database.readPool);
      refresh = readQueues(make, app.context);
      if (port === null) metricsRoute(app, print, token);
      app.addHook("onClose", async () => ownServer?.close());
    },
    async listen(app) {
      const { host, publicUrl } = app.context.settings;
      if (port === null) return null;
      ownServer = await listenForMetrics(print, token, { port, host, publicUrl });
      return (ownServer.server.address() as AddressInfo).port;
    },
  };
}
