/** Groups stars by the month on the person's wall clock. */

import { firstDayOf } from "#domain/calendar.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { type LocalMoment, wallClockOf } from "#domain/local-time.ts";
import { dayFormat } from "../../time/day-format.ts";

/** A range of rows; row 0 is the newest star. */
export type Month = {
  /** Stays the same whatever stars are added or removed in this month or another one. */
  readonly key: string;
  readonly title: string;
  readonly first: number;
  readonly count: number;
};

/** Months since year 0, NaN for an invalid timestamp. */
function monthOf(star: LocalMoment): number {
  const date = wallClockOf(star);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

type Group = { readonly month: number; readonly start: number; readonly end: number };

/** `entries` oldest first, months newest first. An entry of an earlier month, after a clock went back or a journey, begins a new group. */
export function monthsOf(t: Translator, entries: readonly LocalMoment[]): Month[] {
  const seen = new Map<number, number>();
  return groupsOf(entries)
    .map(({ month, start, end }) => {
      const earlier = seen.get(month) ?? 0;
      seen.set(month, earlier + 1);
      return {
        // Several groups of the same month are counted from the oldest.
        key: earlier === 0 ? `${month}` : `${month}/${earlier}`,
        title: titleOf(t, month),
        first: entries.length - end,
        count: end - start,
      };
    })
    .reverse();
}

const titleOf = (t: Translator, month: number) =>
  Number.isNaN(month)
    ? t(starTexts.unknownTime)
    : dayFormat({ month: "long", year: "numeric" }, t.locale).format(
        firstDayOf(Math.floor(month / 12), (month % 12) + 1),
      );

/** Groups, the oldest first. */
function groupsOf(entries: readonly LocalMoment[]): Group[] {
  const groups: Group[] = [];
  for (let end = entries.length; end > 0; ) {
    const month = monthOf(entries[end - 1] as LocalMoment);
    const start = startOf(entries, end, month);
    groups.push({ month, start, end });
    end = start;
  }
  return groups.reverse();
}

/** Index of the first entry of the group that ends before `end`. */
function startOf(entries: readonly LocalMoment[], end: number, month: number): number {
  let start = end - 1;
  while (start > 0 && Object.is(monthOf(entries[start - 1] as LocalMoment), month)) start--;
  return start;
}
