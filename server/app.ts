/** The server without its process. Every feature is registered here by hand. */

import cookie from "@fastify/cookie";
import fastify, { type FastifyBaseLogger, type FastifyServerFactory, LogController } from "fastify";
import { adminRoutes } from "./accounts/admin/routes.ts";
import { composeLetter } from "./accounts/compose-letter.ts";
import { deletionRoutes } from "./accounts/deletion-routes.ts";
import { doorRoutes } from "./accounts/doors-routes.ts";
import { passkeyRoutes } from "./accounts/passkeys/routes.ts";
import { hashPassword as fullHash, type HashPassword } from "./accounts/passwords.ts";
import { recoveryRoutes } from "./accounts/recovery-routes.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { secondFactorRoutes } from "./accounts/second-factor-routes.ts";
import { settingsRoutes } from "./accounts/settings-routes.ts";
import { signInLinkRoutes } from "./accounts/sign-in-link-routes.ts";
import { takeBackRoutes } from "./accounts/take-back-routes.ts";
import { apiDocs } from "./api-docs.ts";
import { assistantRoutes } from "./assistants/routes.ts";
import { serveBelow, urlWithin } from "./base-path.ts";
import { schemaController } from "./call-schema.ts";
import { readChanges } from "./changes/read-changes.ts";
import { changeRoutes } from "./changes/routes.ts";
import { comparisonRoutes } from "./comparisons/routes.ts";
import { compressReplies } from "./compression.ts";
import { constellationRoutes } from "./constellations/routes.ts";
import type { App, Context } from "./context.ts";
import type { Database } from "./database/open.ts";
import { Draining } from "./draining.ts";
import type { Settings } from "./environment.ts";
import { describeError, sendError } from "./errors.ts";
import { exportSchema } from "./export-schema.ts";
import { feelingRoutes } from "./feelings/routes.ts";
import { hostGuard } from "./guards/host.ts";
import { healthRoutes } from "./health/routes.ts";
import { endEarlierImports } from "./imports/open-import.ts";
import { importRoutes } from "./imports/routes.ts";
import { instanceOf } from "./instance.ts";
import { journeyRoutes } from "./journey/routes.ts";
import { FloodLimit } from "./limits/flood-limit.ts";
import { logReplies } from "./log.ts";
import { MailQueue } from "./mail/queue.ts";
import { openTransport } from "./mail/transport.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { binRoutes } from "./mood-entries/bin-routes.ts";
import { moodEntryRoutes } from "./mood-entries/routes.ts";
import { noObserver } from "./observer.ts";
import { replyHeaders } from "./pages/headers.ts";
import { pages, routableUrl } from "./pages/pages.ts";
import { providerRoutes } from "./provider/routes.ts";
import { linkTo } from "./public-link.ts";
import { composeReminder } from "./reminders/compose-reminder.ts";
import { NtfyService } from "./reminders/ntfy-service.ts";
import { PushService, pushContact } from "./reminders/push-service.ts";
import { ReminderQueue } from "./reminders/reminder-queue.ts";
import { reminderRoutes } from "./reminders/routes.ts";
import { sealRoutes } from "./seal/routes.ts";
import { readKeyOfTopics, readKeyOfWebhooks } from "./secret-key.ts";
import { sessionRoutes } from "./sessions/routes.ts";
import { linkRoutes } from "./shown-skies/link-routes.ts";
import { shownPages } from "./shown-skies/shown-pages.ts";
import { shownRoutes } from "./shown-skies/shown-routes.ts";
import { SlicedReplies } from "./sliced/sliced-replies.ts";
import { tagRoutes } from "./tags/routes.ts";
import { realTimers, type Timers } from "./timers.ts";
import { tokenRoutes } from "./tokens/routes.ts";
import { withholdWords } from "./tokens/withhold-words.ts";
import { trackerRoutes } from "./trackers/routes.ts";
import { universeRoutes } from "./universes/routes.ts";
import { webhookRoutes } from "./webhooks/routes.ts";
import { WebhookQueue } from "./webhooks/webhook-queue.ts";
import { wellnessRoutes } from "./wellness/routes.ts";

export type AppParts = {
  readonly database: Database;
  readonly settings: Settings;
  readonly timers?: Timers;
  /** Tests pass one of a lower cost; the default has the cost of production. */
  readonly hashPassword?: HashPassword;
  /** The built client; null serves none. */
  readonly clientDir: string | null;
  /** The destination of log lines; standard output by default. */
  readonly logTo?: { write(line: string): void };
  readonly serverFactory?: FastifyServerFactory;
  /** null without METRICS. */
  readonly metrics?: Metrics | null | undefined;
  /** Origin of the push receiver of tests, which is neither public nor https. Undefined outside of tests. */
  readonly trustedPushOrigin?: string | undefined;
  /** Origin of the ntfy server of tests. Undefined outside of tests. */
  readonly trustedNtfyOrigin?: string | undefined;
  /** Origin of the receiver of webhooks of tests. Undefined outside of tests. */
  readonly trustedWebhookOrigin?: string | undefined;
};

const bodyLimit = 64 * 1024;

function makeContext(parts: AppParts, log: FastifyBaseLogger): Context {
  const { settings, timers = realTimers, hashPassword = fullHash } = parts;
  const { now } = timers;
  const { db, dialect, readers } = parts.database;
  const { publicUrl } = settings;
  const observer = parts.metrics?.observer ?? noObserver;
  const mail = new MailQueue({
    ...{ db, dialect, timers },
    openTransport: () =>
      openTransport(settings, (file) => log.info({ file }, "a mail is in the outbox"), { timers }),
    compose: (row) =>
      row.kind === "reminder" || row.kind === "check-in"
        ? composeReminder({ db, settings, now, keys: () => reminders.keys() }, row)
        : composeLetter({ db, dialect, settings, now }, row),
    onDeliveryFailure: (err) => {
      observer.deliveryFailed("mails");
      log.warn({ err }, "a mail could not be sent yet");
    },
    onQueueFailure: (err) => log.warn({ err }, "the queue of mails could not be used"),
  });
  const push = new PushService({
    ...{ timers, contact: pushContact(settings), trustedOrigin: parts.trustedPushOrigin },
  });
  const ntfy = new NtfyService({
    ...{ timers, networks: settings.ntfyNetworks, trustedOrigin: parts.trustedNtfyOrigin },
    key: () => readKeyOfTopics(settings.dataDir),
  });
  const reminders = new ReminderQueue({
    ...{ db, dialect, timers, push, ntfy, address: linkTo(publicUrl, "") },
    wakeMail: () => mail.wake(),
    onDeliveryFailure: (failure) => {
      observer.deliveryFailed("reminders");
      log.warn(failure, "a reminder could not be sent");
    },
    onQueueFailure: (err) => log.warn({ err }, "the queue of reminders could not be used"),
  });
  const webhooks = new WebhookQueue({
    ...{ db, dialect, readers, timers, trustedOrigin: parts.trustedWebhookOrigin },
    key: () => readKeyOfWebhooks(settings.dataDir),
    wakeMail: () => mail.wake(),
    onDeliveryFailure: (failure) => {
      observer.deliveryFailed("webhooks");
      log.warn(failure, "a webhook could not be told");
    },
    onQueueFailure: (err) => log.warn({ err }, "the queue of webhooks could not be used"),
  });
  return {
    ...{ db, dialect, readers, settings, now, timers, mail, push, ntfy, reminders, webhooks, hashPassword },
    secureCookies: publicUrl.protocol === "https:",
    flood: new FloodLimit(),
    linkFlood: new FloodLimit(),
    draining: new Draining(timers),
    replies: new SlicedReplies(),
    observer,
  };
}

/** Ends deliveries. What they leave, also mails that the last calls queue, is sent after the next start. */
export async function closeQueues({ context: { reminders, webhooks, mail } }: App) {
  await Promise.all([reminders.close(), webhooks.close(), mail.close()]);
}

function makeServer({ settings, logTo, serverFactory }: AppParts, defaultHeaders: Record<string, string>) {
  return fastify({
    bodyLimit,
    rewriteUrl: ({ url = "/" }) => routableUrl(urlWithin(url, settings.basePath)),
    // Hooks do not run for errors of the router.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(defaultHeaders)),
    trustProxy: (_address: string, hop: number) => hop < settings.trustedProxies,
    // A HEAD request must not have the effects of a GET handler, such as signing in.
    exposeHeadRoutes: false,
    // A name of 50 characters takes up to 600 bytes when it is percent-encoded.
    routerOptions: { maxParamLength: 1000 },
    schemaController,
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

/** The doctor is loaded when an administrator first asks for what it finds. */
async function examineServer({ context }: App) {
  const { examine } = await import("./operator/doctor/examine.ts");
  return examine(context);
}

/** The app, ready for `listen` or `inject`. Closing it leaves the database open. */
export async function buildApp(parts: AppParts): Promise<App> {
  const defaultHeaders = replyHeaders(parts.settings.publicUrl);
  const server = makeServer(parts, defaultHeaders);
  const app: App = Object.assign(server, { context: makeContext(parts, server.log) });
  app.addHook("onClose", () => closeQueues(app));

  app.setErrorHandler(sendError);
  app.removeContentTypeParser("text/plain");
  app.decorateRequest("session", null);
  logReplies(app);
  parts.metrics?.watch(app, parts.database);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(defaultHeaders);
    done();
  });
  withholdWords(app);
  compressReplies(app);
  app.context.draining.watch(app);
  app.addHook("onRequest", hostGuard(parts.settings));
  serveBelow(app, parts.settings.basePath);
  await app.register(cookie);
  apiDocs(app);

  exportSchema(app);
  healthRoutes(app);
  sessionRoutes(app);
  tokenRoutes(app);
  accountRoutes(app);
  settingsRoutes(app);
  secondFactorRoutes(app);
  signInLinkRoutes(app);
  doorRoutes(app);
  deletionRoutes(app);
  adminRoutes(app, () => examineServer(app));
  takeBackRoutes(app);
  passkeyRoutes(app);
  recoveryRoutes(app);
  providerRoutes(app);
  universeRoutes(app);
  journeyRoutes(app);
  changeRoutes(app);
  assistantRoutes(app, (db, userId) => readChanges(db, userId, null));
  moodEntryRoutes(app);
  binRoutes(app);
  tagRoutes(app);
  feelingRoutes(app);
  constellationRoutes(app);
  comparisonRoutes(app);
  trackerRoutes(app);
  importRoutes(app);
  sealRoutes(app, (userId) => endEarlierImports(app.context, userId));
  wellnessRoutes(app);
  linkRoutes(app);
  shownRoutes(app);
  shownPages(app, parts.clientDir);
  reminderRoutes(app);
  webhookRoutes(app);
  await pages(app, parts.clientDir, instanceOf(parts.settings));
  await app.ready();
  return app;
}
