/** The addresses of the page that compares: a comparison, or two times that depend on the day or on a constellation. */

import type { DaySpan } from "../calendar.ts";
import type { Feelings } from "../feelings.ts";
import { readParameters } from "../journal/filter-url.ts";
import { comparePath } from "../pages/paths.ts";
import type { Comparison } from "./comparison.ts";
import { readComparison, writeComparison } from "./comparison-url.ts";
import { isNamedTimes, type NamedTimes, namedSpans, sidesOfDays } from "./named-times.ts";

/** What an address asks for. `constellation` is an id: the days after its stars are compared with those before them. */
export type Asked =
  | { readonly kind: "times"; readonly times: NamedTimes }
  | { readonly kind: "constellation"; readonly id: string }
  | { readonly kind: "comparison"; readonly comparison: Comparison };

/** Reads the query of an address; null if it asks for nothing that can be compared. */
export function readAsked(feelings: Feelings, search: string): Asked | null {
  const query = readParameters(search);
  const [times, id] = [query.get("times"), query.get("constellation")];
  if (times !== undefined && isNamedTimes(times)) return { kind: "times", times };
  if (id) return { kind: "constellation", id };
  const comparison = readComparison(feelings, search);
  return comparison && { kind: "comparison", comparison };
}

/** Whether a query asks for a comparison, even if it can be none, as of something that was removed. */
export const asksForSomething = (search: string): boolean =>
  [...readParameters(search).keys()].some((name) =>
    /^(times|constellation|weeks|(first|second)(\..*)?)$/.test(name),
  );

/** The query of what is asked for, without a question mark. */
export function writeAsked(asked: Asked): string {
  if (asked.kind === "times") return `times=${asked.times}`;
  if (asked.kind === "constellation") return `constellation=${encodeURIComponent(asked.id)}`;
  return writeComparison(asked.comparison);
}

export const linkToAsked = (asked: Asked): string => `${comparePath}?${writeAsked(asked)}`;

/** The address of the page with a comparison. */
export const linkToComparison = (comparison: Comparison): string =>
  linkToAsked({ kind: "comparison", comparison });

type Known = {
  /** The number of the current day. */
  readonly today: number;
  /** The days from the first to the last star of a constellation; null for one that the universe does not have. */
  readonly daysOf: (constellationId: string) => DaySpan | null;
};

/** The comparison that is asked for, on this day; null for a constellation that is gone. */
export function comparisonOf(asked: Asked, { today, daysOf }: Known): Comparison | null {
  if (asked.kind === "comparison") return asked.comparison;
  if (asked.kind === "times") return sidesOfDays(...namedSpans(asked.times, today));
  const days = daysOf(asked.id);
  return days && sidesOfDays({ first: days.last + 1 }, { last: days.first - 1 });
}
