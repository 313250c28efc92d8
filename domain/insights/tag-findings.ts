/**
 * What goes along: days with a tag, compared with days without it. A regression of the daily means with weekdays, slow
 * changes, and errors that follow each other; see autoregression.ts.
 */

import { dot } from "./cholesky.ts";
import type { DailyMean } from "./daily-means.ts";
import { indicator, mondayFirst } from "./day-columns.ts";
import { type JudgedDays, judgedDays } from "./day-regression.ts";
import { judge } from "./distributions.ts";
import { holm } from "./holm.ts";
import type { Insights, TagFinding, TagTooEarly } from "./insights-data.ts";

/** Days with a tag, and days without it. */
const neededDays = 10;
/** At 5 % now, a year of weekly looks at tags in spells came close to one false claim in four journals. */
const level = { now: 0.03, before: 0.1 };
/** A tag of which weekdays and slow changes explain all but this share cannot be told from them. */
const leastFree = 0.05;
/** Tags whose days correlate by this much name each other. */
const sharedCorrelation = 0.4;

type Tested = { readonly finding: TagFinding; readonly isClaim: boolean };

export function tagFindings(
  days: readonly DailyMean[],
  tagIds: readonly string[],
  today: number,
  judged = judgedDays(days, today),
): Insights["tags"] {
  const { tested, tooEarly } = test(judged.now, tagIds, level.now);
  const before = test(judged.before, tagIds, level.before).tested;
  const heldBefore = ({ finding }: Tested) => {
    const earlier = before.find((other) => other.finding.tagId === finding.tagId);
    return earlier?.isClaim && Math.sign(earlier.finding.difference) === Math.sign(finding.difference);
  };
  const claims = tested.filter((one) => one.isClaim && heldBefore(one));
  const unsure = tested.filter((one) => !claims.includes(one));
  const named = (some: readonly Tested[]) =>
    withSharedDays(some, tested, days).sort(
      (one, other) => other.signProbability - one.signProbability || other.daysWith - one.daysWith,
    );
  return { claims: named(claims), unsure: named(unsure), tooEarly };
}

function test({ days, regression }: JudgedDays, tagIds: readonly string[], holmLevel: number) {
  const tooEarly: TagTooEarly[] = [];
  const judged: { finding: TagFinding; p: number }[] = [];
  for (const tagId of tagIds) {
    const daysWith = days.filter(({ tags }) => tags.has(tagId));
    const counts = { tagId, daysWith: daysWith.length, daysWithout: days.length - daysWith.length };
    const isEnough = Math.min(counts.daysWith, counts.daysWithout) >= neededDays;
    const isOneWeekday = new Set(daysWith.map(({ day }) => mondayFirst(day))).size === 1;
    const effect =
      isEnough && regression ? regression.effectOf(indicator(days, ({ tags }) => tags.has(tagId))) : null;
    if (isEnough && (isOneWeekday || (effect?.free ?? 0) < leastFree))
      tooEarly.push({ ...counts, needed: neededDays, why: "weekday" });
    else if (!effect) tooEarly.push({ ...counts, needed: neededDays });
    else {
      const { finding, p } = judge(effect);
      judged.push({ finding: { ...counts, ...finding, sharesDaysWith: [] }, p });
    }
  }
  const claims = holm(
    judged.map(({ p }) => p),
    holmLevel,
  );
  const tested = judged.map(({ finding }, at): Tested => ({ finding, isClaim: claims[at] === true }));
  return { tested, tooEarly };
}

function withSharedDays(some: readonly Tested[], all: readonly Tested[], days: readonly DailyMean[]) {
  const columns = new Map(
    all.map(({ finding: { tagId } }) => [tagId, indicator(days, ({ tags }) => tags.has(tagId))]),
  );
  const both = (one: TagFinding, other: TagFinding) =>
    dot(columns.get(one.tagId) ?? none, columns.get(other.tagId) ?? none);
  return some.map(({ finding }): TagFinding => {
    const shared = all.filter(
      ({ finding: other }) =>
        other.tagId !== finding.tagId &&
        correlation(finding, other, both(finding, other)) >= sharedCorrelation,
    );
    return { ...finding, sharesDaysWith: shared.map(({ finding: other }) => other.tagId) };
  });
}

const none = new Float64Array();

/** The correlation of the days of two tags (the phi coefficient), −1 to 1. `both` counts the days with both. */
function correlation(one: TagFinding, other: TagFinding, both: number): number {
  const days = one.daysWith + one.daysWithout;
  const spread = one.daysWith * one.daysWithout * other.daysWith * other.daysWithout;
  return (both * days - one.daysWith * other.daysWith) / Math.sqrt(spread);
}
