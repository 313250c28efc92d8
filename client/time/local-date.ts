import { dayMs } from "#domain/calendar.ts";

/** The local date of a moment, as `YYYY-MM-DD`. */
export function localDate(at: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The number of a moment's calendar day on this device; consecutive days have consecutive numbers. */
export const localDay = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / dayMs;
