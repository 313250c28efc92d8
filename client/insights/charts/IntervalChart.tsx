import { AxisBottom } from "@visx/axis";
import { scaleLinear } from "@visx/scale";
import type { Finding } from "#domain/insights/insights-data.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { ChartFigure } from "../../charts/ChartFigure.tsx";
import { axisLook, scoreTicks } from "../../charts/chart-axis.tsx";
import type { Cell } from "../../charts/table-text.ts";
import { useWidth } from "../../charts/use-width.ts";
import { useTranslator } from "../../languages/language.ts";

export type Interval = Finding & {
  readonly name: string;
  /** "14 of 54 days", or how many of whatever was compared. */
  readonly count: string;
  readonly isClaim: boolean;
  /** More cells of the table. */
  readonly cells: readonly Cell[];
};

const rowHeight = 44;
/** Most differences that are drawn; the others are in the table. */
const mostDrawn = 12;
const columns = "grid gap-x-4 sm:grid-cols-[minmax(0,11rem)_1fr] sm:items-center";

type Props = {
  title: string;
  /** Names of the cells. */
  cellNames: readonly string[];
  intervals: readonly Interval[];
};

/** Differences with the range in which 90 of 100 such ranges hold the true one: filled if it is a claim. */
export function IntervalChart({ title, cellNames, intervals }: Props) {
  const t = useTranslator();
  const { columns: names } = insights.intervals;
  const [ref, width] = useWidth<HTMLDivElement>();
  const drawn = intervals.slice(0, mostDrawn);
  const reach = Math.max(0.2, ...drawn.flatMap(({ low, high }) => [-low, high]));
  const x = scaleLinear({ domain: [-reach, reach], range: [12, Math.max(13, width - 12)] });
  return (
    <ChartFigure
      title={title}
      unit={t(insights.intervals.unit)}
      table={{
        columns: [
          ...[names.name, names.difference, names.low, names.high, names.claim].map((name) => t(name)),
          ...cellNames,
        ],
        rows: intervals.map(({ name, difference, low, high, isClaim, cells }) => [
          name,
          ...[difference, low, high],
          t(isClaim ? insights.intervals.yes : insights.intervals.no),
          ...cells,
        ]),
      }}
    >
      <ul aria-hidden="true" className="flex flex-col max-sm:gap-1">
        {drawn.map((interval) => (
          <li key={interval.name} className={columns}>
            <p className="flex min-w-0 items-baseline justify-between gap-x-2 text-small sm:block">
              <span className="truncate sm:block">{interval.name}</span>
              <span className="shrink-0 text-quiet sm:block">{interval.count}</span>
            </p>
            <IntervalLine interval={interval} width={width} x={x} />
          </li>
        ))}
        <li className={columns}>
          <div ref={ref} dir="ltr" className="min-w-0 text-quiet text-small sm:col-start-2">
            <svg width={width} height={28} aria-hidden="true" className="block overflow-visible">
              {width > 0 && (
                <AxisBottom
                  scale={x}
                  numTicks={Math.floor(width / 90)}
                  tickFormat={scoreTicks(t, x.tickFormat(Math.floor(width / 90)))}
                  {...axisLook}
                />
              )}
            </svg>
            <p className="flex justify-between">
              <span>{t(insights.intervals.dimmer)}</span>
              <span>{t(insights.intervals.brighter)}</span>
            </p>
          </div>
        </li>
      </ul>
      {intervals.length > mostDrawn && (
        <p className="text-quiet text-small">
          {t(insights.intervals.drawn, { drawn: mostDrawn, all: intervals.length })}
        </p>
      )}
    </ChartFigure>
  );
}

type LineProps = { interval: Interval; width: number; x: (difference: number) => number };

function IntervalLine({ interval: { difference, low, high, isClaim }, width, x }: LineProps) {
  const middle = rowHeight / 2;
  return (
    <svg width={width} height={rowHeight} aria-hidden="true" className="block">
      <line x1={x(0)} x2={x(0)} y1={0} y2={rowHeight} stroke="var(--color-edge)" strokeDasharray="2 4" />
      <line
        x1={x(low)}
        x2={x(high)}
        y1={middle}
        y2={middle}
        stroke="var(--color-accent)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <circle
        cx={x(difference)}
        cy={middle}
        r={6}
        fill={isClaim ? "var(--color-accent)" : "var(--color-solid)"}
        stroke="var(--color-accent)"
        strokeWidth={2}
      />
    </svg>
  );
}
