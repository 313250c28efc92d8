import { useMemo, useState } from "react";
import { dateOfDay } from "#domain/calendar.ts";
import { mediumDate } from "#domain/languages/dates.ts";
import { trackerPage } from "#domain/languages/en/tracker-page.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { type DayValue, nearestDay, runsOf } from "#domain/trackers/runs.ts";
import { isSummed } from "#domain/trackers/value-of-day.ts";
import { valueText } from "#domain/trackers/value-text.ts";
import { ChartFigure } from "../../charts/ChartFigure.tsx";
import { BottomAxis, linePath } from "../../charts/chart-axis.tsx";
import { scaleOf } from "../../charts/scales.ts";
import { timeTicks } from "../../charts/time-ticks.ts";
import { useWidth } from "../../charts/use-width.ts";
import { useTranslator } from "../../languages/language.ts";
import { dayFormat } from "../../time/day-format.ts";
import { OneOf } from "../../ui/OneOf.tsx";
import { valueAxis } from "./value-axis.ts";

const height = 220;
const margin = { top: 12, right: 14, bottom: 28 };
/** Half the width of a slider's handle: its middle can go no nearer to the edges. */
const handle = 8;

const spans = { quarter: 91, year: 365 } as const;
type Span = keyof typeof spans | "all";

/** What a day has that has several readings. */
function ofDay(tracker: Tracker) {
  const { once, ever, sum, mean } = trackerPage.line;
  if (tracker.perDay === "one") return once;
  if (tracker.kind === "yes-no") return ever;
  return isSummed(tracker) ? sum : mean;
}

type Props = { tracker: Tracker; days: readonly DayValue[] };

/** The values of the days as a line, with gaps where days have none. `days` are one or more. */
export function TrackerLine({ tracker, days }: Props) {
  const t = useTranslator();
  const { columns } = trackerPage.line;
  const last = days.at(-1)?.day ?? 0;
  const length = last - (days[0]?.day ?? 0) + 1;
  const offered: readonly Span[] = [
    ...(length > spans.quarter ? (["quarter"] as const) : []),
    ...(length > spans.year ? (["year"] as const) : []),
    "all",
  ];
  const [chosen, setChosen] = useState<Span>(length > spans.year ? "year" : "all");
  const span = offered.includes(chosen) ? chosen : "all";
  const shown = useMemo(
    () => (span === "all" ? days : days.filter(({ day }) => day > last - spans[span])),
    [days, span, last],
  );
  return (
    <ChartFigure
      heading="h2"
      title={t(trackerPage.line.title)}
      unit={t(trackerPage.line.gaps, { what: t(ofDay(tracker)) })}
      table={{
        columns: [t(columns.day), t(columns.value)],
        rows: shown.map(({ day, value }) => [
          dateOfDay(day),
          { text: valueText(t, tracker, value), plain: value },
        ]),
      }}
    >
      {offered.length > 1 && (
        <div className="sm:max-w-96">
          <OneOf
            legend={t(trackerPage.line.show)}
            legendClassName="sr-only"
            options={offered.map((id) => [id, t(trackerPage.line[id])] as const)}
            value={span}
            onValueChange={setChosen}
          />
        </div>
      )}
      <ReadableLine key={span} tracker={tracker} days={shown} />
    </ChartFigure>
  );
}

const readout = (t: Translator, tracker: Tracker, { day, value }: DayValue) =>
  t(trackerPage.line.reading, {
    date: dayFormat(mediumDate, t.locale).format(day),
    value: valueText(t, tracker, value),
  });

/** The chart, and a slider over it that reads the days one by one. */
function ReadableLine({ tracker, days }: Props) {
  const t = useTranslator();
  const [ref, width] = useWidth<HTMLDivElement>();
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? days.length - 1, days.length - 1);
  const axis = useMemo(
    () =>
      valueAxis(
        tracker,
        days.map(({ value }) => value),
      ),
    [tracker, days],
  );
  const labels = axis.ticks.map((tick) => valueText(t, tracker, tick));
  const left = 14 + 7 * Math.max(3, ...labels.map((label) => Math.min(12, label.length)));
  const current = days[at];
  const [first, last] = [days[0]?.day ?? 0, days.at(-1)?.day ?? 0];
  if (!current) return null;
  // A single day stands in the middle.
  const [start, end] = first === last ? [first - 1, last + 1] : [first, last];
  const sides = [left, Math.max(left + 1, width - margin.right)] as const;
  const x = scaleOf([start, end], sides);
  const y = scaleOf([axis.low, axis.high], [height - margin.bottom, margin.top]);
  const ticks =
    first === last
      ? [{ day: first, label: dayFormat({ month: "short", day: "numeric" }, t.locale).format(first) }]
      : timeTicks(t.locale, first, last, Math.max(2, Math.floor((width - left) / 80)));
  return (
    <>
      <div
        ref={ref}
        // Time runs from left to right, whatever the direction of the text.
        dir="ltr"
        className="relative rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent"
      >
        <svg width={width} height={height} aria-hidden="true" className="block overflow-visible">
          {axis.ticks.map((tick, place) => (
            <g key={tick}>
              <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} stroke="var(--color-line)" />
              <text
                x={left - 8}
                y={y(tick)}
                dy="0.32em"
                textAnchor="end"
                fontSize={12}
                fill="var(--color-quiet)"
              >
                {labels[place]}
              </text>
            </g>
          ))}
          {width > 0 && <Runs days={days} x={x} y={y} width={width} />}
          <line
            x1={x(current.day)}
            x2={x(current.day)}
            y1={margin.top}
            y2={height - margin.bottom}
            stroke="var(--color-edge)"
          />
          <circle cx={x(current.day)} cy={y(current.value)} r={4.5} fill="var(--color-ink)" />
          {width > 0 && (
            <BottomAxis
              top={height - margin.bottom}
              line={sides}
              ticks={ticks.map(({ day, label }) => ({ x: x(day), label }))}
            />
          )}
        </svg>
        <input
          type="range"
          aria-label={t(trackerPage.line.slider)}
          aria-valuetext={readout(t, tracker, current)}
          min={0}
          max={days.length - 1}
          value={at}
          onChange={({ target }) => setChosen(Number(target.value))}
          onPointerMove={({ pointerType, buttons, clientX, currentTarget }) => {
            const bounds = currentTarget.getBoundingClientRect();
            if (pointerType === "mouse" && buttons === 0)
              setChosen(nearestDay(days, x.invert(clientX - bounds.left + left - handle)));
          }}
          style={{ left: left - handle, width: Math.max(0, width - left - margin.right + 2 * handle) }}
          className="absolute inset-y-0 cursor-crosshair touch-pan-y opacity-0"
        />
      </div>
      <p aria-hidden="true" className="text-pretty text-small tabular-nums">
        {readout(t, tracker, current)}
      </p>
    </>
  );
}

type RunsProps = {
  days: readonly DayValue[];
  x: (day: number) => number;
  y: (value: number) => number;
  width: number;
};

/** Lines through days that follow each other; a day between two silent ones is a dot. */
function Runs({ days, x, y, width }: RunsProps) {
  const runs = useMemo(() => runsOf(days), [days]);
  const isFine = days.length > width / 2;
  const hasDots = days.length < width / 6;
  return runs.map((run) => (
    <g key={run[0]?.day}>
      {run.length > 1 && (
        <path
          d={linePath(run.map(({ day, value }) => [x(day), y(value)]))}
          fill="none"
          stroke="var(--color-accent)"
          strokeWidth={isFine ? 1 : 2}
          strokeLinejoin="round"
        />
      )}
      {(hasDots || run.length === 1) &&
        run.map(({ day, value }) => (
          <circle key={day} cx={x(day)} cy={y(value)} r={isFine ? 1.25 : 2.5} fill="var(--color-accent)" />
        ))}
    </g>
  ));
}
