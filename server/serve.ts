/** Starts the server: reads the environment, opens the database, builds the app and listens. */

import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type AppParts, buildApp, closeQueues } from "./app.ts";
import type { App } from "./context.ts";
import { type Database, describeDatabaseError, openDatabase } from "./database/open.ts";
import { overwriteDeleted } from "./database/overwrite.ts";
import { readEnvironment, type Settings } from "./environment.ts";
import { startHousekeeping } from "./housekeeping.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { linkTo } from "./public-link.ts";
import { describeStart } from "./start-line.ts";

const clientDir = join(import.meta.dirname, "../dist/client");
/** Of the process, so that real timers end it, whichever the app has. */
const stopTimeoutMs = 10_000;
/** A database that hangs does not say goodbye. */
const goodbyeMs = 1_000;

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function settingsOrStop(): Settings {
  const read = readEnvironment();
  return read.ok ? read.settings : stopWith(read.reason);
}

/** The library of the metrics is loaded only where it is used. */
async function openMetrics({ metrics }: Settings): Promise<Metrics | null> {
  if (!metrics) return null;
  const { makeMetrics } = await import("./metrics/metrics.ts");
  return makeMetrics(metrics);
}

async function databaseOrStop(settings: Settings, metrics: Metrics | null): Promise<Database> {
  try {
    return await openDatabase(settings, {
      onIdleError: (error) => process.stderr.write(`A database connection broke: ${error.name}\n`),
      ...(metrics && { onStatement: metrics.observeStatement }),
    });
  } catch (error) {
    return stopWith(describeDatabaseError(error, settings));
  }
}

/** `variable` is the setting of the port. */
function describeListenError(error: unknown, variable: string, port: number, host: string): string {
  const { code } = error as { code?: string };
  if (code === "EADDRINUSE") return `${variable} ${port} is in use; set ${variable} to another one.`;
  if (code === "EACCES")
    return `${variable} ${port} may not be used by this user; set ${variable} to another one.`;
  return `HOST ${host} cannot be listened on (${code}).`;
}

async function listenOrStop(app: App, { port, host, ...settings }: Settings, metrics: Metrics | null) {
  await app
    .listen({ port, host })
    .catch((error: unknown) => stopWith(describeListenError(error, "PORT", port, host)));
  const metricsPort = settings.metrics?.port ?? port;
  await metrics
    ?.listen(app)
    .catch((error: unknown) => stopWith(describeListenError(error, "METRICS_PORT", metricsPort, host)));
}

/** Drains the server and closes the database on the first signal; ignores further ones. */
function stopOnSignals(app: App, database: Database) {
  const stop = async () => {
    setTimeout(() => stopWith("Stopping took too long."), stopTimeoutMs).unref();
    // Queues close beside the calls in progress, because a mail server and a caller may both be silent.
    const queuesClosed = closeQueues(app);
    await app.context.draining.close(app);
    await queuesClosed;
    await overwriteDeleted(database.db, database.dialect).catch((err: unknown) =>
      app.log.warn({ err }, "could not overwrite what was deleted"),
    );
    await Promise.race([database.close(), pause(goodbyeMs)]);
    process.exit(0);
  };
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    void stop();
  };
  process.on("SIGTERM", stopOnce);
  process.on("SIGINT", stopOnce);
}

/** Resolves when the server listens; stops the process with a sentence when it cannot. */
export async function serve(
  parts: Partial<
    Pick<AppParts, "trustedPushOrigin" | "trustedWebhookOrigin" | "clientDir" | "timers" | "serverFactory">
  > = {},
) {
  // Other users of the machine must not read what this process writes.
  process.umask(0o077);
  const settings = settingsOrStop();
  const metrics = await openMetrics(settings);
  const database = await databaseOrStop(settings, metrics);
  const app = await buildApp({ database, settings, clientDir, metrics, ...parts });
  app.log.info(describeStart(settings), "starting");
  if (!settings.rateLimits)
    app.log.warn("RATE_LIMITS is off: anybody may try anything as often as they like");
  // Signals are heard before the server listens, because one can arrive as soon as the health check answers.
  stopOnSignals(app, database);
  await listenOrStop(app, settings, metrics);
  startHousekeeping(app);
  process.stdout.write(`Mood Universe is open at ${linkTo(settings.publicUrl, "")}\n`);
}
