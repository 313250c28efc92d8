import { linePath } from "../../charts/chart-axis.tsx";
import type { PlacedWeek } from "./week-at.ts";

type Props = {
  weeks: readonly PlacedWeek[];
  x: (week: PlacedWeek) => number;
  y: (score: number) => number;
};

/** From so many weeks on, lines are finer. */
const many = 150;

/** Means and bands; nothing is drawn across silent weeks. */
export const WeekLines = ({ weeks, x, y }: Props) =>
  runsOf(weeks).map((run) => (
    <g key={run[0]?.start}>
      <path
        d={`${linePath([
          ...run.map((week) => [x(week), y(week.high)] as const),
          ...run.toReversed().map((week) => [x(week), y(week.low)] as const),
        ])}Z`}
        fill="var(--color-accent)"
        fillOpacity={0.18}
      />
      <path
        d={linePath(run.map((week) => [x(week), y(week.mean)]))}
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth={weeks.length < many ? 2 : 1}
        strokeLinejoin="round"
      />
      {run.length === 1 && run.map((week) => <Alone key={week.start} week={week} x={x(week)} y={y} />)}
    </g>
  ));

/** A week beside silent ones has no line. */
const Alone = ({ week, x, y }: { week: PlacedWeek; x: number; y: Props["y"] }) => (
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

/** Groups of weeks that follow each other. */
function runsOf(weeks: readonly PlacedWeek[]): PlacedWeek[][] {
  const runs: PlacedWeek[][] = [];
  for (const week of weeks) {
    const last = runs.at(-1)?.at(-1);
    if (last && week.place === last.place + 1) runs.at(-1)?.push(week);
    else runs.push([week]);
  }
  return runs;
}
