/** What the page shows of a journal that was read. */

import type { Problem, ReadJournal } from "#domain/formats/import/read-journal.ts";
import { factsOf } from "#domain/formats/import/series/series-facts.ts";
import { noteLimit } from "#domain/records/star/fields.ts";
import { maxTagsOfStar } from "#domain/records/tag/tag.ts";
import type { Found, ProblemCounts } from "../messages.ts";

export function foundIn({ source, entries, moods, tags, series, problems }: ReadJournal): Found {
  const measured = series.map(factsOf);
  return {
    ...{ source, moods, tags, series: measured, entries: entries.length },
    span: spanOf([...entries.map(({ date }) => date), ...measured.flatMap(({ span }) => span)]),
    problems: countProblems(problems),
    withoutMood: entries.filter((entry) => entry.moods.length === 0).length,
    longNotes: entries.filter(({ note }) => note.length > noteLimit).length,
    manyTags: entries.filter((entry) => entry.tags.length > maxTagsOfStar).length,
    withoutZone: entries.filter(
      ({ instant, utcOffset, timeZone }) => instant === null && utcOffset === null && timeZone === null,
    ).length,
  };
}

/** The first and the last of dates as `YYYY-MM-DD`; null without any. */
export function spanOf(dates: readonly string[]): readonly [string, string] | null {
  let [first, last] = [dates[0] ?? "", dates[0] ?? ""];
  for (const date of dates) {
    if (date < first) first = date;
    if (date > last) last = date;
  }
  return first === "" ? null : [first, last];
}

export function countProblems(problems: readonly Problem[]): ProblemCounts {
  const skipped = problems.filter(({ severity }) => severity === "skipped").length;
  return { skipped, changed: problems.length - skipped };
}
