import {
  coverageNote,
  exerciseTooEarlySentence,
  noDifferenceSentence,
} from "#domain/insights/figure-sentences.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import { figures } from "#domain/languages/en/insights-figures.ts";
import { useTranslator } from "../../languages/language.ts";
import { RetryNotice } from "../../ui/RetryNotice.tsx";
import { IntervalChart } from "../charts/IntervalChart.tsx";
import type { ShownInsights } from "../shown-insights.ts";
import { Panel, Quiet } from "./PanelParts.tsx";

type Props = Pick<Insights, "coverage" | "beforeAfter"> &
  Pick<ShownInsights, "exercises"> & { nameOf: (itemId: string) => string };

/** The stars before and after exercises. What the server alone knows cannot be compared while it is out of reach. */
export function PracticePanel({ exercises, ...found }: Props) {
  if (exercises.state !== "outOfReach") return <Compared {...found} />;
  return (
    <Panel method={[figures.practice.method]}>
      <RetryNotice tone="plain" text={figures.practice.outOfReach} onRetry={exercises.onRetry} />
    </Panel>
  );
}

function Compared({ coverage, beforeAfter, nameOf }: Omit<Props, "exercises">) {
  const t = useTranslator();
  const { claims, unsure, tooEarly } = beforeAfter;
  const intervals = [...claims, ...unsure].map((finding) => ({
    ...finding,
    name: nameOf(finding.itemId),
    count: t(figures.practice.times, { count: finding.pairs }),
    cells: [{ count: finding.pairs }],
  }));
  return (
    <Panel
      {...(intervals.length > 0 && { note: coverageNote(t, coverage) })}
      method={[figures.practice.method]}
    >
      {intervals.length > 0 && (
        <IntervalChart
          title={t(figures.practice.chart)}
          cellNames={[t(figures.practice.timesColumn)]}
          intervals={intervals}
        />
      )}
      <Quiet
        title={figures.notClear}
        texts={unsure.map((finding) => noDifferenceSentence(t, finding, nameOf(finding.itemId)))}
      />
      <Quiet
        title={figures.notYet}
        texts={tooEarly.map((one) => exerciseTooEarlySentence(t, one, nameOf(one.itemId)))}
      />
    </Panel>
  );
}
