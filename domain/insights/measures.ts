/**
 * What a person measures, beside their stars: whether the mean of a day goes along with the value of that day, or with that
 * of the day before.
 */

import type { DailyMean } from "./daily-means.ts";
import { judgedDays } from "./day-regression.ts";
import { holm } from "./holm.ts";
import type { Insights, MeasureFinding } from "./insights-data.ts";
import { weeksOfTracker } from "./measure-weeks.ts";
import type { TrackedDays } from "./measured-days.ts";
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
  const tested = tests.flatMap((one) => one.tested);
  const earlier = tracked.flatMap((one) => testTracker(before, one, false).tested);
  const [isClaimNow, wasClaim] = [claimsAmong(tested, level.now), claimsAmong(earlier, level.before)];
  const heldBefore = ({ trackerId, lag, difference }: MeasureFinding) =>
    earlier.some(
      ({ finding }, at) =>
        wasClaim[at] &&
        finding.trackerId === trackerId &&
        finding.lag === lag &&
        Math.sign(finding.difference) === Math.sign(difference),
    );
  const isClaim = tested.map(
    ({ finding, isSeen }, at) => isClaimNow[at] === true && isSeen && heldBefore(finding),
  );
  const findings = (areClaims: boolean) =>
    tested.flatMap(({ finding }, at) => (isClaim[at] === areClaims ? finding : [])).sort(clearestFirst);
  return {
    claims: findings(true),
    unsure: findings(false),
    tooEarly: tests.flatMap(({ tooEarly }) => tooEarly ?? []),
    lines: tracked.flatMap((one) => weeksOfTracker(one) ?? []),
  };
}

const claimsAmong = (tested: readonly TestedMeasure[], holmLevel: number) =>
  holm(
    tested.map(({ p }) => p),
    holmLevel,
  );

const clearestFirst = (one: MeasureFinding, other: MeasureFinding) =>
  other.signProbability - one.signProbability || other.days - one.days;
