import { dayOfDate } from "#domain/calendar.ts";
import { mediumDate } from "#domain/languages/dates.ts";
import { imports } from "#domain/languages/en/imports.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { dayFormat } from "../../time/day-format.ts";
import type { ProblemCounts } from "./messages.ts";

/** How much of a file does not become what it says. */
export function problemsText(t: Translator, { skipped, changed }: ProblemCounts): string {
  if (changed === 0) return t(imports.problems.skipped, { skipped });
  if (skipped === 0) return t(imports.problems.changed, { changed });
  return t(imports.problems.skippedAndChanged, { skipped, changed });
}

/** `first` and `last` are `YYYY-MM-DD`. */
export const spanText = ({ locale }: Translator, [first, last]: readonly [string, string]): string =>
  dayFormat(mediumDate, locale).formatRange(dayOfDate(first), dayOfDate(last));
