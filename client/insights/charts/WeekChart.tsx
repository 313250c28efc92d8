import { AxisBottom } from "@visx/axis";
import { scaleLinear, scaleUtc } from "@visx/scale";
import { Area, LinePath } from "@visx/shape";
import { useState } from "react";
import type { Week } from "#domain/insights/insights-data.ts";
import { useWidth } from "../use-width.ts";
import { ChartFigure } from "./ChartFigure.tsx";
import { axisLook } from "./chart-axis.ts";
import { scoreText } from "./table-text.ts";

const height = 200;
const margin = { top: 12, right: 12, bottom: 28, left: 12 };
const weekMs = 7 * 86_400_000;
const date = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });

const dateOf = (week: Week) => new Date(`${week.start}T00:00:00Z`);
const readout = (week: Week) =>
  `Week of ${date.format(dateOf(week))}: ${scoreText(week.mean)}, between ${scoreText(week.low)} and ${scoreText(week.high)}, ${week.days} of 7 days`;

/** The weather of weeks: their means as a line, with the range that their silent days leave open. */
export function WeekChart({ weeks }: { weeks: readonly Week[] }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [chosen, setChosen] = useState<number | null>(null);
  const week = weeks[Math.min(chosen ?? weeks.length - 1, weeks.length - 1)];
  if (!week) return null;
  const at = weeks.indexOf(week);
  const x = scaleUtc({
    domain: [dateOf(weeks[0] as Week), dateOf(weeks.at(-1) as Week)],
    range: [margin.left, Math.max(margin.left + 1, width - margin.right)],
  });
  // Half of the scale at least, so that small changes look small.
  const reach = Math.max(0.5, ...weeks.flatMap(({ low, high }) => [-low, high]));
  const y = scaleLinear({ domain: [-reach, reach], range: [height - margin.bottom, margin.top] });
  const xOf = (one: Week) => (weeks.length === 1 ? width / 2 : x(dateOf(one)));
  const nearest = (clientX: number, box: DOMRect) => {
    const distances = weeks.map((one) => Math.abs(xOf(one) - (clientX - box.left)));
    setChosen(distances.indexOf(Math.min(...distances)));
  };
  return (
    <ChartFigure
      title="Your weeks"
      unit="Mean of the days of each week, from −1 (unpleasant) to 1 (pleasant). The band holds it in 80 of 100 weeks."
      table={{
        columns: ["Week from", "Mean", "Low", "High", "Days with a star"],
        rows: weeks.map((one) => [
          one.start,
          scoreText(one.mean),
          scoreText(one.low),
          scoreText(one.high),
          String(one.days),
        ]),
      }}
    >
      <div
        ref={ref}
        className="relative rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent"
      >
        <svg width={width} height={height} aria-hidden="true" className="block">
          <line x1={0} x2={width} y1={y(0)} y2={y(0)} stroke="var(--color-edge)" strokeDasharray="2 4" />
          {runsOf(weeks).map((run) => (
            <g key={run[0]?.start}>
              <Area
                data={run}
                x={xOf}
                y0={({ low }) => y(low)}
                y1={({ high }) => y(high)}
                fill="var(--color-accent)"
                fillOpacity={0.18}
              />
              <LinePath
                data={run}
                x={xOf}
                y={({ mean }) => y(mean)}
                stroke="var(--color-accent)"
                strokeWidth={2}
              />
              {run.length === 1 && run.map((one) => <Alone key={one.start} week={one} x={xOf(one)} y={y} />)}
            </g>
          ))}
          <line x1={xOf(week)} x2={xOf(week)} y1={y(week.low)} y2={y(week.high)} stroke="var(--color-ink)" />
          <circle cx={xOf(week)} cy={y(week.mean)} r={4} fill="var(--color-ink)" />
          <text x={0} y={margin.top} className="fill-quiet text-small">
            pleasant
          </text>
          <text x={0} y={height - margin.bottom - 4} className="fill-quiet text-small">
            unpleasant
          </text>
          {width > 0 && weeks.length > 1 && (
            <AxisBottom
              scale={x}
              top={height - margin.bottom}
              numTicks={Math.max(2, Math.floor(width / 110))}
              {...axisLook}
            />
          )}
        </svg>
        <input
          type="range"
          aria-label="Week"
          aria-valuetext={readout(week)}
          min={0}
          max={weeks.length - 1}
          value={at}
          onChange={({ target }) => setChosen(Number(target.value))}
          onPointerMove={({ clientX, currentTarget }) =>
            nearest(clientX, currentTarget.getBoundingClientRect())
          }
          className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
        />
      </div>
      <p aria-hidden="true" className="min-h-10 text-pretty text-small tabular-nums sm:min-h-0">
        {readout(week)}
      </p>
    </ChartFigure>
  );
}

/** A week beside silent ones has no line. */
const Alone = ({ week, x, y }: { week: Week; x: number; y: (score: number) => number }) => (
  <>
    <line
      x1={x}
      x2={x}
      y1={y(week.low)}
      y2={y(week.high)}
      stroke="var(--color-accent)"
      strokeOpacity={0.5}
      strokeWidth={3}
    />
    <circle cx={x} cy={y(week.mean)} r={2.5} fill="var(--color-accent)" />
  </>
);

/** Weeks that follow each other: nothing is drawn across silent weeks. */
function runsOf(weeks: readonly Week[]): Week[][] {
  const runs: Week[][] = [];
  for (const week of weeks) {
    const last = runs.at(-1)?.at(-1);
    if (last && dateOf(week).getTime() - dateOf(last).getTime() === weekMs) runs.at(-1)?.push(week);
    else runs.push([week]);
  }
  return runs;
}
