/** The rows of Bearable: readings of many categories, of which a moment has several. */

import { type DateForm, readDate } from "../date-text.ts";
import type { Row } from "../table.ts";
import { readTime } from "../time-text.ts";

export type BearableReading = {
  readonly row: number;
  readonly date: string;
  readonly time: string | null;
  /** What the file says, also where it is no time. */
  readonly timeOfDay: string;
  /** Category as it is written, and in lower case. */
  readonly label: string;
  readonly category: string;
  /** The cell of the rating or amount. */
  readonly amount: string;
  /** Null without a number. */
  readonly rating: number | null;
  readonly detail: string;
  readonly note: string;
};

/** Parts of a day that Bearable writes instead of a time, and an hour within them. */
const hours: Readonly<Record<string, string>> = {
  ...{ pre: "07:00", am: "09:00", mid: "13:00", pm: "18:00" },
  ...{ morning: "09:00", midday: "13:00", afternoon: "15:00", evening: "18:00", night: "22:00" },
};

/** Null without a date. Newer files have the date as `date formatted` too, in a form that programs read. */
export function readReading(cell: Row, row: number, form: DateForm): BearableReading | null {
  const date = readDate(cell("date formatted"), form) ?? readDate(cell("date"), form);
  const timeOfDay = cell("time of day").trim().toLowerCase();
  const [label, amount] = [cell("category").trim(), cell("rating/amount").trim()];
  const rating = Number.parseFloat(amount.replace(",", "."));
  if (date === null) return null;
  return {
    ...{ row, date, time: readTime(timeOfDay) ?? hours[timeOfDay] ?? null, timeOfDay },
    ...{ label, category: label.toLowerCase(), amount },
    rating: Number.isFinite(rating) ? rating : null,
    ...{ detail: cell("detail").trim(), note: cell("notes") },
  };
}

export const isPartOfDay = (timeOfDay: string): boolean => Object.hasOwn(hours, timeOfDay);

/** What becomes of a reading by its category. All others have no place in a journal of moods. */
export function roleOf({ category }: BearableReading): "mood" | "factor" | "symptom" | "note" | "none" {
  if (category === "mood") return "mood";
  if (/\b(factors?|activity|activities|habits?)$/.test(category)) return "factor";
  if (/\bsymptoms?$/.test(category)) return "symptom";
  return /\b(notes?|comments?|journals?|diary|gratitudes?|reflections?|thoughts?)$/.test(category)
    ? "note"
    : "none";
}
