/** Compares the days of two sides: whether the one was brighter, what differed, and how far to trust it. */

import { dateOfDay } from "../calendar.ts";
import { type DailyMean, dailyMeans, meanOf, negligible } from "../insights/daily-means.ts";
import type { InsightUniverse, Reader } from "../insights/insights.ts";
import { trackedDays } from "../insights/measured-days.ts";
import { type ScoredStar, scoreStars } from "../insights/scored-stars.ts";
import { brightnessOf } from "./brightness.ts";
import type { ChosenBy, ChosenDays, ChosenSides, DaysOfSides } from "./chosen-days.ts";
import { type SideName, sideNames } from "./comparison.ts";
import type { Brightness, ComparisonResult, Difference, Missing, Side } from "./comparison-data.ts";
import { differencesOf } from "./differences.ts";
import { weeksAsSides } from "./good-weeks.ts";
import { exercisesOfDays, type Places, thingsOfDays } from "./things-of-days.ts";
import { someDays, type TwoSides, twoSides } from "./two-sides.ts";

/** Days with a star on each side: most of a week. */
const neededDays = 5;
/** A side with a star on a smaller share of its calendar days is mostly empty. */
const fullEnough = 0.5;

/**
 * Compares the days that chosen-days.ts chose. Old stars without an offset must have that of the clock with which they
 * were chosen. Neither the order of the entries nor ids matter; exchanging the sides exchanges everything.
 */
export function compare(
  universe: InsightUniverse & { readonly chosen: ChosenDays },
  reader: Reader,
): ComparisonResult {
  const { chosen, entries } = universe;
  const stars = scoreStars(universe.feelings, entries, reader.now, reader.utcOffset);
  const means = dailyMeans(stars);
  const sides = chosen.kind === "weeks" ? weeksAsSides(chosen, means) : withStars(chosen, stars);
  const missing = sides.missing.length > 0 ? sides.missing : tooFewDays(sides.days);
  const said = missing.length > 0 ? nothingSaid : saidOf(universe, reader, sides, { stars, means });
  const later = entries.length - stars.length;
  return {
    ...said,
    sides: {
      first: sideOf(sides.days.first, sides.calendarDays.first, stars, means),
      second: sideOf(sides.days.second, sides.calendarDays.second, stars, means),
    },
    missing: [
      ...missing,
      ...said.missing,
      ...(missing.length === 0 && !sides.by.feelings ? unscored(sides.days, means) : []),
      ...(sides.by.feelings ? [{ kind: "chosen-by-feelings" } as const] : []),
      ...(later > 0 ? [{ kind: "after-now", stars: later } as const] : []),
    ],
    weeks: sides.weeks ?? null,
    trust: {
      mostlyEmpty: sideNames.filter((name) => {
        const [written, all] = [sides.days[name].length, sides.calendarDays[name]];
        return all !== null && written > 0 && written < fullEnough * all;
      }),
      inBoth: sides.inBoth,
      isApart: areApart(sides.days),
    },
  };
}

/** The sides without the days on which the journal has no star up to now. */
function withStars<Sides extends ChosenSides>(sides: Sides, stars: readonly ScoredStar[]): Sides {
  const lit = new Set(stars.map(({ day }) => day));
  const written = (days: readonly number[]) => days.filter((day) => lit.has(day));
  return { ...sides, days: { first: written(sides.days.first), second: written(sides.days.second) } };
}

function tooFewDays({ first, second }: DaysOfSides): readonly Missing[] {
  const check = (side: SideName, days: number) =>
    days < neededDays ? [{ kind: "too-few-days", side, days, needed: neededDays } as const] : [];
  return [...check("first", first.length), ...check("second", second.length)];
}

function areApart({ first, second }: DaysOfSides): boolean {
  if (first.length === 0 || second.length === 0) return false;
  const isBefore = (one: readonly number[], other: readonly number[]) => (one.at(-1) ?? 0) < (other[0] ?? 0);
  return isBefore(first, second) || isBefore(second, first);
}

function sideOf(
  days: readonly number[],
  calendarDays: number | null,
  stars: readonly ScoredStar[],
  means: readonly DailyMean[],
): Side {
  const isOfSide = new Set(days);
  const ofSide = means.filter(({ day }) => isOfSide.has(day)).map(({ mean }) => mean);
  const [first, last] = [days[0], days.at(-1)];
  return {
    stars: stars.reduce((count, { day }) => count + (isOfSide.has(day) ? 1 : 0), 0),
    ...{ days: days.length, calendarDays },
    mean: ofSide.length === 0 ? null : meanOf(ofSide) + 0,
    from: first === undefined ? null : dateOfDay(first),
    to: last === undefined ? null : dateOfDay(last),
  };
}

/** What a comparison says, and why that is not more. */
type Said = Pick<ComparisonResult, "brightness" | "more" | "less" | "looked" | "missing">;

const nothingSaid: Said = { brightness: null, more: [], less: [], looked: 0, missing: [] };

type Scored = { readonly stars: readonly ScoredStar[]; readonly means: readonly DailyMean[] };

/** The side that begins earlier is computed as the first, so that the order of the sides changes not even a last digit. */
function saidOf(universe: InsightUniverse, reader: Reader, { days, by }: ChosenSides, scored: Scored): Said {
  const { first, second } = days;
  if ((first[0] ?? 0) <= (second[0] ?? 0)) return saidInOrder(universe, reader, { days, by }, scored);
  return mirrored(saidInOrder(universe, reader, { days: { first: second, second: first }, by }, scored));
}

function mirrored({ brightness, more, less, ...rest }: Said): Said {
  const turned = ({ low, high }: { readonly low: number; readonly high: number }) => ({
    low: 0 - high,
    high: 0 - low,
  });
  const exchanged = ({ first, second, drawn, ...difference }: Difference) => ({
    ...difference,
    ...{ first: second, second: first, drawn: turned(drawn) },
  });
  return {
    ...rest,
    brightness: brightness && {
      ...{ ...brightness, ...turned(brightness), difference: 0 - brightness.difference },
      drawn: turned(brightness.drawn),
    },
    more: less.map(exchanged),
    less: more.map(exchanged),
  };
}

function saidInOrder(
  { feelings, tags, sessions, trackers = [], readings = [] }: InsightUniverse,
  { utcOffset }: Reader,
  { days, by }: { readonly days: DaysOfSides; readonly by: ChosenBy },
  { stars, means }: Scored,
): Said {
  const all = [...days.first, ...days.second].sort((one, other) => one - other);
  const sides = twoSides(all, new Set(days.first));
  const places = new Map(all.map((day, place) => [day, place]));
  const known = { feelings: feelings.byId, tags: new Set(tags.map(({ id }) => id)) };
  const span = { after: (all[0] ?? 0) - 1, today: all.at(-1) ?? 0 };
  const yesNo = new Set(trackers.filter(({ kind }) => kind === "yes-no").map(({ id }) => id));
  const measured = trackedDays(trackers, readings, span)
    .filter(({ trackerId }) => !by.trackers.includes(trackerId))
    .map((tracked) => ({ ...tracked, isYesNo: yesNo.has(tracked.trackerId) }));
  const things = [...thingsOfDays(stars, places, known, by), ...exercisesOfDays(sessions, places, utcOffset)];
  const brightness =
    by.feelings || unscored(days, means).length > 0 ? null : brightnessOfDays(sides, places, means);
  return {
    ...differencesOf(sides, places, things, measured),
    brightness: brightness === "alike" ? null : brightness,
    missing: brightness === "alike" ? [{ kind: "alike", days: all.length }] : [],
  };
}

/** The sides of which no day has a mean, because the universe knows none of its feelings. */
function unscored(days: DaysOfSides, means: readonly DailyMean[]): readonly Missing[] {
  const scored = new Set(means.map(({ day }) => day));
  return sideNames
    .filter((side) => !days[side].some((day) => scored.has(day)))
    .map((side) => ({ kind: "unscored", side }));
}

/** "alike" if no day differs from another. A day of feelings that the universe does not know has no mean. */
function brightnessOfDays(
  sides: TwoSides,
  places: Places,
  means: readonly DailyMean[],
): Brightness | "alike" | null {
  const ofSides = means.filter(({ day }) => places.has(day));
  const values = Float64Array.from(ofSides, ({ mean }) => mean);
  const first = values[0] ?? 0;
  if (!values.some((value) => Math.abs(value - first) > negligible)) return "alike";
  const scored = someDays(
    sides,
    ofSides.map(({ day }) => places.get(day) ?? 0),
  );
  return brightnessOf(scored, values);
}
