import type { Insights } from "#domain/insights/insights-data.ts";
import { coverageNote, exerciseSentence, exerciseTooEarlySentence } from "#domain/insights/sentences.ts";
import { common } from "#domain/languages/en/common.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { IntervalChart } from "./charts/IntervalChart.tsx";
import { Part, Quiet, Sentences } from "./Part.tsx";

type Props = Pick<Insights, "coverage" | "beforeAfter"> & {
  /** Whether the insights know the exercises. */
  isKnown: boolean;
  nameOf: (itemId: string) => string;
};

/** What the server alone knows cannot be compared now; the rest of the page can be read. */
export function PracticeOutOfReach({ onRetry }: { onRetry: () => void }) {
  const t = useTranslator();
  return (
    <Part title={insights.practice.title} method={[insights.practice.method]}>
      <Notice tone="plain">
        <p>{t(insights.practice.outOfReach)}</p>
        <Button onClick={onRetry}>{t(common.tryAgain)}</Button>
      </Notice>
    </Part>
  );
}

export function PracticePart({ coverage, beforeAfter, isKnown, nameOf }: Props) {
  const { claims, unsure, tooEarly } = beforeAfter;
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
        <p className="max-w-prose text-pretty text-quiet">
          {t(isKnown ? insights.practice.none : insights.practice.loading)}
        </p>
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
