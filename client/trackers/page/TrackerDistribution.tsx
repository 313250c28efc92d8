import { useMemo } from "react";
import { trackerPage } from "#domain/languages/en/tracker-page.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { type Bin, binsOf, countInBins } from "#domain/trackers/bins.ts";
import type { DayValue } from "#domain/trackers/runs.ts";
import { binText, shortValueText } from "#domain/trackers/value-text.ts";
import { ChartFigure } from "../../charts/ChartFigure.tsx";
import { BottomAxis } from "../../charts/chart-axis.tsx";
import { barsOf } from "../../charts/scales.ts";
import { useWidth } from "../../charts/use-width.ts";
import { useTranslator } from "../../languages/language.ts";

const height = 150;
const bottom = 26;
const top = 20;
/** Most bars, and most on a phone. */
const mostBins = { wide: 12, narrow: 7 } as const;
/** CSS pixels. */
const letterWidth = 7.5;

/** A group below its bar: short, because its unit is said above. */
function shortBinText(t: Translator, tracker: Tracker, { low, high }: Bin): string {
  const [from, to] = [low, high].map((value) => shortValueText(t, tracker, value));
  return low === high ? (from ?? "") : `${from}–${to}`;
}

/** How many days have each value. */
export function TrackerDistribution({ tracker, days }: { tracker: Tracker; days: readonly DayValue[] }) {
  const t = useTranslator();
  const [ref, width] = useWidth<HTMLDivElement>();
  const isNarrow = width < 480;
  const { bins, counts } = useMemo(() => {
    const values = days.map(({ value }) => value);
    const bins = binsOf(tracker, values, isNarrow ? mostBins.narrow : mostBins.wide);
    return { bins, counts: countInBins(bins, values) };
  }, [tracker, days, isNarrow]);
  // The width is limited, so that a few bars do not become walls.
  const sides = [0, Math.min(Math.max(1, width), 110 * bins.length)] as const;
  const bars = barsOf(bins.length, sides, 0.25);
  const middle = (at: number) => bars.left(at) + bars.width / 2;
  const most = Math.max(1, ...counts);
  const y = (count: number) => (count / most) * (height - bottom - top);
  const names = bins.map((bin) =>
    tracker.kind === "yes-no" ? binText(t, tracker, bin) : shortBinText(t, tracker, bin),
  );
  const widest = letterWidth * Math.max(...names.map(({ length }) => length)) + 8;
  const every = Math.max(1, Math.ceil(widest / Math.max(1, bars.step)));
  return (
    <ChartFigure
      heading="h2"
      title={t(trackerPage.distribution.title)}
      unit={t(trackerPage.distribution.unit)}
      table={{
        columns: [t(trackerPage.line.columns.value), t(trackerPage.distribution.days)],
        rows: bins.map((bin, at) => [binText(t, tracker, bin), { count: counts[at] ?? 0 }]),
      }}
    >
      <div ref={ref} dir="ltr">
        <svg width={width} height={height} aria-hidden="true" className="block overflow-visible">
          {width > 0 &&
            counts.map((count, at) => (
              <g key={bins[at]?.from}>
                <rect
                  x={bars.left(at)}
                  y={height - bottom - y(count)}
                  width={bars.width}
                  height={y(count)}
                  rx={2}
                  fill="var(--color-accent)"
                />
                {count > 0 && (
                  <text
                    x={middle(at)}
                    y={height - bottom - y(count) - 5}
                    textAnchor="middle"
                    className="fill-quiet text-small tabular-nums"
                  >
                    {count.toLocaleString(t.locale)}
                  </text>
                )}
              </g>
            ))}
          {width > 0 && (
            <BottomAxis
              top={height - bottom}
              line={sides}
              ticks={names.map((label, at) => ({ x: middle(at), label })).filter((_, at) => at % every === 0)}
            />
          )}
        </svg>
      </div>
    </ChartFigure>
  );
}
