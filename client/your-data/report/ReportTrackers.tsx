import { useId } from "react";
import type { DaySpan } from "#domain/calendar.ts";
import { type ReportLine, stepOf } from "#domain/formats/report-lines.ts";
import { yourData } from "#domain/languages/en/your-data.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { valueText } from "#domain/trackers/value-text.ts";
import { useTranslator } from "../../languages/language.ts";
import { dateText } from "./report-text.ts";

/** Small lines, one for each tracker. Shape alone tells them, because paper is often without colour. */
export function ReportTrackers({ lines, span }: { lines: readonly ReportLine[]; span: DaySpan }) {
  const t = useTranslator();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="report-trackers" className="flex flex-col gap-3 print:block">
      <div className="break-after-avoid">
        <h2 id="report-trackers" className="font-display text-title">
          {t(yourData.report.trackers.title)}
        </h2>
        <p className="max-w-prose text-pretty text-quiet text-small">
          {t(yourData.report.trackers.about, { by: stepOf(span) })}
        </p>
      </div>
      <ul className="flex flex-col gap-3 print:block print:space-y-3">
        {lines.map((line) => (
          <li
            key={line.tracker.id}
            className="grid gap-x-4 gap-y-1 break-inside-avoid sm:grid-cols-[13rem_1fr] print:grid-cols-[13rem_1fr]"
          >
            <div className="min-w-0">
              <h3 className="wrap-anywhere font-medium">
                <bdi>{line.tracker.name}</bdi>
              </h3>
              <p className="text-pretty text-quiet text-small">{factsText(t, line)}</p>
            </div>
            <Line line={line} />
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="sm:ps-56 print:ps-56">
        <p dir="ltr" className="flex justify-between gap-4 text-quiet text-small">
          <bdi>{dateText(t, span.first)}</bdi>
          {span.last > span.first && <bdi>{dateText(t, span.last)}</bdi>}
        </p>
      </div>
    </section>
  );
}

function factsText(t: Translator, { tracker, days, lowest, highest, mean }: ReportLine): string {
  const texts = yourData.report.trackers;
  const value = (one: number) => valueText(t, tracker, one);
  if (tracker.kind === "yes-no") return t(texts.yesDays, { yes: Math.round(mean * days), days });
  if (lowest === highest) return t(texts.alike, { value: value(lowest), days });
  const rounded = tracker.kind === "duration" ? Math.round(mean) : Number(mean.toPrecision(3));
  return t(texts.facts, { lowest: value(lowest), highest: value(highest), mean: value(rounded), days });
}

/** Units of the drawing. The line keeps its width however the drawing is stretched. */
const [width, height, edge] = [100, 24, 2];

function Line({ line: { runs } }: { line: ReportLine }) {
  const place = ({ along, up }: { along: number; up: number }) =>
    `${edge / 2 + along * (width - edge)} ${edge + (1 - up) * (height - 2 * edge)}`;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-10 w-full border-line border-b text-ink"
    >
      {runs.map((run) => (
        <path
          key={run[0]?.along}
          // A day alone is a dot: a line of no length with round ends.
          d={
            run.length === 1
              ? `M${place(run[0] ?? { along: 0, up: 0 })}h0.01`
              : `M${run.map(place).join("L")}`
          }
          fill="none"
          stroke="currentColor"
          strokeWidth={run.length === 1 ? 3 : 1.5}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

type ChoiceProps = {
  /** Trackers with a reading on a day of the report. */
  trackers: readonly Tracker[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** Which trackers are on the report: none, unless the person chooses some. */
export function TrackerChoice({ trackers, chosen, onChange }: ChoiceProps) {
  const t = useTranslator();
  const id = useId();
  if (trackers.length === 0) return null;
  const toggle = (one: string) => {
    const next = new Set(chosen);
    if (!next.delete(one)) next.add(one);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend id={id} className="pb-1.5 font-medium">
        {t(yourData.report.trackers.choose)}
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {trackers.map((tracker) => (
          <label
            key={tracker.id}
            className="relative flex min-h-11 min-w-0 max-w-full cursor-pointer items-center gap-2 rounded-control border border-line bg-raised px-3 text-small transition-colors duration-150 hover:border-edge has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="checkbox"
              checked={chosen.has(tracker.id)}
              onChange={() => toggle(tracker.id)}
              className="size-4 shrink-0 accent-accent"
            />
            <bdi className="min-w-0 truncate">{tracker.name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
