import { dayOfDate } from "#domain/calendar.ts";
import type { MeasureLine } from "#domain/insights/insights-data.ts";
import type { NamedTracker } from "#domain/insights/measure-sentences.ts";
import { measures } from "#domain/languages/en/insights-measures.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { valueText } from "#domain/trackers/value-text.ts";
import { ChartFigure } from "../../charts/ChartFigure.tsx";
import { BottomAxis } from "../../charts/chart-axis.tsx";
import { scaleOf } from "../../charts/scales.ts";
import { timeTicks } from "../../charts/time-ticks.ts";
import { useWidth } from "../../charts/use-width.ts";
import { useTranslator } from "../../languages/language.ts";
import { WeekLines } from "./WeekLines.tsx";

const height = 112;
const margin = { top: 20, right: 12, bottom: 44, left: 12 };

/** Three digits of a mean are more than it can tell. */
const shortMean = (mean: number) =>
  Math.abs(mean) >= 1_000 ? Math.round(mean) : Number(mean.toPrecision(3));

/** Writes the mean of a week; for a yes-no tracker it is the share of the days with yes. */
const meanText = (t: Translator, tracker: NamedTracker, mean: number): string =>
  tracker.kind === "yes-no"
    ? new Intl.NumberFormat(t.locale, { style: "percent" }).format(mean)
    : valueText(t, tracker, shortMean(mean));

type Props = { tracker: NamedTracker; weeks: MeasureLine["weeks"] };

/** The means of the weeks of a tracker as a line; nothing is drawn across weeks without a reading. */
export function TrackerWeeks({ tracker, weeks }: Props) {
  const t = useTranslator();
  const { columns } = measures.lines;
  const mean = tracker.kind === "yes-no" ? columns.yes : columns.mean;
  return (
    <ChartFigure
      heading="h4"
      title={tracker.name}
      unit={t(measures.lines.unit)}
      table={{
        columns: [t(columns.week), t(mean), t(columns.days)],
        rows: weeks.map(({ start, mean, days }) => [
          start,
          {
            text: meanText(t, tracker, mean),
            plain: tracker.kind === "yes-no" ? Math.round(100 * mean) : shortMean(mean),
          },
          { count: days },
        ]),
      }}
    >
      <Line tracker={tracker} weeks={weeks} />
    </ChartFigure>
  );
}

function Line({ tracker, weeks }: Props) {
  const t = useTranslator();
  const [ref, width] = useWidth<HTMLDivElement>();
  const [first, last] = [weeks[0], weeks.at(-1)].map((week) => dayOfDate(week?.start ?? "1970-01-01"));
  const start = first ?? 0;
  const placed = weeks.map((week) => ({
    ...{ ...week, low: week.mean, high: week.mean },
    place: (dayOfDate(week.start) - start) / 7,
  }));
  const means = weeks.map((week) => week.mean);
  const [low, high] = [Math.min(...means), Math.max(...means)];
  const end = Math.max(1, placed.at(-1)?.place ?? 1);
  const x = scaleOf([0, end], [margin.left, Math.max(margin.left + 1, width - margin.right)]);
  // A line that never changes lies in the middle.
  const y = scaleOf([low, high], [height - margin.bottom, margin.top]);
  const ticks = timeTicks(t.locale, start, last ?? start, Math.max(2, Math.floor(width / 90)));
  return (
    // Time runs from left to right, whatever the direction of the text.
    <div ref={ref} dir="ltr">
      <svg width={width} height={height} aria-hidden="true" className="block overflow-visible">
        {(low < high ? [low, high] : [low]).map((mean) => (
          <g key={mean}>
            <line x1={0} x2={width} y1={y(mean)} y2={y(mean)} stroke="var(--color-line)" />
            <text
              x={0}
              y={mean === low ? y(mean) + 14 : y(mean) - 6}
              className="fill-quiet text-small tabular-nums"
            >
              {/* A unit can run from right to left, as the picture does not. */}
              {`\u2068${meanText(t, tracker, mean)}\u2069`}
            </text>
          </g>
        ))}
        <WeekLines weeks={placed} x={(week) => x(week.place)} y={y} />
        {width > 0 && (
          <BottomAxis
            top={height - margin.bottom + 18}
            ticks={ticks.map(({ day, label }) => ({ x: x((day - start) / 7), label }))}
          />
        )}
      </svg>
    </div>
  );
}
