/** What a comparison costs, in processor milliseconds: the choice of days on the page, and the rest in its worker. */

import { dateOfDay } from "#domain/calendar.ts";
import { chosenDays } from "#domain/comparison/chosen-days.ts";
import { compare } from "#domain/comparison/compare.ts";
import type { Comparison } from "#domain/comparison/comparison.ts";
import { catalogue } from "#domain/feelings.ts";
import { indexJournal } from "#domain/journal/journal-index.ts";
import { sides } from "../../testing/compare-simulated.ts";
import { processorTime } from "../measure.ts";
import { makeStars } from "../stars.ts";
import { limit, type Row } from "../table.ts";
import { exercisesUntil, readingsUntil } from "./insights-cost.ts";

const dayMs = 86_400_000;
const years = 14;

export function comparisonCostRows(): Row[] {
  const plain = makeStars(50_000);
  const now = Date.parse(plain.at(-1)?.timestamp ?? "");
  const first = Date.parse(plain[0]?.timestamp ?? "");
  const denser = (now - first) / (years * 365 * dayMs);
  const entries = plain.map((star, at) => ({
    ...star,
    timestamp: new Date(now - (now - Date.parse(star.timestamp)) / denser).toISOString(),
    tags: Array.from({ length: at % 4 }, (_, tag) => `tag-${(at * 7 + tag * 13) % 40}`),
  }));
  const tags = Array.from({ length: 40 }, (_, at) => ({ id: `tag-${at}` }));
  const today = Math.floor(now / dayMs);
  const index = indexJournal(catalogue, entries, "UTC");
  const middle = today - (years * 365) / 2;
  const comparisons: Record<string, Comparison> = {
    "two halves": sides({ to: dateOfDay(middle) }, { from: dateOfDay(middle + 1) }),
    "days with a tag and without": sides({ tags: ["tag-1"] }),
    "good weeks and others": { kind: "weeks", from: null, to: null },
  };
  const universe = {
    feelings: catalogue,
    entries,
    tags,
    sessions: exercisesUntil(now),
    ...readingsUntil(now, 5),
  };
  return Object.entries(comparisons).flatMap(([name, comparison]) => {
    const choose = () => chosenDays(comparison, index, { now, today });
    const chosen = choose();
    const about = `of 50,000 stars in ${years} years: ${name}`;
    return [
      limit(`Choosing the days ${about}`, processorTime(choose), "ms", { atMost: 50 }),
      limit(
        `Comparison ${about}, 40 tags and 18,000 readings`,
        processorTime(() => compare({ ...universe, chosen }, { now, utcOffset: 0 })),
        "ms",
        { atMost: 250 },
      ),
    ];
  });
}
