/** What the insights cost, in processor milliseconds. */

import { dateOfDay } from "#domain/calendar.ts";
import { catalogue } from "#domain/feelings.ts";
import { type InsightUniverse, insightsOf } from "#domain/insights/insights.ts";
import type { WellnessSession } from "#domain/wellness/sessions.ts";
import { processorTime } from "../measure.ts";
import { makeStars } from "../stars.ts";
import { limit, type Row } from "../table.ts";

const dayMs = 86_400_000;

export function costRows(): Row[] {
  const count = 10_000;
  const entries = makeStars(count).map((star, at) => ({
    ...star,
    tags: Array.from({ length: at % 4 }, (_, tag) => `tag-${(at * 7 + tag * 13) % 40}`),
  }));
  const tags = Array.from({ length: 40 }, (_, at) => ({ id: `tag-${at}` }));
  const now = Date.parse(entries.at(-1)?.timestamp ?? "");
  // 27 years with one star a day, and a year with 27.
  const first = Date.parse(entries[0]?.timestamp ?? "");
  const dense = entries.map((star) => ({
    ...star,
    timestamp: new Date(now - (now - Date.parse(star.timestamp)) / 27).toISOString(),
  }));
  const cost = (
    stars: typeof entries,
    { sessions = [], ...measured }: Partial<Pick<InsightUniverse, "sessions" | "trackers" | "readings">> = {},
  ) =>
    processorTime(() =>
      insightsOf({ feelings: catalogue, entries: stars, tags, sessions, ...measured }, { now, utcOffset: 0 }),
    );
  // The year is copied ten times over, so that each star has nine neighbours.
  const many = Array.from({ length: 10 }, (_, copy) =>
    dense.map((star) => ({
      ...star,
      timestamp: new Date(Date.parse(star.timestamp) - copy * 600_000).toISOString(),
    })),
  ).flat();
  const years = Math.round((now - first) / dayMs / 365);
  return [
    limit("Insights of 10,000 stars in a year, 40 tags", cost(dense), "ms", { atMost: 150 }),
    limit(`Insights of 10,000 stars in ${years} years, 40 tags`, cost(entries), "ms", { atMost: 150 }),
    limit(
      "Insights of 100,000 stars and 2,000 exercises in a year, 40 tags",
      cost(many, { sessions: exercisesUntil(now) }),
      "ms",
      { atMost: 1_500 },
    ),
    ...[5, 30].flatMap((count) => [
      limit(
        `Insights of 10,000 stars in ${years} years, 40 tags and 18,000 readings of ${count} trackers`,
        cost(entries, readingsUntil(now, count)),
        "ms",
        { atMost: 250 },
      ),
      limit(
        `Insights of 10,000 stars in a year, 40 tags and 18,000 readings of ${count} trackers`,
        cost(dense, readingsUntil(now, count)),
        "ms",
        { atMost: 250 },
      ),
    ]),
  ];
}

/** One reading of each tracker on each of the latest days. */
export function readingsUntil(now: number, count: number) {
  const trackers = Array.from({ length: count }, (_, at) => ({
    id: `tracker-${at}`,
    kind: "number" as const,
  }));
  const today = Math.floor(now / dayMs);
  const readings = Array.from({ length: 18_000 }, (_, at) => ({
    trackerId: `tracker-${at % count}`,
    at: dateOfDay(today - Math.floor(at / count)),
    value: (at * 7_919) % 41,
  }));
  return { trackers, readings };
}

export const exercisesUntil = (now: number): readonly WellnessSession[] =>
  Array.from({ length: 2_000 }, (_, at) => ({
    ...{ id: `session-${at}`, userId: "user-1", kind: "exercise", itemId: `exercise-${at % 10}` },
    ...{ outcome: "completed", seconds: 180, score: null },
    at: new Date(now - at * 4 * 3_600_000).toISOString(),
  }));
