import type { Insights } from "#domain/insights/insights-data.ts";
import { coverageSentence } from "#domain/insights/sentences.ts";
import { HourChart } from "./charts/HourChart.tsx";
import { Part } from "./Part.tsx";

const spans = [
  ["last7", 7],
  ["last30", 30],
  ["last90", 90],
  ["last365", 365],
] as const;

export const CoveragePart = ({ coverage }: Pick<Insights, "coverage">) => (
  <Part
    title="What this page can know"
    method={
      <p>
        A day counts once, however many stars it has. Days and hours are those of your own clock at the time
        of each star; for stars without a stored clock, those of this device.
      </p>
    }
  >
    <p className="max-w-prose text-pretty">{coverageSentence(coverage)}</p>
    <dl aria-label="Days with a star" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {spans.map(([key, length]) => (
        <div key={key} className="flex flex-col-reverse rounded-control border border-line px-3 py-2">
          <dt className="text-quiet text-small">days of the last {length}</dt>
          <dd className="font-display text-title tabular-nums">{coverage.days[key]}</dd>
        </div>
      ))}
    </dl>
    <HourChart hours={coverage.hours} />
  </Part>
);
