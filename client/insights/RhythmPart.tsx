import type { Weekday } from "#domain/calendar.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import { weekdaySentence } from "#domain/insights/sentences.ts";
import { RhythmTable } from "./charts/RhythmTable.tsx";
import { Part, Quiet, Sentences } from "./Part.tsx";

export const RhythmPart = ({ rhythm: { cells, claims } }: Pick<Insights, "rhythm">) => (
  <Part
    title="Rhythm"
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
        // The filter counts from Sunday.
        stars: { weekdays: [((claim.weekday + 1) % 7) as Weekday] },
      }))}
    />
    <RhythmTable cells={cells} />
    <Quiet
      title="Not clear"
      texts={claims.length === 0 ? ["No weekday is clearly different from the others."] : []}
    />
  </Part>
);
