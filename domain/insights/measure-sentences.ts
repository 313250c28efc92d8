/** The sentences about what a person measures: what is claimed, what is not clear, and what is missing. */

import { measures } from "../languages/en/insights-measures.ts";
import { joined } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import type { Tracker } from "../records/tracker/tracker.ts";
import { valueText } from "../trackers/value-text.ts";
import type { Insights, MeasureFinding, MeasureTooEarly } from "./insights-data.ts";
import { directionOf, firstListed, quoted } from "./text-parts.ts";

/** What the sentences say of a tracker. */
export type NamedTracker = Pick<Tracker, "id" | "name" | "kind" | "unit">;

/** Rounds a mean of a day, which has more digits than a person measures. */
export const shortValue = (value: number): number =>
  Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(4));

/** Two sentences: what goes along with what, and what else it may be. */
export function measureClaimSentence(
  t: Translator,
  { lag, halves }: Pick<MeasureFinding, "lag" | "halves">,
  tracker: NamedTracker,
): string {
  const { value = 0, daysAbove = 0, daysBelow = 0, between = 0 } = halves ?? {};
  const params = { tracker: tracker.name, daysAbove, daysBelow, direction: directionOf(between) };
  const measured = { ...params, value: valueText(t, tracker, shortValue(value)) };
  if (tracker.kind === "yes-no")
    return joined(t, [
      lag === 0 ? t(measures.sameDayYes, params) : t(measures.nextDayYes, params),
      reservation(t, lag, between),
    ]);
  return joined(t, [
    lag === 0 ? t(measures.sameDay, measured) : t(measures.nextDay, measured),
    reservation(t, lag, between),
  ]);
}

function reservation(t: Translator, lag: number, between: number): string {
  if (lag === 1) return t(measures.something);
  return between > 0 ? t(measures.goodDays) : t(measures.hardDays);
}

/** Names trackers without any claim, those with the most days first. Null if there is none. */
export function unsureMeasuresSentence(
  t: Translator,
  { claims, unsure }: Insights["measures"],
  nameOf: (trackerId: string) => string,
): string | null {
  const claimed = new Set(claims.map(({ trackerId }) => trackerId));
  const days = new Map<string, number>();
  for (const { trackerId, days: count } of unsure)
    if (!claimed.has(trackerId)) days.set(trackerId, Math.max(count, days.get(trackerId) ?? 0));
  if (days.size === 0) return null;
  const names = [...days]
    .sort(([, one], [, other]) => other - one)
    .map(([id, count]) => t(measures.withDays, { tracker: nameOf(id), days: count }));
  return t(measures.unsure, { trackers: firstListed(t, names) });
}

export function measuresTooEarlySentences(
  t: Translator,
  tooEarly: readonly MeasureTooEarly[],
  nameOf: (trackerId: string) => string,
): readonly string[] {
  const missing = tooEarly
    .filter(({ why }) => why === undefined)
    .toSorted((one, other) => other.days - one.days)
    .map(({ trackerId, days, needed }) => t(measures.missing, { tracker: nameOf(trackerId), days, needed }));
  const without = (reason: MeasureTooEarly["why"]) =>
    tooEarly.filter(({ why }) => why === reason).map(({ trackerId }) => quoted(t, nameOf(trackerId)));
  const [constant, bound] = [without("constant"), without("bound")];
  return [
    ...(missing.length > 0 ? [t(measures.tooEarly, { trackers: firstListed(t, missing) })] : []),
    ...(constant.length > 0
      ? [t(measures.constant, { count: constant.length, trackers: firstListed(t, constant) })]
      : []),
    ...(bound.length > 0
      ? [t(measures.bound, { count: bound.length, trackers: firstListed(t, bound) })]
      : []),
  ];
}
