import type { Insights, MeasureFinding, MeasureLine } from "#domain/insights/insights-data.ts";
import { horizon } from "#domain/insights/limits.ts";
import {
  measureClaimSentence,
  measuresTooEarlySentences,
  type NamedTracker,
  unsureMeasuresSentence,
} from "#domain/insights/measure-sentences.ts";
import { coverageNote } from "#domain/insights/sentences.ts";
import { quoted } from "#domain/insights/text-parts.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { measures } from "#domain/languages/en/insights-measures.ts";
import type { ComparedDay } from "#domain/trackers/compared-days.ts";
import { Disclosure } from "../charts/Disclosure.tsx";
import { useTranslator } from "../languages/language.ts";
import { GroupChart } from "./charts/GroupChart.tsx";
import { TrackerWeeks } from "./charts/TrackerWeeks.tsx";
import { Part, Quiet, Sentences } from "./Part.tsx";

type Props = Pick<Insights, "coverage" | "measures"> & { trackers: readonly NamedTracker[] };

/** What a person measures, beside their stars. */
export function MeasuresPart({ coverage, measures: found, trackers }: Props) {
  const t = useTranslator();
  const find = (id: string) => trackers.find((tracker) => tracker.id === id);
  const nameOf = (id: string) => find(id)?.name ?? "";
  const unsure = unsureMeasuresSentence(t, found, nameOf);
  return (
    <Part
      title={measures.title}
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
      {trackers.length === 0 && <p className="max-w-prose text-pretty text-quiet">{t(measures.none)}</p>}
      {found.claims.map((claim) => {
        const tracker = find(claim.trackerId);
        return tracker && <Claim key={`${claim.trackerId} ${claim.lag}`} claim={claim} tracker={tracker} />;
      })}
      <Quiet title={insights.notClear} texts={unsure ? [unsure] : []} />
      <Quiet title={insights.notYet} texts={measuresTooEarlySentences(t, found.tooEarly, nameOf)} />
      <Lines lines={found.lines} find={find} />
    </Part>
  );
}

function Claim({ claim, tracker }: { claim: MeasureFinding; tracker: NamedTracker }) {
  const t = useTranslator();
  const text = measureClaimSentence(t, claim, tracker);
  const shown = comparedDays(claim, tracker);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Sentences
        sentences={[
          { text, ...(shown && { sky: { name: quoted(t, tracker.name), stars: { measures: [shown] } } }) },
        ]}
      />
      <GroupChart tracker={tracker} lag={claim.lag} groups={claim.groups} />
    </div>
  );
}

/** The days that the sky can show: those with more. The stars of the next day have no filter. */
function comparedDays({ lag, halves }: MeasureFinding, { id, kind }: NamedTracker): ComparedDay | null {
  if (lag === 1 || !halves) return null;
  return kind === "yes-no"
    ? { tracker: id, is: "exactly", value: 1 }
    : { tracker: id, is: "above", value: halves.value };
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
