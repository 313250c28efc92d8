/**
 * What a person measures, beside their stars: whether the mean of a day goes along with the value of that day, or with that
 * of the day before.
 */

import type { DailyMean } from "./daily-means.ts";
import { judgedDays } from "./day-regression.ts";
import { holm, type Judgement } from "./holm.ts";
import type { Insights, MeasureFinding } from "./insights-data.ts";
import { weeksOfTracker } from "./measure-weeks.ts";
import type { TrackedDays } from "./measured-days.ts";
import { hullOf, stateFinding } from "./stated-finding.ts";
import { type TestedMeasure, testTracker } from "./tracker-tests.ts";

/**
 * Levels of Holm's test, above those of tags: the order of value and mood, which is judged too, makes claims rarer than these
 * levels say. A claim of ninety days had two thirds of them four weeks earlier, so that a low level there only delays it.
 */
const level = { now: 0.06, before: 0.25 };

/** `tracked` have the days until `today`; `days` are those with a score. */
export function measureFindings(
  days: readonly DailyMean[],
  tracked: readonly TrackedDays[],
  today: number,
  { now, before } = judgedDays(days, today),
): Insights["measures"] {
  const tests = tracked.map((one) => testTracker(now, one, true));
  const tested = judged(
    tests.flatMap((one) => one.tested),
    level.now,
  );
  const earlier = judged(
    tracked.flatMap((one) => testTracker(before, one, false).tested),
    level.before,
  );
  const findings = tested.map((one) => stateMeasure(one, earlier)).sort(clearestFirst);
  return {
    claims: findings.filter(({ sureness }) => sureness !== "chance"),
    unsure: findings.filter(({ sureness }) => sureness === "chance"),
    tooEarly: tests.flatMap(({ tooEarly }) => tooEarly ?? []),
    lines: tracked.flatMap((one) => weeksOfTracker(one) ?? []),
  };
}

type JudgedMeasure = TestedMeasure & Judgement;

function judged(tested: readonly TestedMeasure[], holmLevel: number): readonly JudgedMeasure[] {
  const judgements = holm(
    tested.map(({ p }) => p),
    holmLevel,
  );
  return judgements.map((judgement, at) => ({ ...(tested[at] as TestedMeasure), ...judgement }));
}

/** A tracker speaks by what is so now and was so four weeks ago: its line covers both. */
function stateMeasure(
  { finding, adjustedP, isClaim, alpha, intervalAt, isSeen }: JudgedMeasure,
  earlier: readonly JudgedMeasure[],
): MeasureFinding {
  const { trackerId, lag, difference } = finding;
  const before = earlier.find((one) => one.finding.trackerId === trackerId && one.finding.lag === lag);
  const heldBefore =
    before?.isClaim === true && Math.sign(before.finding.difference) === Math.sign(difference);
  const interval = intervalAt(alpha);
  return stateFinding(finding, {
    adjustedP,
    isClaim: isClaim && isSeen && heldBefore,
    interval: before ? hullOf(interval, before.intervalAt(before.alpha)) : interval,
  });
}

const clearestFirst = (one: MeasureFinding, other: MeasureFinding) =>
  other.signProbability - one.signProbability || other.days - one.days;
