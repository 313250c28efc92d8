import type { Finding } from "#domain/insights/insights-data.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { ChartFigure } from "../../charts/ChartFigure.tsx";
import type { Cell } from "../../charts/table-text.ts";
import { useTranslator } from "../../languages/language.ts";
import { IntervalRows } from "./IntervalRows.tsx";

export type Interval = Finding & {
  readonly name: string;
  /** "14 of 54 days", or how many of whatever was compared. */
  readonly count: string;
  readonly isClaim: boolean;
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

/** Differences with the range in which 90 of 100 such ranges hold the true one: filled if it is a claim. */
export function IntervalChart({ title, cellNames, intervals }: Props) {
  const t = useTranslator();
  const { columns: names } = insights.intervals;
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
      <IntervalRows
        rows={intervals.slice(0, mostDrawn).map(({ difference, isClaim, ...interval }) => ({
          ...interval,
          ...{ middle: difference, isFilled: isClaim },
        }))}
        ends={[t(insights.intervals.dimmer), t(insights.intervals.brighter)]}
      />
      {intervals.length > mostDrawn && (
        <p className="text-quiet text-small">
          {t(insights.intervals.drawn, { drawn: mostDrawn, all: intervals.length })}
        </p>
      )}
    </ChartFigure>
  );
}
