import type { StatedFinding } from "#domain/insights/insights-data.ts";
import { surenessText } from "#domain/insights/sureness-text.ts";
import { figures } from "#domain/languages/en/insights-figures.ts";
import { ChartFigure } from "../../charts/ChartFigure.tsx";
import type { Cell } from "../../charts/table-text.ts";
import { useTranslator } from "../../languages/language.ts";
import { IntervalRows } from "./IntervalRows.tsx";

export type Interval = StatedFinding & {
  readonly name: string;
  /** "14 of 54 days", or how many of whatever was compared. */
  readonly count: string;
  /** More cells of the table. */
  readonly cells: readonly Cell[];
};

/** Most differences that are drawn; the others are in the table. */
const mostDrawn = 12;

type Props = {
  title: string;
  /** Names of the cells. */
  cellNames: readonly string[];
  intervals: readonly Interval[];
};

/** Differences with the range by which the sentences speak: it leaves the middle, and its dot is filled, if they say more than that it may be chance. */
export function IntervalChart({ title, cellNames, intervals }: Props) {
  const t = useTranslator();
  const { columns: names } = figures.intervals;
  return (
    <ChartFigure
      heading="h4"
      title={title}
      unit={t(figures.intervals.unit)}
      table={{
        columns: [
          ...[names.name, names.difference, names.low, names.high, names.sure].map((name) => t(name)),
          ...cellNames,
        ],
        rows: intervals.map(({ name, difference, drawn, sureness, cells }) => [
          name,
          ...[difference, drawn.low, drawn.high],
          surenessText(t, sureness),
          ...cells,
        ]),
      }}
    >
      <IntervalRows
        rows={intervals.slice(0, mostDrawn).map(({ name, count, difference, drawn, sureness }) => ({
          ...{ name, count, ...drawn },
          ...{ middle: difference, isFilled: sureness !== "chance" },
        }))}
        ends={[t(figures.intervals.dimmer), t(figures.intervals.brighter)]}
      />
      {intervals.length > mostDrawn && (
        <p className="text-quiet text-small">
          {t(figures.intervals.drawn, { drawn: mostDrawn, all: intervals.length })}
        </p>
      )}
    </ChartFigure>
  );
}
