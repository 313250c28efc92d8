/** Environment -> database -> app -> listen. */

import { join } from "node:path";
import { type App, buildApp } from "./app.ts";
import { explainDatabase } from "./database/explain.ts";
import { type Database, openDatabase } from "./database/open.ts";
import { readEnvironment, type Settings } from "./environment.ts";
import { keepHouse } from "./housekeeping.ts";

const clientDir = join(import.meta.dirname, "../dist/client");
const longestStopMs = 10_000;

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function settingsOrStop(): Settings {
  const read = readEnvironment();
  return read.ok ? read.settings : stopWith(read.reason);
}

async function databaseOrStop(settings: Settings): Promise<Database> {
  try {
    return await openDatabase(settings, (error) =>
      process.stderr.write(`A database connection broke: ${error.name}\n`),
    );
  } catch (error) {
    return stopWith(explainDatabase(error, settings));
  }
}

function explainListen(error: unknown, { port, host }: Settings): string {
  const { code } = error as { code?: string };
  if (code === "EADDRINUSE") return `PORT ${port} is in use; set PORT to another one.`;
  if (code === "EACCES") return `PORT ${port} may not be used by this user; set PORT to another one.`;
  return `HOST ${host} cannot be listened on (${code}).`;
}

async function listenOrStop(app: App, settings: Settings) {
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    stopWith(explainListen(error, settings));
  }
}

/** What is in flight finishes, a second signal changes nothing; then the database closes. */
function stopOnSignals(app: App, database: Database) {
  const stop = async () => {
    setTimeout(() => stopWith("Stopping took too long."), longestStopMs).unref();
    await app.context.draining.close(app);
    await database.close();
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

// What this process writes is for nobody else on the machine.
process.umask(0o077);
const settings = settingsOrStop();
const database = await databaseOrStop(settings);
const app = await buildApp({ database, settings, clientDir });
if (!settings.rateLimits) app.log.warn("RATE_LIMITS is off: anybody may try anything as often as they like");
await listenOrStop(app, settings);
stopOnSignals(app, database);
keepHouse(app);
process.stdout.write(`Mood Universe is open at ${settings.publicUrl.origin}\n`);
