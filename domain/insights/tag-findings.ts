/**
 * What goes along: days with a tag, compared with days without it. A regression of the daily means with weekdays, slow
 * changes, and errors that follow each other; see autoregression.ts.
 */

import { dot } from "./cholesky.ts";
import type { DailyMean } from "./daily-means.ts";
import { indicator, mondayFirst } from "./day-columns.ts";
import { type JudgedDays, judgedDays } from "./day-regression.ts";
import { type Judged, judge } from "./distributions.ts";
import { holm, type Judgement } from "./holm.ts";
import type { Finding, Insights, Interval, StatedFinding, TagFinding, TagTooEarly } from "./insights-data.ts";
import { neededForTags as neededDays } from "./limits.ts";
import { hullOf, stateFinding } from "./stated-finding.ts";

/** At 5 % now, a year of weekly looks at tags in spells came close to one false claim in four journals. */
const level = { now: 0.03, before: 0.1 };
/** A tag of which weekdays and slow changes explain all but this share cannot be told from them. */
const leastFree = 0.05;
/** Tags whose days correlate by this much name each other. */
const sharedCorrelation = 0.4;

type Counts = Pick<TagFinding, "tagId" | "daysWith" | "daysWithout">;
/** `interval` excludes zero exactly if the tag is a claim in its journal. */
type Tested = Judgement & { readonly finding: Finding & Counts; readonly interval: Interval };

export function tagFindings(
  days: readonly DailyMean[],
  tagIds: readonly string[],
  today: number,
  judged = judgedDays(days, today),
): Insights["tags"] {
  const { tested, tooEarly } = test(judged.now, tagIds, level.now);
  const before = test(judged.before, tagIds, level.before).tested;
  const stated = tested
    .map((one) =>
      stateTag(
        one,
        before.find(({ finding }) => finding.tagId === one.finding.tagId),
      ),
    )
    .sort((one, other) => other.signProbability - one.signProbability || other.daysWith - one.daysWith);
  const findings = withSharedDays(stated, days);
  return {
    claims: findings.filter(({ sureness }) => sureness !== "chance"),
    unsure: findings.filter(({ sureness }) => sureness === "chance"),
    tooEarly,
  };
}

/** A tag speaks by what is so now and was so four weeks ago: its line covers both. */
function stateTag({ finding, adjustedP, isClaim, interval }: Tested, earlier: Tested | undefined) {
  const heldBefore =
    earlier?.isClaim === true && Math.sign(earlier.finding.difference) === Math.sign(finding.difference);
  return stateFinding(finding, {
    adjustedP,
    isClaim: isClaim && heldBefore,
    interval: earlier ? hullOf(interval, earlier.interval) : interval,
  });
}

function test({ days, regression }: JudgedDays, tagIds: readonly string[], holmLevel: number) {
  const tooEarly: TagTooEarly[] = [];
  const judged: { counts: Counts; effect: Judged }[] = [];
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
    else judged.push({ counts, effect: judge(effect) });
  }
  const claims = holm(
    judged.map(({ effect }) => effect.p),
    holmLevel,
  );
  const tested = claims.map((judgement, at): Tested => {
    const { counts, effect } = judged[at] as (typeof judged)[number];
    return {
      ...judgement,
      finding: { ...counts, ...effect.finding },
      interval: effect.intervalAt(judgement.alpha),
    };
  });
  return { tested, tooEarly };
}

function withSharedDays(all: readonly (StatedFinding & Counts)[], days: readonly DailyMean[]) {
  const columns = new Map(all.map(({ tagId }) => [tagId, indicator(days, ({ tags }) => tags.has(tagId))]));
  const both = (one: Counts, other: Counts) =>
    dot(columns.get(one.tagId) ?? none, columns.get(other.tagId) ?? none);
  return all.map((finding): TagFinding => {
    const shared = all.filter(
      (other) =>
        other.tagId !== finding.tagId &&
        correlation(finding, other, both(finding, other)) >= sharedCorrelation,
    );
    return { ...finding, sharesDaysWith: shared.map(({ tagId }) => tagId) };
  });
}

const none = new Float64Array();

/** The correlation of the days of two tags (the phi coefficient), −1 to 1. `both` counts the days with both. */
function correlation(one: Counts, other: Counts, both: number): number {
  const days = one.daysWith + one.daysWithout;
  const spread = one.daysWith * one.daysWithout * other.daysWith * other.daysWithout;
  return (both * days - one.daysWith * other.daysWith) / Math.sqrt(spread);
}
