import {
  coverageNote,
  exerciseTooEarlySentence,
  noDifferenceSentence,
} from "#domain/insights/figure-sentences.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import { common } from "#domain/languages/en/common.ts";
import { figures } from "#domain/languages/en/insights-figures.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { IntervalChart } from "../charts/IntervalChart.tsx";
import type { ShownInsights } from "../shown-insights.ts";
import { Panel, Quiet } from "./PanelParts.tsx";

type Props = Pick<Insights, "coverage" | "beforeAfter"> &
  Pick<ShownInsights, "exercises"> & { nameOf: (itemId: string) => string };

/** The stars before and after exercises. What the server alone knows cannot be compared while it is out of reach. */
export function PracticePanel({ exercises, ...found }: Props) {
  const t = useTranslator();
  if (exercises.state !== "outOfReach") return <Compared {...found} />;
  return (
    <Panel method={[figures.practice.method]}>
      <Notice tone="plain">
        <p>{t(figures.practice.outOfReach)}</p>
        <Button onClick={exercises.onRetry}>{t(common.tryAgain)}</Button>
      </Notice>
    </Panel>
  );
}

function Compared({ coverage, beforeAfter, nameOf }: Omit<Props, "exercises">) {
  const { claims, unsure, tooEarly } = beforeAfter;
  const t = useTranslator();
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
