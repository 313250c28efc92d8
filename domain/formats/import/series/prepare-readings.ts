/** Makes what an import sends of its series and the person's answers: trackers that are new, and readings. */

import type { BroughtReading, Reading } from "../../../records/reading/reading.ts";
import type { BroughtTracker, Tracker } from "../../../records/tracker/tracker.ts";
import { nameKey } from "../clean-text.ts";
import { findTrackerByName } from "../mapping/suggest-tracker.ts";
import type { Mapping, PreparedReadings, Problem, TrackerAnswer } from "../read-journal.ts";
import { remark } from "../remark.ts";
import type { ReadSeries } from "./read-series.ts";
import { type ReadingsOfSeries, readingsOfSeries } from "./readings-of-series.ts";

export type ReadingOptions = {
  /** Trackers of the universe, archived ones too. */
  readonly trackers: readonly Tracker[];
  readonly knownReadings: ValuesByTracker;
  readonly timeZone: string;
  readonly now: number;
  readonly createId: () => string;
};

/** What the universe has already: values by `at`, by the id of their tracker. */
export type ValuesByTracker = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function valuesByTracker(readings: readonly Reading[]): ValuesByTracker {
  const values = new Map<string, Map<string, number>>();
  for (const { trackerId, at, value } of readings) {
    const known = values.get(trackerId);
    if (known) known.set(at, value);
    else values.set(trackerId, new Map([[at, value]]));
  }
  return values;
}

/**
 * Series of one name are one tracker. A reading that the universe has stays as it is, because the person may have corrected
 * it, unless they want the values of the file.
 */
export function prepareReadings(
  series: readonly ReadSeries[],
  { trackers: answers, replacesReadings }: Pick<Mapping, "trackers" | "replacesReadings">,
  options: ReadingOptions,
): PreparedReadings {
  const made = new Map<string, BroughtTracker>();
  const taken = new Map<string, Set<string>>();
  const readings: BroughtReading[] = [];
  const replacing: BroughtReading[] = [];
  const problems: Problem[] = [];
  let known = 0;
  for (const one of series) {
    const answer = answers.get(one.id);
    if (!answer?.isTaken) continue;
    const target =
      findTrackerByName(options.trackers, answer.name) ??
      made.get(nameKey(answer.name)) ??
      newTracker(answer, options, made.size);
    if ("isNew" in target) made.set(nameKey(answer.name), target.tracker);
    const tracker = "isNew" in target ? target.tracker : target;
    const found = readingsOfSeries(one, answer.timeUnit, tracker, options);
    const present = options.knownReadings.get(tracker.id);
    const before = taken.get(tracker.id) ?? new Set();
    taken.set(tracker.id, before);
    for (const reading of found.readings) {
      const value = present?.get(reading.at);
      const stays = value !== undefined && (!replacesReadings || value === reading.value);
      if (before.has(reading.at) || stays) known += 1;
      else (value === undefined ? readings : replacing).push({ trackerId: tracker.id, ...reading });
      before.add(reading.at);
    }
    problems.push(...problemsOf(one.name, found));
  }
  return { trackers: [...made.values()], readings, replacing, known, problems };
}

function newTracker(
  { name, kind, unit, min, max, step, perDay }: TrackerAnswer,
  { trackers, createId }: ReadingOptions,
  made: number,
): { isNew: true; tracker: BroughtTracker } {
  const position = Math.max(-1, ...trackers.map((tracker) => tracker.position)) + 1 + made;
  const form = { name, kind, unit, min, max, step, perDay, lowLabel: "", highLabel: "" };
  return { isNew: true, tracker: { id: createId(), ...form, ask: "any-time", isArchived: false, position } };
}

/** Nothing that the file says is lost in silence. */
function problemsOf(name: string, found: ReadingsOfSeries): Problem[] {
  const said = [
    [found.outside, "value-left-out", "valuesOutside"],
    [found.ofOtherTimes, "value-left-out", "valuesOfOtherTimes"],
    [found.tooMany, "value-left-out", "valuesOfFullDays"],
    [found.rounded, "value-changed", "valuesRounded"],
    [found.joined, "value-changed", "valuesJoined"],
  ] as const;
  return said.flatMap(([count, code, text]) =>
    count === 0
      ? []
      : [
          {
            ...{ row: 0, code, remark: remark(text, { names: [name], count }) },
            severity: code === "value-left-out" ? "skipped" : "changed",
          } as const,
        ],
  );
}
