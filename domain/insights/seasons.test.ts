import { expect, test } from "vitest";
import { plainSimulation, simulateJournal } from "../../testing/simulated-journal.ts";
import { dayMs } from "../calendar.ts";
import { catalogue } from "../feelings.ts";
import { insightsOf } from "./insights.ts";

/** Moods of a year that wander, with some of its first stars by a clock that was `early` days too early. */
function wandering(span: number, early: number) {
  const journal = simulateJournal({
    ...{ ...plainSimulation, seed: 4, span },
    drift: (day) => 0.15 * Math.sin(day / 60),
  });
  const entries = journal.entries.map((entry, at) =>
    at < 5
      ? { ...entry, timestamp: new Date(Date.parse(entry.timestamp) - early * dayMs).toISOString() }
      : entry,
  );
  const reader = { now: journal.now, utcOffset: 0 };
  return insightsOf({ ...journal, entries, feelings: catalogue }, reader);
}

test.each([19_700, 730])("a year has no seasons because of stars from %i days before it", (early) => {
  const { seasons, later } = wandering(360, early);
  expect(seasons).toBeNull();
  expect(later.find(({ thing }) => thing === "seasons")?.days).toBeGreaterThan(150);
});

test("two years have their seasons judged, with whole weeks of silence between", () => {
  expect(wandering(800, 0).seasons).not.toBeNull();
  expect(wandering(800, 60).seasons).not.toBeNull();
});
