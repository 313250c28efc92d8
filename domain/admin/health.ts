/** What administrators learn of the server. */

import * as z from "zod/mini";

/** `oldestAt` is the moment from which the oldest of them waits, ISO 8601 with `Z`. */
const queueSchema = z.object({
  waiting: z.int(),
  /** Those of which an attempt has failed. */
  failing: z.int(),
  oldestAt: z.nullable(z.string()),
});

export const healthReportSchema = z.object({
  version: z.string(),
  /** Of the findings, which a process makes at most once a minute. */
  checkedAt: z.string(),
  /** As `npm run doctor` prints them, in English. A later version can have other levels. */
  findings: z.array(z.object({ level: z.string(), part: z.string(), text: z.string() })),
  /** By what waits: "mails", "reminders" and "webhooks", or what a later version knows. */
  queues: z.record(z.string(), queueSchema),
});
export type HealthReport = z.output<typeof healthReportSchema>;
