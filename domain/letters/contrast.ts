/** The one contrast of a letter with the time before it, and what the insights claim to go along with a tag. */

import { compareWithBefore, timeBefore } from "../comparison/compare-with-before.ts";
import type { Difference } from "../comparison/comparison-data.ts";
import { dailyMeans } from "../insights/daily-means.ts";
import type { Reader } from "../insights/insights.ts";
import { horizon } from "../insights/limits.ts";
import { scoreStars } from "../insights/scored-stars.ts";
import { tagFindings } from "../insights/tag-findings.ts";
import { type DatedEntry, entriesIn } from "./earlier.ts";
import type { Along, Contrast, LetterUniverse } from "./letter-data.ts";
import type { Period } from "./period.ts";

/** Null if a comparison with the time before says no more than that it may be chance. */
export function contrastOf(
  universe: LetterUniverse,
  dated: readonly DatedEntry[],
  period: Period,
  reader: Reader,
): Contrast | null {
  const entries = entriesIn(dated, { first: timeBefore(period).first, last: period.last });
  const { brightness, more, less } = compareWithBefore(
    { ...universe, entries, sessions: [] },
    period,
    reader,
  );
  if (brightness && brightness.sureness !== "chance")
    return { kind: "brightness", isBrighter: brightness.difference > 0, sureness: brightness.sureness };
  const shares = [
    ...more.flatMap((one) => shareOf(one, true)),
    ...less.flatMap((one) => shareOf(one, false)),
  ];
  return shares.find(({ sureness }) => sureness === "clearly") ?? shares[0] ?? null;
}

/** Takes feelings and tags: letters count their days. */
function shareOf(
  { kind, id, first, second, sureness }: Difference,
  isMore: boolean,
): readonly Extract<Contrast, { kind: "share" }>[] {
  if (kind !== "feeling" && kind !== "tag") return [];
  return [
    {
      kind: "share",
      ...{ of: kind, id, isMore, sureness },
      now: { days: first.days, of: first.of },
      before: { days: second.days, of: second.of },
    },
  ];
}

/** The surest claim about a tag, from all days until the end of the period. */
export function claimedAlong(
  { feelings, tags }: LetterUniverse,
  dated: readonly DatedEntry[],
  { last }: Period,
  { now, utcOffset }: Reader,
): Along | null {
  const entries = entriesIn(dated, { first: last - horizon + 1, last });
  const days = dailyMeans(scoreStars(feelings, entries, now, utcOffset));
  const [claim] = tagFindings(
    days,
    tags.map(({ id }) => id),
    last,
  ).claims;
  if (!claim) return null;
  const { tagId, difference, sureness, daysWith, daysWithout } = claim;
  return { kind: "claim", tagId, isBrighter: difference > 0, sureness, daysWith, daysWithout };
}
