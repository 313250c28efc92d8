/** Suggests the tracker that a series of a file becomes. */

import { maxReadingsOfDay } from "../../../records/reading/reading.ts";
import { maxScaleSteps } from "../../../records/tracker/range.ts";
import { type Tracker, trackerNameLimit, unitLimit } from "../../../records/tracker/tracker.ts";
import { visibleLine } from "../../../visible-text.ts";
import { firstUnits, nameKey } from "../clean-text.ts";
import type { TrackerAnswer } from "../read-journal.ts";
import type { SeriesFacts } from "../series/series-facts.ts";
import { isNameOfDuration, minutesPer, type UnitOfTime } from "../series/units.ts";

export function suggestTracker(facts: SeriesFacts): TrackerAnswer {
  const isMany = !facts.isOfDay && facts.mostOfDay > 1 && facts.mostOfDay <= maxReadingsOfDay;
  return {
    isTaken: false,
    name: firstUnits(visibleLine(facts.name.normalize("NFC")), trackerNameLimit),
    ...formOfKind(facts, suggestKind(facts)),
    perDay: isMany ? "many" : "one",
    timeUnit: unitOfTimeOf(facts),
  };
}

const counted =
  /count|number|steps?$|cups?|coffee|glass|cigarette|drinks?|times|anzahl|schritte|tasse|kaffee|café|caffè|kawa/iu;

function suggestKind(facts: SeriesFacts): TrackerAnswer["kind"] {
  const { name, unit, isYesNo, range, lowest, highest, areWhole, count } = facts;
  if (isYesNo) return "yes-no";
  if (minutesPer(unit) !== null || (unit === "" && range === null && isNameOfDuration(name)))
    return "duration";
  if (unit === "" && areWhole && lowest === 0 && highest === 1 && count > 1) return "yes-no";
  const isCounted = counted.test(name);
  if (unit === "" && areWhole && !isCounted && lowest >= 0 && scaleOf(facts) !== null) return "scale";
  return areWhole && lowest >= 0 && (unit === "" || isCounted) ? "count" : "number";
}

/** The form of a tracker of that kind that takes the values. */
export function formOfKind(
  facts: SeriesFacts,
  kind: TrackerAnswer["kind"],
): Pick<TrackerAnswer, "kind" | "unit" | "min" | "max" | "step"> {
  const hasUnit = kind !== "duration" && kind !== "yes-no";
  const unit = hasUnit ? firstUnits(visibleLine(facts.unit), unitLimit) : "";
  const open = { kind, unit, min: null, max: null, step: null };
  if (kind === "count") return { ...open, min: 0, step: 1 };
  if (kind !== "scale") return open;
  const { min, max } = scaleOf(facts) ?? { min: 0, max: maxScaleSteps - 1 };
  return { ...open, min, max, step: 1 };
}

/** What the source says, or the smallest common scale that holds all numbers; null without one. */
function scaleOf({ range, lowest, highest }: SeriesFacts) {
  const common = [
    { min: 1, max: 5 },
    { min: 0, max: 5 },
    { min: 1, max: 10 },
    { min: 0, max: 10 },
  ];
  const isScale = ({ min, max }: { min: number; max: number }) => max - min < maxScaleSteps;
  return (
    [...(range ? [range] : []), ...common].find(
      (one) => isScale(one) && lowest >= one.min && highest <= one.max,
    ) ?? null
  );
}

/** A day has 24 hours: larger numbers are minutes. */
function unitOfTimeOf({ unit, highest }: SeriesFacts): UnitOfTime {
  const minutes = minutesPer(unit);
  if (minutes === null) return highest <= 24 ? "h" : "min";
  return minutes === 60 ? "h" : minutes === 1 ? "min" : "s";
}

/** The tracker of that name, archived or not; null if the name is free. */
export function findTrackerByName(trackers: readonly Tracker[], name: string): Tracker | null {
  const key = nameKey(name);
  return trackers.find((tracker) => nameKey(tracker.name) === key) ?? null;
}
