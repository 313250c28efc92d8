import { useState } from "react";
import { findTrackerByName } from "#domain/formats/import/mapping/suggest-tracker.ts";
import type { TrackerAnswer } from "#domain/formats/import/read-journal.ts";
import type { SeriesFacts } from "#domain/formats/import/series/series-facts.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { trackerTexts } from "#domain/languages/en/tracker-texts.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { maxTrackers, type Tracker } from "#domain/records/tracker/tracker.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Switch } from "../../ui/Switch.tsx";
import type { Deciding, Known } from "./flow-state.ts";
import { GrowingList } from "./GrowingList.tsx";
import type { ImportFlow } from "./import-flow.ts";
import { newTrackers } from "./new-trackers.ts";
import { nextText } from "./next-text.ts";
import { spanText } from "./problem-text.ts";
import { StepButtons } from "./StepButtons.tsx";
import { StepHead } from "./StepHead.tsx";
import { TrackerDialog } from "./TrackerDialog.tsx";

type Props = { flow: ImportFlow; state: Deciding; known: Known };

/** What the file measures: nothing of it becomes a tracker before the person switches it on. */
export function MeasuredStep({ flow, state, known }: Props) {
  const t = useTranslator();
  const { found, mapping } = state;
  const [asked, setAsked] = useState<SeriesFacts | null>(null);
  const change = (ids: readonly string[], part: Partial<TrackerAnswer>) =>
    flow.changeMapping({
      trackers: new Map(
        [...mapping.trackers].map(([id, answer]) => [id, ids.includes(id) ? { ...answer, ...part } : answer]),
      ),
    });
  const all = found.series.map(({ id }) => id);
  const areAllTaken = all.every((id) => mapping.trackers.get(id)?.isTaken);
  const fresh = newTrackers(mapping, known.trackers);
  const isTooMany = known.trackers.length + fresh > maxTrackers;
  const joinsAny = [...mapping.trackers.values()].some(
    ({ isTaken, name }) => isTaken && findTrackerByName(known.trackers, name),
  );
  const answerOfAsked = asked && mapping.trackers.get(asked.id);
  return (
    <>
      <StepHead title={t(imports.measured.title)} text={t(imports.measured.text)} />
      <GrowingList
        title={t(imports.measured.list)}
        note={
          isTooMany &&
          t(imports.measured.tooMany, { most: maxTrackers, count: known.trackers.length + fresh })
        }
        actions={
          all.length > 1 && (
            <Button
              variant="quiet"
              className="-me-2 text-small"
              onClick={() => change(all, { isTaken: !areAllTaken })}
            >
              {t(areAllTaken ? imports.tags.leaveAllOut : imports.measured.takeAll)}
            </Button>
          )
        }
        items={found.series}
        keyOf={({ id }) => id}
        render={(series) => (
          <SeriesRow
            series={series}
            answer={mapping.trackers.get(series.id)}
            trackers={known.trackers}
            onTake={(isTaken) => change([series.id], { isTaken })}
            onAsk={() => setAsked(series)}
          />
        )}
      />
      {joinsAny && (
        <Switch
          label={t(imports.measured.replace)}
          hint={t(imports.measured.replaceHint)}
          checked={mapping.replacesReadings}
          onCheckedChange={(replacesReadings) => flow.changeMapping({ replacesReadings })}
        />
      )}
      <StepButtons onCancel={flow.leave} onBack={() => void flow.back(known)}>
        <Button variant="primary" disabled={isTooMany} onClick={() => void flow.next(known)}>
          {t(nextText(state))}
        </Button>
      </StepButtons>
      {asked && answerOfAsked && (
        <TrackerDialog
          series={asked}
          answer={answerOfAsked}
          trackers={known.trackers}
          onChange={(answer) => change([asked.id], { ...answer, isTaken: true })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

type RowProps = {
  series: SeriesFacts;
  answer: TrackerAnswer | undefined;
  trackers: readonly Tracker[];
  onTake: (isTaken: boolean) => void;
  onAsk: () => void;
};

function SeriesRow({ series, answer, trackers, onTake, onAsk }: RowProps) {
  const t = useTranslator();
  if (!answer) return null;
  return (
    <div className="flex w-full flex-col gap-1 py-1">
      <Switch
        label={series.name}
        hint={t(imports.measured.values, { count: series.count, dates: spanText(t, series.span) })}
        checked={answer.isTaken}
        onCheckedChange={onTake}
      />
      {answer.isTaken && (
        <Button className="max-w-full shrink! self-start px-3" onClick={onAsk}>
          <span className="sr-only">{series.name}: </span>
          <span className="min-w-0 truncate">
            {answer.name !== series.name && !findTrackerByName(trackers, answer.name) && (
              <>
                <bdi>{answer.name}</bdi> ·{" "}
              </>
            )}
            {becomesText(t, answer, trackers)}
          </span>
        </Button>
      )}
    </div>
  );
}

/** Says which tracker receives the values: one that exists, or a new one. */
function becomesText(t: Translator, answer: TrackerAnswer, all: readonly Tracker[]): string {
  const known = findTrackerByName(all, answer.name);
  if (known) return t(imports.measured.joins, { name: known.name });
  const { kind, unit, min, max } = answer;
  const params = { kind: t(trackerTexts.kinds[kind].name) };
  if (kind === "scale" && min !== null && max !== null)
    return t(imports.measured.becomesScale, { ...params, min, max });
  return unit ? t(imports.measured.becomesUnit, { ...params, unit }) : t(imports.measured.becomes, params);
}
