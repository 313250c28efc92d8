import { scaleLinear } from "@visx/scale";
import type { Finding } from "#domain/insights/insights-data.ts";
import { useWidth } from "../use-width.ts";
import { ChartFigure } from "./ChartFigure.tsx";
import { scoreText } from "./table-text.ts";

export type Interval = Finding & {
  readonly name: string;
  /** "14 days", or how many of whatever was compared. */
  readonly count: string;
  readonly isClaim: boolean;
};

const rowHeight = 28;

type Props = { title: string; unit: string; countName: string; intervals: readonly Interval[] };

/** Differences with the range in which 90 of 100 such ranges hold the true one: filled if it is a claim. */
export function IntervalChart({ title, unit, countName, intervals }: Props) {
  const reach = Math.max(0.2, ...intervals.flatMap(({ low, high }) => [-low, high]));
  return (
    <ChartFigure
      title={title}
      unit={`${unit} The line holds the true difference in 90 of 100 cases; a filled dot is a claim.`}
      table={{
        columns: ["Name", "Difference", "Low", "High", countName],
        rows: intervals.map(({ name, difference, low, high, count }) => [
          name,
          ...[difference, low, high].map(scoreText),
          count,
        ]),
      }}
    >
      <ul aria-hidden="true" className="flex flex-col gap-2">
        {intervals.map((interval) => (
          <li key={interval.name} className="grid gap-x-4 sm:grid-cols-[minmax(0,10rem)_1fr] sm:items-center">
            <span className="truncate text-small">{interval.name}</span>
            <IntervalLine interval={interval} reach={reach} />
          </li>
        ))}
        <li className="grid gap-x-4 text-quiet text-small sm:grid-cols-[minmax(0,10rem)_1fr]">
          <span className="flex justify-between sm:col-start-2">
            <span>dimmer</span>
            <span>no difference</span>
            <span>brighter</span>
          </span>
        </li>
      </ul>
    </ChartFigure>
  );
}

function IntervalLine({
  interval: { difference, low, high, isClaim },
  reach,
}: {
  interval: Interval;
  reach: number;
}) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const x = scaleLinear({ domain: [-reach, reach], range: [8, Math.max(9, width - 8)] });
  const middle = rowHeight / 2;
  return (
    <div ref={ref} className="min-w-0">
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
    </div>
  );
}
