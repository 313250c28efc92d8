import { dayOfDate } from "#domain/calendar.ts";
import { dayFormat } from "../../time/day-format.ts";
import type { ProblemCounts } from "./messages.ts";

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** How much of a file does not become what it says. */
export function problemsText({ skipped, changed }: ProblemCounts): string {
  const parts = [
    ...(skipped > 0 ? [`${skipped.toLocaleString("en")} ${skipped === 1 ? "stays" : "stay"} out`] : []),
    ...(changed > 0 ? [`${changed.toLocaleString("en")} ${changed === 1 ? "is" : "are"} changed`] : []),
  ];
  return parts.join(", ");
}

export const entriesText = (count: number) => counted(count, "entry", "entries");
export const starsText = (count: number) => counted(count, "star", "stars");

const dates = dayFormat({ dateStyle: "medium" });

/** `first` and `last` are `YYYY-MM-DD`. */
export function spanText([first, last]: readonly [string, string]): string {
  return dates.formatRange(dayOfDate(first), dayOfDate(last));
}
