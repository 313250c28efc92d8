import type { Weekday } from "#domain/calendar.ts";
import type { Insights, RhythmCell } from "#domain/insights/insights-data.ts";
import { noWeekdaySentence } from "#domain/insights/missing-sentences.ts";
import { coverageNote, weekdayIds, weekdaySentence } from "#domain/insights/sentences.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { useTranslator } from "../languages/language.ts";
import { RhythmTable } from "./charts/RhythmTable.tsx";
import { Part, Quiet, Sentences } from "./Part.tsx";

export function RhythmPart({ coverage, rhythm: { cells, claims } }: Pick<Insights, "coverage" | "rhythm">) {
  const t = useTranslator();
  return (
    <Part title={insights.rhythm.title} note={coverageNote(t, coverage)} method={[insights.rhythm.method]}>
      <Sentences
        sentences={claims.map((claim) => ({
          text: weekdaySentence(t, claim),
          sky: {
            name: t(insights.rhythm.weekdays[weekdayIds[claim.weekday] ?? "sunday"]),
            // The filter counts from Sunday.
            stars: { weekdays: [((claim.weekday + 1) % 7) as Weekday] },
          },
        }))}
      />
      <RhythmTable cells={cells} />
      <Quiet
        title={insights.notClearOrNotYet}
        texts={[
          ...(claims.length === 0 ? [noWeekdaySentence(t, coverage)] : []),
          ...(areOneMean(cells) ? [t(insights.rhythm.oneMean)] : []),
        ]}
      />
    </Part>
  );
}

/** Whether the cells are drawn so far toward the mean that nothing of their differences is left. */
function areOneMean(cells: readonly RhythmCell[]): boolean {
  const means = cells.flatMap(({ mean }) => mean ?? []);
  return means.length > 1 && new Set(means).size === 1;
}
