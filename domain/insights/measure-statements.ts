/** Statements about what a person measures. */

import { answers } from "../languages/en/insights-answers.ts";
import type { Translator } from "../languages/translator.ts";
import { shortValue, valueText } from "../trackers/value-text.ts";
import { exactSentences } from "./exact-sentences.ts";
import type { MeasureFinding } from "./insights-data.ts";
import type { NamedTracker } from "./measure-sentences.ts";
import { judgedStatement, type Names, type Statement } from "./statement.ts";
import { directionOf, quoted } from "./text-parts.ts";

/** Null for a tracker that is no longer there. */
export function measureStatement(t: Translator, finding: MeasureFinding, names: Names): Statement | null {
  const { trackerId, lag, halves, sureness } = finding;
  const tracker = names.tracker(trackerId);
  if (!tracker || !halves) return null;
  const { value, daysAbove, daysBelow, between } = halves;
  const isYesNo = tracker.kind === "yes-no";
  return judgedStatement(t, sureness, {
    key: `measure ${trackerId} ${lag}`,
    first: t(firstOf(lag, isYesNo), { tracker: tracker.name, direction: directionOf(between) }),
    counts: isYesNo
      ? t(answers.along.withAndWithout, { daysWith: daysAbove, daysWithout: daysBelow })
      : t(answers.measured.days, { daysAbove, daysBelow, value: valueText(t, tracker, shortValue(value)) }),
    caution: t(cautionOf(lag, between)),
    exact: exactSentences(t, finding),
    sky: skyOf(t, finding, tracker),
  });
}

function firstOf(lag: number, isYesNo: boolean) {
  const { sameDay, sameDayYes, nextDay, nextDayYes } = answers.measured;
  if (lag === 0) return isYesNo ? sameDayYes : sameDay;
  return isYesNo ? nextDayYes : nextDay;
}

function cautionOf(lag: number, between: number) {
  if (lag === 1) return answers.measured.something;
  return between > 0 ? answers.measured.goodDays : answers.measured.hardDays;
}

/** The days that the sky can show: those with more. The stars of the next day have no filter. */
function skyOf(
  t: Translator,
  { lag, halves }: MeasureFinding,
  { id, name, kind }: NamedTracker,
): Statement["sky"] {
  if (lag === 1 || !halves) return null;
  const shown =
    kind === "yes-no"
      ? ({ tracker: id, is: "exactly", value: 1 } as const)
      : ({ tracker: id, is: "above", value: halves.value } as const);
  return { name: quoted(t, name), stars: { measures: [shown] } };
}
