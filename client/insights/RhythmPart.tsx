import type { Weekday } from "#domain/calendar.ts";
import type { Insights, RhythmCell } from "#domain/insights/insights-data.ts";
import { noWeekdaySentence } from "#domain/insights/missing-sentences.ts";
import { coverageNote, weekdayNames, weekdaySentence } from "#domain/insights/sentences.ts";
import { RhythmTable } from "./charts/RhythmTable.tsx";
import { Part, Quiet, Sentences } from "./Part.tsx";

export const RhythmPart = ({
  coverage,
  rhythm: { cells, claims },
}: Pick<Insights, "coverage" | "rhythm">) => (
  <Part
    title="Rhythm"
    note={coverageNote(coverage)}
    method={
      <p>
        A cell with few stars says little about its hours, so its mean is drawn toward the mean of all your
        stars. A weekday is named only if its days differ from the others more than they would by chance in 5
        of 100 journals, with all seven weekdays counted, in the last four years.
      </p>
    }
  >
    <Sentences
      sentences={claims.map((claim) => ({
        text: weekdaySentence(claim),
        sky: {
          name: `${weekdayNames[claim.weekday]}s`,
          // The filter counts from Sunday.
          stars: { weekdays: [((claim.weekday + 1) % 7) as Weekday] },
        },
      }))}
    />
    <RhythmTable cells={cells} />
    <Quiet
      title="Not clear, or not yet"
      texts={[
        ...(claims.length === 0 ? [noWeekdaySentence(coverage)] : []),
        ...(areOneMean(cells)
          ? ["These hours differ no more than chance makes them differ, so each shows the mean of all stars."]
          : []),
      ]}
    />
  </Part>
);

/** Drawn so far that nothing of their differences is left. */
function areOneMean(cells: readonly RhythmCell[]): boolean {
  const means = cells.flatMap(({ mean }) => mean ?? []);
  return means.length > 1 && new Set(means).size === 1;
}
