/** Journals in every state that the insights have to speak of, as they are computed on the day of the last star. */

import { dateOfDay } from "#domain/calendar.ts";
import { catalogue } from "#domain/feelings.ts";
import { insightsOf } from "#domain/insights/insights.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import type { Names } from "#domain/insights/statement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { plainSimulation, type Simulation, simulateJournal, tagByChance } from "./simulated-journal.ts";
import { hoursTracker } from "./simulated-measures.ts";

const tags: Simulation["tags"] = (random, days) => [
  tagByChance("walk", () => 0.35, 0.3)(random, days),
  tagByChance("work", () => 0.6, -0.2)(random, days),
  ...["rain", "tea", "choir", "train", "soup"].map((id, at) =>
    tagByChance(id, () => 0.15 + 0.05 * at)(random, days),
  ),
];

/** Everything that a person can have, with effects of which some are true. */
const rich: Partial<Simulation> = {
  ...{ tags, twins: 0.4, mostStars: 4 },
  trackers: (random, days) => [
    hoursTracker("sleep", { same: 0.12 })(random, days),
    hoursTracker("run", { next: -0.12 })(random, days),
    hoursTracker("steps")(random, days),
  ],
  exercise: (score, random) => (score < 0 && random() < 0.4 ? { itemId: "candle", effect: 0.3 } : null),
  drift: (day) => (day % 7 === 6 ? 0.2 : 0) + 0.2 * Math.sin((2 * Math.PI * day) / 365),
};

/** Computes the insights of the first stars of a simulated journal; `change` is made to them. */
export function insightsOfFirst(
  stars: number,
  options: Partial<Simulation> = rich,
  change: (entry: MoodEntry, at: number) => MoodEntry = (entry) => entry,
): Insights {
  const span = Math.max(10, 2 * stars);
  const journal = simulateJournal({ ...plainSimulation, seed: 5, span, ...options });
  const entries = journal.entries.slice(0, stars);
  const now = Date.parse(entries.at(-1)?.timestamp ?? "2026-01-01T00:00:00.000Z") + 3_600_000;
  const trackers = journal.measured.map(({ trackerId }) => ({ id: trackerId, kind: "number" as const }));
  const readings = journal.measured.flatMap(({ trackerId, values }) =>
    [...values].map(([day, value]) => ({ trackerId, at: dateOfDay(day), value })),
  );
  return insightsOf(
    { ...journal, entries: entries.map(change), trackers, readings, feelings: catalogue },
    { now, utcOffset: 0 },
  );
}

/** The numbers of stars that every state is tried with. */
export const journalSizes = [0, 1, 2, 12, 40, 365, 5_000] as const;

/** Things are called by their ids. */
export const plainNames: Names = {
  feelings: catalogue,
  tag: (id) => id,
  tracker: (id) => ({ id, name: id, kind: "number", unit: "" }),
  exercise: (id) => id,
};
