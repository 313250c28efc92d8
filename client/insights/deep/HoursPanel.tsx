import type { Insights } from "#domain/insights/insights-data.ts";
import { figures } from "#domain/languages/en/insights-figures.ts";
import { HourChart } from "../charts/HourChart.tsx";
import { Panel } from "./PanelParts.tsx";

/** The hours at which the stars were written. */
export function HoursPanel({ coverage }: Pick<Insights, "coverage">) {
  return (
    <Panel method={[figures.coverage.method]}>
      <HourChart hours={coverage.hours} />
    </Panel>
  );
}
