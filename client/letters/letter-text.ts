import type { Translator } from "#domain/languages/translator.ts";
import type { Period } from "#domain/letters/period.ts";
import { dayFormat } from "../time/day-format.ts";

/** "November 23 – 29, 2026", "November 2026" or "2026". */
export function periodName({ locale }: Translator, { kind, first, last }: Period): string {
  if (kind === "week") return dayFormat({ dateStyle: "long" }, locale).formatRange(first, last);
  return dayFormat({ ...(kind === "month" && { month: "long" }), year: "numeric" }, locale).format(first);
}

/** The date of a quotation, below it; the letter has the year. */
export const quotedDay = ({ locale }: Translator, day: number): string =>
  dayFormat({ day: "numeric", month: "long" }, locale).format(day);
