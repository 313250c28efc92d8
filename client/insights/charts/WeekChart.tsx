import { useState } from "react";
import { dayOfDate } from "#domain/calendar.ts";
import type { Week } from "#domain/insights/insights-data.ts";
import { mediumDate } from "#domain/languages/dates.ts";
import { figures } from "#domain/languages/en/insights-figures.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { ChartFigure } from "../../charts/ChartFigure.tsx";
import { BottomAxis, ScoreLines } from "../../charts/chart-axis.tsx";
import { scaleOf } from "../../charts/scales.ts";
import { scoreText } from "../../charts/table-text.ts";
import { timeTicks } from "../../charts/time-ticks.ts";
import { useWidth } from "../../charts/use-width.ts";
import { useTranslator } from "../../languages/language.ts";
import { dayFormat } from "../../time/day-format.ts";
import { OneOf } from "../../ui/OneOf.tsx";
import { WeekLines } from "./WeekLines.tsx";
import { type PlacedWeek, weekAt } from "./week-at.ts";

const height = 220;
const margin = { top: 24, right: 12, bottom: 28, left: 36 };
/** Half the width of a slider's handle: its middle can go no nearer to the edges. */
const handle = 8;
const readout = (t: Translator, { start, mean, low, high, days }: Week) =>
  t(figures.weeks.reading, {
    date: dayFormat(mediumDate, t.locale).format(dayOfDate(start)),
    ...{ mean: scoreText(t, mean), low: scoreText(t, low), high: scoreText(t, high), days },
  });

/** Weeks; of a longer journal, the latest part is shown first. */
const longest = 78;
const spans = [
  ["year", figures.weeks.lastYear],
  ["all", figures.weeks.all],
] as const;

/** The weather of weeks: their means as a line, with the range that their silent days leave open. */
export function WeekChart({ weeks }: { weeks: readonly Week[] }) {
  const t = useTranslator();
  const { columns } = figures.weeks;
  const [span, setSpan] = useState<(typeof spans)[number][0]>("year");
  const last = dayOfDate(weeks.at(-1)?.start ?? "1970-01-01");
  const isLong = last - dayOfDate(weeks[0]?.start ?? "1970-01-01") > 7 * longest;
  const shown =
    isLong && span === "year" ? weeks.filter(({ start }) => dayOfDate(start) > last - 7 * 52) : weeks;
  if (weeks.length === 0) return null;
  return (
    <ChartFigure
      heading="h4"
      title={t(figures.weeks.title)}
      unit={t(figures.weeks.unit)}
      table={{
        columns: [columns.week, columns.mean, columns.low, columns.high, columns.days].map((column) =>
          t(column),
        ),
        rows: shown.map(({ start, mean, low, high, days }) => [start, ...[mean, low, high], { count: days }]),
      }}
    >
      {isLong && (
        <OneOf
          legend={t(figures.weeks.show)}
          options={spans.map(([id, text]) => [id, t(text)] as const)}
          value={span}
          onValueChange={setSpan}
        />
      )}
      <ReadableWeeks key={span} weeks={shown} />
    </ChartFigure>
  );
}

/** The chart, and a slider over it that reads the weeks one by one. */
function ReadableWeeks({ weeks }: { weeks: readonly Week[] }) {
  const t = useTranslator();
  const [ref, width] = useWidth<HTMLDivElement>();
  const first = dayOfDate(weeks[0]?.start ?? "");
  const placed = weeks.map((week): PlacedWeek => ({ ...week, place: (dayOfDate(week.start) - first) / 7 }));
  const [chosen, setChosen] = useState<string | null>(null);
  const week = placed.find(({ start }) => start === chosen) ?? placed.at(-1);
  if (!week) return null;
  const end = placed.at(-1)?.place ?? 0;
  const sides = [margin.left, Math.max(margin.left + 1, width - margin.right)] as const;
  const x = scaleOf([0, end], sides);
  // The scale reaches to half of its range at least, so that small changes look small.
  const reach = Math.max(0.5, ...weeks.flatMap(({ low, high }) => [-low, high]));
  const y = scaleOf([-reach, reach], [height - margin.bottom, margin.top]);
  const read = (place: number) => setChosen(weekAt(placed, week, place).start);
  const ticks = timeTicks(t.locale, first, first + 7 * end, Math.max(2, Math.floor(width / 80)));
  return (
    <>
      <div
        ref={ref}
        // Time runs from left to right, whatever the direction of the text.
        dir="ltr"
        className="relative rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent"
      >
        <svg width={width} height={height} aria-hidden="true" className="block overflow-visible">
          <ScoreLines y={y} width={width} />
          <text x={margin.left} y={14} className="fill-quiet text-small">
            {t(figures.weeks.pleasant)}
          </text>
          <text x={margin.left} y={height - margin.bottom - 6} className="fill-quiet text-small">
            {t(figures.weeks.unpleasant)}
          </text>
          <WeekLines weeks={placed} x={(one) => x(one.place)} y={y} />
          <line
            x1={x(week.place)}
            x2={x(week.place)}
            y1={y(week.low)}
            y2={y(week.high)}
            stroke="var(--color-ink)"
          />
          <circle cx={x(week.place)} cy={y(week.mean)} r={4} fill="var(--color-ink)" />
          {width > 0 && (
            <BottomAxis
              top={height - margin.bottom}
              line={sides}
              ticks={ticks.map(({ day, label }) => ({ x: x((day - first) / 7), label }))}
            />
          )}
        </svg>
        <input
          type="range"
          aria-label={t(figures.weeks.slider)}
          aria-valuetext={readout(t, week)}
          min={0}
          max={end}
          value={week.place}
          onChange={({ target }) => read(Number(target.value))}
          onPointerMove={({ pointerType, buttons, clientX, currentTarget }) => {
            const { left } = currentTarget.getBoundingClientRect();
            if (pointerType === "mouse" && buttons === 0)
              read(x.invert(clientX - left + margin.left - handle));
          }}
          style={{ left: margin.left - handle, width: width - margin.left - margin.right + 2 * handle }}
          className="absolute inset-y-0 cursor-crosshair touch-pan-y opacity-0"
        />
      </div>
      <p aria-hidden="true" className="min-h-10 text-pretty text-small tabular-nums sm:min-h-0">
        {readout(t, week)}
      </p>
    </>
  );
}
