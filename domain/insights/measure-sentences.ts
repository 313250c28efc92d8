/** The sentences about what a person measures, one press deeper: what is not clear, and what is missing. */

import { measures } from "../languages/en/insights-measures.ts";
import type { Translator } from "../languages/translator.ts";
import type { Tracker } from "../records/tracker/tracker.ts";
import type { Insights, MeasureTooEarly } from "./insights-data.ts";
import { firstListed, quoted } from "./text-parts.ts";

/** What the sentences say of a tracker. */
export type NamedTracker = Pick<Tracker, "id" | "name" | "kind" | "unit">;

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
