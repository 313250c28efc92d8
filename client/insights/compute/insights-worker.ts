/** The worker that computes the insights, so that the page stays responsive. */

import { type InsightUniverse, insightsOf, type Reader } from "#domain/insights/insights.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";

export type ToWorker =
  | { readonly type: "stars"; readonly stars: readonly InsightEntry[] }
  | { readonly type: "compute"; readonly rest: Omit<InsightUniverse, "entries">; readonly reader: Reader };

const entries: InsightEntry[] = [];

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "stars") entries.push(...data.stars);
  else postMessage(insightsOf({ ...data.rest, entries }, data.reader));
});
