/** What every feature receives: the database, the clock, the settings and the services of this process. */

import type { FastifyInstance } from "fastify";
import type { HashPassword } from "./accounts/passwords.ts";
import type { Dialect } from "./database/dialect.ts";
import type { Database } from "./database/open.ts";
import type { Db } from "./database/schema.ts";
import type { Draining } from "./draining.ts";
import type { Settings } from "./environment.ts";
import type { FloodLimit } from "./limits/flood-limit.ts";
import type { MailQueue } from "./mail/queue.ts";
import type { Observer } from "./observer.ts";
import type { NtfyService } from "./reminders/ntfy-service.ts";
import type { PushService } from "./reminders/push-service.ts";
import type { ReminderQueue } from "./reminders/reminder-queue.ts";
import type { SlicedReplies } from "./sliced/sliced-replies.ts";
import type { Timers } from "./timers.ts";
import type { WebhookService } from "./webhooks/webhook-service.ts";

export type Context = {
  readonly db: Db;
  readonly dialect: Dialect;
  readonly readers: Database["readers"];
  readonly settings: Settings;
  /** Epoch milliseconds, as `timers` tells them. */
  readonly now: () => number;
  readonly timers: Timers;
  readonly hashPassword: HashPassword;
  readonly secureCookies: boolean;
  readonly flood: FloodLimit;
  /** Limit for visitors of shown skies, so that they and the people of the same address do not limit each other. */
  readonly linkFlood: FloodLimit;
  readonly mail: MailQueue;
  readonly push: PushService;
  readonly ntfy: NtfyService;
  readonly reminders: ReminderQueue;
  readonly webhooks: WebhookService;
  readonly draining: Draining;
  readonly replies: SlicedReplies;
  readonly observer: Observer;
};

export type App = FastifyInstance & { readonly context: Context };
