/** The stars of the two sides of a comparison, for a sky that shows them. */

import { dateOfDay, mondayOf } from "../calendar.ts";
import { dailyMeans } from "../insights/daily-means.ts";
import type { Reader } from "../insights/insights.ts";
import { scoreStars } from "../insights/scored-stars.ts";
import type { JournalIndex } from "../journal/journal-index.ts";
import { type ChosenDays, chosenDays } from "./chosen-days.ts";
import type { Comparison, SideName } from "./comparison.ts";
import { weeksAsSides } from "./good-weeks.ts";

/**
 * The side of each star whose day is on one, by the star's id: all stars of a day are on its side. Good weeks have all of
 * their days, not only those by which they are described. `index` has what its days measured; `today` is the number of
 * the current day.
 */
export function starSides(
  comparison: Comparison,
  index: JournalIndex,
  { now, utcOffset, today }: Reader & { readonly today: number },
): ReadonlyMap<string, SideName> {
  const chosen = chosenDays(comparison, index, { now, today });
  const sideOf =
    chosen.kind === "weeks" ? sideOfWeeks(chosen, index, { now, utcOffset }) : sideOfDays(chosen.days);
  const sides = new Map<string, SideName>();
  for (const { entry, day } of index.stars) {
    const side = sideOf(day);
    if (side && Date.parse(entry.timestamp) <= now) sides.set(entry.id, side);
  }
  return sides;
}

type SideOf = (day: number) => SideName | undefined;

function sideOfDays({ first, second }: { readonly [Name in SideName]: readonly number[] }): SideOf {
  const sides = new Map<number, SideName>();
  for (const day of first) sides.set(day, "first");
  for (const day of second) sides.set(day, "second");
  return (day) => sides.get(day);
}

function sideOfWeeks(
  dates: Extract<ChosenDays, { kind: "weeks" }>,
  { feelings, stars }: JournalIndex,
  { now, utcOffset }: Reader,
): SideOf {
  const entries = stars.map(({ entry }) => entry);
  const { weeks } = weeksAsSides(dates, dailyMeans(scoreStars(feelings, entries, now, utcOffset)));
  const [good, others] = [new Set(weeks?.good), new Set(weeks?.others)];
  return (day) => {
    if (day < dates.first || day > dates.last) return undefined;
    const monday = dateOfDay(mondayOf(day));
    return good.has(monday) ? "first" : others.has(monday) ? "second" : undefined;
  };
}
