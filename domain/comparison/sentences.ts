/** The sentences of a comparison: whether one side was brighter, what is missing, and how far to trust it. */

import { dayOfDate } from "../calendar.ts";
import { compare } from "../languages/en/compare.ts";
import { sureness as sureTexts } from "../languages/en/sureness.ts";
import { listed } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import type { SideName } from "./comparison.ts";
import type { ComparisonResult, Difference, Missing } from "./comparison-data.ts";

/**
 * How the two sides are spoken of. `what` chooses the sentence; `first` and `second` are names: of a tag or a
 * constellation for "tag" and "event", a date for "since", and else what the days of each side are.
 */
export type Spoken = {
  readonly what:
    | "week"
    | "month"
    | "year"
    | "weekends"
    | "tag"
    | "event"
    | "since"
    | "times"
    | "weeks"
    | "days";
  readonly first: string;
  readonly second: string;
};

/** What a screen calls the sides, days and things. */
export type Names = {
  readonly sides: { readonly [Name in SideName]: string };
  readonly day: (day: number) => string;
  readonly thing: (difference: Pick<Difference, "kind" | "id">) => string;
};

/** The kinds of what is missing with which nothing can be said at all. */
const partly = ["alike", "unscored", "chosen-by-feelings", "after-now"] as const;

export const saysNothing = ({ missing }: ComparisonResult): boolean =>
  missing.some(({ kind }) => !partly.some((other) => other === kind));

/** The first sentence, and how sure it is: null where it says what is missing, or what was different. */
export function headlineOf(
  t: Translator,
  result: ComparisonResult,
  spoken: Spoken,
  names: Names,
): { readonly sentence: string; readonly sure: string | null } {
  const [missing] = result.missing;
  if (missing && saysNothing(result)) return { sentence: missingSentence(t, missing, names), sure: null };
  if (spoken.what === "weeks") return { sentence: weeksHeadline(t, result, names), sure: null };
  const { brightness, more, less } = result;
  const { what, first, second } = spoken;
  if (!brightness) {
    const text = more.length + less.length > 0 ? compare.headline.different : compare.headline.same;
    return { sentence: t(text), sure: null };
  }
  const { difference, sureness } = brightness;
  const sure = t(sureTexts[sureness]);
  // What may be chance has no direction. That of the days as they look is often not the one beside slow changes.
  if (sureness === "chance") return { sentence: t(compare.headline.unclear, { what, first, second }), sure };
  const direction = difference > 0 ? "brighter" : "dimmer";
  return { sentence: t(compare.headline.difference, { what, first, second, direction }), sure };
}

/** Things named in the headline. */
const mostNamed = 3;

function weeksHeadline(t: Translator, { more, less }: ComparisonResult, { thing }: Names): string {
  const named = (some: readonly Difference[]) => listed(t, some.slice(0, mostNamed).map(thing));
  if (more.length > 0) return t(compare.headline.weeksMore, { things: named(more) });
  return less.length > 0
    ? t(compare.headline.weeksLess, { things: named(less) })
    : t(compare.headline.weeksSame);
}

/** What it would take to know whether one side was brighter; null where it is known, or cannot be. */
export function toKnowSentence(t: Translator, { brightness }: ComparisonResult): string | null {
  if (!brightness || brightness.moreDays === 0) return null;
  const { moreDays } = brightness;
  return moreDays === null ? t(compare.toKnow.never) : t(compare.toKnow.some, { days: moreDays });
}

/** Why nothing can be said, or not everything. */
export const missingSentences = (
  t: Translator,
  { missing }: ComparisonResult,
  names: Names,
): readonly string[] => missing.map((one) => missingSentence(t, one, names));

function missingSentence(t: Translator, missing: Missing, { sides, day }: Names): string {
  const texts = compare.missing;
  switch (missing.kind) {
    case "no-stars":
      return t(texts.noStars);
    case "overlap":
      return t(texts.overlap, { days: missing.days });
    case "same":
      return t(texts.same);
    case "before-first-star":
      return t(texts.beforeFirstStar, { side: sides[missing.side], date: day(dayOfDate(missing.first)) });
    case "to-come":
      return t(texts.toCome, { side: sides[missing.side] });
    case "empty":
      return t(texts.empty, { side: sides[missing.side] });
    case "nothing":
      return t(texts.nothing, { side: sides[missing.side], days: missing.days });
    case "everything":
      return t(texts.everything, { days: missing.days });
    case "in-both":
      return t(texts.inBoth, { side: sides[missing.side] });
    case "too-few-days":
      return t(texts.tooFewDays, {
        side: sides[missing.side],
        days: missing.days,
        needed: missing.needed,
      });
    case "too-few-weeks":
      return t(texts.tooFewWeeks, { weeks: missing.weeks, needed: missing.needed });
    case "alike":
      return t(texts.alike, { days: missing.days });
    case "unscored":
      return t(texts.unscored, { side: sides[missing.side] });
    case "chosen-by-feelings":
      return t(texts.chosenByFeelings);
    case "after-now":
      return t(texts.afterNow, { stars: missing.stars });
  }
}

/** "21 of 27 days with a star"; null where sides share days, because a side is counted without these. */
export function daysSentence(
  t: Translator,
  { sides, missing }: ComparisonResult,
  side: SideName,
): string | null {
  if (missing.some(({ kind }) => kind === "overlap" || kind === "same")) return null;
  const { days, calendarDays } = sides[side];
  return calendarDays === null || calendarDays === 0
    ? t(compare.trust.days, { days })
    : t(compare.trust.ofCalendar, { days, calendarDays });
}

/** What makes a comparison less certain than its figures. */
export function trustSentences(t: Translator, result: ComparisonResult, { sides }: Names): readonly string[] {
  const { trust, looked, weeks } = result;
  return [
    ...(weeks ? [t(compare.trust.weeks, { good: weeks.good.length, others: weeks.others.length })] : []),
    ...trust.mostlyEmpty.map((side) => t(compare.trust.mostlyEmpty, { side: sides[side] })),
    ...(trust.inBoth > 0 ? [t(compare.trust.inBoth, { days: trust.inBoth })] : []),
    ...(trust.isApart ? [t(compare.trust.isApart)] : []),
    ...(looked > 0 ? [t(compare.trust.looked, { count: looked })] : []),
    t(compare.trust.noCause),
  ];
}
