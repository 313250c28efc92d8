import { coverageNote } from "#domain/insights/figure-sentences.ts";
import type { Insights, MeasureLine } from "#domain/insights/insights-data.ts";
import { horizon } from "#domain/insights/limits.ts";
import {
  measuresTooEarlySentences,
  type NamedTracker,
  unsureMeasuresSentence,
} from "#domain/insights/measure-sentences.ts";
import { figures } from "#domain/languages/en/insights-figures.ts";
import { measures } from "#domain/languages/en/insights-measures.ts";
import { Disclosure } from "../../charts/Disclosure.tsx";
import { useTranslator } from "../../languages/language.ts";
import { GroupChart } from "../charts/GroupChart.tsx";
import { TrackerWeeks } from "../charts/TrackerWeeks.tsx";
import { Panel, Quiet } from "./PanelParts.tsx";

type Props = Pick<Insights, "coverage" | "measures"> & { trackers: readonly NamedTracker[] };

/** What a person measures, beside their stars. */
export function MeasuresPanel({ coverage, measures: found, trackers }: Props) {
  const t = useTranslator();
  const find = (id: string) => trackers.find((tracker) => tracker.id === id);
  const nameOf = (id: string) => find(id)?.name ?? "";
  const unsure = unsureMeasuresSentence(t, found, nameOf);
  return (
    <Panel
      // The note is left out for a longer journal, because this part reads fewer days than the note counts.
      {...(coverage.span <= horizon && { note: coverageNote(t, coverage) })}
      method={[
        measures.method.compared,
        measures.method.oneValue,
        measures.method.chance,
        measures.method.order,
        measures.method.groups,
      ]}
    >
      {found.claims.map((claim) => {
        const tracker = find(claim.trackerId);
        return (
          tracker && (
            <GroupChart
              key={`${claim.trackerId} ${claim.lag}`}
              tracker={tracker}
              lag={claim.lag}
              groups={claim.groups}
            />
          )
        );
      })}
      <Quiet title={figures.notClear} texts={unsure ? [unsure] : []} />
      <Quiet title={figures.notYet} texts={measuresTooEarlySentences(t, found.tooEarly, nameOf)} />
      <Lines lines={found.lines} find={find} />
    </Panel>
  );
}

/** Lines that stand there from the start. */
const mostLines = 6;

type LinesProps = { lines: readonly MeasureLine[]; find: (id: string) => NamedTracker | undefined };

function Lines({ lines, find }: LinesProps) {
  const t = useTranslator();
  const draw = (some: readonly MeasureLine[]) => (
    <div className="grid min-w-0 gap-x-6 gap-y-4 sm:grid-cols-2">
      {some.map(({ trackerId, weeks }) => {
        const tracker = find(trackerId);
        return tracker && <TrackerWeeks key={trackerId} tracker={tracker} weeks={weeks} />;
      })}
    </div>
  );
  if (lines.length === 0) return null;
  return (
    <>
      {draw(lines.slice(0, mostLines))}
      {lines.length > mostLines && (
        <Disclosure name={t(measures.lines.more, { count: lines.length - mostLines })}>
          {draw(lines.slice(mostLines))}
        </Disclosure>
      )}
    </>
  );
}
