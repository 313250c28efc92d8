import type { Insights } from "#domain/insights/insights-data.ts";
import { coverageNote, exerciseSentence, exerciseTooEarlySentence } from "#domain/insights/sentences.ts";
import { counted } from "#domain/insights/text-parts.ts";
import { IntervalChart } from "./charts/IntervalChart.tsx";
import { Part, Quiet, Sentences } from "./Part.tsx";

type Props = Pick<Insights, "coverage" | "beforeAfter"> & { nameOf: (itemId: string) => string };

export function PracticePart({ coverage, beforeAfter: { claims, unsure, tooEarly }, nameOf }: Props) {
  const intervals = [...claims, ...unsure].map((finding) => ({
    ...finding,
    name: nameOf(finding.itemId),
    count: counted(finding.pairs, "time"),
    isClaim: claims.includes(finding),
    cells: [String(finding.pairs)],
  }));
  return (
    <Part
      title="Before and after"
      {...(intervals.length > 0 && { note: coverageNote(coverage) })}
      method={
        <p>
          People begin an exercise when they are low, and low moments pass by themselves. The change from the
          last star within two hours before an exercise to the first within two hours after it is therefore
          compared with the change between similar stars without an exercise between them.
        </p>
      }
    >
      {intervals.length + tooEarly.length === 0 && (
        <p className="max-w-prose text-pretty text-quiet">
          Once ten of your exercises have a star before and after, this page can compare them with other
          moments.
        </p>
      )}
      <Sentences
        sentences={claims
          .map((finding) => exerciseSentence(finding, nameOf(finding.itemId), true))
          .map((text) => ({ text }))}
      />
      {intervals.length > 0 && (
        <IntervalChart
          title="The star after an exercise, compared with similar moments"
          unit="Difference in score, on the scale from −1 to 1."
          cellNames={["Times"]}
          intervals={intervals}
        />
      )}
      <Quiet
        title="Not clear"
        texts={unsure.map((finding) => exerciseSentence(finding, nameOf(finding.itemId), false))}
      />
      <Quiet
        title="Not yet"
        texts={tooEarly.map((one) => exerciseTooEarlySentence(one, nameOf(one.itemId)))}
      />
    </Part>
  );
}
