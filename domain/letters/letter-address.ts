/** The address of a letter: `/letters?kind=week&of=2026-11-23`. */

import { dateOfDay, dayOfDate, firstDayOf, isCalendarDate } from "../calendar.ts";
import { lettersPath } from "../pages/paths.ts";
import { type Period, type PeriodKind, periodOf } from "./period.ts";

export const periodKinds = ["week", "month", "year"] as const satisfies readonly PeriodKind[];

/** No star is of an earlier day. */
const earliestDay = firstDayOf(1900, 1);

export const letterAddress = ({ kind, first }: Period): string =>
  `${lettersPath}?kind=${kind}&of=${dateOfDay(first)}`;

/** `period` is null where the address asks for no letter that can be there by `today`: then the newest is meant. */
export type AskedLetter = { readonly kind: PeriodKind; readonly period: Period | null };

/** Reads the query of an address. A date within a period means this period. */
export function readLetterAddress(query: string, today: number): AskedLetter {
  const kind = periodKinds.find((known) => known === valueIn(query, "kind")) ?? "week";
  const date = valueIn(query, "of");
  if (!isCalendarDate(date)) return { kind, period: null };
  const day = dayOfDate(date);
  return { kind, period: day < earliestDay || day > periodOf(kind, today).last ? null : periodOf(kind, day) };
}

/** Neither a kind nor a date has a character that would be escaped. */
const valueIn = (query: string, name: string): string =>
  query
    .split("&")
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? "";
