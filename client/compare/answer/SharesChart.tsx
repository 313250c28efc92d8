import { sideNames } from "#domain/comparison/comparison.ts";
import type { Difference } from "#domain/comparison/comparison-data.ts";
import { compare } from "#domain/languages/en/compare.ts";
import { sureness as sureTexts } from "#domain/languages/en/sureness.ts";
import { series } from "#domain/languages/lists.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { ChartFigure } from "../../charts/ChartFigure.tsx";
import { BottomAxis } from "../../charts/chart-axis.tsx";
import { roundTicks, scaleOf } from "../../charts/scales.ts";
import { useWidth } from "../../charts/use-width.ts";
import { useTranslator } from "../../languages/language.ts";
import { SideShape, sideTone } from "../../stars/SideMark.tsx";
import type { Things } from "./things.ts";

type Props = {
  differences: readonly Difference[];
  things: Things;
  trackers: readonly Pick<Tracker, "id" | "kind">[];
};

/** How much of each thing that was different there is on both sides. Values of days, which have units, are in the table alone. */
export function SharesChart({ differences, things, trackers }: Props) {
  const t = useTranslator();
  const { columns } = compare.figures;
  const isShare = ({ kind, id }: Difference) =>
    kind !== "tracker" || trackers.find((tracker) => tracker.id === id)?.kind === "yes-no";
  /** A tag and a tracker can have the same name. */
  const nameAmong = (difference: Difference) => {
    const name = things.name(difference);
    const isAlone = differences.filter((other) => things.name(other) === name).length === 1;
    return isAlone ? name : series(t, [name, t(compare.lists.kinds[difference.kind])]);
  };
  const sides = sideNames.map((side) => t(compare.sides[side]));
  return (
    <ChartFigure
      title={t(compare.lists.title)}
      unit={t(compare.figures.sharesUnit)}
      table={{
        columns: [
          ...[t(columns.name), t(columns.kind)],
          ...sides.map((side) => t(columns.share, { side })),
          ...[columns.difference, columns.low, columns.high].map((column) => t(column)),
          ...sides.map((side) => t(columns.days, { side })),
          t(columns.sure),
        ],
        rows: differences.map((difference) => [
          nameAmong(difference),
          t(compare.lists.kinds[difference.kind]),
          ...sideNames.map((side) => things.value(difference, side)),
          ...[
            difference.first.value - difference.second.value,
            difference.drawn.low,
            difference.drawn.high,
          ].map((value) => things.more(difference, value)),
          ...sideNames.map((side) => ({ count: difference[side].days })),
          t(sureTexts[difference.sureness]),
        ]),
      }}
    >
      <Pairs differences={differences.filter(isShare)} things={things} />
    </ChartFigure>
  );
}

const rowHeight = 36;
const grid = "grid gap-x-4 sm:grid-cols-[minmax(0,11rem)_1fr] sm:items-center";

/** How far from the mark of the second side that of the first may lie; no share is below nothing, or above all. */
const rangeOf = ({ second, drawn }: Difference) =>
  [drawn.low, drawn.high].map((more) => Math.min(1, Math.max(0, second.value + more))) as [number, number];

/** Two marks for each thing, and the range of the first: it leaves the mark of the second out. */
function Pairs({ differences, things }: Pick<Props, "differences" | "things">) {
  const t = useTranslator();
  const [ref, width] = useWidth<HTMLDivElement>();
  if (differences.length === 0) return null;
  const most = Math.max(
    0.1,
    ...differences.flatMap((one) => [one.first.value, one.second.value, ...rangeOf(one)]),
  );
  const ends = [12, Math.max(13, width - 12)] as const;
  const x = scaleOf([0, most], ends);
  const { ticks } = roundTicks(0, 100 * most, Math.max(2, Math.floor(width / 90)));
  return (
    <ul aria-hidden="true" className="flex flex-col">
      {differences.map((difference) => (
        <li key={`${difference.kind} ${difference.id}`} className={grid}>
          <bdi className="block truncate text-small first-letter:uppercase">{things.name(difference)}</bdi>
          <svg aria-hidden="true" width={width} height={rowHeight} className="block">
            <line x1={ends[0]} x2={ends[1]} y1={18} y2={18} stroke="var(--color-line)" />
            <Range ends={rangeOf(difference).map(x) as [number, number]} />
            {(["second", "first"] as const).map((side) => (
              <g
                key={side}
                className={sideTone[side]}
                transform={`translate(${x(difference[side].value)} 18)`}
              >
                <SideShape side={side} size={6} />
              </g>
            ))}
          </svg>
        </li>
      ))}
      <li className={grid}>
        <div ref={ref} dir="ltr" className="min-w-0 sm:col-start-2">
          <svg aria-hidden="true" width={width} height={28} className="block overflow-visible">
            {width > 0 && (
              <BottomAxis
                top={0}
                line={ends}
                ticks={ticks.map((percent) => ({
                  x: x(percent / 100),
                  label: t(compare.figures.percent, { percent }),
                }))}
              />
            )}
          </svg>
        </div>
      </li>
    </ul>
  );
}

const Range = ({ ends: [low, high] }: { ends: readonly [number, number] }) => (
  <g data-range="" stroke="var(--color-first-side)" strokeWidth={2} strokeLinecap="round">
    <line x1={low} x2={high} y1={18} y2={18} />
    {[low, high].map((end) => (
      <line key={end} x1={end} x2={end} y1={13} y2={23} />
    ))}
  </g>
);
