/** The whole server but its process: every feature is registered here by hand, in sight. */

import cookie from "@fastify/cookie";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
  LogController,
} from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { composeLetter } from "./accounts/letters.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { settingsRoutes } from "./accounts/settings-routes.ts";
import { apiDocs } from "./api-docs.ts";
import type { Database, Dialect } from "./database/open.ts";
import type { Db } from "./database/schema.ts";
import { Draining } from "./draining.ts";
import type { Settings } from "./environment.ts";
import { answerError, describeError } from "./errors.ts";
import { Flood } from "./guards/flood.ts";
import { hostGuard } from "./guards/host.ts";
import { healthRoutes } from "./health/routes.ts";
import { journeyRoutes } from "./journey/routes.ts";
import { logAnswers } from "./log.ts";
import { MailQueue } from "./mail/queue.ts";
import { openTransport } from "./mail/transport.ts";
import { moodEntryRoutes } from "./mood-entries/routes.ts";
import { pages } from "./pages/pages.ts";
import { providerRoutes } from "./provider/routes.ts";
import { sessionRoutes } from "./sessions/routes.ts";
import { universeRoutes } from "./universes/routes.ts";
import { wellnessRoutes } from "./wellness/routes.ts";

/** What the features share. */
export type Context = {
  readonly db: Db;
  readonly dialect: Dialect;
  readonly settings: Settings;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly secureCookies: boolean;
  readonly flood: Flood;
  readonly mail: MailQueue;
  readonly draining: Draining;
};

export type App = FastifyInstance & { readonly context: Context };

export type AppParts = {
  readonly database: Database;
  readonly settings: Settings;
  readonly now?: () => number;
  /** The built client; null serves none. */
  readonly clientDir: string | null;
  /** Where log lines go instead of standard output. */
  readonly logTo?: { write(line: string): void };
  readonly serverFactory?: FastifyServerFactory;
};

const bodyLimit = 64 * 1024;

function makeContext(
  { database: { db, dialect }, settings, now = Date.now }: AppParts,
  log: FastifyBaseLogger,
): Context {
  const { publicUrl } = settings;
  const mail = new MailQueue({
    ...{ db, dialect, now },
    openTransport: () =>
      openTransport(settings, (file) => log.info({ file }, "a mail is in the outbox"), { now }),
    compose: (row) => composeLetter({ db, settings, now }, row),
    onFailure: (err) => log.warn({ err }, "a mail could not be sent yet"),
  });
  return {
    ...{ db, dialect, settings, now, mail },
    secureCookies: publicUrl.protocol === "https:",
    flood: new Flood(),
    draining: new Draining(),
  };
}

function makeServer({ settings, logTo, serverFactory }: AppParts) {
  return fastify({
    bodyLimit,
    // A URL that cannot be decoded is answered as any other bad input.
    frameworkErrors: answerError,
    trustProxy: (_address: string, hop: number) => hop < settings.trustedProxies,
    // A HEAD must not do what its GET does: one of them signs a person in.
    exposeHeadRoutes: false,
    // A name of 50 characters can take 12 bytes each once it is written in a URL.
    routerOptions: { maxParamLength: 1000 },
    logger: {
      level: settings.logLevel,
      serializers: { err: describeError },
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: "idle",
    ...(serverFactory && { serverFactory }),
  });
}

/** Ready to listen or to be asked by `inject`. Closing it leaves the database open. */
export async function buildApp(parts: AppParts): Promise<App> {
  const server = makeServer(parts);
  const app: App = Object.assign(server, { context: makeContext(parts, server.log) });
  app.addHook("onClose", () => app.context.mail.close());

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.removeContentTypeParser("text/plain");
  app.decorateRequest("session", null);
  logAnswers(app);
  app.context.draining.watch(app);
  app.addHook("onRequest", hostGuard(parts.settings));
  await app.register(cookie);
  await apiDocs(app);

  healthRoutes(app);
  sessionRoutes(app);
  accountRoutes(app);
  settingsRoutes(app);
  providerRoutes(app);
  universeRoutes(app);
  journeyRoutes(app);
  moodEntryRoutes(app);
  wellnessRoutes(app);
  await pages(app, parts.clientDir);
  await app.ready();
  return app;
}
