import type { Insights } from "#domain/insights/insights-data.ts";
import { coverageNote, exerciseSentence, exerciseTooEarlySentence } from "#domain/insights/sentences.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { useTranslator } from "../languages/language.ts";
import { IntervalChart } from "./charts/IntervalChart.tsx";
import { Part, Quiet, Sentences } from "./Part.tsx";

type Props = Pick<Insights, "coverage" | "beforeAfter"> & { nameOf: (itemId: string) => string };

export function PracticePart({ coverage, beforeAfter: { claims, unsure, tooEarly }, nameOf }: Props) {
  const t = useTranslator();
  const intervals = [...claims, ...unsure].map((finding) => ({
    ...finding,
    name: nameOf(finding.itemId),
    count: t(insights.practice.times, { count: finding.pairs }),
    isClaim: claims.includes(finding),
    cells: [{ count: finding.pairs }],
  }));
  return (
    <Part
      title={insights.practice.title}
      {...(intervals.length > 0 && { note: coverageNote(t, coverage) })}
      method={[insights.practice.method]}
    >
      {intervals.length + tooEarly.length === 0 && (
        <p className="max-w-prose text-pretty text-quiet">{t(insights.practice.none)}</p>
      )}
      <Sentences
        sentences={claims
          .map((finding) => exerciseSentence(t, finding, nameOf(finding.itemId), true))
          .map((text) => ({ text }))}
      />
      {intervals.length > 0 && (
        <IntervalChart
          title={t(insights.practice.chart)}
          cellNames={[t(insights.practice.timesColumn)]}
          intervals={intervals}
        />
      )}
      <Quiet
        title={insights.notClear}
        texts={unsure.map((finding) => exerciseSentence(t, finding, nameOf(finding.itemId), false))}
      />
      <Quiet
        title={insights.notYet}
        texts={tooEarly.map((one) => exerciseTooEarlySentence(t, one, nameOf(one.itemId)))}
      />
    </Part>
  );
}
