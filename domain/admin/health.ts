/** What administrators learn of the server. */

import * as z from "zod/mini";

/** `oldestAt` is the moment from which the oldest of them waits, ISO 8601 with `Z`. */
const queueSchema = z.object({
  waiting: z.int(),
  /** How many of them an attempt to send has failed for. */
  failing: z.int(),
  oldestAt: z.nullable(z.string()),
});

export const healthReportSchema = z.object({
  version: z.string(),
  /** The moment of the findings, which a process makes at most once a minute. */
  checkedAt: z.string(),
  /** What `npm run doctor` prints, in English. A later version can have other levels. */
  findings: z.array(z.object({ level: z.string(), part: z.string(), text: z.string() })),
  /** Each queue by what waits in it: "mails", "reminders" and "webhooks", or what a later version knows. */
  queues: z.record(z.string(), queueSchema),
});
export type HealthReport = z.output<typeof healthReportSchema>;
