import type { Insights } from "#domain/insights/insights-data.ts";
import { coverageSentence } from "#domain/insights/sentences.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { useTranslator } from "../languages/language.ts";
import { HourChart } from "./charts/HourChart.tsx";
import { Part } from "./Part.tsx";

const spans = [
  ["last7", 7],
  ["last30", 30],
  ["last90", 90],
  ["last365", 365],
] as const;

export function CoveragePart({ coverage }: Pick<Insights, "coverage">) {
  const t = useTranslator();
  return (
    <Part title={insights.coverage.title} method={[insights.coverage.method]}>
      <p className="max-w-prose text-pretty">{coverageSentence(t, coverage)}</p>
      <dl aria-label={t(insights.coverage.counts)} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {spans.map(([key, length]) => (
          <div key={key} className="flex flex-col-reverse rounded-control border border-line px-3 py-2">
            <dt className="text-quiet text-small">{t(insights.coverage.ofLast, { length })}</dt>
            <dd className="font-display text-title tabular-nums">{coverage.days[key]}</dd>
          </div>
        ))}
      </dl>
      <HourChart hours={coverage.hours} />
    </Part>
  );
}
